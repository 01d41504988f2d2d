"""The cost of requests to a node: no header, body or repetition that is accepted costs more than its price.

The work of the event loop is counted in calls of functions (`Work`), since a time depends on the machine.
"""

import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FrameType
from typing import Any

import msgspec
import orjson
import pytest
import pytest_asyncio
import redis as redis_library

from botyard import health
from botyard.lobby import index
from botyard.net.transport import token_bucket
from botyard.net.transport.rate_limits import BYTES_FOR_ONE, REQUEST
from botyard.net.transport.token_bucket import Bucket, Buckets, MessageBudget
from botyard.notifications import service as notifications
from botyard.rooms.runtime import alarms
from botyard_protocol import chat
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import wire_name
from botyard_protocol.vectors.contents import BEN, GAME, PROMISE, ROOM
from botyard_protocol.vectors.samples import CLIENT
from tests.net.http.test_openapi import Documented, ask_for_most
from tests.net.table import Table, join, make_room, start_match, watch
from tests.support.client import Client
from tests.support.compiled import needs_interpreted
from tests.support.node import MANY_OPEN, Answer, LiveNode
from tests.support.redis import RedisProcess

CALLERS = ("/tests/", "/websockets/asyncio/", "/asyncio/", "/pytest", "/_pytest/")
"""Parts of the paths of code that sends requests: its own work is not counted."""


class Work:
    """The work of this thread while it is counted, without that of callers.

    `calls`: of functions in Python and C. `longest`: the calls of the longest stretch in which the loop serves nothing
    else; `where`: the function that it began with. `paid`: what was charged for all requests, in messages.
    """

    def __init__(self) -> None:
        self.calls = self.longest = self.paid = 0
        self._depth = self._stretch = 0
        self._own = False
        self.where = self._first = ""

    def _on_event(self, frame: FrameType, event: str, _: Any) -> None:
        """Get an event of `sys.setprofile`. A stretch lasts from a call by the event loop to its return."""
        if event == "call":
            if not self._depth:
                self._stretch = 0
                path = frame.f_code.co_filename
                self._own = not any(part in path for part in CALLERS)
                self._first = f"{path}:{frame.f_code.co_name}"
            self._depth += 1
            self._stretch += 1
        elif event == "c_call":
            self._stretch += 1
        elif event == "return" and self._depth:
            self._depth -= 1
            if not self._depth and self._own:
                self.calls += self._stretch
                if self._stretch > self.longest:
                    self.longest, self.where = self._stretch, self._first

    @contextmanager
    def counted(self) -> Iterator["Work"]:
        """Count from here to the end of the block. The garbage of earlier tests is not collected meanwhile."""
        before, collecting = sys.getprofile(), gc.isenabled()
        gc.disable()
        with pytest.MonkeyPatch.context() as patch:
            take, charge = MessageBudget.take, MessageBudget.charge

            def taken(budget: MessageBudget, now: float) -> tuple[int, str]:
                self.paid += 1
                return take(budget, now)

            def charged(budget: MessageBudget, now: float, price: int) -> None:
                self.paid += max(price, 0)
                charge(budget, now, price)

            patch.setattr(MessageBudget, "take", taken)
            patch.setattr(MessageBudget, "charge", charged)
            sys.setprofile(self._on_event)
            try:
                yield self
            finally:
                sys.setprofile(before)
                if collecting:
                    gc.enable()


LONGEST = 15_000
"""Calls in which the event loop serves nothing else."""
CALLS_FOR_ONE = 2_500
"""Calls for each message that a request is charged as."""
SPARE_CALLS = 8_000
"""Calls of what a node does at times anyway, such as heartbeats."""
BYTES_OF_HEAD = 1_024
"""Of an answer of HTTP: not charged."""
REPETITIONS = 70
"""More than any limit lets pass at once of what is stored."""
FURTHER = 40
TRACED = 8
"""Of so many repetitions the work of one is counted, which takes some times as long."""
GROWTH = 3 * 1024
"""Bytes that so many `FURTHER` repetitions add to the store: marks of times, and of what was refused."""
FILLING = 220
"""More than a list or a chat holds."""
HEADER_CHARS = 14_000
"""With the others, the head of a request is then as long as a head may be."""

CODES = [f"{a}{b}{c}" for a in "abcdefghijklmnopqr" for b in "abcdefghijklmnopqr" for c in "abcdefghijkl"]
WORST_HEADERS = {
    "accept-language": ",".join(CODES),
    "accept-encoding": ",".join(f"{code};q=0.1" for code in CODES),
    "authorization": "Bearer " + ".".join(CODES),
    "botyard-link": "w0." + ".".join(CODES),
    "content-type": "application/json;" + ";".join(f"{code}=b" for code in CODES),
    "cookie": "; ".join(f"botyard_{code}={code}" for code in CODES),
    "host": ".".join(CODES),
    "if-none-match": ",".join(f'W/"{code}"' for code in CODES),
    "origin": "http://" + ".".join(CODES),
    "range": "bytes=" + ",".join(f"{n}-{n}" for n in range(4_000)),
    "sec-fetch-site": ",".join(["cross-site"] * 2_000),
    "user-agent": "(" * HEADER_CHARS,
    "x-forwarded-for": ",".join(["10.0.0.1"] * 2_000),
}
PAGES = ("/", "/room/none", "/m/none", "/about", "/rules/twin_tin_bots", "/sw.js", "/robots.txt", "/healthz", "/readyz")
NOT_REPEATED = (m.Hello,)
"""A second one ends the connection."""


@pytest_asyncio.fixture
async def node(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveNode]:
    """A node that lets one connection ask for everything, does little else, and whose limits never refill."""
    needs_interpreted(token_bucket)
    monkeypatch.setattr(Buckets, "_new", lambda one, factor, now: Bucket(1e-6, one._rate.at_once * factor, now))
    for sweeping in (alarms, index, notifications):
        monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 3_600.0)
    for pause in ("BEAT_SECONDS", "FLUSH_SECONDS"):
        monkeypatch.setattr(health, pause, 3_600.0)
    monkeypatch.setattr(index, "FIRST_TIDY_SECONDS", 3_600.0)
    async with LiveNode(redis.url, limits=replace(MANY_OPEN, messages=100_000)) as made:
        yield made


def check(work: Work, size: int, what: str) -> None:
    """Hold the work for a request, and the bytes of its answer, against what the request was charged as."""
    paid = work.paid or REQUEST
    assert work.longest <= LONGEST, f"{what}: {work.longest} calls at once of {work.where}"
    assert work.calls <= SPARE_CALLS + CALLS_FOR_ONE * paid, f"{what}: {work.calls} calls for {paid}"
    assert size <= BYTES_OF_HEAD + BYTES_FOR_ONE * paid, f"{what}: {size} bytes for {paid}"


# --- operations of HTTP -----------------------------------------------------------------------------------------------


class Metered(Documented):
    """Asks as `Documented` does; what reads is asked again with each of the worst headers, once for each status.

    `accepted`: token, path and body of the first POST of each operation that was accepted.
    """

    def __init__(self, node: LiveNode, document: dict[str, Any]) -> None:
        super().__init__(node, document)
        self.accepted: dict[str, tuple[str, str, bytes]] = {}
        self._answered: Counter[tuple[str, int]] = Counter()
        """How often an operation has answered with a status."""
        self._last = "", 0

    def _hold(self, method: str, path: str, answer: Answer) -> str:
        name = super()._hold(method, path, answer)
        self._last = name, answer.status
        self._answered[self._last] += 1
        return name

    async def ask(self, token: str, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """One request, and for what reads one more for each header."""
        known = set(self.called)
        found = await super().ask(token, method, path, body, **headers)
        for name in self.called - known if method == "POST" else ():
            self.accepted[name] = token, path, b"" if body is None else orjson.dumps(body)
        if method == "GET" and self._answered[self._last] == 1:
            for name, value in WORST_HEADERS.items():
                await self.ask_with(token, path, name, value[:HEADER_CHARS])
        return found

    async def ask_with(self, token: str, path: str, name: str, value: str) -> None:
        """Read with one more header, and check that work and answer are within what was charged.

        503 is allowed: a node may be busy, and `/readyz` answers so where something fails.
        """
        shown = {"authorization": f"Bearer {token}"} if token else {}
        with Work().counted() as work:
            answer = await self._node.http("GET", path, b"", **(shown | {name: value}))
        assert answer.status < 500 or answer.status == 503, f"{path} with {name}: {answer.status}"
        check(work, len(answer.body), f"{path} with {name}")


@pytest.mark.slow
@pytest.mark.timeout(900)  # every line of every operation is traced, for each header
async def test_no_header_and_no_repetition_makes_an_operation_cost_more(node: LiveNode, redis: RedisProcess) -> None:
    api = Metered(node, (await node.http("GET", "/api/openapi.json")).json())
    await ask_for_most(api, node)
    for name, (token, path, body) in api.accepted.items():
        shown = {"authorization": f"Bearer {token}"} if token else {}
        sizes = []
        for times in (REPETITIONS, FURTHER):
            for number in range(times):
                if number % TRACED:
                    await node.http("POST", path, body, **shown)
                else:
                    with Work().counted() as work:
                        answer = await node.http("POST", path, body, **shown)
                    check(work, len(answer.body), name)
            sizes.append(stored(redis))
        assert sizes[1] - sizes[0] <= GROWTH, f"{name}: {sizes}"
    for page in PAGES:
        await node.http("GET", page)
        for name, value in WORST_HEADERS.items():
            await api.ask_with("", page, name, value[:HEADER_CHARS])


@pytest.mark.parametrize("name", list(WORST_HEADERS))
async def test_no_header_makes_a_handshake_cost_more_than_its_price(node: LiveNode, name: str) -> None:
    upgrade = {"upgrade": "websocket", "connection": "Upgrade", "sec_websocket_version": "13"}
    shown = upgrade | {"sec_websocket_key": "AAAAAAAAAAAAAAAAAAAAAA==", name: WORST_HEADERS[name][:HEADER_CHARS]}
    with Work().counted() as work:
        answer = await node.http("GET", "/ws", b"", **shown)
    assert 400 <= answer.status < 500
    check(work, len(answer.body), name)


# --- messages ---------------------------------------------------------------------------------------------------------


@dataclass
class Place:
    """A table with a long past. `sender` sends; all of `readers` get what leaves; `target`: an identity to name."""

    room: str
    sender: Client
    readers: list[Client]
    target: str
    sent: int = 0

    def addressed(self, message: Any, identity: str | None = None) -> Any:
        """A message of the samples with a new id, about this room and a person who exists, unlike the one before."""
        self.sent += 1
        new = {"id": f"x{self.sent}"} if hasattr(message, "id") else {}
        places = {ROOM: self.room, BEN: identity or self.target, PROMISE: f"{self.sent:064x}", "f" * 64: PROMISE}
        places["Ann's table"] = f"Table {self.sent}"
        for name in message.__struct_fields__:
            if isinstance(value := getattr(message, name), str) and value in places:
                new[name] = places[value]
        return msgspec.structs.replace(message, **new)

    async def settled(self) -> None:
        """Wait until all have heard what was sent before."""
        for one in (self.sender, *self.readers):
            await one.settled()

    def read(self) -> list[int]:
        """The bytes that each has received so far."""
        return [sum(map(len, one.raw)) for one in (self.sender, *self.readers)]


def identity_of(client: Client) -> str:
    """The identity of a client."""
    return str(client.all(m.Welcome)[0].identity)


@contextmanager
def no_rates() -> Iterator[None]:
    """Let everything pass, however often it comes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Buckets, "take", lambda *_: 0)
        yield


async def make_place(node: LiveNode, table: Table, where: str) -> Place:
    """A room in which much was done, and its sender: its host before the match, a player, or a spectator."""
    token = node.token("Ann")
    ann, ben, wes = await table.again(node, token), await table.guest(node, "Ben"), await table.guest(node, "Wes")
    elsewhere = await table.again(node, token)
    room = await make_room(ann, 3, GAME) if where == "open" else await start_match(ann, ben, game=GAME)
    if where == "open":
        await join(ben, room)
    await watch(wes, room)
    sender, readers = (wes, [ann, ben, elsewhere]) if where == "watching" else (ann, [ben, wes, elsewhere])
    return Place(room, sender, readers, identity_of(ben))


async def fill(place: Place) -> None:
    """Fill what belongs to the sender and the table: lists, chats and the log."""
    longest = "ü€🤖x" * (chat.MAX_LINE_CHARS // 4)
    with no_rates():
        await place.sender.ask(m.EnterLobby)
        for one in chat.ChatPlace:
            await place.sender.send(place.addressed(chat.EnterChat("", one)))
        for n in range(FILLING):
            await place.sender.send(place.addressed(chat.Mute("", BEN, True, "N" * 24), f"{n:016x}"))
            for message in (
                *(chat.Say("", one, longest) for one in chat.ChatPlace),
                m.SetLink("", 0),
                m.Contribute("", 0, "f" * 64, True),
                m.CreateRoom("", GAME, 2, "N" * 24),
            ):
                await place.sender.send(place.addressed(message))
        await place.settled()


def kinds() -> list[type]:
    """All types of messages of clients."""
    return sorted({type(one) for one in CLIENT.values()} - set(NOT_REPEATED), key=wire_name)


@pytest.mark.parametrize("where", ["open", "playing", "watching"])
async def test_no_message_costs_more_than_its_price(node: LiveNode, where: str) -> None:
    async with Table() as table:
        place = await make_place(node, table, where)
        await fill(place)
        for sample in CLIENT.values():
            if type(sample) in {*NOT_REPEATED, m.Exit, m.LeaveSeat, m.Resign}:
                continue
            message = place.addressed(sample)
            before = place.read()
            with Work().counted() as work:
                await place.sender.send(message)
                await place.settled()
            most = max(now - then for now, then in zip(place.read(), before, strict=True))
            check(work, most, f"{wire_name(type(sample))} of {len(encode(message, Encoding.MSGPACK))} bytes")


@pytest.mark.parametrize("kind", kinds(), ids=wire_name)
async def test_no_message_fills_the_store(node: LiveNode, redis: RedisProcess, kind: type) -> None:
    samples = [one for one in CLIENT.values() if type(one) is kind]
    if kind is m.Contribute:
        samples = [m.Contribute("", 0, PROMISE, True)]
    for where in ("open", "playing"):
        async with Table() as table:
            place = await make_place(node, table, where)
            sizes = []
            for times in (REPETITIONS, FURTHER):
                for n in range(times):
                    await place.sender.send(place.addressed(samples[n % len(samples)], f"{place.sent:016x}"))
                if place.sender.closed is None:
                    await place.sender.settled()
                sizes.append(stored(redis))
            assert sizes[1] - sizes[0] <= GROWTH, sizes


def stored(redis: RedisProcess) -> int:
    """The bytes of all that is stored."""
    client = redis_library.Redis(unix_socket_path=redis.socket)
    return sum(int(client.memory_usage(key, samples=0) or 0) for key in client.scan_iter(count=1_000))
