"""The server: HTTP and WebSocket around tables. One task owns a table; what is told has been kept before."""
