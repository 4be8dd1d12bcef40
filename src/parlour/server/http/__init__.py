"""HTTP and WebSocket: the application, and its routes by noun."""
