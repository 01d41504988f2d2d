"""All nodes know the blocks of users, and each change at once."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from botyard.errors import Refused
from botyard.people import blocks as module
from botyard.people.blocks import Blocks
from botyard.people.contact import Contact
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.relations import Relations
from botyard.store.store import Store
from botyard_protocol.codes import Code
from tests.support.node import LiveNode
from tests.support.waiting import until

BEN = Contact("ben", "Ben", 1)


@pytest_asyncio.fixture
async def blocks(store: Store) -> AsyncIterator[Blocks]:
    async def tell(who: str, _: str) -> None:
        made.on_change(who, b"")

    made = Blocks(Relations(store), tell, STORED_NAMES)
    yield made


async def test_it_is_one_sided_until_it_is_lifted(blocks: Blocks) -> None:
    assert not await blocks.between("ann", "ben")
    await blocks.block("ann", BEN)
    assert (await blocks.blocks("ann", "ben"), await blocks.blocks("ben", "ann")) == (True, False)
    assert await blocks.between("ben", "ann")
    assert await blocks.listed("ann") == (BEN,)
    await blocks.unblock("ann", "ben")
    assert not await blocks.between("ann", "ben")


async def test_a_blocked_user_is_not_welcome(blocks: Blocks) -> None:
    await blocks.block("ann", BEN)
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
    await blocks.block("ann", BEN)
    await blocks.of("ann")
    assert blocks.cached("ann") == frozenset({"ben"})
    monkeypatch.setattr(module, "FRESH_SECONDS", -1)
    assert blocks.cached("ann") is None


async def test_blocks_that_change_while_they_are_read_are_read_again(blocks: Blocks) -> None:
    reading = asyncio.create_task(blocks.of("ann"))
    await asyncio.sleep(0)
    blocks.on_change("ann", b"")
    await reading
    assert blocks.cached("ann") is None


async def test_users_cannot_block_themselves_or_too_many(blocks: Blocks, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        await blocks.block("ben", BEN)
    assert refused.value.code is Code.YOURSELF
    monkeypatch.setattr(module, "MOST_BLOCKED", 1)
    await blocks.block("ann", BEN)
    await blocks.block("ann", BEN)
    with pytest.raises(Refused) as refused:
        await blocks.block("ann", Contact("cay", "Cay", 2))
    assert refused.value.code is Code.TOO_MANY


async def test_another_node_receives_it(node: LiveNode, other: LiveNode) -> None:
    assert not await other.node.contacts.blocks.of("ann")
    await node.node.contacts.blocks.block("ann", BEN)
    await until(lambda: other.node.contacts.blocks.cached("ann") is None)
    assert await other.node.contacts.blocks.of("ann") == {"ben"}
