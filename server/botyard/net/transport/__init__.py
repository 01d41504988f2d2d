"""Bytes on sockets: the websocket and HTTP drivers, connections, rate limits, and who is behind a request."""
