"""`/.well-known/security.txt` (RFC 9116): where to report a weakness of this server."""

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

VALID = timedelta(days=180)


class SecurityText:
    """Serves the contact of the settings. Without one there is no such file."""

    def __init__(self, contact: str | None) -> None:
        self._contact = contact

    def routes(self) -> list[Route]:
        """The path that is served."""
        return [Route("/.well-known/security.txt", self._serve_file)]

    async def _serve_file(self, request: Request) -> Response:
        if self._contact is None:
            return PlainTextResponse("This server has no contact for reports: see BOTYARD_SECURITY_CONTACT.", 404)
        return PlainTextResponse(security_text(self._contact, datetime.now(UTC)))


def security_text(contact: str, now: datetime) -> str:
    """The file with this contact, as of `now`. It says until when it is valid, and changes each day."""
    expires = (now + VALID).replace(hour=0, minute=0, second=0, microsecond=0)
    return f"Contact: {contact}\nExpires: {expires:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en\n"
