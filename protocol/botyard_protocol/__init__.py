"""What crosses the wire: typed messages, codec, error and close codes, golden vectors.

Imports nothing of the server and does no I/O. `PROTOCOL.md` in the folder above explains how to use the messages.
"""
