"""HTTP and WebSocket: the ASGI application, its middleware, and its routes by noun."""
