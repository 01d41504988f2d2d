"""The websocket endpoint: a session for each connection."""
