"""Notes: single lines between friends, which arrive in the inbox."""

import secrets

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people.blocks import Blocks
from botyard.people.contact import Contact
from botyard.people.friends import Friends
from botyard.people.inbox import Inbox, seconds_now
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import InboxItem, InboxKind


class Notes:
    """Sends notes. All raise `Refused` and `StoreUnavailable`."""

    def __init__(self, friends: Friends, blocks: Blocks, inbox: Inbox) -> None:
        self._friends = friends
        self._blocks = blocks
        self._inbox = inbox

    async def send(self, by: Identity, whom: Contact, text: str) -> None:
        """Send a line to a friend.

        A friend who has blocked the sender does not get it, and the sender does not learn that.
        """
        if await self._blocks.blocks(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-blocked_player_unblock_them"))
        if not await self._friends.are_friends(by.id, whom.identity):
            raise Refused(Code.NOT_WELCOME, localized("not_welcome-notes_friends"))
        id = f"note.{secrets.token_hex(8)}"
        await self._inbox.put(whom.identity, InboxItem(id, InboxKind.NOTE, seconds_now(), by.id, by.name, text=text))
