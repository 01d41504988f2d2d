"""A second, plain implementation of the rules of Twin Tin Bots: the yardstick for the real engine."""
