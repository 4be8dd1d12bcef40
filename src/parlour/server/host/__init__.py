"""What a host sets and sees: settings, data folder, limits, bans, logs, metrics, shutdown, integrity."""
