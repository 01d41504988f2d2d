"""The HTTP/1.1 parser: h11's, which also refuses what proxies and servers could read differently.

h11 bounds the size of a head only as long as it is incomplete, and accepts bare line feeds and ambiguous lengths. This
relies on internals of h11 0.16 (pinned; `tests/net/transport/test_http_driver.py`).
"""

import re
from typing import Any

import h11

HEAD_BYTES = 16 * 1024
"""The limit for the head of a request: its first line and all headers."""
HEADERS_LIMIT = 100
HEAD_END = re.compile(rb"\n\r?\n")


class StrictConnection(h11.Connection):
    """The server's side of one socket, with limits for the head."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD_BYTES)

    def _extract_next_receive_event(self) -> Any:
        """Parse the next event, and check what h11 does not: first the head, and after parsing the framing.

        h11 calls it in `next_event`.
        """
        if self.their_state is h11.IDLE:
            _check_head(bytes(self._receive_buffer))
        event = super()._extract_next_receive_event()
        if isinstance(event, h11.Request):
            _check_framing(event)
        return event


def _check_head(received: bytes) -> None:
    """Raise `h11.RemoteProtocolError` for a head, complete or not, that is too large or has bare line feeds."""
    end = HEAD_END.search(received)
    head = received if end is None else received[: end.end()]
    if len(head) > HEAD_BYTES:
        raise h11.RemoteProtocolError(f"The head of a request has at most {HEAD_BYTES} bytes.", 431)
    if head.count(b"\n") > HEADERS_LIMIT + 2:  # the first line, and the blank one
        raise h11.RemoteProtocolError(f"A request has at most {HEADERS_LIMIT} headers.", 431)
    if head.count(b"\n") != head.count(b"\r\n"):
        raise h11.RemoteProtocolError("Lines of a request end with CR LF.", 400)


def _check_framing(request: h11.Request) -> None:
    """Raise `h11.RemoteProtocolError` if the length of a body is given twice, or chunked in HTTP/1.0."""
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" not in names:
        return
    if b"content-length" in names:
        raise h11.RemoteProtocolError("A request has a Content-Length or a Transfer-Encoding, not both.", 400)
    if request.http_version == b"1.0":
        raise h11.RemoteProtocolError("A request of HTTP/1.0 has no Transfer-Encoding.", 400)
