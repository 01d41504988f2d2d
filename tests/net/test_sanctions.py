"""Mutes and bans: what a person can't do meanwhile, on all nodes, and that they end."""

import time
from functools import partial
from typing import Any

import pytest

from botyard.accounts.sanctions import Kind
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.codes import Close, Code
from tests.net.table import Table, make_room
from tests.net.test_people import Person
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.waiting import until

LOBBY = c.ChatPlace.LOBBY
HOUR_MS = 3_600_000


def identity(guest: Client) -> str:
    return guest.all(m.Welcome)[0].identity


async def say(guest: Client, text: str) -> Any:
    return await guest.ask(lambda id: c.Say(id, LOBBY, text))


async def mute(node: LiveNode, identity: str, ms: int = 2 * HOUR_MS) -> None:
    await node.node.session_registry.sanctions.mute(identity, int(time.time() * 1000) + ms, "insults")


async def test_a_muted_user_can_write_at_no_node_until_the_mute_ends(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        moe, ann = await table.guest(other, "Moe"), await table.guest(node, "Ann")
        await mute(node, identity(moe))
        for one in (node, other):
            await until(partial(_is_muted, one, moe))
        refused = await say(moe, "Hello?")
        assert refused.code == Code.MUTED
        assert refused.message.startswith("You are muted until ")
        assert refused.message.endswith(": insults")
        assert isinstance(await say(ann, "Hello"), c.Said)
        assert list(other.node.session_registry.sanctions.all()) == [(Kind.MUTE, identity(moe))]
        assert await node.node.session_registry.sanctions.lift(Kind.MUTE, identity(moe))
        await until(lambda: not _is_muted(other, moe))
        assert isinstance(await say(moe, "I am back"), c.Said)
        assert not await node.node.session_registry.sanctions.lift(Kind.MUTE, identity(moe))


async def test_a_muted_user_invites_and_declines_without_a_word(node: LiveNode) -> None:
    async with Table() as table:
        moe, ann = await Person.come(table, node, "Moe"), await Person.come(table, node, "Ann")
        rooms = [await make_room(one.client, 3) for one in (moe, ann)]
        await mute(node, moe.identity)
        await until(partial(_is_muted, node, moe.client))
        wish = {"kind": "person", "whom": ann.whom}
        for word, status in (("You fool", 403), ("", 200)):
            answer = await moe.http("POST", f"/api/rooms/{rooms[0]}/invitations", wish | {"word": word})
            assert answer.status == status, answer.body
        made = await ann.http("POST", f"/api/rooms/{rooms[1]}/invitations", {"kind": "person", "whom": moe.whom})
        decline = f"/api/me/invitations/{made.json()['id']}/decline"
        assert (await moe.http("POST", decline, {"word": "Never"})).json()["code"] == "muted"
        assert (await moe.http("POST", decline, {"word": ""})).status == 204


def _is_muted(node: LiveNode, guest: Client) -> bool:
    return node.node.session_registry.sanctions.of(Kind.MUTE, identity(guest)) is not None


async def test_a_banned_user_is_closed_everywhere_and_not_let_in_again(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Moe")
    async with Table() as table:
        tabs = [await table.again(node, token), await table.again(other, token)]
        moe = identity(tabs[0])
        sanctions = node.node.session_registry.sanctions
        await sanctions.ban(moe, int(time.time() * 1000) + HOUR_MS, "cheating", True, False)
        for tab in tabs:
            code, reason = await tab.end()
            assert code == Close.BANNED
            assert reason.startswith("You are banned until ")
            assert reason.endswith(": cheating")
        for one in (node, other):
            async with Client(one.port, token) as again:
                assert (await again.end())[0] == Close.BANNED
            refused = await one.http("GET", "/api/lobby/chat", authorization=f"Bearer {token}")
            assert (refused.status, refused.json()["code"]) == (403, "banned")
            assert (await one.http("GET", "/api/me", authorization=f"Bearer {token}")).status == 200
        await sanctions.lift(Kind.BAN, moe)
        await until(lambda: sanctions.of(Kind.BAN, moe) is None)
        assert isinstance(await (await table.again(node, token)).ask(m.Ping), m.Pong)


async def test_a_sanction_ends_by_itself(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        moe = await table.guest(node, "Moe")
        await mute(node, identity(moe), 60_000)
        await until(lambda: _is_muted(node, moe))
        monkeypatch.setattr("botyard.accounts.sanctions.time", _Later)
        assert isinstance(await say(moe, "A minute later"), c.Said)


class _Later:
    """A clock that is two minutes ahead."""

    @staticmethod
    def time() -> float:
        import time  # noqa: PLC0415 - the module's own name is taken

        return time.time() + 120
