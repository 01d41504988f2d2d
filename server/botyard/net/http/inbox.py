"""The inbox of the caller over HTTP, and notes to friends."""

import re

from botyard.errors import Refused
from botyard.net.http.limits import limit_contact
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.http.people import known_of
from botyard.net.transport.message_costs import ROOM_READ
from botyard.people.text_field import clean_text
from botyard.texts import localized
from botyard_protocol.api_people import InboxList, Note
from botyard_protocol.codes import Code

ITEM = re.compile(r"[A-Za-z0-9_.:-]{1,40}\Z")


@operation("GET", "/api/inbox", price=ROOM_READ)
async def list_inbox(node: Node, call: Call) -> InboxList:
    """What waits for you: invitations, friend requests, offered seats, answers, notes."""
    return InboxList(await node.contacts.inbox.of(call.caller.id))


@operation("DELETE", "/api/inbox/{id}", codes=(Code.INVALID_FIELD,))
async def dismiss_item(node: Node, call: Call) -> None:
    """Remove an item from your inbox. Invitations and friend requests stay until you answer them."""
    id = call.path("id")
    if not ITEM.match(id):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-item_inbox"))
    await node.contacts.inbox.remove(call.caller.id, id)


@operation("POST", "/api/inbox/notes", codes=(Code.NOT_WELCOME, Code.INVALID_FIELD, Code.MUTED, Code.TOO_FAST))
async def send_note(node: Node, call: Call, body: Note) -> None:
    """Send a line to a friend, into their inbox."""
    limit_contact(node, call)
    node.session_registry.sanctions.must_not_be_muted(call.caller.id)
    text = clean_text("text", body.text)
    if not text:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field="text"))
    await node.contacts.notes.send(call.caller, known_of(body.whom), text)
