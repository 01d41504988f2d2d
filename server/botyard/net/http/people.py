"""Friends, recent opponents and blocks over HTTP, and the texts of one line that users write to each other."""

from botyard.accounts.accounts import IDENTITY
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.net.http.limits import limit_contact
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.people.contact import Contact
from botyard.people.friends import now
from botyard.texts import localized
from botyard_protocol.api_people import Namesake, People, Person, Whom
from botyard_protocol.codes import Code

FRIENDS, BLOCKS = "/api/me/friends", "/api/me/blocks"
REFUSALS = (Code.YOURSELF, Code.NOT_WELCOME, Code.TOO_MANY, Code.TOO_FAST)
CHANGING = (Code.INVALID_FIELD, Code.TOO_FAST)


@operation("GET", "/api/me/people")
async def list_people(node: Node, call: Call) -> People:
    """Your friends, who would be, recent opponents, and whom you have blocked."""
    return await _people(node, call)


@operation("GET", "/api/people/{name}", codes=(Code.NO_SUCH_PERSON, Code.TOO_FAST))
async def find_person(node: Node, call: Call) -> Namesake:
    """Who has registered under a name: to invite them, or ask them to be your friend."""
    limit_contact(node, call)
    found = await node.session_registry.accounts.find_by_name(call.path("name"))
    if found is None:
        raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
    return Namesake(found.id, found.name)


@operation("POST", FRIENDS, codes=REFUSALS)
async def ask_friend(node: Node, call: Call, body: Whom) -> People:
    """Ask a user to be your friend, or accept a request."""
    limit_contact(node, call)
    await node.contacts.friends.request(call.caller, known_of(body))
    return await _people(node, call)


@operation("DELETE", f"{FRIENDS}/{{identity}}", codes=CHANGING)
async def part_friend(node: Node, call: Call) -> People:
    """End a friendship, take back what you asked, or turn down what you were asked."""
    limit_contact(node, call)
    await node.contacts.friends.remove(call.caller.id, _identity(call))
    return await _people(node, call)


@operation("POST", BLOCKS, codes=REFUSALS)
async def block(node: Node, call: Call, body: Whom) -> People:
    """Block a user: they cannot invite you, join rooms that you host, or chat with you."""
    limit_contact(node, call)
    me, whom = call.caller.id, known_of(body)
    # what they have sent to the caller's inbox is removed, too
    received = [item.id for item in await node.contacts.inbox.of(me) if item.by == whom.identity]
    await node.contacts.friends.block(me, whom)
    for id in received:
        await node.contacts.inbox.remove(me, id)
    return await _people(node, call)


@operation("DELETE", f"{BLOCKS}/{{identity}}", codes=CHANGING)
async def unblock(node: Node, call: Call) -> People:
    """Take a user off your block list."""
    limit_contact(node, call)
    await node.contacts.blocks.unblock(call.caller.id, _identity(call))
    return await _people(node, call)


async def _people(node: Node, call: Call) -> People:
    """Return friends, requests, recent opponents and blocked users of the caller."""
    known = await node.contacts.friends.of(call.caller.id)
    return People(
        friends=_persons(known.friends),
        asked_by=_persons(known.asked_by),
        asked=_persons(known.asked),
        recent=_persons(known.recent),
        blocked=_persons(await node.contacts.blocks.listed(call.caller.id)),
    )


def known_of(whom: Whom) -> Contact:
    """Make a contact of a user, by the name given now. Raises `Refused` for a name without visible characters."""
    return Contact(whom.identity, clean_text("name", whom.name), now())


def _persons(people: tuple[Contact, ...]) -> tuple[Person, ...]:
    return tuple(Person(one.identity, one.name, one.since // 1000) for one in people)


def _identity(call: Call) -> str:
    """Return the identity in the path. Raises `Refused` for a text that is none."""
    identity = call.path("identity")
    if not IDENTITY.match(identity):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-identity_expected_hex_digits"))
    return identity


def clean_text(field: str, text: str) -> str:
    """Return a text in its normal form; it may be empty.

    Raises `Refused`, which names the `field`, for invisible characters: the text is displayed unchanged.
    """
    normalised = normalise(text)
    if normalised and not has_printable_chars(normalised):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field=field))
    return normalised
