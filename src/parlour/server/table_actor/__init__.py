"""The actor of one table: a task that owns it, and what works for that task."""
