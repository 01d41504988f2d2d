"""People who play as fast as they can, badly, and now and then against the protocol's spirit: they press twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import TypeVar

from protocol import messages as m
from protocol import twin_tin_bots as ttb
from server.client import Backoff, Client, Disconnected, Record, connect, guest_token
from server.client.feed import Feed

ORDERS = (
    ttb.Tile.FORWARD_1,
    ttb.Tile.FORWARD_2,
    ttb.Tile.TURN_LEFT,
    ttb.Tile.TURN_RIGHT,
    ttb.Tile.LOAD,
    ttb.Tile.UNLOAD,
    ttb.Tile.ZAP,
)
Place = tuple[int, int]
T = TypeVar("T")


@dataclass(slots=True)
class Story:
    """What one client was told of one room, in order: frames and snapshots by their places."""

    room: str
    frames: list[tuple[str, Place]] = field(default_factory=list)

    def receive(self, message: m.ServerMessage) -> None:
        """Take down what carries a place."""
        match message:
            case m.Snapshot(epoch=epoch, number=number):
                self.frames.append(("snapshot", (epoch, number)))
            case m.EventFrame(epoch=epoch, number=number):
                self.frames.append(("events", (epoch, number)))

    def gaps(self) -> list[str]:
        """Where a frame does not follow the one before: there are none."""
        found = []
        for (_, before), (kind, place) in zip(self.frames, self.frames[1:], strict=False):
            if kind == "events" and place != (before[0], before[1] + 1):
                found.append(f"{self.room}: {place} came after {before}")
        return found


@dataclass(slots=True)
class Player:
    """Somebody with a seat. `asked`: the ids of all commands; `record`: all answers and events."""

    name: str
    chance: random.Random
    record: Record = field(default_factory=Record)
    asked: list[str] = field(default_factory=list)
    identity: str = ""
    story: Story | None = None

    async def play(self, http: str, urls: list[str], seat: int, table: "Table", stop: asyncio.Event) -> None:
        """Sit down (seat 0 makes the room) and play to the end of the match, or until `stop`."""
        guest = await at_last(lambda: guest_token(http, self.name))
        self.identity = guest.identity
        async with AsyncExitStack() as stack:
            client = await at_last(
                lambda: stack.enter_async_context(
                    connect(urls, token=guest.token, reconnect=Backoff(0.05, 0.5), record=self.record)
                )
            )
            if seat == 0:
                table.room.set_result(await client.create("twin_tin_bots", len(table.players), "kills"))
            self.story = Story(await table.room)
            with client.messages() as feed:
                follower = asyncio.create_task(self._follow(feed, self.story))
                await (client.watch(self.story.room) if seat == 0 else client.join(self.story.room, seat))
                await self._play(client, stop)
                await client.ping()  # all that was sent before its answer has been received
                follower.cancel()
                await asyncio.gather(follower, return_exceptions=True)

    async def _follow(self, feed: Feed, story: Story) -> None:
        async for message in feed:
            story.receive(message)

    async def _play(self, client: Client, stop: asyncio.Event) -> None:
        stopping = asyncio.create_task(stop.wait())
        while not client.model.finished and not stop.is_set():
            asked = asyncio.create_task(client.until(lambda model: model.finished or bool(model.own_choices)))
            await asyncio.wait({asked, stopping}, return_when=asyncio.FIRST_COMPLETED)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            for choice in client.model.own_choices if not stop.is_set() else ():
                await self._answer(client, choice)
        stopping.cancel()

    async def _answer(self, client: Client, choice: m.Choice) -> None:
        """Answer a choice; sometimes the same command is sent twice."""
        command = self._choose(choice)
        id = f"{self.name}-{len(self.asked)}"
        self.asked.append(id)
        answer = await client.command(choice.seat, choice.id, command, id)
        if self.chance.random() < 0.1:
            again = await client.command(choice.seat, choice.id, command, id)
            assert type(again) is type(answer)
        if isinstance(answer, m.Accepted):
            await client.until(lambda model: (model.number or 0) >= answer.number)

    def _choose(self, choice: m.Choice) -> m.GameCommand:
        chance = self.chance
        match choice:
            case ttb.ChooseFirst():
                tiles = chance.sample(ORDERS, 2)
                names = (ttb.RobotName.A, ttb.RobotName.B)
                return ttb.First(tuple(ttb.FirstPlace(n, 1, t) for n, t in zip(names, tiles, strict=True)))
            case ttb.ChooseProgram():
                if chance.random() < 0.3:
                    return ttb.Pass()
                return ttb.Place(chance.choice(list(ttb.RobotName)), chance.randint(1, 3), chance.choice(ORDERS))
            case ttb.ChooseZapRobot():
                return ttb.ZapRobot(chance.choice(choice.options))
            case ttb.ChooseZapBlob():
                return ttb.ZapBlob(chance.choice(choice.options))
            case ttb.ChooseCrystalHex():
                return ttb.PlaceCrystal(chance.choice(choice.options))


async def at_last(attempt: Callable[[], Awaitable[T]]) -> T:
    """The result of `attempt` once a node is there: players begin while nodes are killed, too."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await attempt()
            except (OSError, Disconnected):
                await asyncio.sleep(0.05)


@dataclass(slots=True)
class Table:
    """The players of one match, and the room that the first of them makes."""

    players: list[Player]
    room: "asyncio.Future[str]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


async def play_until(
    stop: asyncio.Event, http: str, urls: list[str], players: int, chance: random.Random
) -> list[Player]:
    """Matches one after the other until `stop`, the last of which is left as it is. Returns all who played."""
    everybody: list[Player] = []
    while not stop.is_set():
        table = Table([Player(f"p{chance.getrandbits(32):08x}", chance) for _ in range(players)])
        everybody += table.players
        sitting = [
            player.play(http, urls[seat % len(urls) :] + urls[: seat % len(urls)], seat, table, stop)
            for seat, player in enumerate(table.players)
        ]
        await asyncio.gather(*sitting)
    return everybody
