"""What moderators set for all users over HTTP: the announcement, and reserved names."""

from botyard.net.http.desk_access import when_open
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard_protocol.api_desk import AnnouncementWish, ReservedNameChange, ReservedNamesList

ALL_USERS = "/api/desk/announcement"
NAMES = "/api/desk/reserved-names"


@when_open
@operation("POST", ALL_USERS)
async def announce(node: Node, call: Call, body: AnnouncementWish) -> None:
    """An announcement to all users, instead of the last one."""
    await node.moderation.measures.announce(call.caller, body.text, body.minutes)


@when_open
@operation("DELETE", ALL_USERS)
async def withdraw_announcement(node: Node, call: Call) -> None:
    """No announcement any more."""
    await node.moderation.measures.withdraw_announcement(call.caller)


@when_open
@operation("GET", NAMES)
async def list_reserved_names(node: Node, call: Call) -> ReservedNamesList:
    """The reserved names."""
    return _names(node)


@when_open
@operation("POST", NAMES)
async def reserve_name(node: Node, call: Call, body: ReservedNameChange) -> ReservedNamesList:
    """Reserve a name, or one that looks like it."""
    await node.moderation.measures.reserve_name(call.caller, body.name, body.why)
    return _names(node)


@when_open
@operation("POST", f"{NAMES}/release")
async def release_name(node: Node, call: Call, body: ReservedNameChange) -> ReservedNamesList:
    """Let people take a name again."""
    await node.moderation.measures.release_name(call.caller, body.name, body.why)
    return _names(node)


def _names(node: Node) -> ReservedNamesList:
    names = node.session_registry.reserved_names
    return ReservedNamesList(tuple(names.added()), tuple(sorted(names.fixed)))
