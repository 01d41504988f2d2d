"""Those who play for the seats of bots: they watch for choices, have them thought about elsewhere, and answer."""
