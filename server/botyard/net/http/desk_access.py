"""Who may use the moderators' desk: accounts with the role, in a session in which the password was entered lately."""

from dataclasses import replace

from botyard.errors import Refused
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import limit
from botyard.net.http.router import Call, Operation
from botyard.net.transport.rate_limits import RateLimits
from botyard.texts import localized
from botyard_protocol.codes import Code

ROLE = (Code.NOT_MODERATOR,)
"""Refusals of every operation of the desk."""
OPEN = (*ROLE, Code.PASSWORD_NEEDED)
"""Refusals of every operation for which the desk must be open."""


class DeskAccess:
    """Checks callers before anything of their request is read."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits) -> None:
        self._actions = rate_limits.desk
        self._store = session_registry.people
        self._roles = session_registry.roles

    async def must_be_moderator(self, call: Call) -> None:
        """Raise `Refused` for a caller who is no moderator."""
        if not self._roles.is_moderator(call.caller.id):
            raise Refused(Code.NOT_MODERATOR, localized("not_moderator"))

    async def must_have_opened(self, call: Call) -> None:
        """Raise `Refused` for a caller who is no moderator, or has not entered the password in this session lately.

        Counts what changes something: the audit log keeps each of it. Raises `TooFast`.
        """
        await self.must_be_moderator(call)
        if not await self._store.desk_until(call.caller.id, call.proof.session):
            raise Refused(Code.PASSWORD_NEEDED, localized("password_needed-desk"))
        if call.request.method != "GET":
            limit(self._actions, call.caller.id, localized("too_fast-measures", minutes="1"))

    def when_open(self, *operations: Operation) -> list[Operation]:
        """Operations for which the desk must be open."""
        return [replace(one, codes=(*OPEN, *one.codes), guard=self.must_have_opened) for one in operations]
