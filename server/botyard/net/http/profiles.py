"""Profiles of accounts over HTTP, and who may see them."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from botyard.accounts.identity import Identity
from botyard.accounts.settings import profile_readers, put_profile_readers
from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.queries import Filter, Opponent
from botyard.archive.ratings import PROVISIONAL
from botyard.errors import Refused
from botyard.lobby.played_matches import played_match, profile_games
from botyard.net.http.limits import limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Later, operation
from botyard.net.transport.message_costs import PROFILE
from botyard.texts import localized
from botyard_protocol.api_history import Profile, ProfileOpponent, ProfileRating, ProfileReaders, ProfileSettings
from botyard_protocol.api_ratings import RatingTempo
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomSummary, Status

PATH = "/api/me/profile"
OPPONENTS = 12
LAST_MATCHES = 6
AGAIN_MS = 10_000
"""While the archive is away, ask again after so long."""


@operation("GET", "/api/people/{name}/profile", codes=(Code.NO_SUCH_PERSON,), anonymous=True, price=PROFILE)
async def get_profile(node: Node, call: Call) -> Profile:
    """The profile of an account, by its name or its identity."""
    person = await shown_account(node, call, call.path("name"))
    account = await node.session_registry.people.account(person.id)
    if account is None:
        raise _not_shown()
    own, archive = person.id == call.identity_id, archive_of(node)
    public = not own  # in the own profile private matches count, too
    with needs_archive():
        results, opponents, counted, last, ratings = await asyncio.gather(
            archive.profile(person.id, public=public),
            archive.opponents(person.id, OPPONENTS, public=public),
            archive.statistics(person.id, public=public),
            archive.history(Filter(person.id, public=public), None, LAST_MATCHES),
            _ratings(archive, person.id),
        )
    return Profile(
        identity=person.id,
        name=account.name,
        since=account.created,
        own=own,
        games=profile_games(results, counted, ratings),
        opponents=await _opponents(node, opponents),
        playing=_playing(node, person.id),
        matches=tuple(played_match(one, node.pseudonyms) for one in last),
    )


@operation("GET", PATH)
async def get_profile_settings(node: Node, call: Call) -> ProfileSettings:
    """Who may see the profile of the caller's account."""
    return ProfileSettings(await profile_readers(node.session_registry.people, call.caller.id))


@operation("PUT", PATH, codes=(Code.NOT_REGISTERED, Code.TOO_FAST))
async def put_profile_settings(node: Node, call: Call, body: ProfileSettings) -> None:
    """From now on these people may see the profile of the caller's account."""
    limit_settings(node, call)
    people, me = node.session_registry.people, call.caller.id
    if await people.account(me) is None:
        raise Refused(Code.NOT_REGISTERED, localized("not_registered"))
    if node.archive is not None:  # the leaderboards first: if this fails, the request can be repeated
        with needs_archive():
            await node.archive.set_listed(me, body.readers is ProfileReaders.ALL)
    if not await put_profile_readers(people, me, body.readers):  # the account was deleted meanwhile
        raise Refused(Code.NOT_REGISTERED, localized("not_registered"))


async def shown_account(node: Node, call: Call, name: str) -> Identity:
    """Return the account of a name or an identity, if the caller may see its profile.

    Raises `Refused`, in the same words for an account that does not exist and for one that is not shown.
    """
    found = await node.session_registry.accounts.find_by_name_or_id(name)
    if found is None or not await _is_shown(node, found.id, call.identity_id):
        raise _not_shown()
    return found


async def _is_shown(node: Node, identity: str, reader: str | None) -> bool:
    """Return whether `reader` (None: a stranger) may see the profile of an account."""
    if reader == identity:
        return True
    readers = await profile_readers(node.session_registry.people, identity)
    if readers is ProfileReaders.FRIENDS:
        return reader is not None and await node.contacts.friends.are_friends(identity, reader)
    return readers is ProfileReaders.ALL


async def _ratings(archive: MatchArchive, identity: str) -> dict[str, list[ProfileRating]]:
    """Return the ratings of a person, with their curves, by game."""
    found: dict[str, list[ProfileRating]] = {}
    for (game, tempo), player in (await archive.own_ratings(identity)).items():
        changes = await archive.rating_curve(identity, game, tempo)
        curve = tuple(change.after.points for change in reversed(changes))  # oldest first
        is_provisional = player.matches < PROVISIONAL
        shown = ProfileRating(RatingTempo[tempo.upper()], player.rating.points, player.matches, is_provisional, curve)
        found.setdefault(game, []).append(shown)
    return found


async def _opponents(node: Node, opponents: Sequence[Opponent]) -> tuple[ProfileOpponent, ...]:
    """Return opponents with the names of their accounts, if they have one."""
    accounts = await asyncio.gather(*(node.session_registry.people.account(one.identity) for one in opponents))
    return tuple(
        ProfileOpponent(
            identity=one.identity,
            name=node.pseudonyms.name_of(one.identity, one.name) if account is None else account.name,
            matches=one.matches,
            better=one.better,
            worse=one.worse,
            registered=account is not None,
        )
        for one, account in zip(opponents, accounts, strict=True)
    )


def _playing(node: Node, identity: str) -> tuple[RoomSummary, ...]:
    """Return the listed matches of a person that run now."""
    rooms = node.room_list.rooms.values()
    return tuple(one for one in rooms if one.status is Status.PLAYING and identity in one.identities)


def archive_of(node: Node) -> MatchArchive:
    """Return the archive. Raises `Refused` on a service without one."""
    if node.archive is None:
        raise Refused(Code.UNAVAILABLE, localized("unavailable-no_archive"))
    return node.archive


@contextmanager
def needs_archive() -> Iterator[None]:
    """Refuse a request, and name a time to repeat it, while the archive does not answer."""
    try:
        yield
    except ArchiveUnavailable as error:
        raise Later(Code.UNAVAILABLE, localized("unavailable-archive"), AGAIN_MS) from error


def _not_shown() -> Refused:
    return Refused(Code.NO_SUCH_PERSON, localized("no_such_person-profile"))
