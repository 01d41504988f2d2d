"""Matches over HTTP: the files of finished ones, and timelines."""

import orjson
from starlette.responses import Response

from botyard.errors import Refused
from botyard.net.actions.room_reads import ANONYMOUS
from botyard.net.actions.timelines import TimelineRequest, is_over
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import LAST_NUMBER, LINK, Call, Parameter, number, operation
from botyard.net.transport.message_costs import MATCH_FILE, TIMELINE
from botyard.texts import localized
from botyard_protocol.api_rooms import MatchStatistics, Timeline
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

MEDIA_TYPE = "application/jsonl"
REFUSALS = (Code.NO_SUCH_ROOM, Code.NOT_FINISHED, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_IDENTITY, Code.TOO_FAST)
PAST_REFUSALS = (
    *(Code.NO_SUCH_ROOM, Code.NOT_STARTED, Code.NOT_FINISHED, Code.NOT_WATCHED, Code.NO_SUCH_LINK),
    *(Code.NO_SUCH_SEAT, Code.NO_IDENTITY, Code.INVALID_FIELD, Code.RULES_VERSION, Code.TOO_FAST),
)
FROM = number("from", "The entry after which the timeline begins; none: the start of the match.", 0, LAST_NUMBER)
PART = (
    Parameter("as", "A seat, or `spectator`: whose view; none: the caller's own. Others only of a finished match."),
    FROM,
)


@operation(
    "GET",
    "/api/match/{room}/timeline",
    answer=Timeline,
    codes=PAST_REFUSALS,
    anonymous=True,
    query=PART,
    headers=LINK,
    price=TIMELINE,
    revalidated=True,
)
async def get_timeline(node: Node, call: Call) -> Response:
    """A match from an entry on, as one audience knew it at each moment: at most 200 frames."""
    limit(node.rate_limits.timelines, call.address, call, localized("too_fast-many_timelines_address_wait"))
    request = TimelineRequest(call.path("room"), call.query("as"), call.number(FROM, 0))
    page = await node.timelines.timeline(request, call.identity, call.link, call.turn_key)
    if page.lasting:  # of a finished match
        return await node.revalidated.response(page.body, JSON, call.request.headers)
    return Response(page.body, 200, NO_STORE, JSON)


@operation(
    "GET",
    "/api/match/{room}/statistics",
    answer=MatchStatistics,
    codes=REFUSALS,
    anonymous=True,
    headers=LINK,
    price=TIMELINE,
    revalidated=True,
)
async def get_statistics(node: Node, call: Call) -> Response:
    """What a game counted in a finished match, and its awards; nothing for a game that declares no statistics."""
    limit(node.rate_limits.timelines, call.address, call, localized("too_fast-many_timelines_address_wait"))
    room = call.path("room")
    sight = await node.room_reads.look(room, call.identity, call.link)
    if not is_over(sight):
        raise Refused(Code.NOT_FINISHED, localized("not_finished-match_over_until_then"))
    made = await node.match_counts.of(room, sight.loaded, call.turn_key)
    return await node.revalidated.response(orjson.dumps(to_named(made)), JSON, call.request.headers)


@operation("GET", "/api/match/{room}", codes=REFUSALS, anonymous=True, headers=LINK, file=MEDIA_TYPE, price=MATCH_FILE)
async def download_match(node: Node, call: Call) -> Response:
    """The file of a finished match: its log, with all that was secret."""
    limit(node.rate_limits.downloads, call.address, call, localized("too_fast-many_downloads_address_wait"))
    room = call.path("room")
    ticket = node.links.ticket(room, call.link)
    file = await node.downloads.file(room, call.identity_id or ANONYMOUS, ticket)
    if ticket.coach is not None:  # by a link of a coach, which holds: `file` has checked it
        await node.visits.note(room, call.identity, ticket.coach[0])
    as_file = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
    return Response(file, 200, NO_STORE | as_file, MEDIA_TYPE)
