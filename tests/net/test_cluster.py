"""Nodes on a Redis Cluster, over real sockets.

And a user of Redis who has only the keys and channels that the operators' page names.
"""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest

from botyard.net.fanout import hubs
from botyard.rooms import commit_plan
from botyard.store.keys import shard_of
from botyard.store.primary import Primary
from botyard.store.topology import SHARD_SLOTS
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.codes import Close, Code
from tests.live.checker import check
from tests.live.players import Table as Match
from tests.live.players import play_at, players, spectators
from tests.net.browser import PASSWORD, Browser, registered
from tests.net.table import Table, join, last_number, make_room, open_choice, start_match, watch
from tests.net.table import move as play
from tests.support.client import Client
from tests.support.cluster import SIZE, RedisCluster
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

OUTAGE_MOVES = 10


@asynccontextmanager
async def two_nodes(cluster: RedisCluster) -> AsyncIterator[list[LiveNode]]:
    """Two nodes on a cluster, which is emptied before."""
    cluster.ask("FLUSHALL")
    made = [LiveNode(cluster.url), LiveNode(cluster.url)]
    try:
        for node in made:
            await node.start()
        yield made
    finally:
        for node in made:
            await node.end()


async def test_a_whole_match_is_played_and_watched_on_two_nodes(redis7_cluster: RedisCluster) -> None:
    async with two_nodes(redis7_cluster) as nodes:
        chance = random.Random(5)
        match = Match(players(2, chance), spectators(1, chance))
        urls = [f"ws://{node.address}/ws" for node in nodes]
        async with asyncio.timeout(60):
            await play_at(match, f"http://{nodes[0].address}", urls, asyncio.Event())
        tally, wrong = await check(nodes[1].store, match.people)
    assert wrong == []
    assert (tally.rooms, tally.finished) == (1, 1)
    assert tally.accepted > 20


async def match_at(primary: Primary, table: Table, nodes: list[LiveNode]) -> dict[int, Client]:
    """A match in a room that a primary has, with a player at each node."""
    ann, ben = [await table.guest(node, name) for node, name in zip(nodes, ("Ann", "Ben"), strict=True)]
    identity = ann.all(m.Welcome)[0].identity
    signer, store = nodes[0].signer, nodes[0].store
    id = next(id for id in map(str, count()) if store.primary_of(signer.room_id(identity, id)) is primary)
    created = await ann.ask(lambda _: m.CreateRoom(id, GAME, 2, "Table"), id)
    assert isinstance(created, m.Created), created
    await watch(ann, created.room)
    await join(ben, created.room)
    for guest in (ann, ben):
        await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return {0: ann, 1: ben}


async def ready(node: LiveNode) -> list[str]:
    """The failing parts in `/readyz`."""
    failing: list[str] = (await node.http("GET", "/readyz")).json()["failing"]
    return failing


async def first_move(seats: dict[int, Client]) -> Any:
    """The answer to the first move of a match, sent with the same id however often."""
    choice = open_choice(seats[0])
    return await seats[choice.seat].ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER), "first")


async def first_move_at_last(seats: dict[int, Client]) -> None:
    """Send the first move until it is accepted; afterwards both players have it."""
    while not isinstance(accepted := await first_move(seats), m.Accepted):  # noqa: ASYNC110 - asked again
        await asyncio.sleep(0.05)
    for guest in seats.values():
        await until(lambda: last_number(guest) >= accepted.number)  # noqa: B023 - it is waited for here


async def test_chat_lines_arrive_in_all_slots(valkey_cluster: RedisCluster) -> None:
    async with two_nodes(valkey_cluster) as nodes, Table() as table:
        for primary in nodes[0].store.primaries:
            seats = await match_at(primary, table, nodes)
            for place in (c.ChatPlace.LOBBY, c.ChatPlace.ROOM):
                for guest in seats.values():
                    assert isinstance(await guest.ask(lambda id: c.EnterChat(id, place)), c.Chat)  # noqa: B023
                line = await seats[0].ask(lambda id: c.Say(id, place, "Hello"))  # noqa: B023
                assert (await seats[1].next(c.LineSaid)).line.id == line.line


async def test_a_primary_that_dies_stops_only_its_own_tables(valkey_cluster: RedisCluster) -> None:
    async with two_nodes(valkey_cluster) as nodes, Table() as table:
        primaries = nodes[0].store.primaries
        stopped, *going = [await match_at(primary, table, nodes) for primary in primaries]
        place = [f"127.0.0.1:{one.port}" for one in valkey_cluster.primaries].index(primaries[0].name)
        valkey_cluster.kill(place)
        try:
            refused = await first_move(stopped)
            assert (type(refused), refused.code) == (m.TryAgain, Code.UNAVAILABLE)
            for _ in range(OUTAGE_MOVES):
                for seats in going:
                    await play(seats)
            assert await ready(nodes[1]) == ["redis", "subscription"]
        finally:
            await asyncio.to_thread(valkey_cluster.start, place)
        await asyncio.wait_for(first_move_at_last(stopped), 60)
        await play(stopped)
        for node in nodes:
            await until(lambda: node.node.subscriber.alive)  # noqa: B023
            assert await ready(node) == []
        await asyncio.to_thread(valkey_cluster.settled)


async def test_a_match_goes_on_by_the_clock_of_the_primary_that_its_slot_moves_to(
    valkey_cluster: RedisCluster,
) -> None:
    async with two_nodes(valkey_cluster) as nodes, Table() as table:
        home = nodes[0].store.primaries[0]
        seats = await match_at(home, table, nodes)
        room = seats[0].all(m.Snapshot)[-1].room.id
        slot = SHARD_SLOTS[shard_of(room)]
        places = [f"127.0.0.1:{one.port}" for one in valkey_cluster.primaries]
        source = places.index(home.name)
        for giver, taker in ((source, (source + 1) % SIZE), ((source + 1) % SIZE, source)):
            moved = asyncio.create_task(asyncio.to_thread(valkey_cluster.move, slot, giver, taker))
            for _ in range(100):  # of the 297 commands of the match
                if moved.done():
                    break
                await move_at_last(seats)
            await moved
            await move_at_last(seats)
            for node in nodes:
                await until(lambda: node.store.primary_of(room).name == places[taker])  # noqa: B023
                assert node.node.rooms.clock_of(room)._primary is node.store.primary_of(room)
        for seat in seats.values():
            _has_all_entries(seat)


def _has_all_entries(guest: Client) -> None:
    """Check that each entry came once: as events, or in a snapshot if the slot moved before the node had read it."""
    heard = [one for one in guest.heard if isinstance(one, m.Snapshot | m.EventFrame)]
    for before, after in pairwise(heard):
        step = after.number - before.number
        assert step == 1 if isinstance(after, m.EventFrame) else step >= 0, (before.number, after.number)


async def move_at_last(seats: dict[int, Client]) -> None:
    """Answer the first open choice, with the same id until it is accepted; afterwards all have the entry."""
    choice = open_choice(seats[0])
    command = m.Command(f"c{choice.id}", choice.seat, choice.id, ANSWER)
    while not isinstance(accepted := await seats[choice.seat].ask(lambda _: command, command.id), m.Accepted):
        assert isinstance(accepted, m.TryAgain), accepted
        await asyncio.sleep(0.02)
    for guest in seats.values():
        await until(lambda: last_number(guest) >= accepted.number)  # noqa: B023 - it is waited for here


async def test_members_of_a_room_that_expires_are_notified_within_its_slot(
    valkey_cluster: RedisCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "COMPARE_SECONDS", 60.0)  # so that it is what is published that tells
    async with two_nodes(valkey_cluster) as nodes, Table() as table:
        ann, wes = [await table.guest(node, name) for node, name in zip(nodes, ("Ann", "Wes"), strict=True)]
        room = await make_room(ann)
        await watch(wes, room)
        monkeypatch.setattr(commit_plan, "EXPIRY_MS", -60_000)
        assert await nodes[0].node.rooms.retention.archive(room)
        for guest in (ann, wes):
            assert (await guest.end())[0] == Close.ROOM_GONE


async def test_people_register_and_end_their_sessions_whatever_slots_their_names_are_in(
    valkey_cluster: RedisCluster,
) -> None:
    async with two_nodes(valkey_cluster) as (one, other), Table() as table:
        for name in ("Ann", "Ben", "Cleo"):
            here, there = await registered(one, name), Browser(other)
            await there.done("/api/login", name=name, password=PASSWORD)
            token = str((await there.done("/api/me/tokens", label="Bot"))["token"])
            bot = await table.again(one, token)
            await here.done("/api/me/name", name=f"{name} the second")
            assert (await bot.next(m.IdentityChanged)).name == f"{name} the second"
            await here.done("/api/me/logout-everywhere", here=False)
            assert (await bot.end())[0] == Close.LOGGED_OUT
            assert set((await here.ask("GET", "/api/me/export")).json()) >= {"account", "people", "matches"}
            await here.done("/api/me/delete", password=PASSWORD)


async def test_the_lobby_pairs_people_and_sends_their_matches_on_a_cluster(
    valkey_cluster: RedisCluster,
) -> None:
    """Chat lines, pools and each user's matches are in slots of their own, each with its scripts."""
    async with two_nodes(valkey_cluster) as nodes, Table() as table:
        ann, ben = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Ben")
        looker = await table.guest(nodes[1], "Looker")
        await looker.ask(m.EnterLobby)
        await ben.ask(m.FollowMatches)
        wish = [await guest.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_2)) for guest in (ann, ben)]
        assert [type(one) for one in wish] == [m.Paired, m.Paired]
        assert wish[0].room == wish[1].room
        received = await ben.next(m.MatchChanged, lambda one: one.match.room.status is m.Status.PLAYING)
        assert (received.match.room.id, received.match.seats) == (wish[0].room, (1,))
        assert received.match.deadline is not None
        assert received.match.asked == (0, 1)
        await looker.next(m.LobbyCounts, lambda one: (one.people, one.playing) == (3, 1))


# --- a user of Redis --------------------------------------------------------------------------------------------


OPERATIONS = Path(__file__).parents[2] / "docs/operations.md"


def rules() -> list[str]:
    """The rules of the user in the document."""
    found = re.search(r"ACL SETUSER botyard (.*)", OPERATIONS.read_text())
    assert found is not None
    return found[1].split()


async def test_the_documented_user_of_redis_may_do_all_that_the_service_does(redis: RedisProcess) -> None:
    assert redis.ask("ACL", "SETUSER", "botyard", *rules()) == b"+OK\r\n"
    redis.ask("ACL", "LOG", "RESET")
    node = LiveNode(redis.url.replace("unix://", "unix://botyard:PASSWORD@"))
    await node.start()
    try:
        async with Table() as table:
            ann, ben, cid = [await table.guest(node, name) for name in ("Ann", "Ben", "Cid")]
            await cid.ask(m.EnterLobby)
            room = await start_match(ann, ben)
            await ann.ask(lambda id: m.EnterChat(id, m.ChatPlace.LOBBY))
            await ann.ask(lambda id: m.Say(id, m.ChatPlace.LOBBY, "Hello"))
            await cid.ask(lambda id: m.QuickMatch(id, "twin_tin_bots", 2))
            await ann.ask(lambda id: m.Resign(id, 0))
        dot = await registered(node, "Dot")
        await dot.ask("GET", "/api/inbox")
        assert (await node.http("GET", f"/api/match/{room}")).status == 200
        assert (await node.http("GET", "/readyz")).status == 200
    finally:
        await node.end()
        denied = redis.ask("ACL", "LOG")
        redis.ask("ACL", "DELUSER", "botyard")
    assert denied == b"*0\r\n", denied
