"""Guests become people with an account: they come back from anywhere, and end their sessions wherever those are."""

import asyncio
import json

import pytest

from botyard.accounts import accounts, sessions, throttle
from botyard.accounts.accounts import pseudonym_of
from botyard.accounts.confusables import digest
from botyard.accounts.identity import COOKIE, Identity
from botyard.net.http import accounts as account_operations
from botyard.net.transport import rate_limits
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.rooms.requests import Request, RetryLater
from botyard.store.keys import user_key
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close, Code
from tests.net.browser import PASSWORD, Browser, behind_a_proxy, end_of, guest, heard, registered
from tests.net.table import Table, join, make_room, start_match, watch
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess


async def test_a_guest_registers_and_comes_back_as_the_same_from_elsewhere(node: LiveNode, other: LiveNode) -> None:
    ann = await guest(node, "Ann")
    before = (await ann.ask("GET", "/api/me")).json()
    assert before["registered"] is False
    answer = await ann.post("/api/me/register", name="Ann of Green", password=PASSWORD)
    assert answer.json() == before | {"name": "Ann of Green", "registered": True}
    elsewhere = Browser(other)
    assert (await elsewhere.post("/api/login", name="ann of green", password=PASSWORD)).json() == answer.json()
    assert (await elsewhere.ask("GET", "/api/me")).json() == answer.json()
    assert {one["browser"] for one in await elsewhere.sessions()} == {"Firefox on Linux"}
    assert [one["here"] for one in await elsewhere.sessions()].count(True) == 1
    again = await ann.post("/api/me/register", name="Ann", password=PASSWORD)
    assert (again.status, again.json()["code"]) == (409, "already_registered")


async def test_a_registered_name_belongs_to_one_account(node: LiveNode, other: LiveNode) -> None:
    ann = await registered(node, "Ann")
    for path in ("/api/guest", "/api/token"):
        answer = await Browser(other).post(path, name="\u0410nn")
        assert (answer.status, answer.json()["code"]) == (409, "name_taken")
        assert answer.json()["message"].endswith(".")
    ben = await guest(other, "Ben")
    for path, body in (("/api/me/register", {"password": PASSWORD}), ("/api/me/name", {}), ("/api/guest", {})):
        answer = await ben.post(path, name="ANN", **body)
        assert (answer.status, answer.json()["code"]) == (409, "name_taken")
    assert (await ben.ask("GET", "/api/me")).json()["name"] == "Ben"
    assert (await ann.done("/api/me/name", name="ANN"))["name"] == "ANN"  # her own
    await ann.done("/api/me/name", name="Anna")
    assert (await ben.done("/api/me/name", name="Ann"))["name"] == "Ann"


async def test_only_one_of_two_users_gets_a_name_that_both_want_at_once(node: LiveNode, other: LiveNode) -> None:
    guests = [await guest(at, f"Guest {place}") for place, at in enumerate((node, other, node, other))]
    answers = await asyncio.gather(*(one.post("/api/me/register", name="Ann", password=PASSWORD) for one in guests))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409]


async def test_a_claim_that_led_to_no_account_is_void_after_a_while(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = node.node.session_registry.people
    assert await people.claim(digest("Ann"), "a-node-that-died") is None
    ben = await guest(node, "Ben")
    assert (await ben.post("/api/me/register", name="Ann", password=PASSWORD)).status == 409
    monkeypatch.setattr(accounts, "CLAIM_MS", -1)
    assert (await ben.post("/api/me/register", name="Ann", password=PASSWORD)).status == 200


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("", PASSWORD),
        ("F0rmer player 3f2a", PASSWORD),
        ("x" * 25, PASSWORD),
        ("a\u202eb", PASSWORD),
        ("Sprocket", PASSWORD),
        ("The Adm\u0456n", PASSWORD),
        ("\ufdfd" * 24, PASSWORD),
        ("Ann", "short"),
        ("Ann", "Password1"),
        ("Ann of Green", "ann of green 7"),
        ("Ann", "x" * 129),
    ],
)
async def test_a_bad_name_or_password_registers_no_account(node: LiveNode, name: str, password: str) -> None:
    ann = await guest(node, "Ann")
    answer = await ann.post("/api/me/register", name=name, password=password)
    assert (answer.status, answer.json()["code"]) == (400, "invalid_field")
    assert (await ann.ask("GET", "/api/me")).json()["registered"] is False


async def test_a_wrong_password_ten_times_is_slowed_down_with_a_time_to_wait(node: LiveNode) -> None:
    await registered(node, "Ann")
    stranger = Browser(node)
    for name in ("Ann", "Noname"):  # the answer for an unknown name is the same
        answers = [await stranger.post("/api/login", name=name, password="wrong horse") for _ in range(10)]
        first = {(answer.status, answer.json()["code"], answer.json()["message"]) for answer in answers[:5]}
        assert first == {(403, "wrong_password", "Wrong name or password.")}
        slowed = [answer for answer in answers if answer.status == 429]
        assert slowed, "five are free, then each one takes twice as long as the one before"
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in slowed)
        assert "try again in" in slowed[0].json()["message"]
        assert "set-cookie" not in "".join(str(answer.headers) for answer in answers)
    right = await stranger.post("/api/login", name="Ann", password=PASSWORD)
    assert right.status in {200, 429}  # the latter unless this took long


async def test_the_waits_double_and_are_forgotten_with_the_right_password(node: LiveNode) -> None:
    people = node.node.session_registry.people
    waits = [await people.count_attempt("n-x", 2, 1_000_000, 5_000_000, 60_000) for _ in range(3)]
    assert waits[:2] == [0, 0]
    assert 900_000 < waits[2] <= 1_000_000
    await people.clear_attempts("n-x")
    assert await people.count_attempt("n-x", 2, 1_000_000, 5_000_000, 60_000) == 0
    at_once = await asyncio.gather(*(people.count_attempt("n-y", 5, 1_000_000, 5_000_000, 60_000) for _ in range(50)))
    assert at_once.count(0) == 5


async def test_logging_out_everywhere_closes_all_sockets_on_all_nodes_but_here(node: LiveNode, other: LiveNode) -> None:
    here = await registered(node, "Ann")
    there = Browser(other)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    token = (await there.done("/api/me/tokens", label="My bot"))["token"]
    async with Table() as table, here.connected() as mine, there.connected() as theirs:
        bot = await table.again(other, str(token))
        await here.done("/api/me/logout-everywhere", here=False)
        assert await end_of(theirs) == Close.LOGGED_OUT
        assert (await bot.end())[0] == Close.LOGGED_OUT
        answer = await there.ask("GET", "/api/me")
        assert (answer.status, answer.json()["code"]) == (401, "logged_out")
        await mine.send(encode(m.Ping("p"), Encoding.MSGPACK))
        assert await heard(mine) == m.Pong("p")
        assert [one["here"] for one in await here.sessions()] == [True]
        await there.done("/api/login", name="Ann", password=PASSWORD)
        await here.done("/api/me/logout-everywhere", here=True)
        assert await end_of(mine) == Close.LOGGED_OUT
    assert here.cookie == f'{COOKIE}=""'
    await other.node.session_registry.revocations._ended.refresh()
    assert (await there.ask("GET", "/api/me")).status == 401


async def test_a_session_is_ended_and_the_others_go_on(node: LiveNode, other: LiveNode, redis: RedisProcess) -> None:
    here = await registered(node, "Ann")
    there = Browser(other)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    (session,) = [one["session"] for one in await here.sessions() if not one["here"]]
    async with there.connected() as theirs:
        assert (await here.ask("DELETE", f"/api/me/sessions/{session}")).status == 204
        assert await end_of(theirs) == Close.LOGGED_OUT
    later = LiveNode(redis.url)
    await later.start()
    assert (await Browser(later, there.cookie).ask("GET", "/api/me")).json()["code"] == "logged_out"
    await later.stop()
    answer = await here.ask("DELETE", f"/api/me/sessions/{session}")
    assert (answer.status, answer.json()["code"]) == (404, "no_such_session")
    assert (await there.ask("GET", "/api/me/sessions")).json()["code"] == "logged_out"
    assert len(await here.sessions()) == 1
    await here.done("/api/logout")
    assert (await here.ask("GET", "/api/me")).json()["code"] == "no_identity"


async def test_a_hello_after_the_end_of_the_session_closes_the_socket(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    async with ann.opened() as socket:
        await ann.done("/api/logout")
        await socket.send(encode(m.Hello("test"), Encoding.MSGPACK))
        assert await end_of(socket) == Close.LOGGED_OUT


async def test_too_many_sessions_end_the_one_seen_longest_ago(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account_operations, "BROWSERS_LIMIT", 2)
    first = await registered(node, "Ann")
    second, third = Browser(node), Browser(node)
    for browser in (second, third):
        await browser.done("/api/login", name="Ann", password=PASSWORD)
    statuses = [(await one.ask("GET", "/api/me")).status for one in (first, second, third)]
    assert sorted(statuses) == [200, 200, 401]
    assert statuses[2] == 200


async def test_an_account_logs_in_so_often(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node.node.rate_limits, "logins", Buckets(Rate(per_second=0.001, at_once=1)))
    await registered(node, "Ann")
    assert (await Browser(node).post("/api/login", name="Ann", password=PASSWORD)).status == 200
    answer = await Browser(node).post("/api/login", name="Ann", password=PASSWORD)
    assert (answer.status, answer.json()["code"]) == (429, "too_fast")
    assert int(answer.headers["retry-after"]) > 1


async def test_a_token_is_made_for_oneself_and_ended(node: LiveNode, other: LiveNode) -> None:
    ann = await registered(node, "Ann")
    made = await ann.done("/api/me/tokens", label="  My   bot ")
    (listed,) = [one for one in await ann.sessions() if one["token"]]
    assert (listed["label"], listed["here"]) == ("My bot", False)
    async with Table() as table:
        bot = await table.again(other, str(made["token"]))
        assert bot.all(m.Welcome)[0].identity == made["identity"]
        await ann.ask("DELETE", f"/api/me/sessions/{listed['session']}")
        assert (await bot.end())[0] == Close.LOGGED_OUT
    for label in ("", " ", "x" * 41, "a\u202eb"):
        assert (await ann.post("/api/me/tokens", label=label)).json()["code"] == "invalid_field"
    for number in range(20):
        await ann.done("/api/me/tokens", label=f"Bot {number}")
    answer = await ann.post("/api/me/tokens", label="One more")
    assert (answer.status, answer.json()["code"]) == (409, "too_many_tokens")


async def test_another_password_ends_all_other_sessions(node: LiveNode, other: LiveNode) -> None:
    here = await registered(node, "Ann")
    there = Browser(other)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    wrong = await here.post("/api/me/password", old="wrong horse", new="another horse")
    assert (wrong.status, wrong.json()["code"]) == (403, "wrong_password")
    async with there.connected() as theirs:
        await here.done("/api/me/password", old=PASSWORD, new="another horse")
        assert await end_of(theirs) == Close.LOGGED_OUT
    assert (await here.ask("GET", "/api/me")).status == 200
    assert (await there.post("/api/login", name="Ann", password=PASSWORD)).status == 403
    assert (await there.post("/api/login", name="Ann", password="another horse")).status == 200
    ben = await guest(node, "Ben")
    answer = await ben.post("/api/me/password", old=PASSWORD, new=PASSWORD)
    assert (answer.status, answer.json()["code"]) == (409, "not_registered")


async def test_a_new_name_is_sent_to_all_sockets_and_stands_on_seats_that_are_taken_afterwards(
    node: LiveNode, other: LiveNode
) -> None:
    ann = await registered(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    async with Table() as table:
        bot = await table.again(other, token)
        await ann.done("/api/me/name", name="Anna")
        assert await bot.next(m.IdentityChanged) == m.IdentityChanged("Anna", registered=True)
        await other.node.session_registry.revocations.names.refresh()
        made = await bot.ask(lambda id: m.CreateRoom(id, GAME, 2))
        seat = (await watch(bot, made.room)).room.seats[0]
        assert (await table.again(other, token)).all(m.Welcome)[0].name == "Anna"
    assert seat is not None
    assert seat.name == "Anna"


async def test_a_guest_is_called_otherwise_on_open_sockets_and_wherever_the_token_is_shown(
    node: LiveNode, other: LiveNode
) -> None:
    token = json.loads((await node.http("POST", "/api/token", b'{"name": "Ann"}')).body)["token"]
    async with Table() as table:
        ann = await table.again(other, token)
        for name in (b"Anna", b"Annika"):
            body = b'{"name": "%s"}' % name
            answer = await node.http("POST", "/api/me/name", body, authorization=f"Bearer {token}")
            assert answer.json()["name"] == name.decode()
            assert (await ann.next(m.IdentityChanged)).name == name.decode()
            made = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
            seat = (await watch(ann, made.room)).room.seats[0]
            assert seat is not None
            assert seat.name == name.decode()
        assert (await table.again(node, token)).all(m.Welcome)[0].name == "Annika"


async def test_a_guest_in_a_browser_is_called_otherwise_on_open_sockets(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    async with ann.connected() as socket:
        await ann.done("/api/guest", name="Anna")
        assert isinstance(await heard(socket), m.IdentityChanged)
        await socket.send(encode(m.CreateRoom("1", GAME, 2), Encoding.MSGPACK))
        created = await heard(socket)
        assert isinstance(created, m.Created)
        seats = (await node.http("GET", f"/api/rooms/{created.room}")).json()["room"]["seats"]
        assert seats[0]["name"] == "Anna"


async def test_a_user_can_export_all_that_is_stored_and_have_it_deleted(
    node: LiveNode, other: LiveNode, redis: RedisProcess
) -> None:
    ann = await registered(node, "Ann")
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    export = await ann.ask("GET", "/api/me/export")
    received = export.json()
    assert (received["identity"], received["account"]["registered"]["name"]) == (identity, "Ann")
    assert [one["browser"] for one in received["account"]["sessions"]] == ["Firefox on Linux"]
    assert b"argon2" not in export.body
    assert (await ann.post("/api/me/delete", password="wrong horse")).status == 403
    async with ann.connected() as mine:
        await ann.done("/api/me/delete", password=PASSWORD)
        assert await end_of(mine) == Close.LOGGED_OUT
    assert redis.ask("KEYS", f"*{identity}*") == b"*0\r\n"
    assert (await Browser(other).post("/api/login", name="Ann", password=PASSWORD)).json()["code"] == "wrong_password"
    await registered(other, "Ann")
    assert node.node.session_registry.revocations.former.get(identity) == pseudonym_of(identity).encode()


async def test_a_guest_needs_no_password_to_go(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    old = ann.cookie
    await ann.done("/api/me/delete", password="")
    assert (await Browser(node, old).ask("GET", "/api/me")).json()["code"] == "logged_out"


async def test_a_room_does_not_wait_for_a_host_who_was_deleted(node: LiveNode, other: LiveNode) -> None:
    ann = await guest(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    async with Table() as table:
        ben = await table.guest(other, "Ben")
        room = await make_room(await table.again(node, token), players=3)
        await join(ben, room)
        await node.node.lobby.update(room)
        await ann.done("/api/me/delete", password="")
        await ben.next(m.EventFrame, lambda one: m.SeatLeft(0) in one.events)
        loaded = await other.node.rooms.load(room)
        assert loaded is not None
        assert loaded.room.record.host == ben.all(m.Welcome)[0].identity


async def test_a_deletion_that_a_room_could_not_follow_can_be_repeated(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, area = await registered(node, "Ann"), node.node.matches_area
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    assert (await ann.ask("PATCH", "/api/me/notifications", zone="Europe/Berlin")).status == 204
    token, asks = str((await ann.done("/api/me/tokens", label="Bot"))["token"]), area._ask

    async def is_busy_once(room: str, request: Request) -> RetryLater:
        monkeypatch.setattr(area, "_ask", asks)
        return RetryLater(Code.BUSY, "Busy.", 1)

    async with Table() as table:
        ben, host = await table.guest(other, "Ben"), await table.again(node, token)
        rooms = [await make_room(host, players=3) for _ in range(2)]
        for room in rooms:
            await node.node.lobby.update(room)
        await join(ben, rooms[0])
        monkeypatch.setattr(area, "_ask", is_busy_once)
        assert (await ann.post("/api/me/delete", password=PASSWORD)).status == 503
        left = {key.rpartition(b":")[2] for key in await node.store.call("KEYS", user_key(identity, "*"))}
        assert (b"notifications" in left, b"matches" in left) == (False, True)
        await ann.done("/api/me/delete", password=PASSWORD)
        for room in rooms:
            loaded = await other.node.rooms.load(room)
            assert loaded is None or loaded.room.record.seats[0] is None


@pytest.mark.parametrize("way", ["/api/me/delete", "/api/me/logout-everywhere"])
async def test_a_player_who_can_never_come_back_is_missing_at_once(node: LiveNode, other: LiveNode, way: str) -> None:
    ann = await guest(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    async with Table() as table:
        ben = await table.guest(other, "Ben")
        room = await start_match(await table.again(node, token), ben)
        await node.node.lobby.update(room)
        await (ann.done(way, password="") if "delete" in way else ann.done(way, here=True))
        frame = await ben.next(m.EventFrame, lambda one: any(isinstance(event, m.PersonGone) for event in one.events))
        (changed,) = [event for event in frame.events if isinstance(event, m.AbsenceChanged)]
        assert changed.absence is not None
        assert [one.left for one in changed.absence.missing] == [True]
        await ben.ask(lambda id: m.Vote(id, m.Remedy.FORFEIT))
        loaded = await other.node.rooms.load(room)
        assert loaded is not None
        assert (loaded.room.record.status, loaded.room.record.abandoned) == (m.Status.FINISHED, None)


async def test_a_guest_with_another_session_is_not_missing_after_logging_out(node: LiveNode) -> None:
    ann = await guest(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    async with Table() as table:
        room = await start_match(await table.again(node, token), await table.guest(node, "Ben"))
        await node.node.lobby.update(room)
        await ann.done("/api/logout")
        loaded = await node.node.rooms.load(room)
        assert loaded is not None
        assert loaded.room.record.absence is None


async def test_matches_of_a_deleted_user_are_shown_under_a_pseudonym_by_all_nodes(
    node: LiveNode, other: LiveNode, redis: RedisProcess
) -> None:
    ann = await registered(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="Bot"))["token"])
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    async with Table() as table:
        ben = await table.guest(other, "Ben")
        room = await start_match(await table.again(node, token), ben)
        await ben.ask(lambda id: m.Resign(id, 1))
        await node.node.lobby.update(room)
        (match,) = (await ann.ask("GET", "/api/me/export")).json()["matches"]
        assert (match["room"]["id"], match["ranking"]) == (room, [[0], [1]])
        await ann.done("/api/me/delete", password=PASSWORD)
        for at in (node, other):
            await at.node.session_registry.revocations.former.refresh()
            seats = (await watch(await table.guest(at, "Wes"), room)).room.seats
            assert [None if one is None else one.name for one in seats] == [pseudonym_of(identity), "Ben"]
            file = (await at.http("GET", f"/api/match/{room}")).body
            assert b"Ann" not in file
            assert pseudonym_of(identity).encode() in file
            await at.node.lobby.update(room)
    assert redis.ask("KEYS", f"*p-{identity}*") == b"*0\r\n"


async def test_proofs_of_the_first_version_stay_good_until_their_session_is_ended(node: LiveNode) -> None:
    signer = node.signer
    payload = "v1.0123456789abcdef.QW5u"
    ann = Browser(node, f"{COOKIE}={payload}.{signer._mac(payload, 'cookie')}")
    old = ann.cookie
    me = (await ann.ask("GET", "/api/me")).json()
    assert me == {"identity": "0123456789abcdef", "name": "Ann", "registered": False, "moderator": False}
    assert ann.cookie.startswith(f"{COOKIE}=v2.0123456789abcdef."), "from now on it says when it was made"
    await ann.done("/api/logout")
    ann.cookie = old
    assert (await ann.ask("GET", "/api/me")).json()["code"] == "logged_out"
    assert signer.identity(old.partition("=")[2], "cookie") == Identity("0123456789abcdef", "Ann")


async def test_an_identity_is_answered_while_the_store_is_away(own_redis: RedisProcess, own_node: LiveNode) -> None:
    ann = await guest(own_node, "Ann")
    own_redis.kill()
    answer = await ann.ask("GET", "/api/me")
    assert (answer.status, answer.json()["name"], answer.json()["registered"]) == (200, "Ann", None)
    assert (await ann.post("/api/me/register", name="Ann", password=PASSWORD)).status == 503


async def test_a_node_refuses_ended_sessions_without_the_store(own_redis: RedisProcess, own_node: LiveNode) -> None:
    ann = await guest(own_node, "Ann")
    old = ann.cookie
    await ann.done("/api/logout")
    own_redis.kill()
    ann.cookie = old
    assert (await ann.ask("GET", "/api/me")).json()["code"] == "logged_out"


async def test_an_address_does_so_much_about_accounts(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "ACCOUNTS_PER_ADDRESS", Rate(per_second=0.001, at_once=2))
    async with behind_a_proxy(redis.url) as node:
        received = [await from_address(node, "203.0.113.1", "/api/login", f"Stranger {one}") for one in range(3)]
        assert [answer.status for answer in received] == [403, 403, 429]
        assert int(received[2].headers["retry-after"]) > 1
        assert (await from_address(node, "203.0.113.2", "/api/login", "Noname")).status == 403


async def test_an_address_tries_so_many_passwords_for_whatever_names(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_ADDRESS", 2)
    monkeypatch.setattr(throttle, "FIRST_WAIT_MS", 500_000)
    async with behind_a_proxy(redis.url) as node:
        received = [await from_address(node, "203.0.113.1", "/api/login", f"Stranger {one}") for one in range(3)]
        assert [answer.status for answer in received] == [403, 403, 429]
        assert received[2].json()["message"].startswith("Too many login attempts from your address: try again in ")
        assert (await from_address(node, "203.0.113.2", "/api/login", "Noname 1")).status == 403


async def from_address(node: LiveNode, address: str, path: str, name: str) -> Answer:
    body = json.dumps({"name": name, "password": "wrong horse"}).encode()
    return await node.http("POST", path, body, x_forwarded_for=address)


@pytest.fixture
def seldom_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that start afterwards do not write by themselves which sessions were seen."""
    monkeypatch.setattr(sessions, "WRITE_SECONDS", 3_600.0)


@pytest.mark.usefixtures("seldom_written")
async def test_a_node_that_saw_a_session_before_it_ended_writes_it_no_more(node: LiveNode, other: LiveNode) -> None:
    here = await registered(node, "Ann")
    there = Browser(other)
    await there.done("/api/login", name="Ann", password=PASSWORD)
    (session,) = [one["session"] for one in await here.sessions() if not one["here"]]
    identity = str((await here.ask("GET", "/api/me")).json()["identity"])
    seen = other.node.session_registry.sessions
    seen._written_at.clear()
    assert (await there.ask("GET", "/api/me")).status == 200  # seen again: the other node has yet to write it
    assert (identity, session) in seen._pending
    await here.ask("DELETE", f"/api/me/sessions/{session}")
    await seen._write([(identity, str(session))])
    assert [one["here"] for one in await here.sessions()] == [True]
