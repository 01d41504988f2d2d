"""Fixtures and options for the tests of a game."""

pytest_plugins = ["botyard.testing"]
