"""Scenarios of Twin Tin Bots: positions and commands from readable JSON, run and compared with an expectation."""
