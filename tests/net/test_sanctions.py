"""Mutes and bans: what a person can't do meanwhile, on all nodes, and that they end.

Bans are by account, by browser and by network.
"""

import time
from functools import partial
from typing import Any

import pytest

from botyard.accounts.sanctions import NETWORKS, Kind, Sanctions
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.codes import Close, Code
from tests.net.browser import PASSWORD, Browser, behind_a_proxy, end_of, guest, registered
from tests.net.table import Table, make_room
from tests.net.test_people import Person
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
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


# --- bans -------------------------------------------------------------------------------------------------------


HOME = "198.51.100.7"
NEIGHBOUR = "198.51.100.8"


def sanctions_of(node: LiveNode) -> Sanctions:
    """The sanctions as a node knows them."""
    return node.node.session_registry.sanctions


async def identity_of(browser: Browser) -> str:
    """The identity of a browser."""
    return str((await browser.ask("GET", "/api/me")).json()["identity"])


async def ban(node: LiveNode, browser: Browser, device: bool = True, address: bool = False) -> int:
    """Ban the identity of a browser for an hour; until when."""
    until_ms = int(time.time() * 1000) + HOUR_MS
    await sanctions_of(node).ban(await identity_of(browser), until_ms, "cheating", device, address)
    return until_ms


async def code_of(browser: Browser, path: str, **body: object) -> object:
    """The code with which a POST is refused; None if it is served."""
    answer = await browser.post(path, **body)
    return answer.json()["code"] if answer.status >= 400 else None


async def test_a_log_out_makes_no_new_guest_of_a_banned_one(node: LiveNode, other: LiveNode) -> None:
    moe = await guest(node, "Moe")
    until_ms = await ban(node, moe)
    assert (await moe.ask("GET", "/api/me/ban")).json() == {"until": until_ms, "why": "cheating"}
    await moe.done("/api/logout")
    assert (await moe.ask("GET", "/api/me")).status == 401
    for one in (node, other):
        await until(lambda one=one: sanctions_of(one).all())  # type: ignore[misc]
        moe.node = one
        assert await code_of(moe, "/api/guest", name="Moe") == "banned"
        assert (await moe.ask("GET", "/api/me/ban")).json()["until"] == until_ms
    assert await code_of(Browser(node), "/api/guest", name="Zoe") is None, "another browser is not banned"


async def test_the_browser_of_a_banned_account_is_refused_with_every_identity(node: LiveNode) -> None:
    await registered(node, "Second")
    browser, first = await registered(node, "First"), Browser(node)
    await first.done("/api/login", name="First", password=PASSWORD)
    await browser.done("/api/login", name="Second", password=PASSWORD)
    await ban(node, first)
    assert (await browser.ask("GET", "/api/me/people")).json()["code"] == "banned"
    assert await code_of(browser, "/api/login", name="Second", password=PASSWORD) == "banned"
    elsewhere = Browser(node)
    await elsewhere.done("/api/login", name="Second", password=PASSWORD)
    assert (await elsewhere.ask("GET", "/api/me/people")).status == 200


async def test_a_ban_of_the_account_only_lets_the_browser_in_again(node: LiveNode) -> None:
    moe = await guest(node, "Moe")
    await ban(node, moe, device=False)
    assert (await moe.ask("GET", "/api/me/people")).json()["code"] == "banned"
    await moe.done("/api/logout")
    assert await code_of(moe, "/api/guest", name="Moe") is None


async def test_a_banned_user_who_deletes_everything_is_still_banned(node: LiveNode) -> None:
    moe = await guest(node, "Moe")
    await ban(node, moe)
    await moe.done("/api/me/delete", password="")
    assert await code_of(moe, "/api/guest", name="Moe") == "banned"


async def test_a_lifted_ban_opens_the_browser_and_its_network(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        moe = await guest_at(node, "Moe", HOME)
        identity = await identity_of(moe)
        await ban(node, moe, address=True)
        assert (await moe.ask("GET", "/api/me/people")).json()["code"] == "banned"
        fresh = Browser(node, address=HOME)
        await until(lambda: len(node.node.session_registry.replicated_tables.table(NETWORKS)))
        assert await code_of(fresh, "/api/guest", name="Fresh") == "banned"
        assert await sanctions_of(node).lift(Kind.BAN, identity)
        assert not await sanctions_of(node).lift(Kind.BAN, identity)
        assert await code_of(fresh, "/api/guest", name="Fresh") is None
        assert (await moe.ask("GET", "/api/me/people")).status == 200


async def guest_at(node: LiveNode, name: str, address: str) -> Browser:
    """The browser of a new guest at an address."""
    browser = Browser(node, address=address)
    await browser.done("/api/guest", name=name)
    return browser


async def test_from_a_banned_network_others_go_on_and_no_new_identity_is_made(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        sister = await guest_at(node, "Sister", HOME)
        account = await registered(node, "Account", NEIGHBOUR)
        moe = await guest_at(node, "Moe", HOME)
        async with moe.connected() as socket:
            await ban(node, moe, address=True)
            assert await end_of(socket) == Close.BANNED
        await moe.ask("GET", "/api/me/people")  # the proxy names its address
        await until(lambda: len(node.node.session_registry.replicated_tables.table(NETWORKS)))
        stranger = Browser(node, address=HOME)
        for path in ("/api/guest", "/api/token"):
            assert await code_of(stranger, path, name="Stranger") == "banned"
        assert await code_of(sister, "/api/me/register", name="Sister", password=PASSWORD) == "banned"
        assert (await sister.ask("GET", "/api/me/people")).status == 200
        account.address = HOME
        assert await code_of(account, "/api/login", name="Account", password=PASSWORD) is None
        assert await code_of(Browser(node, address=NEIGHBOUR), "/api/guest", name="Stranger") is None


async def test_neither_address_nor_browser_is_stored_with_a_ban(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        moe = await guest_at(node, "Moe", HOME)
        await ban(node, moe, address=True)
        await moe.ask("GET", "/api/me/people")
        table = node.node.session_registry.replicated_tables.table(NETWORKS)
        await until(lambda: len(table))
        (field,) = table.fields()
        stored = (table.get(field) or b"") + field.encode()
        assert HOME.encode() not in stored
        assert len(field) == 24


async def test_a_browser_that_a_mute_concerns_is_not_refused(node: LiveNode) -> None:
    moe = await guest(node, "Moe")
    await sanctions_of(node).mute(await identity_of(moe), int(time.time() * 1000) + HOUR_MS, "spam")
    assert (await moe.ask("GET", "/api/me/people")).status == 200
    assert (await moe.ask("GET", "/api/me/ban")).json() == {"until": None, "why": ""}
