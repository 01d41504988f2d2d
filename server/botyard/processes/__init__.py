"""Child processes: a pool of workers for long tasks, and the supervisor of several nodes."""
