"""The messages between a server and its clients: two closed unions, JSON on the wire, TypeScript in the page."""
