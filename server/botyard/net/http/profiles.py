"""Finished matches over HTTP (one's own, those of an account, the public ones of all), and profiles of accounts."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime

from botyard.accounts.identity import Identity
from botyard.accounts.settings import profile_readers, put_profile_readers
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import Result
from botyard.archive.queries import PAGE, WORDS_LIMIT, Cursor, Filter, Opponent
from botyard.archive.ratings import PROVISIONAL
from botyard.errors import Refused
from botyard.lobby.played_matches import played_match, profile_games
from botyard.net.http.limits import limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Later, Parameter, number, one_of, operation
from botyard.net.http.rooms import FLAGS
from botyard.net.transport.rate_limits import HISTORY, PROFILE
from botyard.texts import localized
from botyard_protocol.api_history import (
    MatchPage,
    MatchResult,
    Profile,
    ProfileOpponent,
    ProfileRating,
    ProfileReaders,
    ProfileSettings,
)
from botyard_protocol.api_ratings import RatingTempo
from botyard_protocol.base import MAX_TEXT_CHARS
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomSummary, Status

USUAL_MATCHES = 50
DAY_MS = 86_400_000
RESULTS = {"": None} | {one.wire: Result[one.name] for one in MatchResult}
RATED = {"": None} | {name: flag for name, flag in FLAGS.items() if name}
LIMIT = number("limit", f"The most matches of the answer; {USUAL_MATCHES} if it is not given.", 1, PAGE)
QUERY = (
    one_of("mine", "Only the caller's matches, also those that are not public.", FLAGS),
    Parameter("person", "The name or the identity of an account: only its matches."),
    Parameter("opponent", "The name or the identity of an account that has a seat, too."),
    one_of("result", "Only matches that ended so for the caller, or for `person`.", RESULTS),
    Parameter("game", "Only matches of this game."),
    Parameter("since", "The first day of an end, in UTC, such as `2026-11-29`; or its first moment, in ms since 1970."),
    Parameter("until", "The last day of an end, in UTC; or the moment after the last one, in ms since 1970."),
    one_of("rated", "Only matches that are rated, or are not.", RATED),
    Parameter("words", f"At most {WORDS_LIMIT} whole words in the names of a public match and its people."),
    LIMIT,
    Parameter("cursor", "The `cursor` of the page before."),
)
CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_.:-]{1,40})\Z")


@operation(
    "GET",
    "/api/matches",
    codes=(Code.INVALID_FIELD, Code.NO_IDENTITY, Code.NO_SUCH_PERSON),
    anonymous=True,
    query=QUERY,
    price=HISTORY,
)
async def list_matches(node: Node, call: Call) -> MatchPage:
    """Finished matches, the newest first: the caller's, those of an account, or the public ones of all."""
    limit, before = call.number(LIMIT, USUAL_MATCHES), _cursor(call)
    which = await _filter_of(node, call)
    with needs_archive():
        matches, following = await archive_of(node).history_page(which, before, limit)
    cursor = None if following is None else f"{following[0]}.{following[1]}"
    return MatchPage(tuple(played_match(one, node.pseudonyms) for one in matches), cursor, which.identity)


async def _filter_of(node: Node, call: Call) -> Filter:
    """Return the filter that a request asks for. Raises `Refused` with the name of a wrong parameter."""
    result, words = call.choice("result", RESULTS), call.query("words").split()
    since, until = _moment(call, "since"), _moment(call, "until", DAY_MS)
    if since is not None and until is not None and since >= until:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-since_until"))
    if len(words) > WORDS_LIMIT or any(len(word) > MAX_TEXT_CHARS for word in words):
        sentence = localized("invalid_field-words", words=WORDS_LIMIT, most=MAX_TEXT_CHARS)
        raise Refused(Code.INVALID_FIELD, sentence)
    identity = await _identity(node, call)
    if result is not None and identity is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-result_person"))
    return Filter(
        identity,
        await _opponent(node, call, identity),
        result,
        call.query("game") or None,
        since,
        until,
        call.choice("rated", RATED),
        identity is None or identity != call.identity_id,  # only public matches, unless they are the caller's
        tuple(words),
    )


async def _identity(node: Node, call: Call) -> str | None:
    """Return whose matches are asked for; None for those of all."""
    if call.choice("mine", FLAGS):
        if call.identity_id is None:
            raise Refused(Code.NO_IDENTITY, localized("no_identity-name_post_api_guest"))
        return call.identity_id
    person = call.query("person")
    return (await shown_account(node, call, person)).id if person else None


async def _opponent(node: Node, call: Call, person: str | None) -> str | None:
    """Return the identity of the opponent that is asked for; None for any. `person`: whose matches are asked for.

    If `person` is None, all matches of the opponent are found: the caller must be a reader of the profile then.
    """
    name = call.query("opponent")
    if not name:
        return None
    if person is None:
        return (await shown_account(node, call, name)).id
    found = await node.session_registry.accounts.find_by_name_or_id(name)
    if found is None:
        raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
    return found.id


def _moment(call: Call, name: str, after: int = 0) -> int | None:
    """Return a moment of the query in ms since 1970: itself, or `after` ms from the beginning of a day; None for none.

    Raises `Refused`.
    """
    value = call.query(name)
    if not value:
        return None
    if re.fullmatch(r"[0-9]{1,15}", value):
        return int(value)
    try:
        if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
            raise ValueError(value)
        day = date.fromisoformat(value)
    except ValueError as error:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-date", field=name)) from error
    # a day before 1970 counts as the first one of 1970
    return max(0, int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000) + after


def _cursor(call: Call) -> Cursor | None:
    """Return the place after which a page begins; None for the first. Raises `Refused` for what is no cursor."""
    value = call.query("cursor")
    if not value:
        return None
    found = CURSOR.match(value)
    if found is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field="cursor"))
    return int(found[1]), found[2]


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
