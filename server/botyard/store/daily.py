"""The puzzles of days: which one a day has, how many have tried and solved it, and what each person has solved."""

from dataclasses import dataclass, field
from typing import Any

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, daily_key, user_key
from botyard.store.store import Store

DAILY = "daily"
KEPT_SECONDS = 40 * 86_400
"""How long a day is kept, and what a guest has solved, after the last answer."""
_GAME = "game:"


@dataclass(frozen=True, slots=True)
class GameDay:
    """What is stored of a game on a day. `puzzle`: the id of its puzzle, "" before it is chosen.

    `tried`, `solved`: how many people and browsers have sent an answer, and a right one.
    """

    puzzle: str = ""
    tried: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class SolvedDays:
    """What a person has solved. `days`: in a row, up to the day `last`; `best`: the most in a row.

    `games`: by game the latest day that the person has tried, and whether it is solved. Days are numbers since 1970.
    """

    days: int = 0
    last: int = -1
    best: int = 0
    games: dict[str, tuple[int, bool]] = field(default_factory=dict)


class DailyStore:
    """Days, and what people have solved. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games(self, day: int) -> dict[str, GameDay]:
        """Return what is stored of a day, by game."""
        reply = await self._store.call("HGETALL", daily_key(day))
        fields: dict[str, dict[str, Any]] = {}
        for name, value in zip(reply[::2], reply[1::2], strict=True):
            game, _, what = name.decode().partition(":")
            fields.setdefault(game, {})[what] = value.decode() if what == "puzzle" else int(value)
        return {game: GameDay(**found) for game, found in fields.items()}

    async def choose(self, day: int, game: str, puzzle: str) -> str:
        """Store the id `puzzle` as that of a game on a day, unless it has one. Returns the id that it has now."""
        if await self._store.call("HSETNX", daily_key(day), f"{game}:puzzle", puzzle):
            await self._store.call("EXPIRE", daily_key(day), KEPT_SECONDS)
            return puzzle
        chosen: bytes = await self._store.call("HGET", daily_key(day), f"{game}:puzzle")
        return chosen.decode()

    async def record_answer(self, identity: str, day: int, game: str, *, right: bool) -> None:
        """Record an answer of a person, and count it if it is their first one on that day, or their first right one."""
        at = user_key(identity, DAILY), user_key(identity, ACCOUNT)
        is_first, is_first_right = await self._store.script(
            scripts.DAILY_RESULT, at, (day, game, int(right), KEPT_SECONDS)
        )
        await self.count(day, game, tried=is_first == 1, solved=is_first_right == 1)

    async def count(self, day: int, game: str, *, tried: bool, solved: bool) -> None:
        """Count an answer as the first one, or the first right one, of a person or a browser."""
        for what, counts in (("tried", tried), ("solved", solved)):
            if counts:
                await self._store.call("HINCRBY", daily_key(day), f"{game}:{what}", 1)
                await self._store.call("EXPIRE", daily_key(day), KEPT_SECONDS)

    async def of(self, identity: str) -> SolvedDays:
        """Return what a person has solved: days in a row, and by game the last day tried and whether it was solved."""
        reply = await self._store.call("HGETALL", user_key(identity, DAILY))
        stored = {name.decode(): value for name, value in zip(reply[::2], reply[1::2], strict=True)}
        games = {}
        for name, value in stored.items():
            if name.startswith(_GAME):
                day, _, solved = value.partition(b":")
                games[name.removeprefix(_GAME)] = int(day), solved == b"1"
        return SolvedDays(int(stored.get("days", 0)), int(stored.get("last", -1)), int(stored.get("best", 0)), games)

    async def forget(self, identity: str) -> None:
        """Delete what a person has solved. The counts of days, which name no people, stay."""
        await self._store.call("DEL", user_key(identity, DAILY))
