"""What parties and tournaments have in common: people under a host, by one link, followed live."""
