"""Lists of rooms, derived from the rooms themselves."""
