"""Players of random moves, as fast as their table wants, who strain the protocol now and then.

And a person who plays against bots, as badly as the rules allow.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeVar

from botyard.client import Backoff, Client, Disconnected, Guest, Record, Refused, connect, guest_token
from botyard.games.registry import GAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.messages import BotLevel
from tests.games.twin_tin_bots.players import NAME as GAME  # its bots are of three levels
from tests.games.twin_tin_bots.players import PASS

ORDERS = (
    ttb.Tile.FORWARD_1,
    ttb.Tile.FORWARD_2,
    ttb.Tile.TURN_LEFT,
    ttb.Tile.TURN_RIGHT,
    ttb.Tile.LOAD,
    ttb.Tile.UNLOAD,
    ttb.Tile.ZAP,
)
MOST_COMMANDS = 100
"""Out of so many legal commands a player draws one in a game without words of its own here."""
PATIENCE_SECONDS = 1.0
LOOK_SECONDS = 1.0
IN_ADVANCE = ttb.StandingAnswers(ttb.ZapRule.DECLINE, blob=ttb.BlobRule.DECLINE, crystal=ttb.CrystalRule.FIRST)
T = TypeVar("T")

Received = m.Entered | m.Snapshot | m.EventFrame | m.ChoiceFrame
"""Messages that place a client in the log of a room."""


@dataclass(slots=True)
class Story:
    """All that one client received of one room, over all its connections, in order."""

    room: str
    received: list[Received] = field(default_factory=list)


@dataclass(slots=True)
class Person:
    """A person in a room. `record`: all answers; `story`: all messages about the room."""

    name: str
    chance: random.Random
    record: Record = field(default_factory=Record)
    identity: str = ""
    story: Story | None = None

    @asynccontextmanager
    async def connected(self, http: str, urls: list[str]) -> AsyncIterator[Client]:
        """A client of a new guest, with a record of all that it receives."""
        async with self.known(await at_last(lambda: guest_token(http, self.name)), urls) as client:
            yield client

    @asynccontextmanager
    async def known(self, guest: Guest, urls: list[str]) -> AsyncIterator[Client]:
        """A client of a guest, with a record of all that it receives."""
        self.identity = guest.identity
        async with AsyncExitStack() as stack:
            yield await at_last(
                lambda: stack.enter_async_context(
                    connect(urls, token=guest.token, reconnect=Backoff(0.05, 0.5), record=self.record)
                )
            )

    @asynccontextmanager
    async def listening(self, client: Client, room: str) -> AsyncIterator[None]:
        """Collect all messages about `room` in the story."""
        story = self.story = Story(room)
        with client.messages() as feed:

            async def listen() -> None:
                async for message in feed:
                    if isinstance(message, Received):
                        story.received.append(message)

            listener = asyncio.create_task(listen())
            try:
                yield
                await patiently(client, client.ping())  # all that was sent before its answer has been received
            finally:
                listener.cancel()
                await asyncio.gather(listener, return_exceptions=True)
            assert client.model.check.misfits == 0, "what was made of events is not what the server has"


@dataclass(slots=True)
class Spectator(Person):
    """A spectator."""

    async def watch(self, http: str, urls: list[str], table: "Table", stop: asyncio.Event) -> None:
        """Watch until the end of the match, or until `stop`."""
        async with self.connected(http, urls) as client:
            room = await table.room
            async with self.listening(client, room):
                await patiently(client, client.watch(room))
                looking = asyncio.create_task(self._look(client))
                try:
                    await first_of(stop, client.until(lambda model: model.finished))
                finally:
                    looking.cancel()
                    await asyncio.gather(looking, return_exceptions=True)

    async def _look(self, client: Client) -> None:
        """Ask for a snapshot now and then, as a client does that has come to doubt what it knows."""
        while True:
            await asyncio.sleep(self.chance.uniform(0, 2 * LOOK_SECONDS))
            await client.snapshot()


@dataclass(slots=True)
class Player(Person):
    """A player with a seat. `asked`: the ids of all commands; `answered`: how many choices of each kind."""

    asked: list[str] = field(default_factory=list)
    answered: Counter[str] = field(default_factory=Counter)

    async def play(self, http: str, urls: list[str], seat: int, table: "Table", stop: asyncio.Event) -> None:
        """Sit down (seat 0 makes the room) and play to the end of the match, or until `stop`."""
        async with self.connected(http, urls) as client:
            if seat == 0:
                making = client.create(table.game, len(table.players), "kills", table.options, clock=table.clock)
                table.room.set_result(await patiently(client, making))
            room = await table.room
            async with self.listening(client, room):
                await patiently(client, client.watch(room) if seat == 0 else client.join(room, seat))
                if table.game == ttb.SCHEMA.name and self.chance.random() < table.in_advance:
                    await patiently(client, client.set_standing(IN_ADVANCE))
                await self._play(client, table.think, stop)

    async def _play(self, client: Client, think: float, stop: asyncio.Event) -> None:
        """Answer all choices until the end of the match, or until `stop`. `think`: seconds after each on average."""
        while not client.model.finished and not stop.is_set():
            waited = client.until(lambda model: model.finished or bool(model.own_choices) or model.is_awaited)
            await first_of(stop, waited)
            if client.model.is_awaited and not stop.is_set():
                await self._get_ready(client, stop)
            for choice in client.model.own_choices if not stop.is_set() else ():
                await self._answer(client, choice)
                await asyncio.sleep(think * self.chance.uniform(0, 2))

    async def _get_ready(self, client: Client, stop: asyncio.Event) -> None:
        """Say that this player is ready: the room waits for it, since it filled up while the connection was lost."""
        with suppress(Refused):  # a player has left meanwhile, or the match has started
            await patiently(client, client.ready())
        await first_of(stop, client.until(lambda model: not model.is_awaited))

    async def _answer(self, client: Client, choice: m.Choice) -> None:
        """Answer a choice; sometimes the same command is sent twice, or again as an answer that comes too late."""
        command = self.choose(client, choice)
        id = f"{self.name}-{len(self.asked)}"
        self.asked.append(id)
        answer = await patiently(client, client.command(choice.seat, choice.id, command, id))
        if self.chance.random() < 0.1:
            again = await patiently(client, client.command(choice.seat, choice.id, command, id))
            assert type(again) is type(answer)
        if isinstance(answer, m.Accepted):
            if self.chance.random() < 0.1:
                await self._answer_late(client, choice, command)
            self.answered[type(choice).__name__] += 1
            await patiently(client, client.until(lambda model: (model.number or 0) >= answer.number))

    async def _answer_late(self, client: Client, choice: m.Choice, command: m.GameCommand) -> None:
        """Answer a choice once more, with another id: too late, or a change of the answer in a game that has them."""
        self.asked.append(f"{self.name}-{len(self.asked)}")
        await patiently(client, client.command(choice.seat, choice.id, command, self.asked[-1]))

    def choose(self, client: Client, choice: m.Choice) -> m.GameCommand:
        """An answer, without much thought."""
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
        assert client.model.seating is not None
        listed = GAMES[client.model.seating.game].legal(client.view, choice)
        return chance.choice(list(islice(listed, MOST_COMMANDS)))


async def patiently(client: Client, asking: Awaitable[T]) -> T:
    """The answer; whenever it takes too long, the connection is dropped and the next node is asked."""
    asked = asyncio.ensure_future(asking)
    try:
        while not asked.done():
            await asyncio.wait([asked], timeout=PATIENCE_SECONDS)
            if not asked.done():
                client.cut()
        return asked.result()
    finally:
        asked.cancel()


async def first_of(stop: asyncio.Event, other: Awaitable[None]) -> None:
    """Return at `stop`, or once `other` is done. Raises what `other` raises."""
    both = [asyncio.create_task(stop.wait()), asyncio.ensure_future(other)]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
    with suppress(asyncio.CancelledError):
        await both[1]


async def at_last(attempt: Callable[[], Awaitable[T]]) -> T:
    """The result of `attempt` once a node is there: players begin while nodes are killed, too."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await attempt()
            except (OSError, Disconnected):
                await asyncio.sleep(0.05)


@dataclass(slots=True)
class Table:
    """The people of one match, and the room that the first of them makes. `think`: mean seconds between commands.

    `in_advance`: the share of the players who answer in advance what they are asked in others' turns.
    """

    players: list[Player]
    spectators: list[Spectator] = field(default_factory=list)
    game: str = ttb.SCHEMA.name
    options: m.GameOptions | None = None
    clock: m.TimeControl | None = None
    think: float = 0.0
    in_advance: float = 0.0
    room: "asyncio.Future[str]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def people(self) -> list[Person]:
        """The players and the spectators."""
        return [*self.players, *self.spectators]


async def play_at(table: Table, http: str, urls: list[str], stop: asyncio.Event) -> None:
    """One match, or as much of it as there is until `stop`. Each person begins with another node."""
    async with asyncio.TaskGroup() as group:
        for place, player in enumerate(table.players):
            group.create_task(player.play(http, _turned(urls, place), place, table, stop))
        for place, spectator in enumerate(table.spectators, 1):
            group.create_task(spectator.watch(http, _turned(urls, place), table, stop))


async def play_until(stop: asyncio.Event, http: str, urls: list[str], make: Callable[[], Table]) -> list[Person]:
    """Matches one after the other until `stop`, the last of which is left as it is. Returns all who were there."""
    people: list[Person] = []
    while not stop.is_set():
        table = make()
        people += table.people
        await play_at(table, http, urls, stop)
    return people


def accepted(tables: list[Table]) -> int:
    """How many commands of the people at some tables were accepted so far."""
    return sum(len(person.record.accepted) for table in tables for person in table.people)


def players(count: int, chance: random.Random) -> list[Player]:
    """New players."""
    return [Player(_name(chance), chance) for _ in range(count)]


def spectators(count: int, chance: random.Random) -> list[Spectator]:
    """New spectators."""
    return [Spectator(_name(chance), chance) for _ in range(count)]


def _name(chance: random.Random) -> str:
    return f"p{chance.getrandbits(32):08x}"


def _turned(urls: list[str], by: int) -> list[str]:
    """The same addresses in turn, from another one on."""
    return urls[by % len(urls) :] + urls[: by % len(urls)]


TURN_SECONDS = 60.0


def answer_to(view: m.GameView | None, choice: m.Choice) -> m.GameCommand:
    """The shortest of answers to any choice."""
    match choice:
        case ttb.ChooseFirst():
            first: ttb.Command = next(GAMES[GAME].legal(view, choice))
            return first
        case ttb.ChooseProgram():
            return PASS
        case ttb.ChooseZapRobot():
            return ttb.ZapRobot(None)
        case ttb.ChooseZapBlob():
            return ttb.ZapBlob(None)
        case ttb.ChooseCrystalHex():
            return ttb.PlaceCrystal(choice.options[0])


async def against(host: Client, *bots: BotLevel, **more: Any) -> str:
    """A match that the host began with one message, entered; the room."""
    room = await host.create(GAME, 1 + len(bots), bots=bots, **more)
    await host.watch(room)
    return room


async def asked(host: Client) -> bool:
    """Wait until the person is asked, or the match is over; whether it goes on."""
    async with asyncio.timeout(TURN_SECONDS):
        await host.until(lambda model: model.finished or bool(model.own_choices))
    return not host.model.finished


async def answer(host: Client) -> None:
    """Answer what the person is asked."""
    choice = host.model.own_choices[0]
    accepted = await host.command(choice.seat, choice.id, answer_to(host.model.view, choice))
    assert isinstance(accepted, m.Accepted), accepted
    await host.until(lambda model: choice not in model.choices)


async def play(host: Client, turns: int | None = None) -> int:
    """Answer for the person until the match is over, or so many times; how often that was."""
    done = 0
    while done != turns and await asked(host):
        await answer(host)
        done += 1
    return done
