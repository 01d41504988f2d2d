"""Friends are made by two wishes, whichever side is written first and whatever was lost in between."""

from collections.abc import AsyncIterator
from itertools import permutations

import pytest
import pytest_asyncio

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people import friends as module
from botyard.people.blocks import Blocks
from botyard.people.contact import Contact
from botyard.people.friends import Friends
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.relations import Relation, Relations
from botyard.store.store import Store
from botyard_protocol.codes import Code
from botyard_protocol.messages import FriendChange, FriendsChanged, InboxChanged, Occupant, ServerMessage, Status

ANN, BEN = Identity("ann", "Ann"), Identity("ben", "Ben")


class Town:
    """People who may become friends, and the messages that they get."""

    def __init__(self, store: Store) -> None:
        self.circles = Relations(store)
        self.published: list[tuple[str, ServerMessage]] = []
        self.blocks = Blocks(self.circles, self._order, STORED_NAMES)
        self.friends = Friends(self.circles, self.blocks, self._tell, STORED_NAMES)

    async def ask(self, who: Identity, whom: Identity) -> None:
        await self.friends.request(who, Contact(whom.id, whom.name, 1))

    async def names(self, who: Identity, circle: str) -> list[str]:
        return [one.name for one in getattr(await self.friends.of(who.id), circle)]

    async def _order(self, who: str, _: str) -> None:
        self.blocks.on_change(who, b"")

    async def _tell(self, who: str, message: ServerMessage) -> None:
        self.published.append((who, message))


@pytest_asyncio.fixture
async def town(store: Store) -> AsyncIterator[Town]:
    yield Town(store)


async def test_two_requests_make_friends_and_each_user_is_notified(town: Town) -> None:
    await town.ask(ANN, BEN)
    await town.ask(BEN, ANN)
    assert (await town.names(ANN, "friends"), await town.names(BEN, "friends")) == (["Ben"], ["Ann"])
    assert town.published == [
        ("ben", FriendsChanged(FriendChange.ASKED, "ann", "Ann")),
        ("ann", FriendsChanged(FriendChange.ACCEPTED, "ben", "Ben")),
        ("ben", InboxChanged(None, "request.ann")),
    ]


async def test_a_wish_that_reached_one_side_only_is_made_whole_when_it_is_said_again(town: Town) -> None:
    await town.ask(ANN, BEN)
    await town.circles.remove("ben", Relation.ASKED_BY, "ann")
    assert await town.names(BEN, "asked_by") == []
    await town.ask(ANN, BEN)
    assert await town.names(BEN, "asked_by") == ["Ann"]


@pytest.mark.parametrize("who", ["ann", "ben"])
async def test_either_ends_a_friendship(town: Town, who: str) -> None:
    await town.ask(ANN, BEN)
    await town.ask(BEN, ANN)
    await town.friends.remove(who, "ben" if who == "ann" else "ann")
    for one in (ANN, BEN):
        for circle in ("friends", "asked", "asked_by"):
            assert await town.names(one, circle) == []


async def test_how_many_is_bounded(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ASKED", 1)
    monkeypatch.setattr(module, "MOST_ASKED_BY", 1)
    await town.ask(ANN, BEN)
    with pytest.raises(Refused) as refused:
        await town.ask(ANN, Identity("cay", "Cay"))
    assert refused.value.code is Code.TOO_MANY
    with pytest.raises(Refused) as refused:
        await town.ask(Identity("cay", "Cay"), BEN)
    assert refused.value.code is Code.TOO_MANY


async def test_the_last_opponents_come_first_and_bots_are_none(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_RECENT", 2)
    for time, name in enumerate(("Ben", "Cay", "Dan", "Cay"), 1):
        seats = Occupant("ann", "Ann"), Occupant(name.lower(), name), Occupant("b-1", "Cog", 0)  # type: ignore[arg-type]
        await town.friends.record_opponents(
            Record("room1", "toy_game", 1, "Table", 3, Status.PLAYING, "ann", seats, 0, 1000 * time)
        )
    assert await town.names(ANN, "recent") == ["Cay", "Dan"]
    assert await town.names(BEN, "recent") == ["Ann"]


async def test_matches_may_be_noted_in_any_order(town: Town) -> None:
    for order in permutations((1, 2, 3)):
        for time in order:
            seats = Occupant("ann", "Ann"), Occupant("ben", f"Ben {time}")
            await town.friends.record_opponents(
                Record("room1", "toy_game", 1, "Table", 2, Status.FINISHED, "ann", seats, 0, 1000 * time)
            )
        assert await town.names(ANN, "recent") == ["Ben 3"]
