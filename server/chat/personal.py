"""What chats keep of a person: told to them, and deleted with them.

What they said in rooms is not looked for: of people who have gone no line is shown any more, and all lines end.
"""

from typing import Any

import msgspec

from protocol.chat import ChatPlace
from server.accounts.personal import Area
from server.chat.chats import readable
from server.chat.lines import told
from server.rooms import former
from server.store.chat import LINES_KEPT, ChatLog
from server.store.keys import chat_keys
from server.store.mutes import Mutes

LOBBY = chat_keys(ChatPlace.LOBBY.wire, None)


class SaidByPeople:
    """Whom somebody has muted, and what they said in the lobby. All raise `StoreAway`."""

    def __init__(self, chat_log: ChatLog, mutes: Mutes) -> None:
        self._log = chat_log
        self._mutes = mutes

    @property
    def area(self) -> Area:
        """How it is told and deleted."""
        return Area("chat", self._told, self._erase)

    async def _told(self, identity: str) -> dict[str, Any]:
        noted = (await self._mutes.of(identity)).items()
        muted = [{"identity": one, "name": former.name_of(one, name)} for one, name in noted]
        lines = readable(await self._log.last(LOBBY, LINES_KEPT))
        said = [told(id, line) for id, line in lines if line.identity == identity]
        return {"muted": muted, "said_in_the_lobby": [msgspec.structs.asdict(line) for line in said]}

    async def _erase(self, identity: str) -> None:
        lines = readable(await self._log.last(LOBBY, LINES_KEPT))
        await self._log.remove(LOBBY, [id for id, line in lines if line.identity == identity])
        await self._mutes.forget(identity)
