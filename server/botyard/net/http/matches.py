"""Matches over HTTP: the files of finished ones, timelines, and what is published of finished matches for everyone.

That is the files of days and months, their schema, and the roots of days.
"""

import re
from collections.abc import AsyncIterator
from importlib.resources import files

import orjson
from starlette.responses import Response, StreamingResponse

from botyard.archive.database import ArchiveUnavailable
from botyard.archive.published import LICENCE_URL
from botyard.archive.roots import PublishedFiles, days_of
from botyard.errors import Refused
from botyard.net.actions.room_reads import ANONYMOUS, TimelineRequest, is_over
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import LAST_NUMBER, LINK, Call, Parameter, number, operation
from botyard.net.transport.rate_limits import MATCH_FILE, TIMELINE
from botyard.texts import localized
from botyard_protocol.api_matches import DailyRoot, DailyRoots, MonthFile, MonthFiles
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
        await node.visits.record_visit(room, call.identity, ticket.coach[0])
    as_file = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
    return Response(file, 200, NO_STORE | as_file, MEDIA_TYPE)


FILE_TYPE = "application/gzip"
DAYS_LISTED = 62
NAME = re.compile(r"(\d{4}-\d\d(?:-\d\d)?)\.jsonl\.gz\Z", re.ASCII)
RANGE = re.compile(r"bytes=(\d{0,15})-(\d{0,15})\Z", re.ASCII)
BEFORE = Parameter("before", "The day (`2026-11-28`) before which the list begins; none: the newest.")
FILE_REFUSALS = (Code.NOT_FINISHED, Code.TOO_FAST)
HEADERS = (
    ("Range", "One range of bytes, to go on with a download: the answer has status 206."),
    ("If-Range", "The ETag of the first part: with another one the whole file is sent."),
)


@operation("GET", "/api/matches/months", anonymous=True, codes=FILE_REFUSALS)
async def list_months(node: Node, call: Call) -> MonthFiles:
    """The files of public finished matches: of the months that are over, and of the newest days."""
    archive = _published(node)
    months, days = await archive.months(), await archive.roots(limit=DAYS_LISTED)
    listed = tuple(MonthFile(one.month, one.size, one.total, one.sha256) for one in months)
    return MonthFiles(listed, tuple(one.day for one in days))


@operation("GET", "/api/matches/roots", anonymous=True, codes=FILE_REFUSALS, query=(BEFORE,))
async def list_roots(node: Node, call: Call) -> DailyRoots:
    """The signed roots of days, each over all finished matches of its day and the root of the day before."""
    archive = _published(node)
    found = await archive.roots(call.query(BEFORE.name) or "9")  # "9": after every day
    roots = (DailyRoot(one.day, one.total, one.former, one.root, one.signature) for one in found)
    return DailyRoots(node.root_key, tuple(roots))


@operation("GET", "/api/matches/schema.json", anonymous=True, file=JSON)
async def get_matches_schema(node: Node, call: Call) -> Response:
    """The JSON Schema of a line of the files."""
    schema = files("botyard.replay").joinpath("published.schema.json").read_bytes()
    return Response(schema, media_type=JSON)


@operation(
    "GET",
    "/api/matches/files/{name}",
    codes=FILE_REFUSALS,
    anonymous=True,
    headers=HEADERS,
    file=FILE_TYPE,
    price=MATCH_FILE,
    revalidated=True,
)
async def download_matches(node: Node, call: Call) -> Response:
    """The public matches of a day or of a month, such as `2026-10-05.jsonl.gz`: JSON Lines in gzip, under CC0."""
    limit(node.rate_limits.downloads, call.address, call, localized("too_fast-many_downloads_address_wait"))
    archive, found = _published(node), NAME.match(call.path("name"))
    if found is None:
        raise _no_file()
    span = found[1]
    is_month = len(span) == 7  # `2026-10`, else a day
    parts = await archive.parts(*(days_of(span) if is_month else (span, span)))
    is_closed = bool(parts) and parts[0][1] == 0  # part 0, the head, is written when the day is closed
    if not is_closed or (is_month and span not in {one.month for one in await archive.months()}):
        raise _no_file()
    newest = (await archive.roots(f"{parts[-1][0]}~", 1))[0]  # `~` comes after the digits: this day, too
    size = sum(size for _, _, size in parts)
    headers = {
        "Accept-Ranges": "bytes",
        "ETag": f'"{newest.root[:32]}-{size}"',
        "Cache-Control": "public, no-cache",
        "Content-Disposition": f'attachment; filename="botyard-{found[0]}"',
        "Link": f'<{LICENCE_URL}>; rel="license"',
    }
    if headers["ETag"] in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return _ranged(call, headers, parts, size, archive)


def _ranged(
    call: Call, headers: dict[str, str], parts: list[tuple[str, int, int]], size: int, archive: PublishedFiles
) -> Response:
    """Answer with the file, or with the range of it that is asked for (RFC 9110, section 14): 416 for one outside it.

    `parts`: day, number and size of each part of the file, whose bytes are read while they are sent.
    """
    asked = call.request.headers
    found = RANGE.match(asked.get("range", "")) if asked.get("if-range", headers["ETag"]) == headers["ETag"] else None
    first, end, status = 0, size, 200
    if found is not None and (found[1] or found[2]):
        if found[1]:
            first, end = int(found[1]), min(int(found[2] or size), size - 1) + 1
        else:
            first = max(size - int(found[2]), 0)
        if first >= end:
            return Response(status_code=416, headers=headers | {"Content-Range": f"bytes */{size}"})
        status, headers = 206, headers | {"Content-Range": f"bytes {first}-{end - 1}/{size}"}
    headers["Content-Length"] = str(end - first)
    if call.request.method == "HEAD":
        return Response(None, status, headers, FILE_TYPE)
    made = StreamingResponse(_bytes(archive, parts, first, end), status, headers, FILE_TYPE)
    made.body = b""  # the router counts the bytes of an answer: these come as fast as the client reads them
    return made


async def _bytes(
    archive: PublishedFiles, parts: list[tuple[str, int, int]], first: int, end: int
) -> AsyncIterator[bytes]:
    """Yield the bytes of a file from `first` to before `end`, a part at a time.

    Raises `ArchiveUnavailable`, which cuts the connection, so that the client knows that something is missing.
    """
    begin = 0
    for day, part, size in parts:
        if begin < end and begin + size > first:
            body = await archive.part(day, part)
            if body is None or len(body) != size:
                raise ArchiveUnavailable(f"the file of {day} has just changed")
            yield body[max(first - begin, 0) : end - begin]
        begin += size


def _published(node: Node) -> PublishedFiles:
    """Return what the archive has published. Raises `Refused` without an archive."""
    if node.archive is None:
        raise _no_file()
    return node.archive.published


def _no_file() -> Refused:
    return Refused(Code.NOT_FINISHED, localized("not_finished-no_published_file"))
