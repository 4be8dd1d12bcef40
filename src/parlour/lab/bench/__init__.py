"""Speed, measured side by side: our games, the same rules uncompiled, and the engines of others."""
