"""Scenarios of Robot Master: cases with what must come of them, and positions that are refused."""
