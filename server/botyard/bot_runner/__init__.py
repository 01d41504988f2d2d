"""Plays the seats of bots: waits for their choices, has workers compute the answers, and submits these."""
