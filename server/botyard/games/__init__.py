"""Pure rules of the games: no clock, no I/O, no global randomness; integers only."""
