"""The security headers of answers, and cookies: scripts cannot read them, behind TLS they go nowhere else."""

import re

import pytest
from starlette.requests import Request

from botyard.accounts.browser_cookies import BROWSER_COOKIE, DEVICE_COOKIE, logged_in
from botyard.accounts.identity import ACCOUNT_SECONDS, Identity, Signer, new_proof
from botyard.net.http.cookies import Cookies, without_cookie
from botyard.net.http.pages import client_directory
from botyard.net.transport.security_headers import HEADERS, POLICY
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess


@pytest.mark.parametrize(
    "path", ["/", "/room/x", "/nothing", "/assets/nothing", "/api/me", "/api/match/x", "/api/guest"]
)
async def test_every_answer_carries_the_headers(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path)
    assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("scheme", ["https", "http"])
async def test_behind_tls_a_browser_has_to_stay_with_it(redis: RedisProcess, scheme: str) -> None:
    async with LiveNode(redis.url, proxies=("127.0.0.1",)) as node:
        answer = await node.http("GET", "/", x_forwarded_proto=scheme)
    assert answer.headers.get("strict-transport-security") == ("max-age=31536000" if scheme == "https" else None)


def test_no_address_of_ours_is_passed_on_and_no_device_is_asked_for() -> None:
    assert HEADERS["Referrer-Policy"] == "no-referrer"
    assert {"camera=()", "geolocation=()", "microphone=()"} <= set(HEADERS["Permissions-Policy"].split(", "))


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
    scripts = re.findall(r"<script([^>]*)>([^<]*)</script>", page)
    assert [content for _, content in scripts] == ["", "", ""], "the theme's, the start's and the page's, from files"
    assert all(re.search(r'\bsrc="/[^/]', attributes) for attributes, _ in scripts)
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
    async with LiveNode(redis.url, proxies=proxies) as node:
        answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}', x_forwarded_proto=scheme)
    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0].startswith("__Host-botyard_guest=") == secure
    assert "Path=/" in parts
    assert not any(part.startswith("Domain") for part in parts)
    assert ("Secure" in parts) == secure
    assert {"HttpOnly", "SameSite=lax"} <= set(parts)


async def test_behind_tls_a_cookie_of_the_older_name_is_exchanged(redis: RedisProcess) -> None:
    async with LiveNode(redis.url, proxies=("127.0.0.1",)) as node:
        made = await node.http("POST", "/api/guest", b'{"name": "Ann"}')
        browser = f"{BROWSER_COOKIE}={made.cookies[BROWSER_COOKIE]}"
        over_http = f"{made.headers['set-cookie'].split(';')[0]}; {browser}"
        exchanged = await node.http("GET", "/api/me", cookie=over_http, x_forwarded_proto="https")
        cookie = exchanged.headers["set-cookie"].split(";")[0]
        after = await node.http("GET", "/api/me", cookie=f"{cookie}; {browser}", x_forwarded_proto="https")
        again = await node.http("GET", "/api/me", cookie=over_http)
    assert cookie.startswith("__Host-botyard_guest=")
    assert [answer.json()["name"] for answer in (exchanged, after, again)] == ["Ann"] * 3
    assert "__Host-botyard_guest" not in after.cookies
    assert "botyard_guest" not in again.cookies


EMBEDDER = "https://club.example"


@pytest.mark.parametrize("site", ["", "/play"])
async def test_only_matches_alone_may_be_in_frames_of_the_origins_that_are_allowed(
    redis: RedisProcess, site: str
) -> None:
    async with LiveNode(redis.url, embed=(EMBEDDER, "http://127.0.0.1:8080"), path=site) as node:
        for path in ("/room/abc?embed", "/m/abc?embed", "/m/abc?turn=3&embed=1", "/room/r-7?embed"):
            headers = (await node.http("GET", site + path, accept="text/html")).headers
            rules = headers["content-security-policy"]
            assert f"frame-ancestors {EMBEDDER} http://127.0.0.1:8080" in rules
            assert rules.partition("frame-ancestors")[0] == POLICY.partition("frame-ancestors")[0]
            assert "x-frame-options" not in headers
        for path in (
            *(
                "/",
                "/?embed",
                "/room/abc",
                "/m/abc?embedded",
                "/m/abc?xembed",
                "/room/abc/token?embed",
                "/account?embed",
            ),
            *("/coach?embed", "/api/rooms/abc?embed", "/%72oom/abc?embed", "/room/a%2f..?embed", "/room/abc/?embed"),
            *("/room/abc?%65mbed", "/desk?embed", "/i?embed", "/room/abc.?embed", "/x/room/abc?embed"),
        ):
            headers = (await node.http("GET", site + path, accept="text/html")).headers
            assert headers["content-security-policy"] == POLICY, path
            assert headers["x-frame-options"] == "DENY", path


async def test_without_the_setting_no_page_may_be_in_a_frame(node: LiveNode) -> None:
    headers = (await node.http("GET", "/room/abc?embed", accept="text/html")).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-frame-options"] == "DENY"


# --- cookies of sessions and devices ----------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_every_cookie_is_kept_from_scripts_and_the_one_of_the_session_comes_last(scheme: str) -> None:
    cookies, ann = Cookies(Signer(b"k" * 32)), Identity("0123456789abcdef", "Ann")
    request = Request({"type": "http", "scheme": scheme, "path": "/", "server": ("x.example", 80), "headers": []})
    proof = new_proof(ann, "cookie", seconds=ACCOUNT_SECONDS)
    answer = cookies.identified(request, proof, True, logged_in(None, ann.id))
    device, browser, session = answer.headers.getlist("set-cookie")
    assert device.startswith(f"{DEVICE_COOKIE}=")
    assert "Path=/api;" in device
    assert f"Max-Age={ACCOUNT_SECONDS}" in session
    assert browser.startswith(f"{BROWSER_COOKIE}=")
    assert "Path=/;" in browser
    for cookie in (device, browser, session):
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ("Secure" in cookie) is (scheme == "https")
    forgotten = [
        cookie.partition("=")[0] for cookie in without_cookie(request, device=True).headers.getlist("set-cookie")
    ]
    assert forgotten[0] == DEVICE_COOKIE
    assert session.partition("=")[0] in forgotten
    assert BROWSER_COOKIE not in str(forgotten)
    assert BROWSER_COOKIE in str(without_cookie(request, identities=True).headers.getlist("set-cookie"))
    assert DEVICE_COOKIE not in str(without_cookie(request).headers.getlist("set-cookie"))


def test_a_program_gets_no_cookie() -> None:
    request = Request({"type": "http", "scheme": "http", "path": "/", "server": ("x.example", 80), "headers": []})
    ann = Identity("0123456789abcdef", "Ann")
    answer = Cookies(Signer(b"k" * 32)).identified(request, new_proof(ann, "token"), True, logged_in(None, ann.id))
    assert answer.headers.getlist("set-cookie") == []


async def test_two_services_on_one_host_leave_each_other_their_cookies(redis: RedisProcess) -> None:
    other_redis = RedisProcess()
    other_redis.start()
    first, second = LiveNode(redis.url), LiveNode(other_redis.url)
    jar: dict[str, str] = {}

    async def ask(node: LiveNode, method: str, path: str, body: bytes = b"") -> Answer:
        shown = "; ".join(f"{name}={value}" for name, value in jar.items())
        answer = await node.http(method, path, body, cookie=shown)
        for name, value in answer.cookies.items():
            jar.pop(name, None)
            if value != '""':
                jar[name] = value
        return answer

    await first.start()
    await second.start()
    try:
        await ask(first, "POST", "/api/guest", b'{"name": "Ann"}')
        assert (await ask(second, "GET", "/api/me")).status == 401
        await ask(second, "POST", "/api/guest", b'{"name": "Bea"}')
        for node, name in ((first, "Ann"), (second, "Bea"), (first, "Ann")):
            assert (await ask(node, "GET", "/api/me")).json()["name"] == name
        assert (await ask(second, "POST", "/api/logout")).status == 204
        assert (await ask(second, "GET", "/api/me")).status == 401
        assert (await ask(first, "GET", "/api/me")).json()["name"] == "Ann"
    finally:
        await first.end()
        await second.end()
        other_redis.remove()
