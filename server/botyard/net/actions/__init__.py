"""What users can do, whether they ask over a websocket or over HTTP."""
