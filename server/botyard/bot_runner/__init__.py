"""Plays the seats of bots: waits for their choices, has them answered in worker processes, submits the answers."""
