"""Measurements of speed: they print tables and write nothing."""
