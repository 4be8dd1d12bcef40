"""The messages between a table and those around it: two closed unions, JSON on the wire, TypeScript in the client."""
