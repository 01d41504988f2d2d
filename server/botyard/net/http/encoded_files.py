"""Static files that are sent compressed: a copy stands next to a file, or is made once in memory."""

import gzip
import os
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from mimetypes import MimeTypes
from os import PathLike
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

REVALIDATED = "no-cache"
"""`Cache-Control` of a file that keeps its address: a browser asks each time whether it has changed."""
IMMUTABLE = "public, max-age=31536000, immutable"
"""`Cache-Control` of a file whose address changes with its content."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content codings, the smallest first, and what their copies add to the name of a file."""
COMPRESSIBLE = frozenset({".js", ".css", ".svg", ".html", ".json"})
"""Ends of names of files that compression makes smaller: images and fonts are compressed already."""
COMPRESSIBLE_TYPES = frozenset(
    {"text/javascript", "application/javascript", "application/json", "text/css", "image/svg+xml"}
)
"""The media types of installed games' files that compression makes smaller."""
CODINGS_READ = 20
"""The most content codings of an `Accept-Encoding` that are read; browsers send five."""
_FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,80}\.[a-z0-9]{1,8}")
_GZIP = b"\x1f\x8b"
MEDIA_TYPES = MimeTypes()
"""Media types by the ends of names, the same on every machine: its own tables are not read."""
MEDIA_TYPES.add_type("font/woff2", ".woff2")
MEDIA_TYPES.add_type("application/manifest+json", ".webmanifest")


def accepted_encodings(headers: Headers) -> tuple[str, ...]:
    """Return the codings that a client prefers to a file as it is, the best first (RFC 9110, section 12.5.3)."""
    qualities = _qualities(",".join(headers.getlist("accept-encoding")))
    others = qualities.get("*", 0.0)
    as_it_is = qualities.get("identity", 0.0)
    wanted = {name: qualities.get(name, others) for name in ENCODINGS}
    accepted = [name for name, quality in wanted.items() if quality > 0 and quality >= as_it_is]
    return tuple(sorted(accepted, key=lambda name: -wanted[name]))


def _qualities(header: str) -> dict[str, float]:
    """Return the quality, 0 to 1, of each coding of an `Accept-Encoding`; one that can't be read is 0."""
    found = {}
    for item in header.lower().split(",")[:CODINGS_READ]:
        name, *parameters = (part.strip() for part in item.split(";"))
        quality = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                quality = _number(value.strip())
        if name:
            found[name] = quality
    return found


def _number(value: str) -> float:
    """Return a quality as a number; 0 for a text that is no number."""
    try:
        return min(max(float(value), 0.0), 1.0)
    except ValueError:
        return 0.0


class EncodedFiles(StaticFiles):
    """Serves a directory, and for each file the best copy that the client accepts.

    A copy is an encoding of its own with its own ETag, so that caches and ranges of bytes keep them apart.
    """

    def __init__(self, directory: Path, cache_control: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._cache_control = cache_control

    async def check_config(self) -> None:
        """Accept a directory that does not exist: files of a client that is not built are not found."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file, with a compressed copy of it, or with 304 if the client has that already.

        Starlette calls it for a file that exists.
        """
        path, request = os.fspath(full_path), Headers(scope=scope)
        headers = {"Cache-Control": self._cache_control}
        if Path(path).suffix in COMPRESSIBLE:
            headers["Vary"] = "Accept-Encoding"
        media_type = MEDIA_TYPES.guess_type(path)[0] or "application/octet-stream"
        for encoding in accepted_encodings(request) if "Vary" in headers else ():  # other files have no copies
            copy = _stat_file(path + ENCODINGS[encoding])
            if copy is not None:
                path, stat_result = path + ENCODINGS[encoding], copy
                headers["Content-Encoding"] = encoding
                break
        response = FileResponse(path, status_code, headers, media_type, stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, request) else response


class BuildAssets(EncodedFiles):
    """Serves the files of the client's build, and those of other builds that other nodes serve during an update.

    `find`: the content of a file of another build, perhaps compressed by gzip, None for no such file.
    """

    def __init__(self, directory: Path, find: Callable[[str], Awaitable[bytes | None]]) -> None:
        super().__init__(directory, IMMUTABLE)
        self._find = find

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, if need be of another node's build. Starlette calls it for each request.

        Raises `HTTPException` if no build has it; no cache may keep that answer.
        """
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            content = await self._find(path) if error.status_code == 404 and _FILE_NAME.fullmatch(path) else None
            if content is None:
                raise
            plain = gzip.decompress(content) if content.startswith(_GZIP) else content
            media_type = MEDIA_TYPES.guess_type(path)[0] or "application/octet-stream"
            return encoded_content(plain, media_type, Headers(scope=scope))


def _stat_file(path: str) -> os.stat_result | None:
    """Return size and times of a file; None if it can't be read, or is gone."""
    try:
        return os.stat(path)
    except OSError:
        return None


def encoded_content(content: bytes, media_type: str, request: Headers) -> Response:
    """Answer with a file from memory whose address changes with its content, in gzip if the client accepts that."""
    headers = {"Cache-Control": IMMUTABLE}
    copy = _gzip_copy(content) if media_type.partition(";")[0] in COMPRESSIBLE_TYPES else None
    if copy is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in accepted_encodings(request):
            content, headers["Content-Encoding"] = copy, "gzip"
    return Response(content, 200, headers, media_type)


@lru_cache(maxsize=256)
def _gzip_copy(content: bytes) -> bytes | None:
    """The content in gzip, None if that is not smaller; the same content is compressed once."""
    copy = gzip.compress(content, 9, mtime=0)
    return copy if len(copy) < len(content) else None
