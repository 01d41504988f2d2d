"""Ids of accepted commands: a request that is sent again is answered with its old number, on any node, after any loss.

The requests here could be carried out once more: only their ids say that they were.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest

from botyard.rooms.record import Entry, dump_entry, dump_record
from botyard.rooms.requests import Accepted, Answer, Rejected, Request, RetryLater, RoomRequest
from botyard.rooms.runtime import accepted_ids, room_loader
from botyard.rooms.runtime.accepted_ids import KEY_BYTES, AcceptedIds, compare
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Verdict
from botyard_protocol.codes import Code
from botyard_protocol.messages import CreateRoom, Join, LeaveSeat
from tests.replay.matches import ROOM, Table, played_out
from tests.rooms.site import OneNode, pair, two
from tests.support.default_game import GAME
from tests.support.faults import FaultyStore
from tests.support.redis import RedisProcess
from tests.support.waiting import fields, until

CREATE, JOIN, LEAVE = CreateRoom("c", GAME, 3), Join("j", ROOM), LeaveSeat("l", 1)
AT = room_keys(ROOM)


class Site(OneNode):
    """One node's rooms."""

    def restart(self) -> None:
        """Lose all that the node holds in memory."""
        self.rooms = Rooms(self.store, STORED_NAMES)

    async def is_answered(self, who: str, ask: RoomRequest, number: int) -> None:
        """Send a request again until it is answered, which must be as accepted entry `number`."""
        answer: Answer = RetryLater(Code.UNAVAILABLE, "", 0)
        while isinstance(answer, RetryLater):
            await until(lambda: self.store.run)
            answer = await self.ask(who, ask)
        assert isinstance(answer, Accepted), answer
        assert answer.number == number


sites = pair(Site)


async def left_again(site: Site) -> None:
    """Make a room in which Ben has taken a seat, as entry 2, and left it."""
    assert [await site.accepted("ann", CREATE), await site.accepted("ben", JOIN)] == [1, 2]
    assert await site.accepted("ben", LEAVE) == 3


async def begin(store: FaultyStore, *asks: tuple[str, RoomRequest], digests: bool = True) -> None:
    """Commit the first entries of the room, as a node that has decided these requests.

    `digests`: whether the log has them; those of early releases have none.
    """
    table = Table()
    for number, ask in enumerate(asks):
        table.ask(*ask)
        entry, room = table.entries[-1], table.room
        assert room is not None
        record = room.record
        if not digests:
            entry = msgspec.structs.replace(entry, digest=None, before=None)
            record = msgspec.structs.replace(record, digest=None)
        data = CommitData(dump_entry(entry), dump_record(record), before=entry.before, digest=entry.digest)
        assert (await store.rooms.commit(AT, 1, number, data, False)).verdict is Verdict.COMMITTED


def numbers_of(stored: list[bytes], request: Request) -> list[int]:
    """The numbers of the entries that accepted this very request."""
    return [number for number, entry in enumerate(stored, 1) if compare(entry, request)]


async def size(site: Site) -> int:
    """The number of entries in the log."""
    return len(await site.rooms.entries(ROOM, 1, 10**6))


def reads_of(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each read of a log asks for, from now on."""
    reads: list[int] = []
    for site in sites:
        entries = site.store.rooms.entries

        async def counted(at: object, first: int, last: int, entries=entries) -> list[bytes]:  # type: ignore[no-untyped-def]
            reads.append(last - first + 1)
            return await entries(at, first, last)  # type: ignore[no-any-return]

        monkeypatch.setattr(site.store.rooms, "entries", counted)
    return reads


# --- a request that is sent again -------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["the same node", "another node", "the node after a restart"])
async def test_a_request_sent_again_gets_its_first_number_and_changes_nothing(
    sites: tuple[Site, Site], where: str
) -> None:
    one, two = sites
    await left_again(one)
    if where == "the node after a restart":
        one.restart()
    asked = two if where == "another node" else one
    assert await asked.accepted("ben", JOIN) == 2
    assert await asked.accepted("ben", LEAVE) == 3
    assert await asked.accepted("ann", CREATE) == 1
    assert await size(one) == 3


async def test_an_id_with_other_content_is_refused_as_reused(sites: tuple[Site, Site]) -> None:
    await left_again(sites[0])
    for site in sites:
        answer = await site.ask("ben", Join("j", ROOM, 2))
        assert isinstance(answer, Rejected)
        assert answer.code == "id_reused"
    assert await size(sites[0]) == 3


async def test_an_id_belongs_to_its_sender(sites: tuple[Site, Site]) -> None:
    await left_again(sites[0])
    assert [await site.accepted(who, JOIN) for site, who in zip(sites, ("cid", "dan"), strict=True)] == [4, 5]


async def test_an_id_belongs_to_its_seat(sites: tuple[Site, Site]) -> None:
    table = played_out(2)
    commands = [Request(one.identity, "", one.command) for one in table.entries if one.seat is not None]
    stored = [dump_entry(entry) for entry in table.entries]
    assert [numbers_of(stored, one) for one in commands] == [
        [one.number] for one in table.entries if one.seat is not None
    ]
    others = [msgspec.structs.replace(one, ask=msgspec.structs.replace(one.ask, seat=7)) for one in commands]
    assert [numbers_of(stored, one) for one in others] == [[]] * len(others)


async def test_ids_are_known_after_any_number_of_later_ones(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_loader, "PAGE_ENTRIES", 7)
    one, two = sites
    await one.accepted("ann", CREATE)
    asks = [ask for turn in range(40) for ask in (Join(f"j{turn}", ROOM), LeaveSeat(f"l{turn}", 1))]
    assert [await one.accepted("ben", ask) for ask in asks] == list(range(2, 82))
    one.restart()
    for site in sites:
        assert [await site.accepted("ben", ask) for ask in asks] == list(range(2, 82))
    assert await two.accepted("ben", Join("new", ROOM)) == 82


# --- what was lost ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_commit_without_a_reply_is_not_made_again(sites: tuple[Site, Site], restarts: bool) -> None:
    one, two = sites
    await one.accepted("ann", CREATE)
    one.store.lose_next_reply = True
    assert isinstance(await one.ask("ben", JOIN), RetryLater)
    assert await two.accepted("ben", LEAVE) == 3
    if restarts:
        one.restart()
    assert await one.accepted("ben", JOIN) == 2
    assert await size(one) == 3


async def test_a_commit_that_arrives_after_its_repetition_is_answered_with_the_number_of_that(
    sites: tuple[Site, Site],
) -> None:
    one, two = sites
    await one.accepted("ann", CREATE)
    one.store.gate = asyncio.Event()
    late = asyncio.ensure_future(one.ask("ben", JOIN))
    await until(lambda: one.store.commits == 2)
    assert [await two.accepted("ben", JOIN), await two.accepted("ben", LEAVE)] == [2, 3]
    one.store.gate.set()
    answer = await late
    assert isinstance(answer, Accepted)
    assert answer.number == 2
    assert await size(one) == 3


async def test_nodes_that_take_turns_recognise_all_ids_and_read_only_new_entries(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = sites
    await left_again(one)
    assert await two.accepted("ben", JOIN) == 2  # both have all ids
    reads = reads_of(sites, monkeypatch)
    number = 3
    for turn in range(10):
        for site in sites:
            ask = Join(f"j{turn}", ROOM) if site is one else LeaveSeat(f"l{turn}", 1)
            number += 1
            assert await site.accepted("ben", ask) == number
    assert set(reads) == {1}
    reads.clear()
    assert [await site.accepted("ben", ask) for site in sites for ask in (JOIN, LEAVE)] == [2, 3, 2, 3]
    assert reads == [1] * 4  # each answer the entry that it is of


async def test_a_room_that_all_connections_have_left_is_not_read_from_its_beginning_again(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a client that comes, asks for what is refused, and goes, would make a node read a long log each time."""
    one, two = sites
    await left_again(one)
    reads = reads_of(sites, monkeypatch)
    for turn in range(3):
        one.rooms.release(ROOM)
        assert isinstance(await one.ask("cid", LeaveSeat(f"x{turn}", 2)), Rejected)
    assert reads == []
    assert [await two.accepted("ben", JOIN), await two.accepted("cid", JOIN)] == [2, 4]
    one.rooms.release(ROOM)
    reads.clear()
    assert [await one.accepted("cid", JOIN), await one.accepted("ben", JOIN)] == [4, 2]
    assert reads == [1, 1, 1]  # the entry that is new, and of each answer the entry that it is of


async def test_a_log_without_digests_is_read_once(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = sites
    await begin(one.store, ("Ann", CREATE), ("Ben", JOIN), digests=False)
    reads = reads_of(sites, monkeypatch)
    for turn in range(3):
        one.rooms.release(ROOM)
        assert isinstance(await one.ask("cid", LeaveSeat(f"x{turn}", 2)), Rejected)
    assert reads == [2]


@pytest.mark.parametrize("later", [0, 2, 4])
async def test_ids_of_a_history_that_is_gone_are_forgotten(
    redis: RedisProcess, sites: tuple[Site, Site], later: int
) -> None:
    """A restored store is at the same number, or at a later one, with other entries."""
    one, _ = sites
    await left_again(one)
    redis.ask("FLUSHALL")
    visits = [(Join(f"k{turn}", ROOM), LeaveSeat(f"x{turn}", 1)) for turn in range(1 + later // 2)]
    await begin(one.store, ("Ann", CREATE), *[("Cleo", ask) for visit in visits for ask in visit])
    assert await one.accepted("ben", JOIN) == 4 + later
    assert await one.accepted("ben", LEAVE) == 5 + later
    assert await one.accepted("cleo", Join("k0", ROOM)) == 2


@pytest.mark.parametrize("later", [0, 1])
async def test_ids_are_read_anew_in_a_new_epoch(redis: RedisProcess, sites: tuple[Site, Site], later: int) -> None:
    """The digest of a log says nothing of ids: both histories have the same one."""
    one, two = sites
    await left_again(one)
    made, joined, left = await one.rooms.entries(ROOM, 1, 3)
    joined = msgspec.structs.replace(joined, id="k", command=Join("k", ROOM))
    redis.ask("DEL", AT.log)
    for entry in (made, joined, left):
        redis.ask("XADD", AT.log, f"{entry.number}-0", "e", dump_entry(entry))
    redis.ask("HINCRBY", AT.head, "epoch", "1")  # as `botyard admin restored` does
    for number in range(4, 4 + later):
        assert await two.accepted("cid", Join("n", ROOM)) == number
    assert await one.accepted("ben", Join("k", ROOM)) == 2
    assert await one.accepted("ben", JOIN) == 4 + later


@pytest.mark.parametrize("leaves", [True, False])
async def test_ids_of_a_restored_store_are_read_anew_without_a_new_epoch(
    own_redis: RedisProcess, tmp_path: Path, leaves: bool
) -> None:
    """The same was done again, by other commands: epoch, number and digest are those of the history that was lost."""
    async with two(Site, own_redis.url) as (one, other):
        await one.accepted("ann", CREATE)
        own_redis.copy(tmp_path / "copy")
        assert await one.accepted("ben", JOIN) == 2
        if leaves:
            assert await one.accepted("ben", LEAVE) == 3
        own_redis.restore(tmp_path / "copy")
        await other.is_answered("ben", Join("k", ROOM), 2)
        if leaves:
            assert await other.accepted("ben", LeaveSeat("x", 1)) == 3
        await one.is_answered("ben", Join("k", ROOM), 2)
        assert await size(other) == 2 + leaves


async def test_ids_of_a_shorter_history_are_forgotten(redis: RedisProcess, sites: tuple[Site, Site]) -> None:
    one, _ = sites
    await left_again(one)
    redis.ask("FLUSHALL")
    await begin(one.store, ("Ann", CREATE))
    assert await one.accepted("ben", JOIN) == 2


async def test_an_entry_that_cannot_be_read_hides_no_other_id(
    redis: RedisProcess, sites: tuple[Site, Site], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = sites
    await left_again(one)
    stored = await one.store.rooms.entries(AT, 1, 3)
    redis.ask("DEL", AT.log)
    for number, entry in enumerate(stored, 1):
        redis.ask("XADD", AT.log, f"{number}-0", "e", entry if number != 2 else entry[:-1] + b"?")
    assert [await two.accepted("ann", CREATE), await two.accepted("ben", LEAVE)] == [1, 3]
    assert fields(caplog, "the ids of entries are unknown")["count"] == 1


# --- the keys ---------------------------------------------------------------------------------------------------


async def test_commands_that_share_a_key_are_distinguished_by_the_log(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accepted_ids, "_key", lambda *command: bytes(range(KEY_BYTES)))
    one, two = sites
    await left_again(one)
    assert await two.accepted("cid", Join("k", ROOM)) == 4
    assert [await site.accepted("ben", ask) for site in sites for ask in (JOIN, LEAVE)] == [2, 3, 2, 3]


def test_bytes_across_two_keys_are_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepted_ids, "_key", lambda *command: b"abababab")
    ids = AcceptedIds(bytearray(b"xxxababababababab"[:16] + b"abababab"))
    assert list(ids.numbers(Request("ann", "", JOIN))) == [3]


def test_the_newest_use_of_an_id_counts() -> None:
    """Earlier releases forgot ids, so the log of a room may hold one twice."""
    table = Table()
    for name, ask in (("Ann", CREATE), ("Ben", JOIN), ("Ben", LEAVE), ("Ben", JOIN)):
        table.ask(name, ask)
    stored = [dump_entry(entry) for entry in table.entries]
    ids = AcceptedIds()
    assert ids.extend(stored, 4) == []
    request = Request("ben", "", JOIN)
    assert list(ids.numbers(request)) == [4, 2]
    assert numbers_of(stored, request) == [2, 4]
    assert numbers_of(stored, Request("ann", "", JOIN)) == []
    assert numbers_of(stored, Request("ben", "", JOIN, standing=True)) == []


def test_the_short_form_of_an_entry_has_the_fields_in_their_order() -> None:
    short = accepted_ids._Sent.__struct_fields__
    assert short == Entry.__struct_fields__[: len(short)]


def test_the_keys_of_a_long_match_take_little_memory() -> None:
    table, ids = played_out(2), AcceptedIds()
    ids.extend(map(dump_entry, table.entries), len(table.entries))
    assert ids.is_up_to(len(table.entries), table.entries[-1].digest)
    assert len(ids.keys) == KEY_BYTES * len(table.entries)
