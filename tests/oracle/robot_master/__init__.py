"""A second implementation of the rules of Robot Master, for the tests only."""
