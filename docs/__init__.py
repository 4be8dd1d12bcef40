"""The documentation: pages, and the scripts that make a site and pictures of them."""
