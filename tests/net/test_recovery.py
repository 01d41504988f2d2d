"""A lost password: recovery codes of the owner, and reset links of moderators."""

import asyncio

import pytest

from botyard.accounts import recovery
from botyard.accounts.recovery import CODES
from tests.net.browser import PASSWORD, Browser, behind_a_proxy, registered
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

OTHER = "another horse"


async def codes_of(owner: Browser) -> list[str]:
    """New recovery codes of an account."""
    made = await owner.done("/api/me/recovery-codes")
    codes = made["codes"]
    assert isinstance(codes, list)
    return codes


async def recover(node: LiveNode, code: str, name: str = "Ann", password: str = OTHER) -> Answer:
    """Set another password by a code, in a browser that has never been there."""
    return await Browser(node).post("/api/recover", name=name, code=code, password=password)


async def log_in(node: LiveNode, password: str) -> int:
    """The status of a login of Ann."""
    return (await Browser(node).post("/api/login", name="Ann", password=password)).status


async def test_a_code_sets_another_password_once_and_ends_all_sessions(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="bot"))["token"])
    codes = await codes_of(ann)
    assert len(set(codes)) == CODES
    back = Browser(node)
    typed = codes[3].replace("-", " ").lower()
    assert (await back.post("/api/recover", name=" ANN", code=typed, password=OTHER)).status == 200
    assert (await back.ask("GET", "/api/me")).json()["registered"]
    assert (await back.ask("GET", "/api/me/recovery-codes")).json()["left"] == CODES - 1
    assert (await ann.ask("GET", "/api/me")).json()["code"] == "logged_out"
    assert (await node.http("GET", "/api/me", authorization=f"Bearer {token}")).status == 401
    assert [await log_in(node, password) for password in (PASSWORD, OTHER)] == [403, 200]
    again = await recover(node, codes[3], password="a third horse")
    assert (again.status, again.json()["code"]) == (403, "wrong_password")
    assert (await recover(node, codes[4], password="a third horse")).status == 200


async def test_two_at_once_with_one_code_set_one_password(node: LiveNode) -> None:
    codes = await codes_of(await registered(node, "Ann"))
    answers = await asyncio.gather(*(recover(node, codes[0], password=f"horse number {one}") for one in range(2)))
    assert sorted(answer.status for answer in answers) in ([200, 403], [200, 503], [200, 409])


async def test_new_codes_replace_the_earlier_ones_and_need_the_password(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await registered(node, "Ann")
    old = await codes_of(ann)
    new = await codes_of(ann)
    assert (await recover(node, old[0])).status == 403
    assert (await recover(node, new[0])).status == 200
    monkeypatch.setattr("botyard.accounts.accounts.PROOF_MS", 1)
    back = Browser(node)
    await back.done("/api/login", name="Ann", password=OTHER)
    await asyncio.sleep(0.01)
    refused = await back.post("/api/me/recovery-codes")
    assert refused.json()["code"] == "password_needed"
    guest = Browser(node)
    await guest.done("/api/guest", name="Guest")
    assert (await guest.post("/api/me/recovery-codes")).json()["code"] == "not_registered"


async def test_wrong_codes_are_slowed_down_and_unknown_names_are_answered_alike(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        await codes_of(await registered(node, "Ann", "198.51.100.7"))
        thief, body = Browser(node, address="203.0.113.1"), {"code": "BCDF-GHJK", "password": OTHER}
        known = await thief.post("/api/recover", name="Ann", **body)
        unknown = await thief.post("/api/recover", name="Nemo", **body)
        assert (known.status, known.body) == (unknown.status, unknown.body)
        statuses = [(await thief.post("/api/recover", name="Ann", **body)).status for _ in range(5)]
        assert statuses[-1] == 429


async def test_stored_data_reveals_no_code(node: LiveNode, redis: RedisProcess) -> None:
    ann = await registered(node, "Ann")
    codes = await codes_of(ann)
    identity = str((await ann.ask("GET", "/api/me")).json()["identity"])
    link = await node.node.session_registry.recovery.make_reset_link(identity)
    stored = b"".join([await node.node.session_registry.people.field(identity, field) or b"" for field in FIELDS])
    assert len(stored) > 300
    for secret in (*codes, link.partition(".")[2]):
        assert secret.encode() not in stored
        assert secret.replace("-", "").encode() not in stored


FIELDS = ("recovery_codes", "reset_link")


# --- links ---


async def link_for(node: LiveNode, owner: Browser) -> str:
    """The secret of a new reset link."""
    identity = str((await owner.ask("GET", "/api/me")).json()["identity"])
    path, _, secret = (await node.node.session_registry.recovery.make_reset_link(identity)).partition("#")
    assert path == "/reset"
    return secret


async def test_a_reset_link_says_whose_it_is_and_holds_once(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    secret = await link_for(node, ann)
    back = Browser(node)
    assert await back.done("/api/reset/owner", secret=secret) == {"name": "Ann"}
    weak = await back.post("/api/reset", secret=secret, password="password")
    assert weak.json()["code"] == "invalid_field"
    await back.done("/api/reset", secret=secret, password=OTHER)
    assert (await back.ask("GET", "/api/me")).json()["registered"]
    assert (await ann.ask("GET", "/api/me")).status == 401
    assert [await log_in(node, password) for password in (PASSWORD, OTHER)] == [403, 200]
    for path, body in (("/api/reset/owner", {}), ("/api/reset", {"password": "a third horse"})):
        refused = await Browser(node).post(path, secret=secret, **body)
        assert (refused.status, refused.json()["code"]) == (404, "no_such_link")


async def test_a_reset_link_ends_with_its_term_a_newer_one_and_another_password(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, visitor = await registered(node, "Ann"), Browser(node)
    first, second = await link_for(node, ann), await link_for(node, ann)
    await ann.done("/api/me/password", old=PASSWORD, new=OTHER)
    monkeypatch.setattr(recovery, "LINK_SECONDS", -1)
    late = await link_for(node, ann)
    for secret in (first, second, late, "", f"{'0' * 16}.{'a' * 22}"):
        assert (await visitor.post("/api/reset/owner", secret=secret)).json()["code"] == "no_such_link"


async def test_a_deleted_account_keeps_neither_codes_nor_link(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    codes, secret = await codes_of(ann), await link_for(node, ann)
    await ann.done("/api/me/delete", password=PASSWORD)
    assert (await recover(node, codes[0])).status == 403
    assert (await Browser(node).post("/api/reset/owner", secret=secret)).status == 404
