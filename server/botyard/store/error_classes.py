"""What can go wrong between a node and Redis."""


class StoreAway(Exception):
    """Redis did not answer. What was asked may have happened or not: ask again with the same command id."""

    sentence = "The server cannot reach its store: try again."
    """What whoever asked is told."""


class StoreRefuses(StoreAway):
    """Redis answered with an error: its memory or disk is full, it is a replica, something is forbidden."""

    sentence = "The server's store takes nothing for now: try again."


class StoreMoved(StoreAway):
    """Nothing was done: the slot is at `host` and `port` (`host` empty: the same as of the primary that says so)."""

    def __init__(self, slot: int, host: str, port: int) -> None:
        super().__init__("another primary has the slot")
        self.slot = slot
        self.host = host
        self.port = port


class BadStore(Exception):
    """Redis answers, but cannot be used as it is; the message says what to change."""
