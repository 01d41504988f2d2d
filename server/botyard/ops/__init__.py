"""What keeps a node running well beside its work: the worker process."""
