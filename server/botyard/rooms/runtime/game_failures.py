"""Exceptions of a game's code: one refusal for clients, and one line of the log a minute for each room.

A game may come from an installed package. Where it breaks its interface, its room is refused and all others go on.
"""

import logging
from types import TracebackType

from botyard.errors import GameFailed, Refused, Unreadable
from botyard.logs import about
from botyard.store.error_classes import LogThrottle, StoreUnavailable

log = logging.getLogger("botyard.rooms")

PASSED = (Refused, StoreUnavailable, Unreadable)
"""Exceptions of the service itself, which a guard lets pass."""

_LOGGED = LogThrottle()


def log_failure(room: str, game: str, error: BaseException) -> None:
    """Log that a game has failed in a room: an error once a minute for each room, otherwise debug."""
    level = logging.ERROR if _LOGGED.allow(room) else logging.DEBUG
    log.log(level, "a game has failed", exc_info=error, extra=about(room=room, game=game))


class GameGuard:
    """A block that runs the code of a room's game: unexpected exceptions are logged, and become `GameFailed`."""

    __slots__ = ("_game", "_room")

    def __init__(self, room: str, game: str) -> None:
        self._room = room
        self._game = game

    def __enter__(self) -> None:
        """Begin the block."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Raise `GameFailed` in place of an exception that is none of the service's own (`PASSED`), and log that.

        Called at the end of the block.
        """
        if isinstance(error, Exception) and not isinstance(error, PASSED):
            log_failure(self._room, self._game, error)
            raise GameFailed from error
