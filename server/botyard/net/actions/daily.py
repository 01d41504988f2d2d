"""The daily puzzles as people see them: those of today and yesterday, who has solved them, and their own streak."""

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from botyard.accounts.data_export import Area
from botyard.lobby.games import OfferedGames
from botyard.practice.daily import DAY_SECONDS, date_of, day_of, puzzle_of, puzzle_with
from botyard.store.daily import DailyStore, GameDay, SolvedDays
from botyard.store.error_classes import StoreRefused
from botyard.store.store import Store
from botyard_protocol.api_daily import DailyPuzzle, DailyPuzzles, DailyResult, DailyStreak

GRACE_SECONDS = 600
"""For how long after midnight an answer still counts for the day before: its page may have been opened that day."""


class Daily:
    """The puzzles of days. `clock`: seconds since 1970. All async calls raise `StoreUnavailable`."""

    def __init__(self, store: Store, offered: OfferedGames, clock: Callable[[], float] = time.time) -> None:
        self._store = DailyStore(store)
        self.area = Area("daily", self._export, self._store.forget)
        self._offered = offered
        self.clock = clock

    async def listed(self, identity: str | None) -> DailyPuzzles:
        """Return the puzzles of today and yesterday. `identity`: of the reader, None for a stranger."""
        day = day_of(self.clock())
        mine = SolvedDays() if identity is None else await self._store.of(identity)
        today, yesterday = [await self._puzzles(one, self._offered.names, mine) for one in (day, day - 1)]
        streak = None if identity is None else _streak(mine, day)
        end = (day + 1) * DAY_SECONDS  # of today, in seconds since 1970
        return DailyPuzzles(date_of(day), end, today, yesterday, streak)

    async def counted_day(self, game: str, id: str) -> int | None:
        """Return the day that an answer to a puzzle counts for now; None for a puzzle of another day.

        The day is today or, for `GRACE_SECONDS` after midnight, the day before.
        """
        now = self.clock()
        for day in dict.fromkeys((day_of(now), day_of(now - GRACE_SECONDS))):  # mostly both are the same day
            stored = await self._store.games(day)
            puzzle = await self._puzzle(game, day, stored.get(game, GameDay()))
            if puzzle is not None and puzzle["id"] == id:
                return day
        return None

    async def record_answer(
        self, identity: str | None, game: str, day: int | None, *, right: bool, number: int = 0
    ) -> DailyResult:
        """Record an answer to a puzzle, and return its result. An answer without a `day` is not counted.

        `number`: for a stranger, how many answers the browser has sent with this one, up to the first right one; the
        first of them counts as a try. 0: it is not counted.
        """
        if day is None:
            return DailyResult(right)
        if identity is not None:
            await self._store.record_answer(identity, day, game, right=right)
        elif number:
            await self._store.count(day, game, tried=number == 1, solved=right)
        mine = SolvedDays() if identity is None else await self._store.of(identity)
        (puzzle,) = await self._puzzles(day, (game,), mine)
        return DailyResult(right, puzzle, None if identity is None else _streak(mine, day_of(self.clock())))

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return what is stored of the puzzles of a person, for the export of their data."""
        mine = await self._store.of(identity)
        games = {game: {"day": date_of(day), "solved": solved} for game, (day, solved) in mine.games.items()}
        return asdict(mine) | {"last": date_of(mine.last) if mine.games and mine.last >= 0 else None, "games": games}

    async def _puzzles(self, day: int, games: Iterable[str], mine: SolvedDays) -> tuple[DailyPuzzle, ...]:
        """Return the puzzles of a day with their counts, and whether the person, with `mine`, has solved them.

        Games without such puzzles are left out.
        """
        stored = await self._store.games(day)
        found = []
        for game in games:
            counted = stored.get(game, GameDay())
            puzzle = await self._puzzle(game, day, counted)
            if puzzle is not None:
                tried_day, is_solved = mine.games.get(game, (-1, False))  # the last day that the person has tried
                solved = min(counted.solved, counted.tried)  # for strangers both are what their browsers report
                own = is_solved if tried_day == day else None
                found.append(DailyPuzzle(game, puzzle["id"], puzzle["grade"], counted.tried, solved, own))
        return tuple(found)

    async def _puzzle(self, game: str, day: int, stored: GameDay) -> dict[str, Any] | None:
        """Return the puzzle of a game on a day; None for a game without such puzzles.

        The choice is stored at the first call, so that it stays when the game gets other puzzles.
        """
        given = puzzle_of(game, day)
        if given is None:
            return None
        try:
            id = stored.puzzle or await self._store.choose(day, game, given["id"])
        except StoreRefused:  # the store is full: people can read their puzzles nevertheless
            return given
        return puzzle_with(game, id) or given  # the stored one may not be among the puzzles any more


def _streak(mine: SolvedDays, day: int) -> DailyStreak:
    """Return the streak of a person on a day: 0 days if neither that day nor the day before has a solved puzzle."""
    return DailyStreak(mine.days if mine.last >= day - 1 else 0, mine.best, mine.last >= day)
