"""Leaderboards and the ratings of people at a table, as people see them: with their current names."""

import time
from collections.abc import Collection, Iterable, Sequence

from botyard.accounts.settings import readers_of_profiles
from botyard.archive.archive import MatchArchive
from botyard.archive.ratings import BOT, MOST_LISTED, PROVISIONAL, RatedPlayer, month_of
from botyard.people.friends import Friends
from botyard.store.accounts import AccountStore
from botyard.store.store import Store
from botyard_protocol.api_history import ProfileReaders
from botyard_protocol.api_ratings import Leaderboard, PlayerRating, PlayerRatings
from botyard_protocol.messages import BotLevel

PAGE = 50
"""The most players of a page."""

Place = tuple[int, int, str]
"""Where a page ends: how many players come before the next page, and points and identity of its own last player."""
ANY = tuple(ProfileReaders)
FOR_ALL = (ProfileReaders.ALL,)
LEVELS = {f"{BOT}{level.name.lower()}": level for level in BotLevel}


class Leaderboards:
    """The ratings of an archive; empty without one. Every method raises `ArchiveUnavailable` and `StoreUnavailable`."""

    def __init__(self, archive: MatchArchive | None, store: Store, friends: Friends) -> None:
        self._archive = archive
        self._accounts = AccountStore(store)
        self._friends = friends

    async def page(self, game: str, tempo: str, month: bool, after: Place | None, reader: str | None) -> Leaderboard:
        """Return a page of the players of a game who have a place; if `month`, of those with a match in this month.

        `after`: where the page before ended, None for the first one. `reader`: whose own rating is added, None for a
        stranger.
        """
        if self._archive is None:
            return Leaderboard(())
        before, key = (0, None) if after is None else (after[0], after[1:])
        only = month_of(int(time.time() * 1000)) if month else ""
        found = await self._archive.leaderboard(game, tempo, only, key, PAGE)
        # the `after` of the next page, in the form of the API
        end = f"{before + PAGE}.{found[-1].rating.points}.{found[-1].identity}" if len(found) == PAGE else None
        return Leaderboard(await self._shown(found, before, FOR_ALL), await self._own(game, tempo, reader), end)

    async def of_friends(self, game: str, tempo: str, reader: str) -> Leaderboard:
        """Return all friends of a reader who are rated in a game and show it to friends, with the reader."""
        friends = [one.identity for one in (await self._friends.of(reader)).friends]
        readers = await readers_of_profiles(self._accounts, friends)
        seen = [one for one in friends if readers[one] is not ProfileReaders.ME]
        found = await self._ratings(game, tempo, [*seen, reader], listed=False)
        found.sort(key=lambda one: (one.rating.points, one.identity), reverse=True)
        return Leaderboard(await self._shown(found, 0), await self._own(game, tempo, reader))

    async def of_people(self, game: str, tempo: str, identities: Sequence[str]) -> PlayerRatings:
        """Return the ratings of those of the first `MOST_LISTED` players who have a place on leaderboards."""
        found = await self._ratings(game, tempo, identities[:MOST_LISTED], listed=True)
        return PlayerRatings(await self._shown(found, None, FOR_ALL))

    async def _own(self, game: str, tempo: str, reader: str | None) -> PlayerRating | None:
        """Return the rating of the reader, None for a stranger and without a rating."""
        found = await self._ratings(game, tempo, [] if reader is None else [reader], listed=False)
        return next(iter(await self._shown(found, None)), None)

    async def _ratings(self, game: str, tempo: str, identities: Sequence[str], listed: bool) -> list[RatedPlayer]:
        """Return the ratings of players, in parts of `MOST_LISTED`; if `listed`, only those on leaderboards."""
        if self._archive is None:
            return []
        found: list[RatedPlayer] = []
        for start in range(0, len(identities), MOST_LISTED):
            part = identities[start : start + MOST_LISTED]
            found += (await self._archive.ratings_of(game, tempo, part, listed)).values()
        return found

    async def _shown(
        self, players: Iterable[RatedPlayer], before: int | None, profiles: Collection[ProfileReaders] = ANY
    ) -> tuple[PlayerRating, ...]:
        """Return ratings with names and places, without people who have no account any more.

        `before`: how many players have the places before them; None: without places. `profiles`: people who have chosen
        none of these readers for their profile are left out. The choice in the archive may be older than the store's.
        """
        listed = list(players)
        people = [one.identity for one in listed if one.identity not in LEVELS]
        names, readers = await self._accounts.names(people), await readers_of_profiles(self._accounts, people)
        return tuple(
            PlayerRating(
                identity=one.identity,
                name=names.get(one.identity, ""),
                points=one.rating.points,
                matches=one.matches,
                provisional=one.matches < PROVISIONAL,
                bot=LEVELS.get(one.identity),
                place=0 if before is None else place,
            )
            for place, one in enumerate(listed, (before or 0) + 1)
            if one.identity in LEVELS or (one.identity in names and readers[one.identity] in profiles)
        )
