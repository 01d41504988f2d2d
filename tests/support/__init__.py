"""Real things to test against: a Redis of our own, nodes on free ports, and a plain websocket client."""
