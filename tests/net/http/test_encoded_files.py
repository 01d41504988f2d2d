"""Compressed copies of static files: which one a client gets, and what caches learn about it."""

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from botyard import app
from botyard.games import registry
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.registry import BUILT_IN
from botyard.net.http.encoded_files import CODINGS_READ, accepted_encodings
from botyard_protocol.twin_tin_bots import SCHEMA
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

SCRIPT = b"export const answer = 42;\n" * 200
COPIES = {"br": b"pretends to be Brotli", "gzip": gzip.compress(SCRIPT)}
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.fixture
async def site(redis: RedisProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveNode]:
    """A node whose client is made of a few small files."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-1.js"):
        (tmp_path / name).write_bytes(SCRIPT)
        (tmp_path / f"{name}.br").write_bytes(COPIES["br"])
        (tmp_path / f"{name}.gz").write_bytes(COPIES["gzip"])
    (tmp_path / "assets/only-1.css").write_bytes(SCRIPT)
    (tmp_path / "assets/only-1.css.gz").write_bytes(COPIES["gzip"])
    (tmp_path / "assets/font-1.woff2").write_bytes(b"font")
    monkeypatch.setattr(app, "client_directory", lambda: tmp_path)
    async with LiveNode(redis.url) as node:
        yield node


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("", ()),
        ("br, gzip", ("br", "gzip")),
        ("gzip, deflate, br, zstd", ("br", "gzip")),
        ("gzip", ("gzip",)),
        ("GZip ; Q=0.5", ("gzip",)),
        ("br;q=0, gzip", ("gzip",)),
        ("br; q=0.0, gzip;q=0", ()),
        ("br;q=0.5, gzip;q=0.8", ("gzip", "br")),
        ("*", ("br", "gzip")),
        ("*;q=0", ()),
        ("br, *;q=0", ("br",)),
        ("identity, gzip;q=0.5", ()),
        ("identity;q=0.5, gzip;q=0.5", ("gzip",)),
        ("br;q=x, gzip;q=7, brotli, ;;, =", ("gzip",)),
        ("br;q=nan, gzip;q=-1", ()),
    ],
)
def test_the_best_accepted_encoding_comes_first(header: str, expected: tuple[str, ...]) -> None:
    assert accepted_encodings(Headers({"accept-encoding": header})) == expected


def test_only_the_first_of_many_codings_are_read() -> None:
    others = ",".join(f"x{n}" for n in range(CODINGS_READ - 1))
    assert accepted_encodings(Headers({"accept-encoding": f"{others},br,gzip"})) == ("br",)


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("deflate", None), ("", None)]
)
@pytest.mark.parametrize("path", ["/", "/room/x", "/assets/app-1.js"])
async def test_the_copy_that_the_client_accepts_is_sent(
    site: LiveNode, path: str, accepted: str, encoding: str | None
) -> None:
    answer = await site.http("GET", path, accept_encoding=accepted)
    content = COPIES.get(encoding or "", SCRIPT)
    assert (answer.status, answer.body) == (200, content)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(content))
    assert answer.headers["content-type"].partition(";")[0] in {
        "text/html",
        "text/javascript",
        "application/javascript",
    }
    assert answer.headers["cache-control"] == (IMMUTABLE if path.startswith("/assets") else "no-cache")
    head = await site.http("HEAD", path, accept_encoding=accepted)
    same = {
        "content-encoding",
        "content-length",
        "content-type",
        "etag",
        "vary",
        "cache-control",
    } & answer.headers.keys()
    assert (head.status, head.body) == (200, b"")
    assert {name: head.headers[name] for name in same} == {name: answer.headers[name] for name in same}


async def test_another_copy_is_sent_where_the_best_one_is_missing(site: LiveNode) -> None:
    answer = await site.http("GET", "/assets/only-1.css", accept_encoding="br, gzip")
    assert (answer.headers["content-encoding"], gzip.decompress(answer.body)) == ("gzip", SCRIPT)
    assert answer.headers["content-type"].startswith("text/css")


async def test_files_that_are_compressed_already_are_sent_as_they_are(site: LiveNode) -> None:
    answer = await site.http("GET", "/assets/font-1.woff2", accept_encoding="br, gzip")
    assert (answer.status, answer.body, answer.headers["content-type"]) == (200, b"font", "font/woff2")
    assert {"content-encoding", "vary"}.isdisjoint(answer.headers)
    assert answer.headers["cache-control"] == IMMUTABLE


async def test_a_client_that_has_a_copy_is_not_sent_it_again(site: LiveNode) -> None:
    tags = {}
    for path in ("/", "/assets/app-1.js"):
        for accepted in ("br", "gzip", ""):
            answer = await site.http("GET", path, accept_encoding=accepted)
            tag = tags[path, accepted] = answer.headers["etag"]
            again = await site.http("GET", path, accept_encoding=accepted, if_none_match=f'"other", {tag}')
            assert (again.status, again.body) == (304, b"")
            assert (again.headers["etag"], again.headers["vary"]) == (tag, "Accept-Encoding")
            assert again.headers["cache-control"] == answer.headers["cache-control"]
            assert (await site.http("GET", path, accept_encoding=accepted, if_none_match='"x"')).status == 200
    assert len(set(tags.values())) == len(tags)
    other = await site.http("GET", "/", accept_encoding="gzip", if_none_match=tags["/", "br"])
    assert (other.status, other.body) == (200, COPIES["gzip"])


async def test_ranges_are_those_of_the_copy(site: LiveNode) -> None:
    for accepted, content in (("br", COPIES["br"]), ("gzip", COPIES["gzip"]), ("", SCRIPT)):
        answer = await site.http("GET", "/assets/app-1.js", accept_encoding=accepted, range="bytes=3-9")
        assert (answer.status, answer.body) == (206, content[3:10])
        assert answer.headers["content-range"] == f"bytes 3-9/{len(content)}"
        assert answer.headers.get("content-encoding", "") == accepted
    far = await site.http("GET", "/assets/app-1.js", accept_encoding="br", range="bytes=5000-")
    assert far.status == 416


async def test_files_of_installed_games_are_compressed_in_memory(
    site: LiveNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    noise = os.urandom(400)
    for name, content in (("client.js", SCRIPT), ("tiny.css", b"a{}"), ("board.png", noise)):
        (folder / name).write_bytes(content)
    package = GamePackage(BUILT_IN[0], SCHEMA, ClientFiles(folder, ("client.js", "tiny.css", "board.png")))
    monkeypatch.setitem(registry.PACKAGES, "some_game", package)
    path = f"/games/some_game/{package.version}"
    script = await site.http("GET", f"{path}/client.js", accept_encoding="br, gzip")
    assert (script.headers["content-encoding"], gzip.decompress(script.body)) == ("gzip", SCRIPT)
    assert (script.headers["vary"], script.headers["cache-control"]) == ("Accept-Encoding", IMMUTABLE)
    plain = await site.http("GET", f"{path}/client.js", accept_encoding="gzip;q=0")
    assert (plain.body, plain.headers["vary"]) == (SCRIPT, "Accept-Encoding")
    for name, content in (("tiny.css", b"a{}"), ("board.png", noise)):
        answer = await site.http("GET", f"{path}/{name}", accept_encoding="gzip")
        assert (answer.status, answer.body) == (200, content)
        assert {"content-encoding", "vary"}.isdisjoint(answer.headers)
