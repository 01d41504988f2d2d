"""Delayed spectators: rooms as they were some turns or seconds ago."""
