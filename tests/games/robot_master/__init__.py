"""Tests of Robot Master, one file per module of the game."""
