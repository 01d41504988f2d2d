"""Child processes: workers beside the event loop, and the supervisor of several nodes."""
