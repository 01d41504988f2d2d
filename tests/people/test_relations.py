"""Friends and blocks: two wishes make friends, whatever was lost in between, and all nodes know blocks at once.

And keys of invitations: the same for the same secret however it is spelled, and for nothing else.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import permutations

import msgspec
import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.people import blocks as blocks_module
from botyard.people import friends as friends_module
from botyard.people.blocks import Blocks, Contact
from botyard.people.friends import Friends
from botyard.people.invite_digests import CODE_CHARS, CODE_LETTERS, InviteDigests, Terms
from botyard.rooms.before.invitations import Key, is_personal
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.relations import Relation, Relations
from botyard.store.store import Store
from botyard_protocol.codes import Code
from botyard_protocol.messages import FriendChange, FriendsChanged, InboxChanged, Occupant, ServerMessage, Status
from tests.support.node import LiveNode
from tests.support.waiting import until

# --- friends ----------------------------------------------------------------------------------------------------


ANN, BEN = Identity("ann", "Ann"), Identity("ben", "Ben")


class Town:
    """People who may become friends, and the messages that they get. `away`: none can be sent."""

    def __init__(self, store: Store) -> None:
        self.away = False
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
        if self.away:
            raise StoreUnavailable("away")
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


async def test_a_notice_that_could_not_be_sent_is_sent_when_the_request_is_repeated_and_only_then(town: Town) -> None:
    town.away = True
    with pytest.raises(StoreUnavailable):
        await town.ask(ANN, BEN)
    town.away = False
    for _ in range(2):
        await town.ask(ANN, BEN)
    assert town.published == [("ben", FriendsChanged(FriendChange.ASKED, "ann", "Ann"))]


@pytest.mark.parametrize("who", ["ann", "ben"])
async def test_either_ends_a_friendship(town: Town, who: str) -> None:
    await town.ask(ANN, BEN)
    await town.ask(BEN, ANN)
    await town.friends.remove(who, "ben" if who == "ann" else "ann")
    for one in (ANN, BEN):
        for circle in ("friends", "asked", "asked_by"):
            assert await town.names(one, circle) == []


async def test_how_many_is_bounded(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_module, "MOST_ASKED", 1)
    monkeypatch.setattr(friends_module, "MOST_ASKED_BY", 1)
    await town.ask(ANN, BEN)
    with pytest.raises(Refused) as refused:
        await town.ask(ANN, Identity("cay", "Cay"))
    assert refused.value.code is Code.TOO_MANY
    with pytest.raises(Refused) as refused:
        await town.ask(Identity("cay", "Cay"), BEN)
    assert refused.value.code is Code.TOO_MANY


async def test_the_last_opponents_come_first_and_bots_are_none(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_module, "MOST_RECENT", 2)
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


# --- blocks -----------------------------------------------------------------------------------------------------


BLOCKED = Contact("ben", "Ben", 1)


@pytest_asyncio.fixture
async def blocks(store: Store) -> AsyncIterator[Blocks]:
    async def tell(who: str, _: str) -> None:
        made.on_change(who, b"")

    made = Blocks(Relations(store), tell, STORED_NAMES)
    yield made


async def test_it_is_one_sided_until_it_is_lifted(blocks: Blocks) -> None:
    assert not await blocks.between("ann", "ben")
    await blocks.block("ann", BLOCKED)
    assert (await blocks.blocks("ann", "ben"), await blocks.blocks("ben", "ann")) == (True, False)
    assert await blocks.between("ben", "ann")
    assert await blocks.listed("ann") == (BLOCKED,)
    await blocks.unblock("ann", "ben")
    assert not await blocks.between("ann", "ben")


async def test_a_blocked_user_is_not_welcome(blocks: Blocks) -> None:
    await blocks.block("ann", BLOCKED)
    with pytest.raises(Refused) as refused:
        await blocks.must_be_welcome("ann", "ben")
    assert refused.value.code is Code.NOT_WELCOME
    await blocks.must_be_welcome("ann", "cay")
    await blocks.must_be_welcome("ben", "ann")
    await blocks.must_be_welcome(None, "ben")


async def test_blocks_that_were_read_are_known_without_the_store(
    blocks: Blocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert blocks.cached("ann") is None
    await blocks.block("ann", BLOCKED)
    await blocks.of("ann")
    assert blocks.cached("ann") == frozenset({"ben"})
    monkeypatch.setattr(blocks_module, "FRESH_SECONDS", -1)
    assert blocks.cached("ann") is None


async def test_blocks_that_change_while_they_are_read_are_read_again(blocks: Blocks) -> None:
    reading = asyncio.create_task(blocks.of("ann"))
    await asyncio.sleep(0)
    blocks.on_change("ann", b"")
    await reading
    assert blocks.cached("ann") is None


async def test_users_cannot_block_themselves_or_too_many(blocks: Blocks, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        await blocks.block("ben", BLOCKED)
    assert refused.value.code is Code.YOURSELF
    monkeypatch.setattr(blocks_module, "MOST_BLOCKED", 1)
    await blocks.block("ann", BLOCKED)
    await blocks.block("ann", BLOCKED)
    with pytest.raises(Refused) as refused:
        await blocks.block("ann", Contact("cay", "Cay", 2))
    assert refused.value.code is Code.TOO_MANY


async def test_another_node_receives_it(node: LiveNode, other: LiveNode) -> None:
    assert not await other.node.contacts.blocks.of("ann")
    await node.node.contacts.blocks.block("ann", BLOCKED)
    await until(lambda: other.node.contacts.blocks.cached("ann") is None)
    assert await other.node.contacts.blocks.of("ann") == {"ben"}


# --- keys of invitations ----------------------------------------------------------------------------------------


SEALS = InviteDigests(bytes(32))
TERMS = Terms("room1", "ann", None, 1_800_000_000_000, 0)


def test_secrets_have_128_bits_and_codes_no_letters_that_look_alike() -> None:
    secrets = {SEALS.link(replace(TERMS, expires=TERMS.expires + later)) for later in range(200)}
    assert ({len(secret) for secret in secrets}, len(secrets)) == ({22}, 200)
    codes = [SEALS.code(replace(TERMS, expires=TERMS.expires + later)) for later in range(200)]
    assert {len(code) for code in codes} == {CODE_CHARS}
    assert set("".join(codes)) == set(CODE_LETTERS)
    assert not set("AEIOU0158YU") & set(CODE_LETTERS)


def test_a_secret_is_made_again_from_its_terms_and_from_no_others() -> None:
    other_terms = [
        replace(TERMS, room="room2"),
        replace(TERMS, by="ben"),
        replace(TERMS, seat=0),
        replace(TERMS, expires=TERMS.expires + 1),
        replace(TERMS, uses=1),
    ]
    assert SEALS.link(TERMS) == InviteDigests(bytes(32)).link(TERMS)
    assert SEALS.code(TERMS) == InviteDigests(bytes(32)).code(TERMS)
    others = [(SEALS.link(terms), SEALS.code(terms)) for terms in other_terms]
    other = InviteDigests(bytes(31) + b"1")
    others += [(SEALS.link(TERMS), SEALS.code(TERMS)), (other.link(TERMS), other.code(TERMS))]
    assert len({link for link, _ in others}) == len({code for _, code in others}) == len(others)


@pytest.mark.parametrize("spelled", ["bcdf-ghjk", "BCDF GHJK", " bcdfghjk ", "b c d f g h j k"])
def test_a_code_may_be_spelled_as_it_is_heard(spelled: str) -> None:
    assert SEALS.of(spelled) == SEALS.of("BCDFGHJK")


@given(st.text(max_size=40))
def test_whatever_is_sealed_is_a_key_that_tells_nothing(text: str) -> None:
    key = SEALS.of(text)
    assert msgspec.convert(key, Key) == key
    assert not is_personal(key)
    assert len(text) < 8 or text not in key


def test_keys_differ_by_secret_kind_room_person_and_server() -> None:
    secret = SEALS.link(TERMS)
    keys = {
        SEALS.of(secret),
        SEALS.of(secret[:-1]),
        SEALS.of_person("room1", "ann"),
        SEALS.of_person("room2", "ann"),
        SEALS.of_person("room1", "ben"),
        InviteDigests(bytes(31) + b"1").of(secret),
    }
    assert len(keys) == 6
    assert is_personal(SEALS.of_person("room1", "ann"))
