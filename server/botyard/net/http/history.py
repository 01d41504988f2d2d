"""Finished matches over HTTP: one's own, those of an account, and the public ones of all, under filters."""

import re
from datetime import UTC, date, datetime

from botyard.archive.match import Result
from botyard.archive.queries import PAGE, WORDS_LIMIT, Cursor, Filter
from botyard.errors import Refused
from botyard.lobby.played_matches import played_match
from botyard.net.http.lobby import FLAGS
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, number, one_of, operation
from botyard.net.http.profiles import archive_of, needs_archive, shown_account
from botyard.net.transport.message_costs import HISTORY
from botyard.texts import localized
from botyard_protocol.api_history import MatchPage, MatchResult
from botyard_protocol.base import MAX_TEXT_CHARS
from botyard_protocol.codes import Code

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

    Without one, all matches of the opponent are: then the caller has to be among the readers of the opponent's profile.
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
