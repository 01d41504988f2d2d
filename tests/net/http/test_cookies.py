"""Cookies of sessions and devices: scripts cannot read them, and behind TLS they go nowhere else."""

import pytest
from starlette.requests import Request

from botyard.accounts.browser_identities import BROWSER_COOKIE
from botyard.accounts.devices import DEVICE_COOKIE, logged_in
from botyard.accounts.identity import ACCOUNT_SECONDS, Identity, Signer, new_proof
from botyard.net.http.cookies import Cookies, without_cookie
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess


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
