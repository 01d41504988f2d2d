"""The events of a node's rooms, dispatched to the parts of the node that act on them.

The rooms are built with this object, the parts that follow them are built with the rooms: so neither needs the other
before it exists. Subscriptions are made while the node is built, before its rooms start.
"""

from collections.abc import Callable

OnRoom = Callable[[str], None]
"""Takes a room's id. Must neither block nor raise."""


class RoomEvents:
    """Dispatches the events of a node's rooms to their subscribers, in the order of subscription."""

    def __init__(self) -> None:
        self._on_listing: list[OnRoom] = []
        self._on_bot_turn: list[OnRoom] = []

    # --- subscribing ---

    def subscribe_listings(self, on_listing: OnRoom) -> None:
        """Call `on_listing` for each room whose line in the lobby has changed."""
        self._on_listing.append(on_listing)

    def subscribe_bot_turns(self, on_bot_turn: OnRoom) -> None:
        """Call `on_bot_turn` for each room in which a bot is to answer; more than once for the same answer."""
        self._on_bot_turn.append(on_bot_turn)

    # --- dispatching ---

    def listing_changed(self, room: str) -> None:
        """Dispatch a change of a room's line in the lobby."""
        for on_listing in self._on_listing:
            on_listing(room)

    def bot_turn(self, room: str) -> None:
        """Dispatch that a bot is to answer in a room."""
        for on_bot_turn in self._on_bot_turn:
            on_bot_turn(room)
