"""Work outside the event loop: worker processes, and the queues that share them fairly."""
