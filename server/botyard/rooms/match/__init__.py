"""A running match: moves, clocks, missing players, preset answers. Pure."""
