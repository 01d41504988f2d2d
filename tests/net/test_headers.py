"""What our answers tell a browser, and how a cookie is kept."""

import re

import pytest

from server.app import client_directory
from server.net.headers import HEADERS, POLICY
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


@pytest.mark.parametrize(
    "path", ["/", "/room/x", "/nothing", "/assets/nothing", "/api/me", "/api/match/x", "/api/guest"]
)
async def test_every_answer_carries_the_headers(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path)
    assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS


async def test_a_refused_handshake_carries_them_too(node: LiveNode) -> None:
    answer = await node.http(
        "GET",
        "/ws",
        upgrade="websocket",
        connection="Upgrade",
        sec_websocket_version="13",
        sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==",
    )
    assert answer.status == 403
    assert answer.headers["content-security-policy"] == POLICY


def test_the_policy_lets_nothing_be_code_but_our_files() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


def test_the_built_page_holds_no_code_or_style_of_its_own() -> None:
    page = (client_directory() / "index.html").read_text()
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert "<style" not in page
    assert not re.search(r"\s(style|on\w+)=", page)


@pytest.mark.parametrize(
    ("proxies", "scheme", "secure"),
    [
        (("127.0.0.1",), "https", True),
        (("127.0.0.1",), "http", False),
        (("127.0.0.0/8",), "https", True),
        (("10.0.0.1",), "https", False),
        ((), "https", False),
    ],
)
async def test_behind_tls_a_cookie_goes_nowhere_else(
    redis: RedisProcess, proxies: tuple[str, ...], scheme: str, secure: bool
) -> None:
    node = LiveNode(redis.url, proxies=proxies)
    await node.start()
    try:
        answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}', x_forwarded_proto=scheme)
    finally:
        await node.end()
    parts = answer.headers["set-cookie"].split("; ")
    assert ("Secure" in parts) == secure
    assert {"HttpOnly", "SameSite=lax"} <= set(parts)
