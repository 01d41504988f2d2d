"""Tests of Twin Tin Bots, one file per module of the game."""
