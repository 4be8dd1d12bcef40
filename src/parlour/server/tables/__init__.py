"""All tables of the server: the registry, eviction from memory, and moderation."""
