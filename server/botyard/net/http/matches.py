"""The files of finished matches over HTTP."""

from starlette.responses import Response

from botyard.accounts.link_tokens import LinkTokens
from botyard.net.fanout.coach_visits import CoachVisits
from botyard.net.http.router import LINK, NO_STORE, Call, Operation, TooFast
from botyard.net.transport.message_costs import MATCH_FILE
from botyard.net.transport.rate_limits import RateLimits
from botyard.replay.download import Downloads
from botyard_protocol.codes import Code

MEDIA_TYPE = "application/jsonl"
REFUSALS = (Code.NO_SUCH_ROOM, Code.NOT_FINISHED, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_IDENTITY, Code.TOO_FAST)


class MatchOperations:
    """Serves what can be replayed."""

    def __init__(self, downloads: Downloads, links: LinkTokens, visits: CoachVisits, rate_limits: RateLimits) -> None:
        self._downloads = downloads
        self._links = links
        self._visits = visits
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        path, summary = "/api/match/{room}", "The file of a finished match: its log, with all that was secret."
        return [
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
            )
        ]

    async def _match(self, call: Call) -> Response:
        if after := self._rate_limits.downloads.take(call.address, call.now):
            raise TooFast("Too many downloads from your address: wait a little.", after)
        room, caller = call.path("room"), call.identity
        ticket = self._links.ticket(room, call.link)
        file = await self._downloads.file(room, "" if caller is None else caller.id, ticket)
        if ticket.coach is not None:  # and its link holds
            await self._visits.note(room, caller, ticket.coach[0])
        name = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
        return Response(file, 200, NO_STORE | name, MEDIA_TYPE)
