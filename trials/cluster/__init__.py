"""A cluster on this machine: PostgreSQL, three nodes and a proxy, to look at or under faults (`make cluster`)."""
