"""Bots: they take what a seat may know and its open choice, and return a command. Pure: no clock, no I/O, no rooms."""
