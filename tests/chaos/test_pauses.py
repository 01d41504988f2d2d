"""A node is stopped in the middle of a commit, the other node plays on, and the first one wakes up: no fork.

The commit waits on its way to Redis, or its reply on the way back. Meanwhile the same command or another one is sent to
the other node. `make chaos PAUSES=200` does it more often; a failure prints its seed.
"""

import asyncio
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

import pytest

from botyard.client import Client, guest_token
from botyard_protocol import messages as m
from tests.chaos.deployment import Deployment, OneRedis
from tests.chaos.wire import Kind, Trap
from tests.live.checker import judged
from tests.live.players import Person, Player

PAUSES = int(os.environ.get("BOTYARD_PAUSES", "6"))
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
SHORT_SECONDS = (0.02, 0.2)
LONG_SECONDS = 2.6
"""Longer than a commit's time may be off, and than a beat is good for."""
LONG_EVERY = 10
ANSWER_SECONDS = 60.0
BOTH = "same command: accepted here, accepted there"
"""Of the same command two answers are one: it was in a commit, so the rules allow it."""

pytestmark = [pytest.mark.kill, pytest.mark.timeout(60 + 5 * PAUSES)]


class Moment(Enum):
    """When the commit, or its reply, goes on."""

    AT_ONCE = "at once"
    BEFORE_WAKING = "after the other node has played"
    AFTER_WAKING = "after the node has woken"


@dataclass(frozen=True, slots=True)
class Try:
    """How a node is stopped. `same`: the other node is sent the same command, else another one. In seconds."""

    kind: Kind
    moment: Moment
    same: bool
    seconds: float


@dataclass(slots=True)
class Side:
    """The two players as they sit at one node."""

    players: list[Player]
    clients: list[Client]

    def asked(self) -> tuple[Player, Client, m.Choice] | None:
        """A player with an open choice, their client and the choice; None if no player has one."""
        for player, client in zip(self.players, self.clients, strict=True):
            for choice in client.model.own_choices:
                return player, client, choice
        return None

    async def reach(self, number: int) -> None:
        """Wait until both know of entry `number`."""
        async with asyncio.timeout(ANSWER_SECONDS):
            for client in self.clients:
                await client.until(lambda model: (model.number or 0) >= number)

    @property
    def number(self) -> int:
        """The newest entry that a client of the match knows of."""
        return max(client.model.number or 0 for client in self.clients)


@dataclass(slots=True)
class Match:
    """One match of two players who sit at both nodes."""

    at: Deployment
    chance: random.Random
    here: Side
    there: Side
    outcomes: Counter[str] = field(default_factory=Counter)

    async def stop_in_the_middle(self, how: Try) -> bool:
        """Stop the first node in the middle of a commit, play at the other, wake it. False once the match is over."""
        await self.here.reach(self.there.number)
        asked = self.here.asked()
        if asked is None:
            return False
        player, client, choice = asked
        node, trap = self.at.nodes[0], self.at.store_wires[0].trap(how.kind)
        id, command, answering = await self._caught(trap, player, client, choice)
        node.pause()
        if how.moment is Moment.AT_ONCE:
            await _go_on(trap)
        there = await self._play_there(choice, (id, command) if how.same else None)
        await asyncio.sleep(how.seconds)
        if how.moment is Moment.BEFORE_WAKING:
            await _go_on(trap)
        node.go_on()
        if how.moment is Moment.AFTER_WAKING:
            await _go_on(trap)
        async with asyncio.timeout(ANSWER_SECONDS):
            here = await answering
        self.outcomes[f"{'same' if how.same else 'other'} command: {_outcome(here)} here, {_outcome(there)} there"] += 1
        await self.here.reach(self.there.number)
        return True

    async def _caught(
        self, trap: Trap, player: Player, client: Client, choice: m.Choice
    ) -> tuple[str, m.GameCommand, "asyncio.Task[m.ServerMessage]"]:
        """Send commands until one is in the trap: those that the rules refuse never get there."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                id, command = _new_id(player), player.choose(client, choice)
                answering = asyncio.create_task(client.command(choice.seat, choice.id, command, id))
                caught = asyncio.create_task(trap.caught.wait())
                await asyncio.wait([answering, caught], return_when=asyncio.FIRST_COMPLETED)
                caught.cancel()
                if trap.caught.is_set():
                    return id, command, answering

    async def _play_there(self, choice: m.Choice, same: tuple[str, m.GameCommand] | None) -> m.ServerMessage:
        """Answer the choice at the other node, and some that follow. What the node says to the first.

        `same`: the id and the command that were sent to the first node, to be sent here, too.
        """
        player, client = next(
            (player, client)
            for player, client in zip(self.there.players, self.there.clients, strict=True)
            if choice.seat in client.model.audience
        )
        id, command = same or (_new_id(player), player.choose(client, choice))
        if same is not None:
            player.asked.append(id)
        first = await client.command(choice.seat, choice.id, command, id)
        for _ in range(self.chance.randrange(3)):
            await self.there.reach(self.there.number)
            if (asked := self.there.asked()) is not None:
                player, client, choice = asked
                await client.command(choice.seat, choice.id, player.choose(client, choice), _new_id(player))
        return first


async def test_a_node_that_is_stopped_in_the_middle_of_a_commit_makes_no_fork(tmp_path: Path) -> None:
    chance, people = random.Random(SEED), list[Person]()
    tries = [planned(place, chance) for place in range(PAUSES)]
    outcomes, kinds = Counter[str](), Counter(f"{how.kind.value}, goes on {how.moment.value}" for how in tries)
    async with OneRedis(tmp_path, 2, chance) as at:
        while tries:
            async with match(at, chance, people) as table:
                while tries and await table.stop_in_the_middle(tries[-1]):
                    tries.pop()
            outcomes += table.outcomes
        for node in at.nodes:
            await node.end()
        verdicts = at.store_wires[0].verdicts
        tally, wrong = await judged(at.url, people)
    print(f"seed {SEED}: a node stopped {outcomes.total()} times in the middle of a commit: {dict(kinds)}")
    print(f"  {dict(outcomes)}; its commits: {dict(verdicts)}\n  {tally}")
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong[:20])
    assert outcomes.total() == PAUSES
    assert {outcome for outcome in outcomes if outcome.startswith("same")} <= {BOTH}
    assert tally.accepted >= PAUSES


def planned(place: int, chance: random.Random) -> Try:
    """All ways in turn, each by chance with the same command or another; every `LONG_EVERY`th for longer."""
    ways = [(Kind.HOLD, Moment.AT_ONCE), (Kind.HOLD, Moment.BEFORE_WAKING), (Kind.HOLD, Moment.AFTER_WAKING)]
    ways += [
        (Kind.HOLD_REPLY, Moment.AT_ONCE),
        (Kind.HOLD_REPLY, Moment.AFTER_WAKING),
        (Kind.LATE, Moment.BEFORE_WAKING),
    ]
    kind, moment = ways[place % len(ways)]
    seconds = LONG_SECONDS if place % LONG_EVERY == LONG_EVERY - 1 else chance.uniform(*SHORT_SECONDS)
    return Try(kind, moment, chance.random() < 0.5, seconds)


@asynccontextmanager
async def match(at: Deployment, chance: random.Random, people: list[Person]) -> AsyncIterator[Match]:
    """A match of two players, each at their own node. They and the spectators are added to `people`."""
    guests = [await guest_token(at.nodes[0].http, name) for name in ("Ann", "Bob")]
    async with AsyncExitStack() as stack:
        sides = []
        for node in at.nodes:
            here = [Player(f"{node.port}-{guest.name}", chance) for guest in guests]
            clients = [
                await stack.enter_async_context(player.known(guest, [node.ws]))
                for player, guest in zip(here, guests, strict=True)
            ]
            sides.append(Side(here, clients))
            people += here
        ann, bob = sides[1].clients
        room = await ann.create("twin_tin_bots", 2, "pauses")
        for side in sides:
            for player, client in zip(side.players, side.clients, strict=True):
                await stack.enter_async_context(player.listening(client, room))
                await client.watch(room)
        await bob.join(room, 1)
        for side in sides:
            for client in side.clients:
                await client.until(lambda model: bool(model.audience and model.choices))
        yield Match(at, chance, sides[0], sides[1])


def _new_id(player: Player) -> str:
    """An id for the next command of a player, noted as asked."""
    player.asked.append(f"{player.name}-{len(player.asked)}")
    return player.asked[-1]


async def _go_on(trap: Trap) -> None:
    """Let what is in the trap go on, and wait until nothing more will happen there."""
    trap.release.set()
    async with asyncio.timeout(ANSWER_SECONDS):
        await trap.over.wait()


def _outcome(answer: m.ServerMessage) -> str:
    return "accepted" if isinstance(answer, m.Accepted) else "rejected"
