"""The actor of one table: the task that owns it, and the parts that the task is made of."""
