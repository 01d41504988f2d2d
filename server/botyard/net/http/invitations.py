"""Invitations over HTTP: hosts create and withdraw them, holders of a link read them, invited people answer them.

Players without an invitation ask the host to be let in.
"""

import msgspec

from botyard.accounts.sanctions import Sanctions
from botyard.net.http.router import Call, Operation, TooFast
from botyard.net.transport.rate_limits import RateLimits
from botyard.people.invitations import FoundInvitation, Invitations
from botyard.people.join_requests import JoinRequests
from botyard.people.text_field import clean_text
from botyard.rooms.public_names import PublicNames
from botyard.texts import localized
from botyard_protocol.api_people import (
    Inbox,
    InvitationList,
    InvitationLook,
    InvitationMade,
    InvitationPage,
    InvitationWish,
    Whom,
    Word,
)
from botyard_protocol.codes import Code

AT_TABLE = (Code.NO_SUCH_ROOM, Code.ALREADY_STARTED, Code.BUSY)
AT_SEATS = (Code.NOT_YOUR_SEAT, Code.NOT_HOST, Code.SEAT_TAKEN, Code.NO_SUCH_SEAT)
WITH_PEOPLE = (Code.YOURSELF, Code.ALREADY_SEATED, Code.NOT_WELCOME, Code.TOO_MANY, Code.TOO_FAST)
LOOKING = (Code.NO_INVITATION, Code.INVITATION_USED, Code.INVITATION_EXPIRED, Code.INVITATION_REVOKED, Code.TOO_FAST)


class InvitationOperations:
    """Serves invitations."""

    def __init__(
        self, invitations: Invitations, requests: JoinRequests, sanctions: Sanctions, rate_limits: RateLimits
    ) -> None:
        self._invitations = invitations
        self._requests = requests
        self._sanctions = sanctions
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        room, mine = "/api/rooms/{room}/invitations", "/api/me/invitations"
        make = "Invite to a room that waits: by link, by short code, or a user by name."
        listed = "The invitations of a room: for its host all, for others at the table their own."
        look = "What an invitation is to, by the secret of its link or by its code, before a name is given."
        decline = "Turn an invitation down, with a word to who made it."
        revoke = "Withdraw an invitation."
        making = (*AT_TABLE, *AT_SEATS, *WITH_PEOPLE, Code.MUTED)
        request = "Ask the host of a table to let you in: at a private table, or after the host has removed you."
        accept = "Let a player in who has asked you for it."
        requests = "/api/rooms/{room}/join-requests"
        requesting = (*AT_TABLE, Code.ALREADY_SEATED, Code.NOT_BARRED, Code.MUTED, Code.TOO_FAST)
        accepting = (*AT_TABLE, *WITH_PEOPLE, Code.NOT_HOST, Code.NO_INVITATION)
        declining = (Code.NO_INVITATION, Code.MUTED, Code.TOO_FAST)
        revoking = (*AT_TABLE, Code.NO_INVITATION, Code.TOO_FAST)
        return [
            Operation("POST", room, "invite", make, self._make, InvitationWish, InvitationMade, making),
            Operation("GET", room, "listInvitations", listed, self._list, None, InvitationList, AT_TABLE),
            Operation("DELETE", room + "/{id}", "revokeInvitation", revoke, self._revoke, None, None, revoking),
            Operation(
                "POST",
                "/api/invitations/look",
                "lookAtInvitation",
                look,
                self._look,
                body=InvitationLook,
                answer=InvitationPage,
                codes=LOOKING,
                anonymous=True,
            ),
            Operation("GET", mine, "listWaiting", "The invitations that wait for you.", self._inbox, None, Inbox),
            Operation("POST", requests, "askToBeLetIn", request, self._request, Word, None, requesting),
            Operation("POST", requests + "/{id}/accept", "acceptRequest", accept, self._accept, codes=accepting),
            Operation("POST", mine + "/{id}/decline", "decline", decline, self._decline, Word, None, declining),
        ]

    async def _make(self, call: Call) -> InvitationMade:
        self._approach(call)
        self._may_say(call)
        made = await self._invitations.make(call.caller, call.path("room"), _visible(call.body))
        return InvitationMade(made.id, made.secret, made.expires // 1000)

    async def _list(self, call: Call) -> InvitationList:
        return InvitationList(await self._invitations.listed(call.caller.id, call.path("room")))

    async def _revoke(self, call: Call) -> None:
        self._approach(call)
        await self._invitations.revoke(call.caller, call.path("room"), call.path("id"))

    async def _look(self, call: Call) -> InvitationPage:
        identity = None if call.identity is None else call.identity.id
        if after := self._rate_limits.invitation_lookup(identity, call.address, call.now):
            raise TooFast(localized("too_fast-many_invitations_opened_address"), after)
        return _page(await self._invitations.find(call.body.secret, identity), self._invitations.names)

    async def _inbox(self, call: Call) -> Inbox:
        return Inbox(await self._invitations.waiting(call.caller.id))

    async def _decline(self, call: Call) -> None:
        self._approach(call)
        self._may_say(call)
        word = clean_text("word", call.body.word)
        await self._invitations.decline(call.caller, call.path("id"), word)

    async def _request(self, call: Call) -> None:
        self._approach(call)
        self._may_say(call)
        await self._requests.send(call.caller, call.path("room"), clean_text("word", call.body.word))

    async def _accept(self, call: Call) -> None:
        self._approach(call)
        await self._requests.accept(call.caller, call.path("room"), call.path("id"))

    def _may_say(self, call: Call) -> None:
        """Raise `Refused` for a message of a muted user: without one they may invite."""
        if call.body.word:
            self._sanctions.must_not_be_muted(call.caller.id)

    def _approach(self, call: Call) -> None:
        if after := self._rate_limits.contact_request(call.caller.id, call.address, call.now):
            raise TooFast(localized("too_fast-many_requests_other_players"), after)


def _visible(wish: InvitationWish) -> InvitationWish:
    whom = wish.whom and Whom(wish.whom.identity, clean_text("whom.name", wish.whom.name))
    return msgspec.structs.replace(wish, whom=whom, word=clean_text("word", wish.word))


def _page(found: FoundInvitation, public: PublicNames) -> InvitationPage:
    record, invitation = found.record, found.invitation
    by = record.host if invitation is None else invitation.by
    names = {one.identity: public.name_of(one.identity, one.name) for one in record.seats if one is not None}
    return InvitationPage(
        room=public.rename_line(record.summary()),
        by=by or "",
        name=names.get(by or "", ""),
        seat=None if invitation is None else invitation.seat,
        expires=0 if invitation is None else invitation.expires // 1000,
        seated=found.seated,
    )
