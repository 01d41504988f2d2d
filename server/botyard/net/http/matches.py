"""Matches over HTTP: the files of finished ones, and timelines."""

from starlette.responses import Response

from botyard.accounts.link_tokens import LinkTokens
from botyard.net.actions.room_reads import ANONYMOUS
from botyard.net.actions.timelines import TimelineRequest, Timelines
from botyard.net.fanout.coach_visits import CoachVisits
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.router import JSON, LAST_NUMBER, LINK, NO_STORE, Call, Operation, Parameter, TooFast, number
from botyard.net.transport.message_costs import MATCH_FILE, TIMELINE
from botyard.net.transport.rate_limits import RateLimits
from botyard.replay.download import Downloads
from botyard.texts import localized
from botyard_protocol.api_rooms import Timeline
from botyard_protocol.codes import Code

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


class MatchOperations:
    """Serves what can be replayed."""

    def __init__(
        self,
        downloads: Downloads,
        timelines: Timelines,
        links: LinkTokens,
        visits: CoachVisits,
        rate_limits: RateLimits,
    ) -> None:
        self._downloads = downloads
        self._timelines = timelines
        self._revalidated = RevalidatedContent()
        self._links = links
        self._visits = visits
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        path, summary = "/api/match/{room}", "The file of a finished match: its log, with all that was secret."
        past = "A match from an entry on, as one audience knew it at each moment: at most 200 frames."
        return [
            Operation(
                *("GET", f"{path}/timeline", "getTimeline", past, self._timeline, None, Timeline, PAST_REFUSALS, True),
                query=PART,
                headers=LINK,
                price=TIMELINE,
                revalidated=True,
            ),
            Operation(
                "GET",
                path,
                "downloadMatch",
                summary,
                self._match,
                codes=REFUSALS,
                anonymous=True,
                headers=LINK,
                file=MEDIA_TYPE,
                price=MATCH_FILE,
            ),
        ]

    async def _match(self, call: Call) -> Response:
        if after := self._rate_limits.downloads.take(call.address, call.now):
            raise TooFast(localized("too_fast-many_downloads_address_wait"), after)
        room, caller = call.path("room"), call.identity
        ticket = self._links.ticket(room, call.link)
        file = await self._downloads.file(room, "" if caller is None else caller.id, ticket)
        if ticket.coach is not None:  # and its link holds
            await self._visits.note(room, caller, ticket.coach[0])
        name = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
        return Response(file, 200, NO_STORE | name, MEDIA_TYPE)

    async def _timeline(self, call: Call) -> Response:
        if wait := self._rate_limits.timelines.take(call.address, call.now):
            raise TooFast(localized("too_fast-many_timelines_address_wait"), wait)
        request = TimelineRequest(call.path("room"), call.query("as"), call.number(FROM, 0))
        key = call.address or (ANONYMOUS if call.identity is None else call.identity.id)
        page = await self._timelines.timeline(request, call.identity, call.link, key)
        if page.lasting:
            return await self._revalidated.response(page.body, JSON, call.request.headers)
        return Response(page.body, 200, NO_STORE, JSON)
