"""Who may use the moderators' desk: accounts with the role, in a session in which the password was entered lately."""

from dataclasses import replace

from botyard.errors import Refused
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Operation
from botyard.texts import localized
from botyard_protocol.codes import Code

ROLE = (Code.NOT_MODERATOR,)
"""Refusals of every operation of the desk."""
OPEN = (*ROLE, Code.PASSWORD_NEEDED)
"""Refusals of every operation for which the desk must be open."""


async def must_be_moderator(node: Node, call: Call) -> None:
    """Raise `Refused` for a caller who is no moderator."""
    if not node.session_registry.roles.is_moderator(call.caller.id):
        raise Refused(Code.NOT_MODERATOR, localized("not_moderator"))


async def must_have_opened(node: Node, call: Call) -> None:
    """Raise `Refused` for a caller who is no moderator, or has not entered the password in this session lately.

    Counts what changes something: the audit log keeps each of it. Raises `TooFast`.
    """
    await must_be_moderator(node, call)
    if not await node.session_registry.people.desk_until(call.caller.id, call.proof.session):
        raise Refused(Code.PASSWORD_NEEDED, localized("password_needed-desk"))
    if call.request.method != "GET":
        limit(node.rate_limits.desk, call.caller.id, call, localized("too_fast-measures", minutes="1"))


def when_open(operation: Operation) -> Operation:
    """An operation for which the desk must be open."""
    return replace(operation, codes=(*OPEN, *operation.codes), guard=must_have_opened)
