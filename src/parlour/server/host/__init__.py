"""What a host configures and monitors: settings, data folder, limits, bans, logs, metrics, shutdown, integrity."""
