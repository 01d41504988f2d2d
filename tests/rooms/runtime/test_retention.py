"""Expired rooms are packed or removed, whichever node does it, however often, and whatever breaks in between."""

import asyncio
from typing import Any

import pytest

from botyard.errors import Damaged
from botyard.lobby.index import LobbyIndex
from botyard.rooms import commit_plan
from botyard.rooms.before.luck import OPENING_MS
from botyard.rooms.commit_plan import EXPIRY_MS, KEEP_MS
from botyard.rooms.match import clock
from botyard.rooms.requests import Accepted, Rejected
from botyard.rooms.runtime import stored_rooms
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import LOBBY, alarms_key, room_keys, shard_of
from botyard.store.lobby_index import LobbyIndexStore
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.luck import share_commitment
from botyard_protocol.messages import Pace, TimeControl
from tests.rooms.site import ROOM, OneNode, pair
from tests.support.default_game import GAME
from tests.support.redis import RedisProcess
from tests.support.rooms import visit_of
from tests.support.waiting import fields, lines, until

SHARE = "5a" * 32

AT = room_keys(ROOM)


class Site(OneNode):
    """One node's rooms, and how a match begins there."""

    async def open_room(self) -> None:
        await self.accepted("ann", m.CreateRoom("c", GAME, 2))

    async def match(self, control: TimeControl | None = None) -> None:
        await self.accepted("ann", m.CreateRoom("c", GAME, 2, "", clock=control))
        await self.accepted("ben", m.Join("j", ROOM))

    async def finish(self) -> None:
        await self.accepted("ann", m.Resign("r", 0))


sites = pair(Site)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything has had its time as soon as it is there, also by the clock of a node that is a little behind."""
    monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
    monkeypatch.setattr(commit_plan, "EXPIRY_MS", -60_000)


async def stored(site: Site) -> ArchivedRoom | None:
    found = await site.store.rooms.read(AT)
    return found if isinstance(found, ArchivedRoom) else None


# --- when -------------------------------------------------------------------------------------------------------


async def alarm(site: Site) -> int | None:
    """When the room is to be looked at, as Redis has it."""
    score: bytes | None = await site.store.call("ZSCORE", alarms_key(shard_of(ROOM)), ROOM)
    return None if score is None else int(score)


async def test_every_commit_says_when_the_room_is_to_be_looked_at(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await one.open_room()
    assert await alarm(one) == one.published[-1].time + EXPIRY_MS
    await one.accepted("ann", m.Contribute("k", 0, share_commitment("ann", SHARE)))
    assert await alarm(one) == one.published[-1].time + EXPIRY_MS
    await one.accepted("ben", m.Join("j", ROOM))
    assert await alarm(one) == one.published[-1].time + OPENING_MS
    await one.accepted("ann", m.OpenShare("o", 0, SHARE))
    assert await alarm(one) is None
    await one.finish()
    assert await alarm(one) == one.published[-1].time + KEEP_MS


async def test_an_alarm_that_an_earlier_release_has_set_too_early_is_put_off(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.open_room()
    due, early = await alarm(one), one.rooms.clock_of(ROOM).now() - 1_000
    await one.store.call("ZADD", alarms_key(shard_of(ROOM)), early, ROOM)
    await two.rooms.fire_alarm(ROOM)
    assert await alarm(one) == due
    assert not await one.store.rooms.put_off(room_keys(ROOM), 9, early)
    assert await alarm(one) == due


async def test_a_match_by_the_clock_is_looked_at_when_the_clock_says(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await one.match(TimeControl(Pace.LIVE, bank=300, cap=300, off_turn=60))
    record = (await one.loaded()).room.record
    due = clock.next_alarm(record.clocks)
    assert due is not None
    assert (await alarm(one), visit_of(record)) == (due, due)


async def test_nothing_is_packed_before_its_time(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = sites
    await one.open_room()
    assert not await one.rooms.retention.archive(ROOM)
    await one.accepted("ben", m.Join("j", ROOM))
    monkeypatch.setattr(commit_plan, "EXPIRY_MS", -(10**12))
    monkeypatch.setattr(commit_plan, "KEEP_MS", -(10**12))
    assert not await one.rooms.retention.archive(ROOM)  # however long it is played
    monkeypatch.setattr(commit_plan, "KEEP_MS", 60_000)
    await one.finish()
    assert not await one.rooms.retention.archive(ROOM)
    monkeypatch.setattr(one.rooms.retention, "_now", lambda _: one.published[-1].time + 60_000)
    assert await one.rooms.retention.archive(ROOM)


@pytest.mark.usefixtures("at_once")
async def test_a_sweep_finds_what_is_over_and_any_node_sees_to_it(
    sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = sites
    caplog.set_level("INFO")
    await one.match()
    await one.finish()
    two.rooms.retention.start()
    await two.rooms.alarms.sweep()
    await until(lambda: two.store.packs)
    await until(lambda: not two.rooms.retention._waiting)
    found = await stored(one)
    assert found is not None
    assert found.reason is ArchiveReason.FINISHED
    assert fields(caplog, "a match is packed")["room"] == ROOM
    assert await two.store.rooms.due_rooms([shard_of(ROOM)], 2**52) == []


@pytest.mark.usefixtures("at_once")
async def test_slow_packing_delays_no_clock(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = sites
    await one.match()
    await one.finish()
    one.store.gate = asyncio.Event()
    one.rooms.retention.start()
    await one.rooms.fire_alarm(ROOM)  # comes back at once
    await until(lambda: one.store.packs == 1)
    await one.rooms.fire_alarm(ROOM)
    monkeypatch.setattr(stored_rooms, "WAITING_LIMIT", 3)
    for place in range(5):
        one.rooms.retention.schedule(f"r{place}")
    assert len(one.rooms.retention._waiting) == 3
    one.store.gate.set()
    await until(lambda: not one.rooms.retention._waiting)
    assert await stored(one) is not None


# --- whatever breaks --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
async def test_two_nodes_that_pack_at_once_are_one(sites: tuple[Site, Site]) -> None:
    await sites[0].match()
    await sites[0].finish()
    for site in sites:
        site.store.gate = asyncio.Event()
    packing = [asyncio.create_task(site.rooms.retention.archive(ROOM)) for site in sites]
    await until(lambda: all(site.store.packs == 1 for site in sites))  # both have read and packed
    for site in sites:
        assert site.store.gate is not None
        site.store.gate.set()
    assert sorted(await asyncio.gather(*packing)) == [False, True]
    assert [entry.id for entry in await sites[1].rooms.entries(ROOM, 1, 9)] == ["c", "j", "r"]
    assert not await sites[0].rooms.retention.archive(ROOM)


@pytest.mark.usefixtures("at_once")
async def test_a_node_that_dies_before_or_after_the_script_leaves_it_to_the_next(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    await one.finish()
    one.store.gate = asyncio.Event()
    dying = asyncio.create_task(one.rooms.retention.archive(ROOM))
    await until(lambda: one.store.packs == 1)
    dying.cancel()  # it has read everything, and the script never came
    await asyncio.gather(dying, return_exceptions=True)
    assert [entry.id for entry in await two.rooms.entries(ROOM, 1, 9)] == ["c", "j", "r"]
    assert await two.store.rooms.due_rooms([shard_of(ROOM)], 2**52) == [ROOM]
    two.store.lose_next_reply = True
    with pytest.raises(StoreUnavailable):
        await two.rooms.retention.archive(ROOM)
    one.store.gate = None
    assert not await one.rooms.retention.archive(ROOM)
    assert (await one.loaded()).packed


@pytest.mark.usefixtures("at_once")
async def test_an_outage_puts_packing_off(sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await one.match()
    await one.finish()
    one.rooms.retention.start()
    one.store.fail_next = True
    one.rooms.retention.schedule(ROOM)
    await until(lambda: not one.rooms.retention._waiting)
    assert not (await one.loaded()).packed
    one.rooms.retention.schedule(ROOM)
    await until(lambda: not one.rooms.retention._waiting)
    assert (await one.loaded()).packed


@pytest.mark.usefixtures("at_once")
async def test_a_room_that_another_node_packs_while_it_is_read_is_no_error(
    sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    await one.match()
    await one.finish()
    read = one.store.rooms.entries

    async def late(*where: Any) -> list[bytes]:
        await two.rooms.retention.archive(ROOM)
        return await read(*where)

    monkeypatch.setattr(one.store.rooms, "entries", late)
    one.rooms.retention.start()
    one.rooms.retention.schedule(ROOM)
    await until(lambda: not one.rooms.retention._waiting)
    assert [line for line in lines(caplog) if line["level"] == "error"] == []
    assert await stored(one) is not None


@pytest.mark.usefixtures("at_once")
async def test_a_log_with_a_gap_is_left_as_it_is(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = sites
    await one.match()
    await one.finish()
    redis.ask("XDEL", AT.log, "2-0")
    one.rooms.retention.start()
    one.rooms.retention.schedule(ROOM)
    await until(lambda: not one.rooms.retention._waiting)
    assert fields(caplog, "a room cannot be packed")["room"] == ROOM
    assert await stored(one) is None
    assert redis.ask("XLEN", AT.log) == b":2\r\n"


async def test_a_room_at_which_packing_fails_holds_up_no_other(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, tried = sites[0].rooms.retention, list[str]()

    async def archive(room: str) -> bool:
        tried.append(room)
        if room == "room1":
            raise ValueError("a game that fails")
        return True

    monkeypatch.setattr(one, "archive", archive)
    one.start()
    for room in ("room1", "room2"):
        one.schedule(room)
    await until(lambda: not one._waiting)
    assert tried == ["room1", "room2"]
    await one.stop()


@pytest.mark.usefixtures("at_once")
async def test_a_commit_that_was_on_its_way_is_not_lost(sites: tuple[Site, Site]) -> None:
    """A player joins while another node takes the room for one that has expired."""
    one, two = sites
    await one.open_room()
    one.store.gate = asyncio.Event()
    expiring = asyncio.create_task(one.rooms.retention.archive(ROOM))
    await until(lambda: one.store.packs == 1)
    assert await two.accepted("ben", m.Join("j", ROOM)) == 2
    one.store.gate.set()
    assert not await expiring
    assert (await two.loaded()).room.record.status is m.Status.PLAYING


# --- nodes that have seen the room before -----------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
async def test_a_node_that_missed_the_end_decides_by_the_packed_match(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    assert await two.ask("ann", m.Join("x", ROOM)) is not None  # it has seen the match being played
    await one.finish()
    await one.rooms.retention.archive(ROOM)
    assert await two.accepted("ann", m.Resign("r", 0)) == 3  # sent again
    late = await two.ask("ben", m.Resign("late", 1))
    assert isinstance(late, Rejected)
    assert late.code is Code.GAME_OVER
    again = await two.ask("ann", m.CreateRoom("c", GAME, 2))
    assert isinstance(again, Accepted)
    assert again.number == 1
    assert two.published == []


@pytest.mark.usefixtures("at_once")
async def test_a_node_that_saw_the_end_finds_what_was_accepted_before_it_was_packed(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.match()
    await one.finish()
    late = await two.ask("ben", m.Resign("late", 1))  # it has seen the end
    assert isinstance(late, Rejected)
    await one.rooms.retention.archive(ROOM)
    assert await two.accepted("ann", m.Resign("r", 0)) == 3


# --- expiry -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
async def test_a_room_that_never_started_is_gone_but_answers_for_what_it_accepted(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = sites
    caplog.set_level("INFO")
    await one.open_room()
    assert await two.accepted("ann", m.Contribute("k", 0, "a" * 64)) == 2
    assert await one.rooms.retention.archive(ROOM)
    assert fields(caplog, "a room has expired")["number"] == 2
    for site in sites:
        assert await site.rooms.load(ROOM) is None
        refused = await site.ask("ben", m.Join("j", ROOM))
        assert isinstance(refused, Rejected)
        assert refused.code is Code.NO_SUCH_ROOM
        assert await site.accepted("ann", m.Contribute("k", 0, "a" * 64)) == 2
        assert await site.accepted("ann", m.CreateRoom("c", GAME, 2)) == 1
    other = await one.ask("ann", m.CreateRoom("c", GAME, 3))
    assert isinstance(other, Rejected)
    assert other.code is Code.ID_REUSED
    assert redis.ask("EXISTS", AT.head, AT.log, AT.commands) == b":0\r\n"
    assert await two.store.rooms.positions([ROOM]) == [None]
    assert not await two.rooms.retention.archive(ROOM)


@pytest.mark.usefixtures("at_once")
async def test_an_expired_room_is_taken_off_the_list_even_if_its_node_dies(sites: tuple[Site, Site]) -> None:
    one, two = sites
    await one.open_room()
    await LobbyIndex(one.store).update(ROOM)
    assert len(await LobbyIndexStore(two.store).listed()) == 1
    await one.rooms.retention.archive(ROOM)
    assert await two.store.rooms.dirty_rooms() == [ROOM]
    await LobbyIndex(two.store).update(ROOM)
    assert (await LobbyIndexStore(two.store).listed(), await two.store.rooms.dirty_rooms()) == ([], [])


@pytest.mark.usefixtures("at_once")
async def test_a_match_that_is_packed_before_the_lobby_knew_its_end_is_taken_off_the_list(
    sites: tuple[Site, Site],
) -> None:
    one, _ = sites
    await one.match()
    await LobbyIndex(one.store).update(ROOM)
    await one.finish()
    await one.rooms.retention.archive(ROOM)
    await LobbyIndex(one.store).update(ROOM)
    assert (await LobbyIndexStore(one.store).listed(), await one.store.rooms.dirty_rooms()) == ([], [])


async def test_lines_of_rooms_that_are_not_there_are_taken_off_the_list(
    redis: RedisProcess, sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.lobby.index.TIDY_ROOMS", 2)
    monkeypatch.setattr("botyard.lobby.index.TIDY_SECONDS", 0.02)
    monkeypatch.setattr("botyard.lobby.index.FIRST_TIDY_SECONDS", 0.02)
    one, _ = sites
    await one.open_room()
    index = LobbyIndex(one.store)
    await index.update(ROOM)
    for place in range(5):
        redis.ask("HSET", LOBBY, f"lost{place}", b"line")
    index.start()
    async with asyncio.timeout(60):
        while await LobbyIndexStore(one.store).rooms() != [ROOM]:  # noqa: ASYNC110 - not published
            await asyncio.sleep(0.002)
    await index.stop()


async def test_a_match_with_a_damaged_entry_is_kept_as_it_is(sites: tuple[Site, Site], at_once: None) -> None:
    one, _ = sites
    await one.match()
    await one.finish()
    entries = await one.store.rooms.entries(AT, 1, 99)
    await one.store.call("DEL", AT.log)
    for number, value in enumerate(entries, 1):
        damaged = value[:-1] + bytes([value[-1] ^ 1]) if number == 2 else value
        await one.store.call("XADD", AT.log, f"{number}-0", "e", damaged)
    with pytest.raises(Damaged):
        await one.rooms.retention.archive(ROOM)
    assert await stored(one) is None
    assert len(await one.store.rooms.entries(AT, 1, 99)) == len(entries)
