"""Bots: from what a seat may know and the choice that it has, to a command. Pure: no clock, no I/O, no rooms."""
