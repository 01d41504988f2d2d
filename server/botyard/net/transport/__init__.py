"""Bytes on sockets: the WebSocket and HTTP drivers, connections, rate limits and authentication."""
