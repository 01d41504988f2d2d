"""Invitations as a room stores them, and the requests that change them.

A room knows an invitation by its key alone: a digest that only a node can make, of the secret in a link, of a short
code, or of the invited person (`botyard.people.invite_digests`). So neither the log nor the file of a match shows
who was invited, or holds anything that opens the room.
"""

from typing import Annotated

import msgspec

from botyard_protocol.base import Id, Number, Received, SeatIndex

Key = Annotated[str, msgspec.Meta(pattern=r"^[tcp]\.[0-9a-f]{32}\Z")]
"""The key of an invitation: `t.` of a link, `c.` of a short code, `p.` of a person."""

PERSONAL = "p."
ID_CHARS = 12


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """Leave to take a seat. `seat`: only that one, if not None. `by`: who made it; `expires`: ms since 1970.

    `uses`: so many people may use it, 0: any number. `used`: the identities of those who did, only the newest
    `invite_rules.USED_KEPT`. `created`: ms since 1970, 0 if an earlier release made it.
    """

    key: str
    seat: int | None
    by: str
    expires: int
    uses: int
    used: tuple[str, ...] = ()
    revoked: bool = False
    created: int = 0

    @property
    def id(self) -> str:
        """The id of the invitation in its room. Unlike its secret it lets no one in."""
        return id_of(self.key)

    @property
    def is_used_up(self) -> bool:
        """Whether as many people have used it as may, so that no new person can."""
        return 0 < self.uses <= len(self.used)

    def is_alive(self, now: int) -> bool:
        """Whether a new person may use it at `now` (ms since 1970)."""
        return not self.revoked and now < self.expires and not self.is_used_up


class Invite(Received, frozen=True, tag=28):
    """Makes an invitation. Sent by a node for a player: it never crosses the wire. `expires`: ms since 1970."""

    wire_name = "invite"

    id: Id
    key: Key
    expires: Number
    seat: SeatIndex | None = None
    uses: Number = 0


class RevokeInvitation(Received, frozen=True, tag=29):
    """Withdraws the invitation with this id. Asked by a node: it never crosses the wire."""

    wire_name = "revoke_invitation"

    id: Id
    invitation: Id


def id_of(key: str) -> str:
    """The id of the invitation with a key."""
    return key[2 : 2 + ID_CHARS]


def is_personal(key: str | None) -> bool:
    """Whether a key is of an invitation by name, which a node makes of the sender's identity, not of a secret."""
    return key is not None and key.startswith(PERSONAL)
