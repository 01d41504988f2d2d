"""The inbox of the caller over HTTP, and notes to friends."""

import re

from botyard.accounts.sanctions import Sanctions
from botyard.errors import Refused
from botyard.net.http.people import known_of
from botyard.net.http.router import Call, Operation, TooFast
from botyard.net.transport.message_costs import ROOM_READ
from botyard.net.transport.rate_limits import RateLimits
from botyard.people.inbox import Inbox
from botyard.people.notes import Notes
from botyard.people.text_field import clean_text
from botyard.texts import localized
from botyard_protocol.api_inbox import InboxList, Note
from botyard_protocol.codes import Code

ITEM = re.compile(r"[A-Za-z0-9_.:-]{1,40}\Z")


class InboxOperations:
    """Serves the inbox."""

    def __init__(self, inbox: Inbox, notes: Notes, sanctions: Sanctions, rate_limits: RateLimits) -> None:
        self._inbox = inbox
        self._notes = notes
        self._sanctions = sanctions
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        listed = "What waits for you: invitations, friend requests, offered seats, answers, notes."
        dismiss = "Remove an item from your inbox. Invitations and friend requests stay until you answer them."
        send = "Send a line to a friend, into their inbox."
        sending = (Code.NOT_WELCOME, Code.INVALID_FIELD, Code.MUTED, Code.TOO_FAST)
        changing = (Code.INVALID_FIELD,)
        return [
            Operation("GET", "/api/inbox", "listInbox", listed, self._list, None, InboxList, price=ROOM_READ),
            Operation("DELETE", "/api/inbox/{id}", "dismissItem", dismiss, self._dismiss, None, None, changing),
            Operation("POST", "/api/inbox/notes", "sendNote", send, self._send, Note, None, sending),
        ]

    async def _list(self, call: Call) -> InboxList:
        return InboxList(await self._inbox.of(call.caller.id))

    async def _dismiss(self, call: Call) -> None:
        id = call.path("id")
        if not ITEM.match(id):
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-item_inbox"))
        await self._inbox.remove(call.caller.id, id)

    async def _send(self, call: Call) -> None:
        if after := self._rate_limits.contact_request(call.caller.id, call.address, call.now):
            raise TooFast(localized("too_fast-many_requests_other_players"), after)
        self._sanctions.must_not_be_muted(call.caller.id)
        text = clean_text("text", call.body.text)
        if not text:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field="text"))
        await self._notes.send(call.caller, known_of(call.body.whom), text)
