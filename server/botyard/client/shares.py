"""The client's own shares of chance: drawn, committed to, opened at the start, and checked after the match.

PROTOCOL.md, "Provable luck", says what a client must do. Nothing here waits or sends.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from botyard.client.model import Model
from botyard_protocol import messages as m
from botyard_protocol.luck import SHARE_BYTES, match_seed, secret_commitment, share_commitment

NewId = Callable[[], str]


@dataclass(frozen=True, slots=True)
class LuckCheck:
    """The result of a check of a finished match: `faults` in words, empty if the luck was fair.

    `shares`: how many people opened a share. `own`: whether ours is among them. `seed`: what the match was dealt from.
    """

    faults: tuple[str, ...]
    shares: int
    own: bool
    seed: bytes

    @property
    def holds(self) -> bool:
        """Whether everything fits."""
        return not self.faults


@dataclass(slots=True)
class _Start:
    """What we noted of a start before we opened our share. `promises`: the commitments by seat."""

    commitment: str
    round: int
    promises: dict[int, str]


@dataclass(slots=True)
class Shares:
    """The shares of one client, for all its rooms."""

    drawn: dict[str, str] = field(default_factory=dict)  # our shares by commitment
    commitments: dict[str, str] = field(default_factory=dict)  # of rooms, as we first saw them
    wanted: set[str] = field(default_factory=set)  # rooms in which we contribute
    _asked: set[tuple[str, int]] = field(default_factory=set)  # room and round for which we have sent a commitment
    _opened: set[str] = field(default_factory=set)  # commitments whose shares we have opened
    _starts: dict[str, _Start] = field(default_factory=dict)  # by room
    _committed: dict[str, tuple[int, str]] = field(default_factory=dict)  # while we are connected: round, commitment
    _left_out: set[tuple[str, int]] = field(default_factory=set)  # room and round of starts without our share

    def draw(self, identity: str, share: str | None = None) -> str:
        """Draw a share, unless `share` is given, and keep it. Returns its commitment: the hash that is sent.

        `identity`: ours, which the hash covers. `share`: in hex.
        """
        drawn = share or secrets.token_hex(SHARE_BYTES)
        commitment = share_commitment(identity, drawn)
        self.drawn[commitment] = drawn
        return commitment

    def wants(self, room: str) -> None:
        """Note that we contribute to the starts of a room from now on."""
        self.wanted.add(room)

    def take_due(self, model: Model, new_id: NewId) -> list[m.Contribute | m.OpenShare]:
        """Return the messages that are due in the room, and note them as sent; a second call returns none of them."""
        room = model.seating
        if model.welcome is None or room is None or room.luck is None or model.coach:
            return []
        self.commitments.setdefault(room.id, room.commitment)
        self._look_for_ours(room, room.luck, model.welcome.identity)
        if room.status is not m.Status.OPEN:
            return []
        if room.luck.opening:
            return self._take_openings(room, room.luck, model.welcome.identity, new_id)
        return self._take_contributions(room, room.luck, model.welcome.identity, new_id)

    def _take_openings(
        self, room: m.RoomView, luck: m.LuckView, identity: str, new_id: NewId
    ) -> list[m.Contribute | m.OpenShare]:
        """Return the message that opens our share if the list of the start has it; only once for each share.

        Remembers the list for `check`.
        """
        own = next((one for one in luck.shares if one.identity == identity and one.share is None), None)
        if own is None or own.commitment in self._opened or own.commitment not in self.drawn:
            return []
        self._opened.add(own.commitment)
        promises = {one.seat: one.commitment for one in luck.shares}
        self._starts[room.id] = _Start(own.commitment, luck.round, promises)
        return [m.OpenShare(new_id(), own.seat, self.drawn[own.commitment])]

    def _take_contributions(
        self, room: m.RoomView, luck: m.LuckView, identity: str, new_id: NewId
    ) -> list[m.Contribute | m.OpenShare]:
        """Return a commitment to a new share if we hold a seat of a wanted room; only once for each round."""
        seat = next((seat for seat, one in enumerate(room.seats) if one is not None and one.identity == identity), None)
        known = any(one.identity == identity for one in luck.shares)
        if seat is None or known or room.id not in self.wanted or (room.id, luck.round) in self._asked:
            return []
        self._asked.add((room.id, luck.round))
        return [m.Contribute(new_id(), seat, self.draw(identity))]

    def asked(self, room: m.RoomView) -> None:
        """Note that a call commits to the next start of a room, so that `take_due` does not do it too."""
        if room.luck is not None:
            self._asked.add((room.id, room.luck.round))

    def entered(self, room: str) -> None:
        """Note that we are in a room again: we may have been away, so a start without our share is no fault."""
        self._committed.pop(room, None)

    def _look_for_ours(self, room: m.RoomView, luck: m.LuckView, identity: str) -> None:
        """Note whether a start leaves out our share, to which we had committed while we were connected."""
        ours = next((one for one in luck.shares if one.identity == identity and one.commitment in self.drawn), None)
        if room.status is m.Status.OPEN and not luck.opening:
            self._committed.pop(room.id, None)
            if ours is not None:
                self._committed[room.id] = (luck.round, ours.commitment)
        elif ours is None and self._committed.pop(room.id, (0, ""))[0] == luck.round:
            self._left_out.add((room.id, luck.round))

    # --- after the match ---

    def check(self, room: m.RoomView) -> LuckCheck | None:
        """Check that the luck of a finished match was what everyone had committed to. Returns the result.

        None if that cannot be known: the room has no shares of chance, or the server has not opened its secret.
        """
        luck = room.luck
        if luck is None or not luck.secret:
            return None
        opened = [(one.seat, one.commitment, one.share or "") for one in luck.shares]
        secret = bytes.fromhex(luck.secret)
        start = self._starts.get(room.id)
        faults = [*self._of_secret(room, secret), *_of_shares(luck), *_of_start(luck, start)]
        if (room.id, luck.round) in self._left_out:
            faults.append("Our share was left out of the start, though we were connected.")
        own = start is not None and any(one.commitment == start.commitment for one in luck.shares)
        return LuckCheck(tuple(faults), len(opened), own, match_seed(secret, room.id, luck.round, opened, room.players))

    def _of_secret(self, room: m.RoomView, secret: bytes) -> list[str]:
        """Say what is wrong with the commitment of the room or the secret behind it; empty if nothing is."""
        seen = self.commitments.get(room.id, room.commitment)
        if seen != room.commitment:
            return ["The room shows another commitment than at the beginning."]
        return [] if secret_commitment(secret) == seen else ["The secret is not the one that was promised."]


def _of_shares(luck: m.LuckView) -> list[str]:
    wrong = [one.seat for one in luck.shares if one.share is None or not _fits(one)]
    return [f"The share of seat {seat} is not the one that was promised." for seat in wrong]


def _fits(one: m.ShareView) -> bool:
    return one.share is not None and share_commitment(one.identity, one.share) == one.commitment


def _of_start(luck: m.LuckView, start: _Start | None) -> list[str]:
    """Say what differs from what we noted before we opened our share; empty if nothing does, or nothing was noted."""
    if start is None:
        return []
    if start.round != luck.round:
        return ["The match was dealt at another start than the one for which we opened our share."]
    promises = {one.seat: one.commitment for one in luck.shares}
    return [] if promises == start.promises else ["The list of shares is not the one for which we opened ours."]
