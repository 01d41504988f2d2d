"""Provable luck: people commit to shares of the seed, and open them only when all commitments of the start are final.

The server binds itself to a secret by its hash when the room is made. The seed of a match comes from the secret and
from the shares; the secret is in the last event, so that everyone can check all of it. Pure.
"""

from collections.abc import Collection

import msgspec

from botyard_protocol.luck import match_seed, plain_seed, secret_commitment, share_commitment
from botyard_protocol.messages import LuckView, Occupant, ShareView

SECRET_BYTES = 32

OPENING_MS = 15_000
"""How long people have to open their shares; then the start is called off."""

CONNECTING_GRACE_MS = 10_000
"""For this time after a commitment its sender counts as connected, since the connection may still be under way."""

commitment, seed = secret_commitment, plain_seed


class Share(msgspec.Struct, frozen=True, array_like=True):
    """A person's share of the seed: `commitment` since `time` (ms since 1970), and the share once it is open (hex)."""

    seat: int
    identity: str
    commitment: str
    time: int
    share: str | None = None


class Luck(msgspec.Struct, frozen=True, array_like=True):
    """The shares of a room. `round`: the number of the start, 0 in rooms of releases that published plain shares.

    `shares`: in the order of the seats before the match; from the start on those of the final list. `until`: the end of
    the time for opening them (ms since 1970), 0 if none are being opened. `called_off`: the people who did not open
    theirs, or left, so that the start before was called off.
    """

    round: int = 0
    shares: tuple[Share, ...] = ()
    until: int = 0
    called_off: tuple[Occupant, ...] = ()

    def of(self, seat: int) -> Share | None:
        """The share of a seat, None if it has none."""
        return next((one for one in self.shares if one.seat == seat), None)


PLAIN_LUCK = Luck()
"""The luck of rooms that earlier releases made."""
COMMITTED_LUCK = Luck(round=1)
"""The luck of a new room."""


# --- commitments ------------------------------------------------------------------------------------------------


def with_share(luck: Luck, share: Share) -> Luck:
    """Return the luck with `share`, in place of the one that its seat had, if any."""
    shares = (*(one for one in luck.shares if one.seat != share.seat), share)
    return msgspec.structs.replace(luck, shares=tuple(sorted(shares, key=lambda one: one.seat)))


def without_share(luck: Luck, seat: int) -> Luck:
    """Return the luck without the share of a seat."""
    if luck.of(seat) is None:
        return luck
    return msgspec.structs.replace(luck, shares=tuple(one for one in luck.shares if one.seat != seat))


# --- the start --------------------------------------------------------------------------------------------------


def with_final_shares(luck: Luck, connected: Collection[str], now: int) -> Luck:
    """Return the luck with the final list of shares: of people who are connected, or have just committed to one.

    `connected`: identities. `now`: ms since 1970, from which the time for opening the shares runs. Without any share
    nothing is opened (`until` 0). The people who made an earlier start fail are no longer in `called_off`.
    """
    taking_part = tuple(one for one in luck.shares if one.identity in connected or now - one.time < CONNECTING_GRACE_MS)
    until = now + OPENING_MS if taking_part else 0
    return msgspec.structs.replace(luck, shares=taking_part, until=until, called_off=())


def is_opening_of(share: Share, opened: str) -> bool:
    """Whether this is the share that was committed to."""
    return share_commitment(share.identity, opened) == share.commitment


def unopened(luck: Luck) -> tuple[Share, ...]:
    """The shares of the final list that are not open yet."""
    return tuple(one for one in luck.shares if one.share is None)


def next_start(luck: Luck, people: tuple[Occupant, ...]) -> Luck:
    """The luck of the next start: every share is void. `people`: those who made this one fail."""
    return Luck(luck.round + 1, called_off=people)


def match_seed_of(luck: Luck, secret: bytes, room: str, players: int) -> bytes:
    """Return the seed of a match with so many `players`. All shares of the final list must be open."""
    opened = [(one.seat, one.commitment, one.share) for one in luck.shares if one.share is not None]
    return match_seed(secret, room, luck.round, opened, players)


# --- for clients ------------------------------------------------------------------------------------------------


def view(luck: Luck, secret: str | None) -> LuckView | None:
    """Return the public view of the luck; None in a room of an earlier release. `secret` (hex): of a finished match."""
    if not luck.round:  # rounds are counted from 1; earlier releases had none
        return None
    shares = tuple(ShareView(one.seat, one.identity, one.commitment, one.share) for one in luck.shares)
    return LuckView(luck.round, shares, opening=luck.until > 0, called_off=luck.called_off, secret=secret)
