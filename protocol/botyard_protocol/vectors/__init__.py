"""Golden vectors: messages as both languages, and strangers, must read and write them.

`client.json`, `server.json`: whole messages (`hex` of msgpack, `json`). `newer.json`: what a newer server sends, and
what an older client makes of it. `short_events.json`: frames of events in the short form of Twin Tin Bots.
`refused.json`: what clients must not send, with the code and the path that come back.
`luck.json`: seeds of matches, and what they are made of.
"""
