"""Scenarios of VOLT: positions and commands from readable JSON, run and compared with an expectation."""
