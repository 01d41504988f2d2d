"""Tokens of links to rooms, derived from the key that all nodes share, so that none is stored.

A token names its purpose and is signed. The room decides whether the link is still valid.
"""

import hmac
import re
from dataclasses import dataclass

from botyard.accounts.identity import Signer
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken

_WATCH = re.compile(r"w([0-9]{1,9})\.([A-Za-z0-9_-]{22})")
_COACH = re.compile(r"([a-z0-9]{1,40})\.([0-9])\.([0-9]{1,9})\.([A-Za-z0-9_-]{22})")


@dataclass(frozen=True, slots=True)
class CoachLink:
    """A link to the view of a seat. `number`: counts the links of the seat."""

    room: str
    seat: int
    number: int


class LinkTokens:
    """Makes and parses tokens."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def watch(self, room: str, number: int) -> str:
        """The token of a room's spectator link. `number`: counts the links of the room."""
        return f"w{number}.{self._signer.link(f'watch/{room}/{number}')}"

    def coach(self, link: CoachLink) -> str:
        """The token of a coach link."""
        mac = self._signer.link(f"coach/{link.room}/{link.seat}/{link.number}")
        return f"{link.room}.{link.seat}.{link.number}.{mac}"

    def ticket(self, room: str, token: str | None) -> AccessToken:
        """Return the access that the token of a spectator link or a coach link gives to a room; for others none."""
        if not token:
            return NO_TOKEN
        link = self.read_coach(token)
        if link is not None and link.room == room:
            return AccessToken(coach=(link.seat, link.number))
        return AccessToken(self.read_watch(room, token))

    def read_watch(self, room: str, token: str) -> int | None:
        """Return the number of a room's spectator link, None if the token is not ours."""
        parts = _WATCH.fullmatch(token)
        if parts is None or not _is_same(self.watch(room, int(parts[1])), token):
            return None
        return int(parts[1])

    def read_coach(self, token: str) -> CoachLink | None:
        """Return the coach link of a token, None if the token is not ours."""
        parts = _COACH.fullmatch(token)
        link = None if parts is None else CoachLink(parts[1], int(parts[2]), int(parts[3]))
        return link if link is not None and _is_same(self.coach(link), token) else None


def _is_same(ours: str, theirs: str) -> bool:
    return hmac.compare_digest(ours.encode(), theirs.encode())
