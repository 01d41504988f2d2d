"""The puzzles of days: how many people have tried and solved each, and what each person has solved lately."""

from dataclasses import dataclass, field

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, daily_key, user_key
from botyard.store.store import Store

DAILY = "daily"
KEPT_SECONDS = 40 * 86_400
"""So long the counts of a day are kept, and what a guest has solved after the last answer."""
_GAME = "game:"


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
    """Counts of days and days of people. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def counts(self, day: int) -> dict[str, int]:
        """How many people have tried and solved the puzzles of a day, by `GAME:tried` and `GAME:solved`."""
        reply = await self._store.call("HGETALL", daily_key(day))
        return {name.decode(): int(count) for name, count in zip(reply[::2], reply[1::2], strict=True)}

    async def note(self, identity: str, day: int, game: str, *, right: bool) -> None:
        """Note an answer of a person, and count it if it is their first one on that day, or their first right one."""
        at = user_key(identity, DAILY), user_key(identity, ACCOUNT)
        reply = await self._store.script(scripts.DAILY_RESULT, at, (day, game, int(right), KEPT_SECONDS))
        for count, what in zip(reply, ("tried", "solved"), strict=True):
            if count:
                await self._store.call("HINCRBY", daily_key(day), f"{game}:{what}", 1)
                await self._store.call("EXPIRE", daily_key(day), KEPT_SECONDS)

    async def of(self, identity: str) -> SolvedDays:
        """What a person has solved."""
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
