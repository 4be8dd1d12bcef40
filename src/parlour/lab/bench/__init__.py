"""Speed, measured side by side: these games, the same rules uncompiled, and other engines."""
