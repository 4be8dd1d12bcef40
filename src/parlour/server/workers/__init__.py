"""Work outside the event loop: worker processes, and fair turns for everybody who waits for them."""
