"""A message to a user reaches all their sockets at every node, and no other user."""

from functools import partial

from botyard_protocol import messages as m
from tests.net.table import Table
from tests.support.node import LiveNode

NOTICE = m.Created("n1", "r1")


async def test_a_notice_is_sent_to_all_sockets_of_a_user(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Ann")
    async with Table() as table:
        mine = [await table.again(node, token), await table.again(other, token)]
        foreign = await table.guest(node, "Ben")
        identity = mine[0].all(m.Welcome)[0].identity
        await node.node.user_channel.send_to_user(identity, NOTICE)
        for client in mine:
            assert await client.next(m.Created) == NOTICE
        await foreign.settled()
        assert not foreign.all(m.Created)


async def test_an_order_reaches_those_who_obey_its_topic_at_all_nodes(node: LiveNode, other: LiveNode) -> None:
    heard: list[tuple[LiveNode, str, bytes]] = []
    for one in (node, other):
        one.node.user_channel.subscribe("out", partial(_note, heard, one))
    await node.node.user_channel.broadcast("ann", "in", b"come")
    await node.node.user_channel.broadcast("ann", "out", b"go")
    async with Table() as table:
        for one in (node, other):  # what was published before is heard before
            client = await table.guest(one, "Ben")
            await one.node.user_channel.send_to_user(client.all(m.Welcome)[0].identity, NOTICE)
            await client.next(m.Created)
    assert [(identity, order) for _, identity, order in heard] == [("ann", b"go")] * 2


def _note(heard: list[tuple[LiveNode, str, bytes]], at: LiveNode, identity: str, order: bytes) -> None:
    heard.append((at, identity, order))
