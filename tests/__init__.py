"""The tests; they mirror the folders that they cover."""
