"""A second implementation of the rules of Twin Tin Bots, for the tests only."""
