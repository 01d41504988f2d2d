"""Answers in gzip, and those that a browser keeps and asks about again: with an ETag of their content."""

import asyncio
import gzip
from collections import OrderedDict
from hashlib import blake2b

from starlette.datastructures import Headers
from starlette.responses import Response

from botyard.net.http.encoded_files import accepted_encodings

KEPT_BYTES = 8 * 1024 * 1024
"""The most bytes of compressed content that are kept; beyond that the one used longest ago is forgotten."""
SMALLEST_BYTES = 1024
"""Shorter content is sent as it is."""
LEVEL = 6
FAST_LEVEL = 3
"""The level for content that is compressed for each answer."""
COMPRESSIBLE = frozenset({"application/json", "text/html", "image/svg+xml"})
"""Media types of content that compression makes smaller."""


PRIVATE = "private, no-cache"
"""`Cache-Control` of content for one caller, which caches on the way do not keep."""


class RevalidatedContent:
    """Answers with content that is made anew for each request, and compressed once."""

    def __init__(self) -> None:
        self._compressed: OrderedDict[str, bytes] = OrderedDict()  # by ETag, the one used longest ago first
        self._size = 0  # bytes of all of them

    async def response(
        self, content: bytes, media_type: str, request: Headers, cache_control: str = PRIVATE
    ) -> Response:
        """Answer with the content, in gzip if it is long and the client accepts that; 304 if the client has it."""
        # weak (`W/`): the same for the content and its copy in gzip
        tag = f'W/"{blake2b(content, digest_size=16).hexdigest()}"'
        headers = {"Cache-Control": cache_control, "ETag": tag, "Vary": "Accept-Encoding"}
        known = [one.strip() for one in request.get("if-none-match", "").split(",")]
        if tag in known:
            return Response(status_code=304, headers=headers)
        if media_type in COMPRESSIBLE and len(content) >= SMALLEST_BYTES and "gzip" in accepted_encodings(request):
            content, headers["Content-Encoding"] = await self._gzip(tag, content), "gzip"
        return Response(content, 200, headers, media_type)

    async def _gzip(self, tag: str, content: bytes) -> bytes:
        """Return the content in gzip: the copy kept under its ETag `tag`, or one that a thread makes."""
        copy = self._compressed.pop(tag, None)
        if copy is None:
            copy = await asyncio.to_thread(gzip.compress, content, LEVEL, mtime=0)
            self._forget(tag)  # of another caller that asked meanwhile
            self._size += len(copy)
        self._compressed[tag] = copy
        while self._size > KEPT_BYTES:
            self._forget(next(iter(self._compressed)))
        return copy

    def _forget(self, tag: str) -> None:
        self._size -= len(self._compressed.pop(tag, b""))


async def compressed(response: Response, request: Headers) -> Response:
    """Return the response with its body in gzip, if it is long and the client accepts that."""
    response.headers["Vary"] = "Accept-Encoding"
    if len(response.body) < SMALLEST_BYTES or "gzip" not in accepted_encodings(request):
        return response
    response.body = await asyncio.to_thread(gzip.compress, response.body, FAST_LEVEL, mtime=0)
    response.headers["Content-Encoding"] = "gzip"
    response.headers["Content-Length"] = str(len(response.body))
    return response
