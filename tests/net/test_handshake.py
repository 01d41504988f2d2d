"""The beginning of a connection, and refused ones.

And a player that is written from "A minimal player" of PROTOCOL.md, with JSON and a websocket alone.
"""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from botyard.accounts.identity import COOKIE, Signer, new_identity
from botyard.net.fanout.presence import SAME_IDENTITY_LIMIT
from botyard.net.transport import http_driver
from botyard.net.ws import endpoint
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.net.table import Table
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode, known_everywhere
from tests.support.waiting import until

HELLO_LIMIT = 3600.125  # seconds, unlike any other timer of a node
FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://{host}.evil", "http://["]
BOTH = [Subprotocol(encoding.value) for encoding in Encoding]


def dial(
    node: LiveNode,
    headers: dict[str, str],
    origin: str | None = None,
    subprotocols: list[Subprotocol] | None = None,
) -> connect:
    """Dial a node; without `subprotocols` both are offered, with an empty list none."""
    return connect(
        f"ws://{node.address}/ws",
        origin=None if origin is None else Origin(origin),
        subprotocols=BOTH if subprotocols is None else subprotocols or None,
        additional_headers=headers,
        compression=None,
    )


def cookie(node: LiveNode, name: str = "Ann") -> str:
    return f"{COOKIE}={node.signer.proof(new_identity(name), 'cookie')}"


def bearer(node: LiveNode) -> dict[str, str]:
    return {"Authorization": f"Bearer {node.token('Ann')}"}


async def closed(socket: ClientConnection) -> tuple[int | None, str | None]:
    await socket.wait_closed()
    return socket.close_code, socket.close_reason


async def refused(dialling: connect) -> int:
    with pytest.raises(InvalidStatus) as refusal:
        async with dialling:
            raise AssertionError("it was accepted")
    status: int = refusal.value.response.status_code
    return status


@pytest.fixture(params=["in one step", "by the parsers"])
def reading(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """How ordinary handshakes are read."""
    if request.param == "by the parsers":
        monkeypatch.setattr(http_driver, "read_handshake", lambda data: None)


@pytest.mark.usefixtures("reading")
async def test_connections_are_counted_until_their_end(node: LiveNode) -> None:
    counted = node.node.rate_limits
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        assert (counted.connections, len(counted.identities), len(node.node.hubs.connections)) == (1, 1, 1)
    await until(lambda: not counted.connections and not counted.identities and not node.node.hubs.connections)


@pytest.mark.usefixtures("reading")
async def test_a_page_of_ours_connects_with_its_cookie(node: LiveNode) -> None:
    async with dial(node, {"Cookie": cookie(node)}, origin=f"http://{node.address}") as socket:
        assert socket.subprotocol == "botyard.v1"
        assert socket.response is not None
        assert "permessage-deflate" not in str(socket.response.headers)


@pytest.mark.usefixtures("reading")
async def test_a_page_of_another_site_is_refused_with_any_credentials(node: LiveNode) -> None:
    for origin in FOREIGN:
        for name, value in (("Cookie", cookie(node)), ("Authorization", f"Bearer {node.token('Ann')}")):
            headers = {name: value}
            assert await refused(dial(node, headers, origin=origin.format(host=node.address))) == 403


@pytest.mark.usefixtures("reading")
async def test_without_an_origin_only_a_token_connects(node: LiveNode) -> None:
    assert await refused(dial(node, {"Cookie": cookie(node)})) == 403
    assert await refused(dial(node, {})) == 403
    assert await refused(dial(node, {"Authorization": "Bearer "})) == 403
    assert await refused(dial(node, {"Authorization": "Basic QTpC"})) == 403
    async with dial(node, {"Authorization": f"bearer {node.token('Ann')}"}):
        pass


@pytest.mark.usefixtures("reading")
async def test_proofs_that_were_not_signed_are_refused_for_good(node: LiveNode) -> None:
    good = node.token("Ann")
    other_key = Signer(b"x" * 32).proof(new_identity("Ann"), "token")
    as_cookie = node.signer.proof(new_identity("Ann"), "cookie")
    for token in (good[:-1], good + "x", good.replace("v2.", "v1."), "x", other_key, as_cookie, "....", "é"):
        async with dial(node, {"Authorization": f"Bearer {token}"}) as socket:
            code, reason = await closed(socket)
            assert code == Close.FORBIDDEN
            assert "POST /api/guest" in (reason or "")


@pytest.mark.usefixtures("reading")
async def test_a_forged_cookie_is_no_identity(node: LiveNode) -> None:
    for forged in ("", f"{COOKIE}=", f"{COOKIE}={node.token('Ann')}", cookie(node)[:-2]):
        async with dial(node, {"Cookie": forged}, origin=f"http://{node.address}") as socket:
            assert (await closed(socket))[0] == Close.FORBIDDEN


@pytest.mark.usefixtures("reading")
@pytest.mark.parametrize("offered", [[], ["botyard.v0"], ["mqtt", "botyard.v2"]])
async def test_without_a_subprotocol_in_common_there_is_nothing_to_say(node: LiveNode, offered: list[str]) -> None:
    subprotocols = [Subprotocol(name) for name in offered]
    async with dial(node, bearer(node), subprotocols=subprotocols) as socket:
        assert socket.subprotocol is None
        code, reason = await closed(socket)
        assert code == Close.PROTOCOL
        assert "botyard.v1.json" in (reason or "")


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_the_first_subprotocol_that_both_speak_is_taken(node: LiveNode, encoding: Encoding) -> None:
    offered = [Subprotocol("unknown"), Subprotocol(encoding.value), *BOTH]
    async with dial(node, bearer(node), subprotocols=offered) as socket:
        assert socket.subprotocol == encoding.value


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_hello_is_answered_with_the_identity_of_the_client(node: LiveNode, encoding: Encoding) -> None:
    async with Client(node.port, node.token("Änn"), encoding) as ann:
        await ann.send(m.Hello("tests"))
        welcome = await ann.next(m.Welcome)
        assert (welcome.name, welcome.heartbeat) == ("Änn", 15)


async def test_a_second_hello_closes(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann")) as ann:
        await (await ann.hello()).send(m.Hello("again"))
        assert await ann.end() == (Close.NO_HELLO, "A connection says hello once.")


async def test_hello_comes_first(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann")) as ann:
        error = await ann.ask(m.EnterLobby)
        assert (error.code, type(error)) == ("hello_first", m.Error)
        await ann.hello()
        assert isinstance(await ann.ask(m.EnterLobby), m.LobbyRooms)


@pytest.mark.parametrize("says", [None, b"\xc1", b"\x92\x02\xa1p"])
async def test_a_client_without_a_hello_is_closed(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, says: bytes | None
) -> None:
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.1)
    async with Client(node.port, node.token("Ann")) as ann:
        if says is not None:
            await ann.send_bytes(says)
        assert (await ann.end())[0] == Close.NO_HELLO


async def test_a_client_may_be_silent_after_its_hello(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[asyncio.TimerHandle] = []
    call_later = asyncio.get_running_loop().call_later

    def note(seconds: float, *call: Any, **context: Any) -> asyncio.TimerHandle:
        timer = call_later(seconds, *call, **context)
        if seconds == HELLO_LIMIT:
            limits.append(timer)
        return timer

    monkeypatch.setattr(endpoint, "HELLO_SECONDS", HELLO_LIMIT)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", note)
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        assert [timer.cancelled() for timer in limits] == [True]
        await ann.settled()


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_the_other_kind_of_frame_ends_a_connection(node: LiveNode, encoding: Encoding) -> None:
    async with Client(node.port, node.token("Ann"), encoding) as ann:
        await ann.hello()
        await ann.socket.send(b"{}" if encoding is Encoding.JSON else "{}")
        assert (await ann.end())[0] == Close.PROTOCOL


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_frame_beyond_16_kib_ends_a_connection(node: LiveNode, encoding: Encoding) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(node, "Ben", encoding)
        await ann.send_bytes(b" " * 16_384)
        assert (await ann.next(m.Error)).code == "malformed"
        await ann.send_bytes(b" " * 16_385)
        assert (await ann.end())[0] == 1009
        await ben.settled()


async def test_text_that_is_not_utf_8_ends_a_connection(node: LiveNode) -> None:
    async with Client(node.port, node.token("Ann"), Encoding.JSON) as ann:
        await ann.hello()
        await ann.socket.send(b"\xff\xfe", text=True)
        assert (await ann.end())[0] == 1007


async def test_many_connections_of_one_identity_see_the_same(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        several = [await table.again(node, token) for _ in range(SAME_IDENTITY_LIMIT)]
        room = (await several[0].ask(lambda id: m.CreateRoom(id, "toy_game", 2))).room
        for ann in several:
            assert (await ann.ask(lambda id: m.Watch(id, room))).audience == (0,)
        await several[1].ask(lambda id: m.LeaveSeat(id, 0))
        for ann in several:
            assert (await ann.next(m.Entered, lambda one: one.id == "")).audience == ()


# --- a minimal player -------------------------------------------------------------------------------------------


TEXT = (Path(__file__).parents[2] / "protocol" / "PROTOCOL.md").read_text(encoding="utf-8")
SECTION = TEXT.split("## A minimal player\n")[1].split("\n## ")[0]
SENT, READ = (
    set(re.findall(r"`([a-z_]+)`", part.split(".")[0]))
    for part in (SECTION.split("sends ten messages:")[1], SECTION.split("reads twelve:")[1])
)
ANSWERS = {"ask": {"type": "say", "number": 1}}
"""An answer to each kind of choice."""


class Player:
    """Gives the same answers, and loses its connection after each `breaks` answers."""

    def __init__(self, port: int, token: str, name: str, breaks: int, **room: Any) -> None:
        """`room`: further fields of `create_room`."""
        self._url, self._token, self._name, self._breaks = f"ws://127.0.0.1:{port}/ws", token, name, breaks
        self._made = self._answered = 0
        self._room_fields, self._identity, self._is_checked = room, "", False
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._cursor: dict[str, Any] = {}
        self._audience: list[int] = []
        self._asked = 0
        self.room = ""
        self.finished = False
        self.recovered: list[bool] = []
        self.seated = asyncio.Event()

    async def play(self, room: str, turns: int) -> None:
        """Play in a room, or in a new one, to the end; resign after so many answers of our own."""
        self.room, self._turns = room, turns
        while not self.finished:
            protocols = [Subprotocol("botyard.v1.json")]
            headers = {"Authorization": f"Bearer {self._token}"}
            async with connect(self._url, subprotocols=protocols, additional_headers=headers) as socket:
                await self._converse(socket)

    async def _converse(self, socket: ClientConnection) -> None:
        """Play over one connection, until the match is over or it is time to lose the connection."""
        await self._send(socket, {"type": "hello", "client": "minimal/1"})
        async for text in socket:
            message = json.loads(text)
            if message["type"] in READ:
                await self._take(socket, message)
            if self.finished or self._is_to_break():
                return

    def _is_to_break(self) -> bool:
        """Whether it is time to lose the connection; the answers are then counted anew."""
        if self._answered < self._breaks:
            return False
        self._answered = 0
        return True

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Handle a message of the server, and answer the open choices of our seats in it that are new."""
        match message["type"]:
            case "welcome":
                self._identity = message["identity"]
                await self._enter(socket)
            case "created":
                self._unanswered.pop(message["id"])
                self.room = message["room"]
                await self._ask(socket, {"type": "watch", "room": self.room})
            case "entered":
                self._unanswered.pop(message["id"], None)
                self._audience = message["audience"]
                self.recovered.append(message["recovered"])
                self.seated.set()
                for unanswered in list(self._unanswered.values()):
                    await self._send(socket, unanswered)
            case "snapshot" | "events":
                self._place(message)
                if self._is_asked(message):
                    await self._ask(socket, {"type": "ready"})
            case "accepted" | "rejected":
                self._unanswered.pop(message["id"], None)
            case "try_again":
                await asyncio.sleep(message["after"] / 1000)
                await self._send(socket, self._unanswered[message["id"]])
            case "error":
                raise AssertionError(message)
        for choice in message.get("choices", ()):
            if choice["seat"] in self._audience and choice["id"] > self._asked:
                await self._answer(socket, choice)

    def _place(self, message: dict[str, Any]) -> None:
        """Note where in the log a message leaves us, and whether the match is over."""
        self._cursor = {name: message[name] for name in ("epoch", "number", "digest")}
        over = message.get("room", {}).get("status") == "finished"
        self.finished = over or any(event["type"] == "match_finished" for event in message.get("events", ()))
        self._audience = message.get("audience", self._audience)

    def _is_asked(self, message: dict[str, Any]) -> bool:
        """Whether the match waits for us to be ready."""
        room, events = message.get("room"), message.get("events", ())
        changes = [{"asked": (), "ready": (), **one} for one in events if one["type"] == "ready_changed"]
        if room is not None:
            self._is_checked = room["status"] == "open" and room.get("settings", {}).get("ready_check", False)
            changes.append({"asked": (), "ready": (), **room})
        needed = any(self._is_checked or self._identity in one["asked"] for one in changes)
        return needed and not set(self._audience) <= set(changes[-1]["ready"])

    async def _enter(self, socket: ClientConnection) -> None:
        """Come back to the room, take a seat in it, or make it."""
        if self._cursor:
            cursor = {**self._cursor, "audience": self._audience}
            await self._ask(socket, {"type": "resume", "room": self.room, "cursor": cursor})
        elif self.room:
            await self._ask(socket, {"type": "join", "room": self.room})
        else:
            await self._ask(socket, {"type": "create_room", "game": GAME, "players": 2, **self._room_fields})

    async def _answer(self, socket: ClientConnection, choice: dict[str, Any]) -> None:
        """Answer a choice, or resign once all turns are played."""
        self._asked, self._answered, self._turns = choice["id"], self._answered + 1, self._turns - 1
        if self._turns < 0:
            await self._ask(socket, {"type": "resign", "seat": choice["seat"]})
        else:
            command = ANSWERS[choice["kind"]]
            message = {"type": "command", "seat": choice["seat"], "choice": choice["id"], "command": command}
            await self._ask(socket, message)

    async def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send a request with a new id, and keep it until it is answered."""
        self._made += 1
        message = {**message, "id": f"{self._name}-{self._made}"}
        self._unanswered[message["id"]] = message
        await self._send(socket, message)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        assert message["type"] in SENT
        await socket.send(json.dumps(message))


@pytest.mark.parametrize("room", [{}, {"settings": {"ready_check": True}}], ids=["plain", "ready check"])
async def test_a_client_with_ten_messages_plays_a_match_and_comes_back(
    node: LiveNode, other: LiveNode, room: dict[str, Any]
) -> None:
    assert (len(SENT), len(READ)) == (10, 12)
    ann = Player(node.port, node.token("Ann"), "a", breaks=3, **room)
    ben = Player(other.port, node.token("Ben"), "b", breaks=4)
    async with asyncio.TaskGroup() as group:
        group.create_task(ann.play("", turns=100))
        await ann.seated.wait()
        await known_everywhere()
        group.create_task(ben.play(ann.room, turns=8))
    assert ann.finished
    assert ben.finished
    assert any(ann.recovered)
    assert any(ben.recovered)
