"""The puzzles of days as people see them: today's and yesterday's, who has solved them, and their own streak."""

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from botyard.accounts.data_export import Area
from botyard.lobby.games import OfferedGames
from botyard.practice.daily import DAY_SECONDS, date_of, day_of, puzzle_of
from botyard.store.daily import DailyStore, SolvedDays
from botyard.store.store import Store
from botyard_protocol.api_daily import DailyPuzzle, DailyPuzzles, DailyResult, DailyStreak

GRACE_SECONDS = 600
"""So long after its day an answer to a puzzle still counts for it: the page was opened before midnight."""


class Daily:
    """The puzzles of days. `clock`: seconds since 1970. All async calls raise `StoreUnavailable`."""

    def __init__(self, store: Store, offered: OfferedGames, clock: Callable[[], float] = time.time) -> None:
        self._store = DailyStore(store)
        self._offered = offered
        self.clock = clock

    async def listed(self, identity: str | None) -> DailyPuzzles:
        """Return the puzzles of today and yesterday. `identity`: of the reader, None for a stranger."""
        day = day_of(self.clock())
        mine = SolvedDays() if identity is None else await self._store.of(identity)
        today, yesterday = [await self._puzzles(one, self._offered.names, mine) for one in (day, day - 1)]
        streak = None if identity is None else _streak(mine, day)
        return DailyPuzzles(date_of(day), (day + 1) * DAY_SECONDS, today, yesterday, streak)

    def counted_day(self, game: str, id: str) -> int | None:
        """Return the day that an answer to a puzzle counts for now; None for a puzzle that is none of today's."""
        now = self.clock()
        for day in (day_of(now), day_of(now - GRACE_SECONDS)):
            puzzle = puzzle_of(game, day)
            if puzzle is not None and puzzle["id"] == id:
                return day
        return None

    async def note(self, identity: str | None, game: str, day: int | None, *, right: bool) -> DailyResult:
        """Note an answer, and return what it has led to. A stranger's, and one without a `day`, is not counted."""
        if day is None:
            return DailyResult(right)
        if identity is not None:
            await self._store.note(identity, day, game, right=right)
        mine = SolvedDays() if identity is None else await self._store.of(identity)
        (puzzle,) = await self._puzzles(day, (game,), mine)
        return DailyResult(right, puzzle, None if identity is None else _streak(mine, day_of(self.clock())))

    @property
    def area(self) -> Area:
        """How the solved puzzles of a person are exported and deleted."""
        return Area("daily", self._export, self._store.forget)

    async def _export(self, identity: str) -> dict[str, Any]:
        mine = await self._store.of(identity)
        games = {game: {"day": date_of(day), "solved": solved} for game, (day, solved) in mine.games.items()}
        return asdict(mine) | {"last": date_of(mine.last) if mine.games and mine.last >= 0 else None, "games": games}

    async def _puzzles(self, day: int, games: Iterable[str], mine: SolvedDays) -> tuple[DailyPuzzle, ...]:
        """Return the puzzles of a day with their counts, and with what the person has solved, `mine`."""
        counts = await self._store.counts(day)
        found = []
        for game in games:
            puzzle = puzzle_of(game, day)
            if puzzle is not None:
                tried, solved = (counts.get(f"{game}:{what}", 0) for what in ("tried", "solved"))
                at, own = mine.games.get(game, (-1, False))
                found.append(
                    DailyPuzzle(game, puzzle["id"], puzzle["grade"], tried, solved, own if at == day else None)
                )
        return tuple(found)


def _streak(mine: SolvedDays, day: int) -> DailyStreak:
    """Return the streak of a person on a day: it has ended if the day before has no solved puzzle."""
    return DailyStreak(mine.days if mine.last >= day - 1 else 0, mine.best, mine.last >= day)
