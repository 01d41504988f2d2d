"""Lines of the log: one JSON object each, that says where, and never what people sent, their names or secrets.

And how many there may be: of other packages, and of security events.
"""

import ast
import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from botyard import logs, metrics
from botyard.accounts.events import Event, SecurityEvents
from botyard.accounts.identity import COOKIE
from botyard.background_tasks import spawn
from botyard.logs import LineLimit, Lines, about, reason
from botyard.store.error_classes import StoreRefused
from botyard.store.keys import room_keys
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.net.table import Table, make_room, start_match
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import MEMORY, RedisProcess
from tests.support.waiting import fields, lines, until

SERVER = Path(logs.__file__).parent
LEVELS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
NAME = "Xanthippe"
ROOM_NAME = "Symposium"


# --- how a line looks -------------------------------------------------------------------------------------------


def line_of(name: str, message: object, *values: object, error: BaseException | None = None, **extra: Any) -> Any:
    exc_info = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, logging.INFO, "x.py", 1, message, values, exc_info)
    vars(record).update(extra)
    text = Lines().format(record)
    assert "\n" not in text
    return json.loads(text)


def test_a_line_says_what_happened_and_where() -> None:
    line = line_of("botyard.net", "it happened", about=about(room="abc", number=7, connection="c1", reason="")["about"])
    assert line["time"].endswith("+00:00")
    del line["time"], line["pid"]
    assert line == {
        "level": "info",
        "logger": "botyard.net",
        "event": "it happened",
        "room": "abc",
        "number": 7,
        "connection": "c1",
    }


def test_an_exception_is_logged_by_type_and_place_and_never_by_what_it_quotes() -> None:
    with pytest.raises(RuntimeError) as raised:  # noqa: PT012 - one raises from the other
        try:
            json.loads('{"token": hunter2}')
        except ValueError as error:
            raise RuntimeError("hunter2 cannot be read") from error
    line = line_of("botyard", "it failed", error=raised.value)
    assert line["error"] == "RuntimeError < JSONDecodeError"
    assert any("test_logs.py:" in place for place in line["trace"])
    assert "hunter2" not in json.dumps(line)


def test_only_the_words_of_other_packages_are_kept() -> None:
    assert line_of("uvicorn.error", "Invalid request from %s", "hunter2")["event"] == "Invalid request from %s"
    assert line_of("asyncio", "Task exception\nfuture: hunter2")["event"] == "Task exception"
    assert line_of("asyncio", ValueError("hunter2"))["event"] == "ValueError"
    assert len(line_of("websockets", "x" * 5000)["event"]) == 200


def test_the_reason_of_an_error_is_the_systems_word_or_its_type() -> None:
    assert reason(ConnectionRefusedError(111, "Connection refused")) == "Connection refused"
    assert reason(ValueError("hunter2")) == "ValueError"


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls that log."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=attr)) if attr in LEVELS:
                yield node


def test_every_line_of_the_server_has_words_that_never_change_and_fields_from_about() -> None:
    found = 0
    for path in SERVER.rglob("*.py"):
        if "client" in path.relative_to(SERVER).parts:  # runs in other people's programs
            continue
        for call in calls(ast.parse(path.read_text())):
            found += 1
            where = f"{path}:{call.lineno}"
            words = call.args[-1]
            assert isinstance(words, ast.Constant), where
            assert "%" not in str(words.value), where
            assert {word.arg for word in call.keywords} <= {"extra", "exc_info"}, where
            for word in call.keywords:
                function = word.value.func if word.arg == "extra" and isinstance(word.value, ast.Call) else None
                assert word.arg == "exc_info" or (isinstance(function, ast.Name) and function.id == "about"), where
    assert found > 20


# --- a run that provokes them -----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    """Debug lines, too."""
    caplog.set_level(logging.DEBUG, "botyard")


@pytest.fixture
def own_redis() -> Iterator[RedisProcess]:
    process = RedisProcess(**MEMORY)
    process.start()
    yield process
    process.remove()


async def test_nothing_secret_and_no_name_is_ever_in_the_log(
    own_redis: RedisProcess, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that goes wrong in a node goes wrong, while people with names, tokens and cookies are in it."""
    monkeypatch.setattr("botyard.lobby.index.FIRST_TIDY_SECONDS", 3_600.0)  # it would remove the line of no room
    node = LiveNode(own_redis.url)
    await node.start()
    token = node.token(NAME)
    cookie = (await node.http("POST", "/api/guest", json.dumps({"name": NAME}).encode())).headers["set-cookie"]
    proof = cookie.removeprefix(f"{COOKIE}=").partition(";")[0]
    async with Table() as table:
        ann, ben = await table.again(node, token), await table.guest(node, NAME)
        room = await start_match(ann, ben)
        await broken_messages(node, token, proof)
        await broken_rooms(own_redis, node, ann, room)
        await an_outage(own_redis, node, ann, caplog)
        await own_failures(token)
    await until(lambda: events(caplog) >= EVENTS)
    await node.stop()
    logged = lines(caplog)
    assert any(line.get("room") == room for line in logged)
    assert any(line.get("connection") for line in logged)
    secret = node.node.session_registry.signer._key
    forbidden = [token, proof, token.rpartition(".")[2], proof.rpartition(".")[2], NAME, ROOM_NAME, "Table", "hunter2"]
    forbidden += [secret.hex(), repr(secret)[2:-1], token.split(".")[2]]
    text = "\n".join(map(json.dumps, logged))
    assert [word for word in forbidden if word in text] == []


EVENTS = {
    "a connection is greeted",
    "a connection is closed",
    "a published message cannot be read",
    "a room cannot be read",
    "redis refuses",
    "redis is away",
    "the subscription is lost",
    "a line of the lobby cannot be read",
    "a task failed",
    "snapshots wait",
}


async def broken_messages(node: LiveNode, token: str, proof: str) -> None:
    """Send bytes that hold secrets and cannot be read, and requests with headers that do not fit."""
    async with Client(node.port, token) as client:
        await client.hello()
        for _ in range(20):
            await client.send_bytes(b"\x92\x01" + token.encode())
        await client.end()
    for body in (token.encode(), json.dumps({"name": NAME * 9}).encode(), b'{"name": "' + proof.encode()):
        await node.http("POST", "/api/guest", body, cookie=f"{COOKIE}={proof}x", authorization=f"Bearer {token}")
    await node.http("GET", f"/{token}?token={token}")
    _, writer = await asyncio.open_connection("127.0.0.1", node.port)
    writer.write(b"NO SENSE " + token.encode() + b"\r\n\r\n")
    await writer.drain()
    writer.close()


async def broken_rooms(redis: RedisProcess, node: LiveNode, ann: Client, room: str) -> None:
    """Store a record and a line, and publish a message, that quote a name where something else is expected."""
    quoting = b"\x81\xa4name\xa9" + NAME.encode()
    await LobbyIndexStore(node.store).put("poison", quoting, playing=False)
    redis.ask("PUBLISH", room_keys(room).channel, quoting)
    async with Table() as table:
        other = await table.guest(node, NAME)
        await other.ask(lambda id: m.CreateRoom(id, GAME, 2, ROOM_NAME))
        broken = await make_room(other)
        redis.ask("HSET", room_keys(broken).head, "record", quoting)
        await ann.ask(lambda id: m.Watch(id, broken))
        redis.ask("DEL", room_keys(broken).presence)
        redis.ask("SET", room_keys(broken).log, NAME)
        await other.ask(lambda id: m.GetHistory(id, 2, 1))
        await other.ask(m.EnterLobby)
        await ann.ask(lambda id: m.Watch(id, room))


def events(caplog: pytest.LogCaptureFixture) -> set[str]:
    """The messages logged so far."""
    return {record.getMessage() for record in caplog.records}


async def an_outage(redis: RedisProcess, node: LiveNode, ann: Client, caplog: pytest.LogCaptureFixture) -> None:
    """Let Redis go, a client ask for what only Redis knows, and Redis come back."""
    redis.kill()
    await until(lambda: node.store.run is None)
    await ann.send(m.GetSnapshot(ann.id()))
    await ann.ask(m.EnterLobby)
    await until(lambda: events(caplog) >= {"redis is away", "the subscription is lost", "snapshots wait"})
    redis.start()
    await until(lambda: node.store.run)


async def own_failures(token: str) -> None:
    """Run a task that fails with a secret in its error, as a mistake of ours would."""

    async def fail() -> None:
        raise ValueError(token)

    with suppress(ValueError):
        await spawn(fail(), "a mistake")


async def test_redis_repeats_what_it_does_not_know_and_the_log_does_not(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Where SET is forbidden, Redis quotes the signing key that it was given."""
    with pytest.raises(StoreRefused, match="unknown command") as refused:
        await store.call("SETT", "botyard:secret", "hunter2")
    assert "hunter2" not in str(refused.value)
    assert "unknown command" in fields(caplog, "redis refuses")["reason"]
    assert "hunter2" not in json.dumps(lines(caplog))


# --- how many lines other packages may log ----------------------------------------------------------------------


class Clock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def line(
    name: str = "uvicorn.error", text: str = "Invalid HTTP request received.", error: Exception | None = None
) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.WARNING, "x.py", 1, text, (), exc_info)


def raised(kind: type[Exception]) -> Exception:
    try:
        raise kind("secret")
    except Exception as error:
        return error


def test_each_kind_writes_one_line_a_minute_and_the_next_says_how_many_were_not() -> None:
    clock = Clock()
    limit = LineLimit(clock)
    assert [limit.filter(line()) for _ in range(100)] == [True] + [False] * 99
    assert limit.filter(line(text="another"))
    clock.now = 60.0
    later = line()
    assert limit.filter(later)
    assert later.__dict__["about"] == {"count": 99}
    assert not limit.filter(line())


def test_exceptions_differ_by_type_and_place() -> None:
    limit = LineLimit(Clock())
    errors = [raised(ValueError), raised(ValueError), raised(KeyError)]
    assert [limit.filter(line(error=error)) for error in errors] == [True, False, True]


def test_lines_of_our_own_are_all_written() -> None:
    limit = LineLimit(Clock())
    assert all(limit.filter(line("botyard.net")) for _ in range(10))


def test_how_many_kinds_are_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "KINDS_KEPT", 10)
    limit = LineLimit(Clock())
    assert all(limit.filter(line(text=f"kind {place}")) for place in range(1000))
    assert len(limit._passed) <= 10


# --- how many security events are logged ------------------------------------------------------------------------


def test_a_flood_of_events_is_counted_and_not_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.accounts.events.LINES_A_MINUTE", 3)
    now = 600.0
    monkeypatch.setattr("botyard.accounts.events.monotonic", lambda: now)
    caplog.set_level(logging.INFO, "botyard.security")
    counter, noted = metrics.account_events("wrong_password"), SecurityEvents()
    before = counter._value.get()
    for _ in range(10):
        noted.record(Event.WRONG_PASSWORD, "0123456789abcdef")
    assert counter._value.get() - before == 10
    words = [record.getMessage() for record in caplog.records]
    assert words == ["a security event"] * 3 + ["more security events this minute are only counted"]
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    now = 660.0
    noted.record(Event.REGISTERED)
    assert caplog.records[-1].__dict__["about"] == {"identity": "", "reason": "registered"}
    assert caplog.records[-1].levelname == "INFO"
