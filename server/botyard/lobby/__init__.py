"""Lists of rooms and matches, derived from the rooms themselves."""
