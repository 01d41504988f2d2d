"""The HTTP side: pages, guests, tokens and the health check."""

import gzip
import json
from pathlib import Path

import pytest

from botyard.accounts.identity import COOKIE
from botyard.net.http.encoded_files import IMMUTABLE
from botyard.store.build_files import BuildFiles
from botyard_protocol import messages as m
from tests.net.table import Table, start_match
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


def named(name: object) -> bytes:
    return json.dumps({"name": name}).encode()


async def test_the_health_check_answers(node: LiveNode) -> None:
    answer = await node.http("GET", "/healthz")
    assert (answer.status, answer.json()["status"]) == (200, "ok")
    assert "server" not in answer.headers


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(node: LiveNode) -> None:
    answer = await node.http("POST", "/api/guest", named("  Ann  "))
    assert (answer.status, answer.json()["name"]) == (200, "Ann")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=v2.")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert answer.headers["cache-control"] == "no-store"
    me = await node.http("GET", "/api/me", cookie=cookie.partition(";")[0])
    assert me.json() == answer.json()


async def test_a_guest_who_comes_back_keeps_its_identity_under_another_name(node: LiveNode) -> None:
    first = await node.http("POST", "/api/guest", named("Ann"))
    cookie = first.headers["set-cookie"].partition(";")[0]
    second = await node.http("POST", "/api/guest", named("Anna"), cookie=cookie)
    assert second.json() == first.json() | {"name": "Anna"}
    forged = await node.http("POST", "/api/guest", named("Anna"), cookie=cookie[:-1])
    assert forged.json()["identity"] != first.json()["identity"]


async def test_a_token_is_for_a_new_guest(node: LiveNode, other: LiveNode) -> None:
    answer = await node.http("POST", "/api/token", named("Bot"))
    identity = other.signer.identity(answer.json()["token"], "token")
    assert identity is not None
    assert (identity.id, identity.name) == (answer.json()["identity"], "Bot")


async def test_a_visitor_without_a_name_is_directed_to_where_to_get_one(node: LiveNode) -> None:
    for cookie in ("", f"{COOKIE}=x", f"{COOKIE}={node.token('Ann')}"):
        answer = await node.http("GET", "/api/me", cookie=cookie)
        assert (answer.status, answer.json()["code"]) == (401, "no_identity")


BODIES = [
    b"",
    b"Ann",
    b"[]",
    b'"Ann"',
    b"{}",
    b'{"name": 7}',
    b'{"name": null}',
    b'{"name": ""}',
    b'{"name": "\\ud800"}',
    b'{"name": "' + b"x" * 25 + b'"}',
    b'{"name": "\xff"}',
    b"[" * 4000,
    b" " * 5000,
    named("x" * 10_000),
]


async def test_a_body_without_a_name_is_refused_in_a_sentence(node: LiveNode, caplog: pytest.LogCaptureFixture) -> None:
    for body in BODIES:
        for path in ("/api/guest", "/api/token"):
            answer = await node.http("POST", path, body)
            assert answer.status == 400, body[:40]
            assert answer.json()["code"] in {"malformed", "invalid_field"}
            assert answer.json()["message"].endswith(".")
            assert "set-cookie" not in answer.headers
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_pages_of_others_make_no_guests(node: LiveNode) -> None:
    for origin in ("http://evil.example", "null", f"http://{node.address}.evil.example", "http://["):
        answer = await node.http("POST", "/api/guest", named("Ann"), origin=origin)
        assert (answer.status, answer.json()["code"]) == (403, "forbidden_origin")
    assert (await node.http("POST", "/api/guest", named("Ann"), origin=f"http://{node.address}")).status == 200


async def test_a_match_can_be_downloaded_only_after_its_end(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        answer = await node.http("GET", f"/api/match/{room}")
        assert (answer.status, answer.json()["code"]) == (409, "not_finished")
        await ben.ask(lambda id: m.Resign(id, 1))
        answer = await node.http("GET", f"/api/match/{room}")
        assert answer.status == 200
        assert b"secret" in answer.body


async def test_nothing_outside_the_client_is_served(node: LiveNode) -> None:
    for path in ("/..%2f..%2fpyproject.toml", "/%2e%2e", "/..", "/assets/../../x", "/assets/%2e%2e/x", "/nothing"):
        assert (await node.http("GET", path)).status == 404, path
    for path in ("/a%00b", "/assets/a%00b", "/" + "x" * 5000, "/assets/" + "x" * 5000):
        assert (await node.http("GET", path)).status == 404, path[:20]


async def test_other_methods_are_refused(node: LiveNode) -> None:
    for method, path in (("GET", "/api/guest"), ("POST", "/api/me"), ("DELETE", "/"), ("GET", "/api/token")):
        assert (await node.http(method, path)).status == 405


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_requests_of_pages_of_other_sites_change_nothing(node: LiveNode, site: str) -> None:
    answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}', sec_fetch_site=site)
    assert (answer.status, answer.json()["code"]) == (403, "forbidden_origin")
    own = await node.http(
        "POST", "/api/guest", b'{"name": "Ann"}', sec_fetch_site=site, origin=f"http://{node.address}"
    )
    assert own.status == 403
    assert (await node.http("GET", "/api/rooms", sec_fetch_site=site)).status == 200


async def test_requests_of_listed_pages_are_served_from_their_site(redis: RedisProcess) -> None:
    async with LiveNode(redis.url, origins=("https://play.example.org",)) as made:
        said = {
            "sec_fetch_site": "cross-site",
            "origin": "https://play.example.org",
            "content_type": "application/json",
        }
        assert (await made.http("POST", "/api/guest", b'{"name": "Ann"}', **said)).status == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
async def test_a_body_that_is_said_to_be_no_json_is_refused(node: LiveNode, kind: str) -> None:
    for sent in ({"origin": f"http://127.0.0.1:{node.port}"}, {"sec_fetch_site": "same-origin"}):
        answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}', content_type=kind, **sent)
        assert (answer.status, answer.json()["code"]) == (415, "malformed")
        assert "application/json" in answer.json()["message"]


async def test_a_program_may_send_the_type_that_its_library_sends(node: LiveNode) -> None:
    kind = "application/x-www-form-urlencoded"  # of curl and urllib
    assert (await node.http("POST", "/api/guest", b'{"name": "Ann"}', content_type=kind)).status == 200


async def test_a_program_need_not_say_that_a_body_is_json(node: LiveNode) -> None:
    json = "application/json; charset=utf-8"
    assert (await node.http("POST", "/api/guest", b'{"name": "Ann"}', content_type=json)).status == 200
    assert (await node.http("POST", "/api/guest", b'{"name": "Ann"}')).status == 200


async def test_the_service_worker_is_asked_for_each_time_and_can_be_ended_everywhere(
    node: LiveNode, redis: RedisProcess
) -> None:
    answer = await node.http("GET", "/sw.js")
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"].partition(";")[0] in {"application/javascript", "text/javascript"}
    assert "networkFirst" in answer.body.decode()
    async with LiveNode(redis.url, offline=False) as without:
        answer = await without.http("GET", "/sw.js")
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert "registration.unregister()" in answer.body.decode()


async def test_the_manifest_has_its_media_type(node: LiveNode) -> None:
    answer = await node.http("GET", "/manifest.webmanifest")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/manifest+json")
    assert answer.json()["start_url"] == "/"


async def test_a_node_serves_the_files_of_the_builds_of_other_nodes(node: LiveNode, tmp_path: Path) -> None:
    """During an update a page of one build may ask any node for its files."""
    script = b"export const answer = 42;\n" * 100
    (tmp_path / "index-abcd1234.js").write_bytes(script)
    (tmp_path / "index-abcd1234.js.gz").write_bytes(gzip.compress(script))
    (tmp_path / "index-abcd1234.js.br").write_bytes(b"left out")
    (tmp_path / "font-abcd1234.woff2").write_bytes(b"font")
    await BuildFiles(node.store, tmp_path).put()
    plain = await node.http("GET", "/assets/index-abcd1234.js")
    assert (plain.status, plain.body, plain.headers["cache-control"]) == (200, script, IMMUTABLE)
    assert "/javascript" in plain.headers["content-type"]
    packed = await node.http("GET", "/assets/index-abcd1234.js", accept_encoding="gzip, br")
    assert (packed.headers["content-encoding"], gzip.decompress(packed.body)) == ("gzip", script)
    assert (await node.http("GET", "/assets/font-abcd1234.woff2")).body == b"font"
    for name in ("index-00000000.js", "index-abcd1234.js.br", "%2e%2e/index.html"):
        missing = await node.http("GET", f"/assets/{name}")
        assert (missing.status, missing.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize("path", ["/account", "/learn", "/rules/volt", "/about", "/room/abc", "/api/rooms", "/status"])
async def test_a_slash_at_the_end_makes_no_difference(node: LiveNode, path: str) -> None:
    plain, slash = await node.http("GET", path), await node.http("GET", f"{path}/")
    assert (plain.status, slash.status, slash.body) == (200, 200, plain.body)


@pytest.mark.parametrize("path", ["/api/rooms.", "/api/rooms%23x", "/ws.", "/.", "/nothing."])
async def test_only_addresses_of_pages_may_have_signs_behind_them(node: LiveNode, path: str) -> None:
    assert (await node.http("GET", path)).status == 404
    assert (await node.http("GET", "/about.")).status == 200


async def test_a_proxy_that_passes_on_no_upgrade_is_reported(node: LiveNode, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        answer = await node.http("GET", "/ws")
        assert (answer.status, answer.headers["upgrade"]) == (426, "websocket")
        assert "must pass on the headers Upgrade and Connection" in answer.body.decode()
    assert sum("without Upgrade" in record.getMessage() for record in caplog.records) == 1
