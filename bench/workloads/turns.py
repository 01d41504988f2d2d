"""Turns per second of one server process, with and without spectators, and latencies at a quarter of that."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bench import hidden
from bench.load import Load, Measured, play
from bench.processes import Row

TURN_GOAL = "15 / 30 ms"
QUARTER_GOAL = "p50 / p99 1 / 3 ms"
UPDATE_GOAL = "90 bytes"
COST_GOAL = "147 µs of CPU a turn"


async def measure(short: bool) -> AsyncIterator[Row]:
    """100 rooms of 4: alone, and with four spectators each; both at a quarter of the turns; both with `everysec`.

    Last a game that hides something in each turn, for a shorter time, since its matches end.
    """
    alone = Load(rooms=2, warm_up=0.1, seconds=0.2) if short else Load()
    watched = replace(alone, watchers=4)
    if short:
        for load in (watched, replace(alone, game=hidden.NAME)):
            yield _row(load, "-", await play(load))
        return
    found = await play(alone)
    yield _row(alone, f"6,800 turns/s, {TURN_GOAL}, {COST_GOAL}", found)
    seen = await play(watched)
    yield _row(watched, f"4,500 turns/s, {TURN_GOAL}", seen)
    yield Row("an update for a spectator", UPDATE_GOAL, f"{seen.update:.0f} bytes", seen.generator)
    for load, saturated in ((alone, found), (watched, seen)):
        quarter = replace(load, think=load.rooms / (max(saturated.turns, 1) / 4))
        yield _row(quarter, QUARTER_GOAL, await play(quarter))
    for load in (alone, watched):
        later = replace(load, fsync="everysec")
        yield _row(later, "to compare", await play(later))
    hides = replace(alone, game=hidden.NAME, warm_up=1.0, seconds=5.0)
    yield _row(hides, COST_GOAL, await play(hides))


def _row(load: Load, goal: str, found: Measured) -> Row:
    """The row of a run. `goal`: in words."""
    pace = f"{load.think * 1000:.0f} ms to think" if load.think else "at saturation"
    people = f", {load.watchers} spectators each" if load.watchers else ""
    disk = "" if load.fsync == "always" else f", fsync {load.fsync}"
    game = ", a game that hides something in each turn" if load.game == hidden.NAME else ""
    measured = f"{found.turns:,.0f} turns/s, p50 / p99 {found.median:.1f} / {found.late:.1f} ms"
    measured += f", {found.cost:,.0f} µs of CPU a turn"
    return Row(f"{load.rooms} rooms of {load.players}{people}{game}, {pace}{disk}", goal, measured, found.generator)
