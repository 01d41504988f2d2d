"""Friends, recent opponents and blocks over HTTP."""

import re

from botyard.accounts.accounts import Accounts
from botyard.errors import Refused
from botyard.net.http.router import Call, Operation, TooFast
from botyard.net.transport.rate_limits import RateLimits
from botyard.people.blocks import Blocks
from botyard.people.contact import Contact
from botyard.people.friends import Friends, now
from botyard.people.inbox import Inbox
from botyard.people.text_field import clean_text
from botyard.texts import localized
from botyard_protocol.api_people import Namesake, People, Person, Whom
from botyard_protocol.codes import Code

PERSON = re.compile(r"[0-9a-f]{16}\Z")


class PeopleOperations:
    """Serves a user's friends, recent opponents and blocks."""

    def __init__(
        self, friends: Friends, blocks: Blocks, accounts: Accounts, rate_limits: RateLimits, inbox: Inbox
    ) -> None:
        self._friends = friends
        self._inbox = inbox
        self._accounts = accounts
        self._blocks = blocks
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        mine, one = "/api/me/friends", "/{identity}"
        listed = "Your friends, who would be, recent opponents, and whom you have blocked."
        ask = "Ask a user to be your friend, or accept a request."
        part = "End a friendship, take back what you asked, or turn down what you were asked."
        block = "Block a user: they cannot invite you, join rooms that you host, or chat with you."
        refusals = (Code.YOURSELF, Code.NOT_WELCOME, Code.TOO_MANY, Code.TOO_FAST)
        changing = (Code.INVALID_FIELD, Code.TOO_FAST)
        return [
            Operation("GET", "/api/me/people", "listPeople", listed, self._people, answer=People),
            Operation(
                "GET",
                "/api/people/{name}",
                "findPerson",
                "Who has registered under a name: to invite them, or ask them to be your friend.",
                self._find,
                answer=Namesake,
                codes=(Code.NO_SUCH_PERSON, Code.TOO_FAST),
            ),
            Operation("POST", mine, "askFriend", ask, self._ask, Whom, People, refusals),
            Operation("DELETE", mine + one, "partFriend", part, self._part, None, People, changing),
            Operation("POST", "/api/me/blocks", "block", block, self._block, Whom, People, refusals),
            Operation(
                "DELETE",
                "/api/me/blocks" + one,
                "unblock",
                "Take a user off your block list.",
                self._unblock,
                None,
                People,
                changing,
            ),
        ]

    async def _people(self, call: Call) -> People:
        known = await self._friends.of(call.caller.id)
        return People(
            friends=_persons(known.friends),
            asked_by=_persons(known.asked_by),
            asked=_persons(known.asked),
            recent=_persons(known.recent),
            blocked=_persons(await self._blocks.listed(call.caller.id)),
        )

    async def _find(self, call: Call) -> Namesake:
        self._approach(call)
        found = await self._accounts.find(call.path("name"))
        if found is None:
            raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
        return Namesake(found.id, found.name)

    async def _ask(self, call: Call) -> People:
        self._approach(call)
        await self._friends.request(call.caller, known_of(call.body))
        return await self._people(call)

    async def _part(self, call: Call) -> People:
        self._approach(call)
        await self._friends.remove(call.caller.id, _identity(call))
        return await self._people(call)

    async def _block(self, call: Call) -> People:
        self._approach(call)
        me, whom = call.caller.id, known_of(call.body)
        received = [item.id for item in await self._inbox.of(me) if item.by == whom.identity]
        await self._friends.block(me, whom)
        for id in received:
            await self._inbox.remove(me, id)
        return await self._people(call)

    async def _unblock(self, call: Call) -> People:
        self._approach(call)
        await self._blocks.unblock(call.caller.id, _identity(call))
        return await self._people(call)

    def _approach(self, call: Call) -> None:
        if after := self._rate_limits.contact_request(call.caller.id, call.address, call.now):
            raise TooFast(localized("too_fast-many_requests_other_players"), after)


def known_of(whom: Whom) -> Contact:
    """Make a contact of a user, by the name given now. Raises `Refused` for a name without visible characters."""
    return Contact(whom.identity, clean_text("name", whom.name), now())


def _persons(people: tuple[Contact, ...]) -> tuple[Person, ...]:
    return tuple(Person(one.identity, one.name, one.since // 1000) for one in people)


def _identity(call: Call) -> str:
    identity = call.path("identity")
    if not PERSON.match(identity):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-identity_expected_hex_digits"))
    return identity
