"""No acknowledged command is lost or doubled, no accepted one is reported as rejected, and no client gets a lie.

Faults kill, pause, cut, hold, slow and lose. `make chaos FAULTS=1000` breaks more; a failure prints its seed.
"""

import asyncio
import os
import random
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from botyard_protocol import messages as m
from botyard_protocol.messages import Pace, TimeControl
from botyard_protocol.volt import basics as volt
from tests.chaos.deployment import Cluster, Deployment, OneRedis
from tests.chaos.nemesis import Nemesis, plan
from tests.live.checker import Tally, judged
from tests.live.players import Person, Table, accepted, play_until, players, spectators
from tests.support.waiting import until

FAULTS = int(os.environ.get("BOTYARD_FAULTS", "20"))
CLUSTER_FAULTS = int(os.environ.get("BOTYARD_FAULTS", "10"))
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
TABLES = int(os.environ.get("BOTYARD_TABLES", "6"))
NODES = 2
THINK_SECONDS = 0.02
SHORT_CLOCK = TimeControl(Pace.LIVE, bank=10, increment=1, cap=20, off_turn=10)

pytestmark = [pytest.mark.kill, pytest.mark.timeout(120 + 3 * FAULTS)]


async def test_nothing_is_lost_doubled_or_made_up_whatever_fails(tmp_path: Path) -> None:
    await suffer(OneRedis(tmp_path, NODES, random.Random(SEED)), FAULTS)


async def test_nothing_is_lost_doubled_or_made_up_on_a_cluster_whatever_fails(tmp_path: Path) -> None:
    await suffer(Cluster(tmp_path, NODES, random.Random(SEED)), CLUSTER_FAULTS)


async def suffer(at: Deployment, faults: int) -> None:
    """Play on `at` while it is broken `faults` times, then compare what all clients received with the logs."""
    began = time.monotonic()
    async with at:
        nemesis = Nemesis(at)
        people = await played(at, nemesis, faults)
        took = time.monotonic() - began
        for node in at.nodes:  # so that no clock adds to a log while it is read
            await node.end()
        tally, wrong = await judged(at.url, people)
    tell(nemesis, tally, took)
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong[:20])
    must_have_bitten(tally, faults)


async def played(at: Deployment, nemesis: Nemesis, faults: int) -> list[Person]:
    """All people who played while things broke."""
    stop, made = asyncio.Event(), list[Table]()
    async with asyncio.TaskGroup() as group:
        tables = [
            group.create_task(
                play_until(stop, at.nodes[place % NODES].http, at.urls, partial(table, made, place, chance))
            )
            for place, chance in enumerate(random.Random(SEED + place) for place in range(TABLES))
        ]
        await nemesis.run(plan(random.Random(SEED)), faults)
        before = accepted(made)
        await until(lambda: accepted(made) > max(3 * faults, before + TABLES))  # the matches go on
        await until(lambda: any(person.record.rejected for one in made for person in one.people))
        for wire in at.wires:
            wire.cut()  # in a short run, the faults may have broken no connection of a person who knew the room
        await until(lambda: any(returned(person) for one in made for person in one.people))
        stop.set()
    return [person for table in tables for person in table.result()]


def returned(person: Person) -> bool:
    """Whether a person who knew the room was given the tail of its log."""
    known = False
    for received in person.story.received if person.story else ():
        known = known or isinstance(received, m.Snapshot)
        if known and isinstance(received, m.Entered) and received.recovered:
            return True
    return False


def table(made: list[Table], place: int, chance: random.Random) -> Table:
    """People at one of the places. At every second place there are three instead of two, and they play by the clock.

    At two of five places they play a game of simultaneous choices, in which answers may be changed.
    """
    by_clock = place % 2 == 1
    clock = SHORT_CLOCK if by_clock else None
    people = players(2 + by_clock, chance), spectators(1, chance)
    if place % 5 in (2, 3):
        made.append(Table(*people, "volt", volt.Options(arena="C", killbots=1), clock, THINK_SECONDS))
    else:
        made.append(Table(*people, clock=clock, think=THINK_SECONDS, in_advance=0.5))
    return made[-1]


def tell(nemesis: Nemesis, tally: Tally, took: float) -> None:
    """Print what was done and seen."""
    count = nemesis.counts.total()
    commits = sum((wire.verdicts for wire in nemesis.at.store_wires), Counter[str]())
    print(f"seed {SEED}: {count} faults in {took:.0f} s, {60 * count / took:.0f} a minute")
    lines = {"bit": nemesis.counts, "did not bite": nemesis.missed, "held up": nemesis.said, "commits": commits}
    for title, counts in lines.items():
        print(f"  {title}: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    print(f"  {tally}")


def must_have_bitten(tally: Tally, faults: int) -> None:
    """Check that enough has happened: a comparison of nothing would find nothing."""
    assert tally.accepted > 3 * faults
    assert tally.rejected > 0
    assert tally.frames > tally.accepted
    assert tally.tails > 0
