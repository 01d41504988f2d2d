"""Rooms: seats, numbering and the one way of a command."""
