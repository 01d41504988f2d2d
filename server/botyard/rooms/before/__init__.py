"""A table before its match: its settings, seats, invitations, the start. Pure."""
