"""The server: HTTP and WebSocket around tables. An actor owns each table, and commits every entry before it is sent."""
