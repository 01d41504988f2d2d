"""Security headers of HTTP answers: what pages may load and do, and which sites may frame them."""

import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""No inline code or style, nothing from other sites, no framing. 'self' includes WebSockets."""

UNUSED_FEATURES = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
PERMISSIONS = ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES)
TLS_ONLY = "max-age=31536000"
"""Sent behind TLS: for a year the browser uses TLS only."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": PERMISSIONS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


EMBEDDED = re.compile(rb"/(?:room|m)/[A-Za-z0-9_-]+")
"""The addresses of rooms and matches. Nothing is decoded: what the client reads as another address is in no frame."""
EMBED = re.compile(rb"(?:^|&)embed(?:=[^&]*)?(?:&|$)")
"""The member of a query by which the page shows the match alone, as spectators see it, and takes no cookie."""


def security_headers(secure: bool) -> dict[str, str]:
    """Return the security headers of an answer. `secure`: behind TLS."""
    return {**HEADERS, "Strict-Transport-Security": TLS_ONLY} if secure else HEADERS


class SecurityHeaders:
    """Middleware that sets the security headers of HTTP answers.

    `embed`: the origins whose pages may show a match in a frame; `site`: the path below which the service is.
    """

    def __init__(self, app: ASGIApp, embed: tuple[str, ...] = (), site: str = "") -> None:
        self._app = app
        self._embed = embed
        self._site = site.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, with the headers on its answer."""

        async def sending(message: Message) -> None:
            """Send a message of the application; the head of an answer with the headers that it lacks."""
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, sending)

    def _headers(self, scope: Scope) -> dict[str, str]:
        """Return the headers of an answer. For a match that may be framed they name the origins that may frame it."""
        found = security_headers(scope["scheme"] == "https")
        if not self._embed or not self._is_embedded(scope):
            return found
        allowed = POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {' '.join(self._embed)}")
        # `X-Frame-Options` cannot name origins
        others = {name: value for name, value in found.items() if name != "X-Frame-Options"}
        return {**others, "Content-Security-Policy": allowed}

    def _is_embedded(self, scope: Scope) -> bool:
        """Return whether a request is for the page of a match as other pages may show it."""
        path: bytes = scope["raw_path"]
        below = path[len(self._site) :] if path.startswith(self._site) else b""
        return EMBEDDED.fullmatch(below) is not None and EMBED.search(scope["query_string"]) is not None
