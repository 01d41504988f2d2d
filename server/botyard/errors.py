"""Errors that every part of the service raises: what is refused, what is missing, what cannot be read."""

from botyard.texts import localized
from botyard_protocol.codes import Code


class Refused(Exception):
    """A request is not allowed; nothing has changed. `message` is a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NoSuchRoom(Refused):
    """The room never existed, or no longer does."""

    def __init__(self) -> None:
        super().__init__(Code.NO_SUCH_ROOM, localized("no_such_room"))


class GameFailed(Refused):
    """The code of a game has raised an exception that its interface does not allow. The log has it already."""

    def __init__(self) -> None:
        super().__init__(Code.INTERNAL_ERROR, localized("internal_error-game"))


class Unreadable(Exception):
    """Stored bytes that this node cannot read: a newer one may have written them.

    `game`: the name of the game whose code has failed at them, "" if no game is at fault.
    """

    def __init__(self, message: str, game: str = "") -> None:
        super().__init__(message)
        self.game = game


class Damaged(Unreadable):
    """Stored bytes that are not those that were written: they stay as they are, and only a backup has the others."""
