"""Requests about the lobby: its rooms, new rooms, quick matches and own matches."""

from collections.abc import Sequence

import msgspec

from botyard.client.requests import Requests
from botyard_protocol import messages as m


class LobbyRequests(Requests):
    """The requests about the lobby."""

    async def lobby(
        self, filter: m.RoomFilter | None = None, open: int = m.MAX_ROWS, running: int = m.MAX_ROWS
    ) -> tuple[m.RoomSummary, ...]:
        """Enter the lobby, and return its first open rooms and running matches, newest first.

        From now on `model.rooms` follows the lobby.

        `filter` None: all rooms. `open` and `running`: how many of each at most.
        """
        return (await self._ask(lambda id: m.EnterLobby(id, filter, open, running), m.LobbyRooms)).rooms

    async def leave_lobby(self) -> None:
        """Follow the list of rooms no more."""
        await self._ask(m.LeaveLobby, m.Exited)

    async def create(  # noqa: PLR0913 - one for each field of the message
        self,
        game: str,
        players: int,
        name: str = "",
        options: m.GameOptions | None = None,
        clock: m.TimeControl | None = None,
        bots: Sequence[m.BotLevel] = (),
        settings: m.RoomSettings | None = None,
        *,
        contribution: str | None = None,
    ) -> str:
        """Make a room and sit on its first seat. Returns the room's id. The room is not entered: `watch` does that.

        `options` None: the standard game; `clock` None: no time limit. `bots`: the levels of bots on the seats
        behind ours; if they take all of them, the match starts. `settings` None: an open room.
        `contribution`: our share of the match's luck, 16 to 32 bytes in hex, of which only the hash is sent. None: no
        share, unlike in `contribute`; the server alone then chooses the luck of a match against bots.
        """
        promise = self._promise(contribution)
        asked = m.CreateRoom("", game, players, name, options, clock, tuple(bots), settings, promise)
        room = (await self._ask(lambda id: msgspec.structs.replace(asked, id=id), m.Created)).room
        if contribution is not None:
            self._shares.wants(room)
        return room

    async def quick_match(
        self, game: str, players: int, tempo: m.Tempo = m.Tempo.NONE, contribution: str | None = None
    ) -> str:
        """Take a seat in an open room of the standard game that fits, or in a new one.

        Returns the id of the room, for `watch`.

        `contribution`: our share of the match's luck, 16 to 32 bytes in hex; None: no share.
        """
        promise = self._promise(contribution)
        room = (await self._ask(lambda id: m.QuickMatch(id, game, players, tempo, promise), m.Paired)).room
        if promise is not None:
            self._shares.wants(room)
        return room

    async def my_matches(self) -> tuple[m.MyMatch, ...]:
        """Return our own matches as they are now, the most urgent first; of those that are over, the last 20.

        The server tells a client of its matches while it follows them, so this follows them and stops at once.
        """
        matches = (await self._ask(m.FollowMatches, m.MyMatches)).matches
        await self._ask(m.LeaveMatches, m.Exited)
        return matches
