"""Scenarios of Robot Master: positions and commands from readable JSON, run and compared with an expectation."""
