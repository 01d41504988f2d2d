"""One short run of a workload, as a line of JSON, with the code of the tree that `PYTHONPATH` names.

`bench.compare` starts it for two trees in turn; so it may use nothing that is newer than the older of them.
"""

import asyncio
import json
import resource
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import uvloop

from bench.players import Player, Tally, fill
from bench.processes import Meter, cpu_seconds, quantile, service
from bench.workloads.resume import ResumingClient
from botyard_protocol import messages as m

GONE_SECONDS = 1.0
"""The pause in which the server forgets clients that have left; its CPU does not count."""


class HeldAnswers:
    """Holds back the answers of players until all rooms are filled: else the first rooms would slow the filling down.

    It takes the place of `Player._answer`, which trees of all commits have.
    """

    def __init__(self) -> None:
        self._answer = Player._answer
        self._held: list[tuple[Player, list[Any]]] | None = []
        held = self

        def answer(player: Player, choice: list[Any]) -> None:
            held.answer(player, choice)

        Player._answer = answer  # type: ignore[assignment]

    def answer(self, player: Player, choice: list[Any]) -> None:
        """Keep an answer until `begin`, and give it at once afterwards."""
        if self._held is None:
            self._answer(player, choice)
        else:
            self._held.append((player, choice))

    def begin(self) -> None:
        """Give all answers that were held back."""
        held, self._held = self._held or [], None
        for player, choice in held:
            self._answer(player, choice)


async def run(
    rooms: int, watchers: int, think: float, warm_up: float, seconds: float, game: str | None = None
) -> dict[str, float]:
    """Play, and return figures by name: see `bench.compare.METRICS`. `think`, `warm_up`, `seconds`: in seconds.

    `game`: None for live matches of Twin Tin Bots, the only ones that older trees know.
    """
    settings: dict[str, Any] = {}
    answers = HeldAnswers()
    if game == "toy_game":
        from bench import hidden  # noqa: PLC0415 - older trees do not have it

        settings = hidden.settings()
    async with service("always", 1, True, **settings) as node:
        crowd = await fill(node, rooms, 4, watchers, Tally(think), **({} if game is None else {"game": game}))
        answers.begin()
        await asyncio.sleep(warm_up)
        cpu, received = cpu_seconds(node.pid), crowd.watched()
        meter = Meter()
        await crowd.measure(seconds)
        while not crowd.tally.turns:  # on a busy machine the server may not run at all for a while
            await crowd.measure(seconds)
        cpu, lasted, received = cpu_seconds(node.pid) - cpu, meter.seconds(), crowd.watched() - received
        crowd.close()
    tally = crowd.tally
    found = {
        "cpu": cpu / tally.turns * 1e6,
        "turns": tally.turns / lasted,
        "p50": quantile(tally.latencies, 0.5) * 1000,
        "p99": quantile(tally.latencies, 0.99) * 1000,
    }
    return {**found, "update": received / (tally.turns * watchers)} if watchers else found


async def resume(clients: int, warm_up: float, seconds: float) -> dict[str, float]:
    """Let clients connect and resume at once, again and again. Returns figures of `bench.compare.METRICS`.

    Each client misses 50 turns. Rounds before `warm_up` are not counted.
    """
    spent, lasted, meter = 0.0, list[float](), Meter()
    async with service("always", 1, True) as node:
        crowd = await fill(node, 1, players=4, watchers=0, tally=Tally())
        (table,) = crowd.tables
        cursor = m.Cursor(1, table.number, ())
        await crowd.turns(50)
        crowd.tally.over = True
        await asyncio.sleep(GONE_SECONDS)  # the last commands may be under way
        while not lasted or meter.seconds() < warm_up + seconds:
            counted = meter.seconds() >= warm_up
            back = [ResumingClient(node, table.room, f"w{place}", cursor, table.number) for place in range(clients)]
            cpu, began = cpu_seconds(node.pid), meter.seconds()
            await asyncio.gather(*(one.catch_up() for one in back))
            if counted:
                spent += cpu_seconds(node.pid) - cpu
                lasted.append(meter.seconds() - began)
            for one in back:
                one.close()
            await asyncio.sleep(GONE_SECONDS)
        crowd.close()
    return {"back_cpu": spent / (len(lasted) * clients) * 1e6, "back": quantile(lasted, 0.5) * 1000}


WORK: dict[str, Callable[..., Coroutine[Any, Any, dict[str, float]]]] = {
    "rooms": run,
    "resume": resume,
}


def main(given: str) -> None:
    """Run the function of `WORK` that the field `work` names, with the other fields as arguments; print its result."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # each socket is an open file
    options = json.loads(given)
    print(json.dumps(uvloop.run(WORK[options.pop("work", "rooms")](**options))))


if __name__ == "__main__":
    main(sys.argv[1])
