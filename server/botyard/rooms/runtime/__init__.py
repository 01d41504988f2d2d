"""Rooms as they run: commands are decided, committed to Redis, and alarms fire."""
