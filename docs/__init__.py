"""The documentation: pages, and the scripts that build the site and take the pictures."""
