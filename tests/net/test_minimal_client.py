"""A player that is written from "A minimal player" of PROTOCOL.md, with JSON and a websocket alone, plays matches."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.support.default_game import GAME
from tests.support.node import LiveNode, known_everywhere

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
