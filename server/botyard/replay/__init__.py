"""Matches that are over: written to files, and checked by playing them again."""
