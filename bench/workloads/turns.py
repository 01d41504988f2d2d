"""Turns per second of one server process, with and without spectators, and latencies at a quarter of that."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bench.load import Load, Measured, play
from bench.table import Row

TURN_GOAL = "15 / 30 ms"
QUARTER_GOAL = "p50 / p99 1 / 3 ms"
UPDATE_GOAL = "105 bytes"


async def measure(short: bool) -> AsyncIterator[Row]:
    """100 rooms of 4: nobody watches; four watch each; both at a quarter; both with a disk that may wait a second."""
    alone = Load(rooms=2, warm_up=0.1, seconds=0.2) if short else Load()
    watched = replace(alone, watchers=4)
    if short:
        yield _row(watched, "-", await play(watched))
        return
    found = await play(alone)
    yield _row(alone, f"6,800 turns/s, {TURN_GOAL}", found)
    seen = await play(watched)
    yield _row(watched, f"4,000 turns/s, {TURN_GOAL}", seen)
    yield Row("an update for a spectator", UPDATE_GOAL, f"{seen.update:.0f} bytes", seen.generator)
    for load, saturated in ((alone, found), (watched, seen)):
        quarter = replace(load, think=load.rooms / (max(saturated.turns, 1) / 4))
        yield _row(quarter, QUARTER_GOAL, await play(quarter))
    for load in (alone, watched):
        later = replace(load, fsync="everysec")
        yield _row(later, "beside the above", await play(later))


def _row(load: Load, goal: str, found: Measured) -> Row:
    pace = f"{load.think * 1000:.0f} ms to think" if load.think else "at saturation"
    people = f", {load.watchers} spectators each" if load.watchers else ""
    disk = "" if load.fsync == "always" else f", fsync {load.fsync}"
    measured = f"{found.turns:,.0f} turns/s, p50 / p99 {found.median:.1f} / {found.late:.1f} ms"
    return Row(f"{load.rooms} rooms of {load.players}{people}, {pace}{disk}", goal, measured, found.generator)
