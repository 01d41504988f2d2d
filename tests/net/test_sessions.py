"""Sessions change with a login, need the password again for lasting changes, and end; security events are logged.

Settings follow an account to all its browsers; guests have none here.
"""

import asyncio
import logging
import time

import msgspec
import pytest
from msgspec.structs import replace

from botyard.accounts import accounts, passwords, throttle
from botyard.accounts.events import Event
from botyard.accounts.identity import COOKIE, Identity, new_proof
from botyard.accounts.passwords import Checked, Passwords, Requester
from botyard.accounts.revocation import Revocations
from botyard.accounts.settings import SETTINGS
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.store.accounts import SessionProof
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import user_key
from botyard_protocol.codes import Close
from tests.net.browser import PASSWORD, Browser, end_of, guest, registered
from tests.net.table import Table
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


async def test_registering_begins_a_new_session_and_ends_all_that_the_guest_had(
    node: LiveNode, other: LiveNode
) -> None:
    ann = await guest(node, "Ann")
    planted, token = Browser(other, ann.cookie), str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    async with Table() as table, planted.connected() as theirs:
        bot = await table.again(other, token)
        await ann.done("/api/me/register", name="Ann", password=PASSWORD)
        assert ann.cookie != planted.cookie
        assert await end_of(theirs) == Close.LOGGED_OUT
        assert (await bot.end())[0] == Close.LOGGED_OUT
    assert (await planted.ask("GET", "/api/me")).json()["code"] == "logged_out"
    assert (await ann.ask("GET", "/api/me")).json()["registered"] is True
    (here,) = await ann.sessions()
    assert here["here"] is True
    assert 0 < int(str(here["until"])) - time.time() <= 90 * 86_400


async def test_a_program_that_registers_keeps_its_token_and_nothing_else(node: LiveNode) -> None:
    token = str((await Browser(node).done("/api/token", name="Ann"))["token"])
    shown = f"Bearer {token}"
    further = (await node.http("POST", "/api/me/tokens", b'{"label": "More"}', authorization=shown)).json()["token"]
    body = b'{"name": "Ann", "password": "%s"}' % PASSWORD.encode()
    assert (await node.http("POST", "/api/me/register", body, authorization=shown)).status == 200
    assert (await node.http("GET", "/api/me", authorization=shown)).json()["registered"] is True
    assert (await node.http("GET", "/api/me", authorization=f"Bearer {further}")).status == 401


async def test_every_login_begins_a_session_of_its_own(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    first = ann.cookie
    await ann.done("/api/login", name="Ann", password=PASSWORD)
    sessions = [node.signer.read(one.partition("=")[2], "cookie") for one in (first, ann.cookie)]
    assert sessions[0] is not None
    assert sessions[1] is not None
    assert sessions[0].session != sessions[1].session


async def test_a_login_ends_the_session_that_the_browser_had(node: LiveNode, other: LiveNode) -> None:
    await registered(node, "Ann")
    browser = await guest(node, "Guest")
    tab = Browser(other, browser.cookie)
    async with tab.connected() as connection:
        await browser.done("/api/login", name="Ann", password=PASSWORD)
        assert await end_of(connection) == Close.LOGGED_OUT
    assert (await tab.ask("GET", "/api/me")).json()["code"] == "logged_out"
    assert (await browser.ask("GET", "/api/me")).json()["name"] == "Ann"


async def test_a_guest_who_logs_in_leaves_the_rooms_of_the_guest(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    await registered(node, "Ann")
    browser = await guest(node, "Guest")
    left, answered = asyncio.Queue[str](), asyncio.Event()

    async def leave_late(identity: str) -> None:
        await answered.wait()
        await left.put(identity)

    monkeypatch.setattr(node.node.matches_area, "leave_all", leave_late)
    me = (await browser.ask("GET", "/api/me")).json()["identity"]
    await browser.done("/api/login", name="Ann", password=PASSWORD)
    answered.set()
    assert await left.get() == me, "the answer with the cookie waits for no room"
    assert left.empty()


async def test_tokens_and_exports_need_the_password_again_after_a_while(node: LiveNode, other: LiveNode) -> None:
    ann = await registered(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    export = await node.http("GET", "/api/me/export", authorization=f"Bearer {token}")
    assert export.json()["code"] == "password_needed", "no password was ever shown with the token"
    await node.store.call("DEL", user_key((await ann.ask("GET", "/api/me")).json()["identity"], "proved"))
    for answer in (await ann.post("/api/me/tokens", label="More"), await ann.ask("GET", "/api/me/export")):
        assert (answer.status, answer.json()["code"]) == (403, "password_needed")
        assert "/api/me/confirm" in answer.json()["message"]
    assert (await ann.post("/api/me/confirm", password="wrong horse")).json()["code"] == "wrong_password"
    assert (await ann.post("/api/me/tokens", label="More")).status == 403
    await ann.done("/api/me/confirm", password=PASSWORD)
    await ann.done("/api/me/tokens", label="More")
    there = Browser(other, ann.cookie)
    assert (await there.ask("GET", "/api/me/export")).status == 200
    guests = await guest(node, "Ben")
    await guests.done("/api/me/tokens", label="Of a guest, who has no password")
    assert (await guests.post("/api/me/confirm", password=PASSWORD)).json()["code"] == "not_registered"


async def test_exports_are_counted(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node.node.rate_limits, "exports", Buckets(Rate(per_second=0.001, at_once=1)))
    ann = await guest(node, "Ann")
    assert [(await ann.ask("GET", "/api/me/export")).status for _ in range(2)] == [200, 429]


async def test_a_password_is_good_for_a_quarter_of_an_hour(node: LiveNode) -> None:
    people = node.node.session_registry.people
    await people.store_proof("0123456789abcdef", "one", SessionProof.PASSWORD, accounts.PROOF_MS)
    await people.store_proof("0123456789abcdef", "two", SessionProof.PASSWORD, -1000)
    assert await people.proved_until("0123456789abcdef", "three", SessionProof.PASSWORD) == 0
    assert await people.proved_until("0123456789abcdef", "two", SessionProof.PASSWORD) == 0
    assert accounts.PROOF_MS == 900_000


async def test_a_session_that_is_over_is_not_listed_and_not_good(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    me = (await ann.ask("GET", "/api/me")).json()
    over = replace(new_proof(Identity(me["identity"], "Ann"), "cookie"), until=int(time.time()) - 1)
    answer = await Browser(node, f"{COOKIE}={node.signer.sign(over)}").ask("GET", "/api/me")
    assert (answer.status, answer.json()["code"]) == (401, "logged_out")
    await node.node.session_registry.sessions.store_new(over, "")
    assert [one["session"] for one in await ann.sessions() if one["session"] == over.session] == []


async def test_sessions_noted_in_data_format_1_are_listed(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    identity = str((await ann.ask("GET", "/api/me")).json()["identity"])
    noted = msgspec.msgpack.encode([False, 1_790_000_000, 1_790_000_001, "Firefox on Linux"])
    await node.store.call("HSET", user_key(identity, "sessions"), "00112233aabbccdd", noted)
    (old,) = [one for one in await ann.sessions() if one["session"] == "00112233aabbccdd"]
    assert (old["browser"], old["began"], old["until"]) == ("Firefox on Linux", 1_790_000_000, None)


async def test_a_name_that_is_taken_costs_no_hash(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    await registered(node, "Ann")
    ben = await guest(node, "Ben")
    monkeypatch.setattr(Passwords, "hash", None)
    answer = await ben.post("/api/me/register", name="Ann", password=PASSWORD)
    assert (answer.status, answer.json()["code"]) == (409, "name_taken")


async def test_too_many_passwords_at_once_are_busy_with_a_time_to_come_back(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    await registered(node, "Ann")
    monkeypatch.setattr(passwords, "WAITING_LIMIT", 0)
    answer = await Browser(node).post("/api/login", name="Ann", password=PASSWORD)
    assert (answer.status, answer.json()["code"]) == (503, "busy")
    assert int(answer.headers["retry-after"]) >= 1
    assert "try again in" in answer.json()["message"]


async def test_a_login_with_the_former_password_does_not_outlast_another_password(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, intruder = await registered(node, "Ann"), Browser(node)
    checked, changed, check = asyncio.Event(), asyncio.Event(), Passwords.check

    async def slow(self: Passwords, hashed: str | None, password: str, requester: Requester) -> Checked:
        found = await check(self, hashed, password, requester)
        if not requester.known:  # the one who logs in waits for a place
            checked.set()
            await changed.wait()
        return found

    monkeypatch.setattr(Passwords, "check", slow)
    login = asyncio.create_task(intruder.post("/api/login", name="Ann", password=PASSWORD))
    await checked.wait()
    await ann.done("/api/me/password", old=PASSWORD, new="another horse")
    changed.set()
    assert (await login).status == 200
    assert (await intruder.ask("GET", "/api/me")).json()["code"] == "logged_out"


async def test_a_token_that_is_made_while_all_sessions_end_is_not_valid(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await registered(node, "Ann")
    there = Browser(node)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    newest = Revocations.newest

    async def after_the_end(self: Revocations) -> int:
        monkeypatch.undo()
        await ann.done("/api/me/logout-everywhere", here=False)
        return await newest(self)

    monkeypatch.setattr(Revocations, "newest", after_the_end)
    made = await there.post("/api/me/tokens", label="Bot")
    assert (made.status, made.json()["code"]) == (401, "logged_out")


async def test_sessions_that_could_not_be_ended_leave_the_password_as_it_was(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, there = await registered(node, "Ann"), Browser(node)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    (code, *_) = (await ann.ask("POST", "/api/me/recovery-codes")).json()["codes"]
    identity = str((await ann.ask("GET", "/api/me")).json()["identity"])
    link = str(await node.node.session_registry.recovery.make_reset_link(identity)).partition("#")[2]

    async def away(self: Revocations, identity: str, but: str = "") -> int:
        raise StoreUnavailable("its primary is away")

    ways = (
        ("/api/me/password", {"old": PASSWORD, "new": "another horse"}),
        ("/api/recover", {"name": "Ann", "code": code, "password": "another horse"}),
        ("/api/reset", {"secret": link, "password": "another horse"}),
    )
    for path, body in ways:
        with monkeypatch.context() as outage:
            outage.setattr(Revocations, "end_all", away)
            assert (await ann.post(path, **body)).status == 503, path
        assert (await Browser(node).post("/api/login", name="Ann", password=PASSWORD)).status == 200, path
    await Browser(node).done("/api/reset", secret=link, password="a third horse")
    assert (await there.ask("GET", "/api/me")).json()["code"] == "logged_out"


async def test_security_events_are_logged_and_counted_without_names(
    node: LiveNode, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FIRST_WAIT_MS", 500_000)
    caplog.set_level(logging.INFO, "botyard.security")
    ann = await registered(node, "Annabel")
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    await Browser(node).post("/api/login", name="Noname at all", password="wrong horse")
    for _ in range(6):
        await Browser(node).post("/api/login", name="Annabel", password="wrong horse")
    await ann.done("/api/me/tokens", label="My bot")
    await ann.ask("GET", "/api/me/export")
    await ann.done("/api/me/password", old=PASSWORD, new="another horse")
    await ann.done("/api/me/logout-everywhere", here=False)
    await ann.done("/api/me/delete", password="another horse")
    records = [record for record in caplog.records if record.name == "botyard.security"]
    noted = [tuple(record.__dict__["about"][field] for field in ("reason", "identity")) for record in records]
    assert noted == [
        ("registered", identity),
        ("sessions_ended", identity),
        ("wrong_password", ""),
        *[("wrong_password", identity)] * 5,
        ("throttled", identity),
        ("token_made", identity),
        ("exported", identity),
        ("password_changed", identity),
        ("sessions_ended", identity),
        ("deleted", identity),
    ]
    metrics = (await node.http("GET", "/metrics")).body.decode()
    for event in (Event.WRONG_PASSWORD, Event.THROTTLED, Event.REGISTERED, Event.DELETED, Event.EXPORTED):
        assert f'botyard_account_events_total{{event="{event.value}"}}' in metrics
    words = str([record.__dict__ for record in records])
    assert "nnabel" not in words
    assert "127.0.0.1" not in words


# --- settings ---------------------------------------------------------------------------------------------------


PATH = "/api/me/settings"
NONE = {"theme": "", "speed": "", "language": "", "volume": "", "games": [], "page": []}
CHOSEN = NONE | {
    "theme": "dark",
    "speed": "fast",
    "games": [{"game": "chess", "name": "coordinates", "value": "true"}],
    "page": [{"part": "filters", "name": "players", "value": "3"}],
}


async def test_settings_of_an_account_are_the_same_in_another_browser_on_another_node(
    node: LiveNode, other: LiveNode
) -> None:
    ann = await registered(node, "Ann")
    assert (await ann.ask("GET", PATH)).json() == NONE, "an account of an earlier version has none"
    assert (await ann.ask("PUT", PATH, **CHOSEN)).status == 204
    elsewhere = Browser(other)
    await elsewhere.done("/api/login", name="Ann", password=PASSWORD)
    assert (await elsewhere.ask("GET", PATH)).json() == CHOSEN
    assert (await elsewhere.ask("PUT", PATH, theme="light")).status == 204
    assert (await ann.ask("GET", PATH)).json() == NONE | {"theme": "light"}, "settings replace the earlier ones"


async def test_a_guest_has_no_settings_here(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    assert (await ann.ask("GET", PATH)).json() == NONE
    assert (await ann.ask("PUT", PATH, theme="dark")).json()["code"] == "not_registered"


async def test_settings_are_bounded(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    one = {"game": "chess", "name": "coordinates", "value": "true"}
    games = ({"games": [one] * 65}, {"games": [one | {"value": 1}]})
    for wrong in ({"theme": "x" * 25}, {"theme": "<b>"}, {"a": "b"}, *games):
        assert (await ann.ask("PUT", PATH, **wrong)).json()["code"] == "invalid_field", wrong


async def test_settings_are_in_the_export_and_go_with_the_account(node: LiveNode, redis: RedisProcess) -> None:
    ann = await registered(node, "Ann")
    await ann.ask("PUT", PATH, **CHOSEN)
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    assert (await ann.ask("GET", "/api/me/export")).json()["account"]["settings"] == CHOSEN
    await ann.done("/api/me/delete", password=PASSWORD)
    assert redis.ask("KEYS", f"*{identity}*") == b"*0\r\n"


async def test_settings_stored_by_another_version_are_read_as_far_as_they_are_known(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    people = node.node.session_registry.people
    for stored, read in (
        (b'{"theme": "dark", "of_tomorrow": [1]}', NONE | {"theme": "dark"}),
        (b'{"theme": 5}', NONE),
        (b"nonsense", NONE),
        (b"[]", NONE),
    ):
        assert await people.put_field(identity, SETTINGS, stored)
        assert (await ann.ask("GET", PATH)).json() == read
