"""The store, against a real Redis."""

import asyncio
from typing import Any

import pytest

from botyard.store import keys, scripts
from botyard.store.archived_room import ArchivedRoom
from botyard.store.data_format import FORMAT
from botyard.store.error_classes import StoreRefused, StoreUnavailable
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.primary import GROUP_LIMIT, WAITING_LIMIT, RedisPipeline
from botyard.store.room_store import CommitData, CommitResult, Head, LogEnd, Verdict
from botyard.store.store import NEW, Store
from botyard_protocol.messages import Durability
from tests.support.redis import DURABLE, RedisProcess, connected
from tests.support.waiting import fields, lines, until

AT = room_keys("room1")


async def commit(store: Store, number: int, at: RoomKeys = AT, epoch: int = 1, indexed: bool = False) -> CommitResult:
    return await store.rooms.commit(
        at, epoch, number, CommitData(b"entry%d" % (number + 1), b"record%d" % (number + 1)), indexed
    )


async def at_last(store: Store, at: RoomKeys = AT) -> Head | ArchivedRoom | None:
    """The room, as soon as Redis answers again."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await store.rooms.read(at)
            except StoreUnavailable:
                await asyncio.sleep(0.01)


# --- commits ----------------------------------------------------------------------------------------------------


async def test_a_room_begins_with_its_first_commit(store: Store) -> None:
    assert await store.rooms.read(AT) is None
    assert await store.rooms.positions(["room1"]) == [None]
    assert await commit(store, 0) == CommitResult(Verdict.COMMITTED, Durability.FSYNC)
    assert await store.rooms.read(AT) == Head(1, 1, b"record1")
    assert await store.rooms.entries(AT, 1, 9) == [b"entry1"]


async def test_a_room_that_is_not_there_takes_no_later_entry(store: Store) -> None:
    assert (await commit(store, 1)).verdict is Verdict.CONFLICT
    assert await store.rooms.read(AT) is None
    assert await store.rooms.entries(AT, 1, 9) == []


@pytest.mark.parametrize(("epoch", "number"), [(1, 0), (1, 2), (2, 1), (0, 1)])
async def test_a_commit_against_another_place_is_a_conflict_and_changes_nothing(
    store: Store, epoch: int, number: int
) -> None:
    await commit(store, 0)
    assert (await commit(store, number, epoch=epoch)).verdict is Verdict.CONFLICT
    assert await store.rooms.read(AT) == Head(1, 1, b"record1")
    assert await store.rooms.entries(AT, 1, 9) == [b"entry1"]


async def test_only_one_of_two_commits_for_a_position_is_accepted(store: Store) -> None:
    await commit(store, 0)
    answers = await asyncio.gather(*(commit(store, 1) for _ in range(50)))
    assert [answer.verdict for answer in answers].count(Verdict.COMMITTED) == 1
    assert await store.rooms.entries(AT, 1, 99) == [b"entry1", b"entry2"]


async def test_a_commit_on_another_history_of_the_same_number_is_a_conflict(redis: RedisProcess, store: Store) -> None:
    async def continued(number: int, before: int | None, digest: int) -> Verdict:
        written = CommitData(b"entry", b"record", before=before, digest=digest)
        return (await store.rooms.commit(AT, 1, number, written, False)).verdict

    assert await continued(0, None, 10) is Verdict.COMMITTED
    assert await store.rooms.log_ends(["room1"]) == [LogEnd(1, 1, 10)]
    assert await continued(1, 11, 20) is Verdict.CONFLICT
    assert await continued(1, 10, 20) is Verdict.COMMITTED
    redis.ask("HDEL", AT.head, "digest")  # as an earlier release leaves it
    assert await store.rooms.log_ends(["room1"]) == [LogEnd(1, 2, None)]
    assert await continued(2, 99, 30) is Verdict.COMMITTED


async def test_more_calls_than_a_group_holds_are_all_answered_in_their_order(store: Store) -> None:
    rooms = [f"r{place}" for place in range(3 * GROUP_LIMIT)]
    await asyncio.gather(
        *(store.rooms.commit(room_keys(room), 1, 0, CommitData(room.encode(), room.encode()), False) for room in rooms)
    )
    heads = await asyncio.gather(*(store.rooms.read(room_keys(room)) for room in rooms))
    assert [head.record.decode() for head in heads if isinstance(head, Head)] == rooms


async def test_a_caller_that_goes_away_shifts_no_reply(store: Store) -> None:
    await commit(store, 0)
    gone = [asyncio.ensure_future(store.rooms.entries(AT, 1, 1)) for _ in range(20)]
    stays = asyncio.ensure_future(store.rooms.read(AT))
    await asyncio.sleep(0)
    for task in gone[::2]:
        task.cancel()
    assert await stays == Head(1, 1, b"record1")
    assert await asyncio.gather(*gone[1::2]) == [[b"entry1"]] * 10


# --- reads ---------------------------------------------------------------------------------------------------------


async def test_entries_are_read_by_number(store: Store) -> None:
    for number in range(12):
        await commit(store, number)
    assert await store.rooms.entries(AT, 9, 11) == [b"entry9", b"entry10", b"entry11"]
    assert await store.rooms.entries(AT, 12, 99) == [b"entry12"]
    assert await store.rooms.entries(AT, 5, 4) == []
    assert await store.rooms.entries(AT, 13, 20) == []


async def test_heads_of_many_rooms_come_in_order(store: Store) -> None:
    await commit(store, 0)
    await commit(store, 0, at=room_keys("room2"))
    await commit(store, 1, at=room_keys("room2"))
    assert await store.rooms.positions(["room2", "nowhere", "room1"]) == [(1, 2), None, (1, 1)]
    assert await store.rooms.positions([]) == []


# --- indexes ----------------------------------------------------------------------------------------------------


async def test_only_an_indexed_commit_marks_its_room(store: Store) -> None:
    await commit(store, 0, indexed=True)
    await commit(store, 0, at=room_keys("room2"))
    assert await store.rooms.dirty_rooms() == ["room1"]


async def test_a_mark_stays_if_the_room_has_moved_on(store: Store) -> None:
    await commit(store, 0, indexed=True)
    await commit(store, 1, indexed=True)
    assert not await store.rooms.clear_dirty(AT, 1)
    assert await store.rooms.dirty_rooms() == ["room1"]
    assert await store.rooms.clear_dirty(AT, 2)
    assert await store.rooms.dirty_rooms() == []
    assert await store.rooms.clear_dirty(AT, 2)


async def test_all_nodes_find_the_same_signing_key(store: Store) -> None:
    assert await store.secret(b"first") == b"first"
    assert await store.secret(b"second") == b"first"


async def test_side_data_has_a_version_that_commits_compare(store: Store) -> None:
    assert not await store.rooms.write_side_data(AT, 0, version=0, side_data=b"nowhere")
    await commit(store, 0)
    assert await store.rooms.write_side_data(AT, 1, version=0, side_data=b"one")
    assert not await store.rooms.write_side_data(AT, 1, version=0, side_data=b"too late")
    assert not await store.rooms.write_side_data(AT, 0, version=1, side_data=b"of another entry")
    assert await store.rooms.read(AT) == Head(1, 1, b"record1", side_data=b"one", side_version=1)
    assert (await commit(store, 1)).verdict is Verdict.CONFLICT  # it was decided with side data of version 0
    written = CommitData(b"entry2", b"record2", side_version=1)
    assert (await store.rooms.commit(AT, 1, 1, written, False)).verdict is Verdict.COMMITTED
    assert await store.rooms.read(AT) == Head(1, 2, b"record2", side_data=b"one", side_version=1)


async def test_side_data_may_move_the_alarm_of_its_room_earlier_and_never_later(store: Store) -> None:
    await commit(store, 0)
    for version, alarm in enumerate((5_000, 7_000, 3_000, None)):
        assert await store.rooms.write_side_data(AT, 1, version, b"", alarm)
    assert [await store.rooms.due_rooms(range(256), now) for now in (2_999, 3_000)] == [[], ["room1"]]


async def test_last_seen_times_stay_known_after_people_have_left(store: Store) -> None:
    await store.presence.touch_last_seen(AT, ["ann", "ben"], 1_000)
    await store.presence.touch_last_seen(AT, ["ann"], 2_000)
    await store.presence.touch_last_seen(AT, [], 9_000)
    assert await store.presence.last_seen(AT, [], 9_000) == {}
    last_seen = await store.presence.last_seen(AT, ["ann", "ben", "cid"], 3_000)
    assert last_seen == {"ann": 2_000, "ben": 1_000, "cid": 3_000}
    assert await store.presence.last_seen(AT, ["cid"], 4_000) == {"cid": 3_000}


async def test_presence_ends_with_its_time(store: Store) -> None:
    await store.presence.add(AT, ["ann/1", "ben/1"], expires=1_000)
    await store.presence.add(AT, ["cid/1"], expires=2_000)
    assert sorted(await store.presence.members(AT, now=1_000)) == ["ann/1", "ben/1", "cid/1"]
    assert await store.presence.members(AT, now=1_001) == ["cid/1"]
    await store.presence.remove(AT, ["cid/1"])
    assert await store.presence.members(AT, now=1_001) == []


def test_the_keys_of_a_room_share_a_slot() -> None:
    tag = f"{{{keys.shard_of('room1'):03d}}}"
    assert all(tag in name for name in (AT.head, AT.log, AT.commands, AT.presence, AT.dirty, AT.channel))


def test_shards_are_for_ever() -> None:
    assert [keys.shard_of(room) for room in ("room1", "abc", "x" * 40)] == [42, 194, 240]


# --- Redis goes away --------------------------------------------------------------------------------------------


async def test_the_data_format_is_noted_and_never_lowered(redis: RedisProcess, store: Store) -> None:
    assert await store.raise_format() == FORMAT
    assert redis.ask("GET", keys.FORMAT) == b"$1\r\n%d\r\n" % FORMAT
    redis.ask("SET", keys.FORMAT, "1")
    assert await store.raise_format() == FORMAT
    redis.ask("SET", keys.FORMAT, str(FORMAT + 1))
    assert await store.raise_format() == FORMAT + 1
    assert redis.ask("GET", keys.FORMAT) == b"$1\r\n%d\r\n" % (FORMAT + 1)


EVERY_SECOND = {"appendonly": "yes", "appendfsync": "everysec"}


@pytest.mark.parametrize("later", [EVERY_SECOND, DURABLE])
async def test_a_restart_that_may_have_forgotten_begins_a_new_epoch(
    own_redis: RedisProcess, later: dict[str, str]
) -> None:
    own_redis.kill()
    own_redis.options = EVERY_SECOND
    own_redis.start()
    async with connected(own_redis.url) as store:
        assert (await commit(store, 0)).durability is Durability.MEMORY
        stored = own_redis.directory / "appendonlydir" / "appendonly.aof.1.incr.aof"
        await until(lambda: b"entry1" in stored.read_bytes())  # such a Redis writes when it finds the time
        own_redis.kill()
        own_redis.options = later  # what counts is what the run promised that took the commit
        own_redis.start()
        assert await at_last(store) == Head(2, 1, b"record1")
        assert await at_last(store) == Head(2, 1, b"record1")


async def test_a_commit_decided_before_a_restart_is_a_conflict(own_redis: RedisProcess) -> None:
    async with connected(own_redis.url) as store:
        await commit(store, 0)
        own_redis.kill()
        own_redis.start()
        await until(lambda: store.run is None or own_redis.ask("PING"))
        verdict = None
        while verdict is None:
            try:
                verdict = (await commit(store, 1)).verdict
            except StoreUnavailable:
                await asyncio.sleep(0.01)
        assert verdict is Verdict.CONFLICT
        await store.rooms.read(AT)
        assert (await commit(store, 1)).verdict is Verdict.COMMITTED


async def test_calls_fail_while_redis_is_away_and_go_on_when_it_is_back(own_redis: RedisProcess) -> None:
    async with connected(own_redis.url) as store:
        await commit(store, 0)
        calls = [asyncio.ensure_future(commit(store, 1)) for place in range(300)]
        await asyncio.sleep(0)
        own_redis.kill()
        outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 60)
        assert all(isinstance(one, StoreUnavailable | CommitResult) for one in outcomes)
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(store.rooms.read(AT), 60)
        own_redis.start()
        head = await at_last(store)
        assert head is not None
        assert len(await store.rooms.entries(AT, 1, 99)) == head.number


async def test_a_call_waits_for_no_attempt_to_connect_once_one_has_failed(own_redis: RedisProcess) -> None:
    async with connected(own_redis.url) as store:
        own_redis.kill()
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(store.call("GET", "key"), 60)
        primary = store.primaries[0]
        await until(lambda: all(pipeline._away for pipeline in primary._pipelines))
        with pytest.raises(StoreUnavailable):
            primary.call("GET", "key")
        own_redis.start()
        await at_last(store)


async def test_redis_hanging_fails_calls_in_time(own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.store.primary.REPLY_SECONDS", 0.1)
    async with connected(own_redis.url) as store:
        own_redis.pause()
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(store.rooms.read(AT), 60)
        own_redis.go_on()
        assert await at_last(store) is None


async def test_asking_from_within_an_answer_leaves_no_time_out_behind(
    own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = RedisPipeline(own_redis.url, "tested")
    lane.start()
    try:
        await until(lambda: lane.run is not None)
        link = lane._link
        assert link is not None
        answers: list[object] = []
        timers: list[asyncio.TimerHandle] = []
        call_later = link.loop.call_later

        def noted(*arguments: Any) -> asyncio.TimerHandle:
            timers.append(call_later(*arguments))
            return timers[-1]

        monkeypatch.setattr(link.loop, "call_later", noted)

        def answered(reply: object) -> None:
            answers.append(reply)
            if len(answers) < 5:
                lane.send(("PING",), answered)

        lane.send(("PING",), answered)
        await until(lambda: len(answers) == 5)
        assert timers
        assert all(timer.cancelled() for timer in timers)
        assert answers == [b"PONG"] * 5
    finally:
        await lane.stop()


async def test_a_refusal_is_logged_once_however_often_the_connection_is_a_new_one(
    own_redis: RedisProcess, caplog: pytest.LogCaptureFixture
) -> None:
    own_redis.ask("REPLICAOF", "127.0.0.1", "1")
    lost: list[bool] = []
    lane = RedisPipeline(own_redis.url, "tested", lambda: lost.append(True))
    lane.start()
    for _ in range(3):
        await until(lambda: lane.run)
        with pytest.raises(StoreRefused, match="READONLY"):
            await lane.call("SET", "a", "b")
        lane.reconnect()
        await until(lambda: lost)
        lost.clear()
    await lane.stop()
    refused = [line["level"] for line in lines(caplog) if line["event"] == "redis refuses"]
    assert refused.count("error") == 1


async def test_a_command_that_cannot_be_written_fails_alone(own_redis: RedisProcess) -> None:
    lane = RedisPipeline(own_redis.url, "tested")
    lane.start()
    try:
        await until(lambda: lane.run is not None)
        wrong: Any = object()
        replies = [
            lane.call("PING"),
            lane.call("SET", "key", wrong),
            lane.call("SET", "key", "\ud800"),
            lane.call("PING"),
        ]
        outcomes = await asyncio.wait_for(asyncio.gather(*replies, return_exceptions=True), 60)
        assert [type(outcome) for outcome in outcomes] == [bytes, StoreRefused, StoreRefused, bytes]
        with pytest.raises(StoreRefused):
            await lane.call("SET", "key", wrong)
        assert await asyncio.wait_for(lane.call("PING"), 60) == b"PONG"
    finally:
        await lane.stop()


async def test_a_stopped_pipeline_keeps_no_caller_waiting(own_redis: RedisProcess) -> None:
    lane = RedisPipeline(own_redis.url, "tested")
    lane.start()
    await until(lambda: lane.run is not None)
    await lane.stop()
    with pytest.raises(StoreUnavailable):
        await asyncio.wait_for(lane.call("PING"), 60)


async def test_a_commit_that_is_answered_with_nonsense_is_not_waited_for(
    own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(own_redis.url) as store:
        for nonsense in ("'committed'", "{'nonsense'}", "{}", "7", "nil"):
            source = f"return {nonsense}"
            own_redis.ask("SCRIPT", "LOAD", source)
            monkeypatch.setattr(scripts.COMMIT, "sha", scripts.sha_of(source))
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(commit(store, 0), 60)


async def test_forgotten_scripts_are_loaded_again(redis: RedisProcess, store: Store) -> None:
    redis.ask("SCRIPT", "FLUSH")
    with pytest.raises(StoreUnavailable):
        await store.rooms.read(AT)
    assert await at_last(store) is None


async def test_an_error_reply_fails_its_own_call_only(
    redis: RedisProcess, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    redis.ask("SET", AT.log, "not a stream")
    calls = store.rooms.read(AT), store.rooms.entries(AT, 1, 1), store.secret(b"k")
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert isinstance(outcomes[1], StoreRefused)
    assert (outcomes[0], outcomes[2]) == (None, b"k")
    assert "WRONGTYPE" in fields(caplog, "redis refuses")["reason"]


async def test_a_full_redis_refuses_commits_as_being_away(own_redis: RedisProcess) -> None:
    async with connected(own_redis.url) as store:
        own_redis.ask("CONFIG", "SET", "maxmemory", "1")
        with pytest.raises(StoreRefused, match="memory"):
            await commit(store, 0)
        own_redis.ask("CONFIG", "SET", "maxmemory", "0")
        assert (await commit(store, 0)).verdict is Verdict.COMMITTED


async def test_the_queue_of_waiting_calls_is_bounded() -> None:
    lane = RedisPipeline("unix:///nowhere", "test")
    waiting = [lane.call("PING") for _ in range(WAITING_LIMIT)]
    with pytest.raises(StoreUnavailable):
        lane.call("PING")
    await lane.stop()
    assert all(isinstance(reply.exception(), StoreUnavailable) for reply in waiting)


@pytest.mark.parametrize(
    "url", ["http://host", "redis://host:port", "redis://host:99999", "redis://[::1", "redis://host?no_such_option=1"]
)
def test_a_url_that_is_not_one_of_redis_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Store(url)


# --- time -------------------------------------------------------------------------------------------------------


async def timed(store: Store, number: int, now: int | None = None, alarm: int | None = None) -> Verdict:
    written = CommitData(b"entry", b"record", now, alarm)
    return (await store.rooms.commit(AT, 1, number, written, False)).verdict


SHARD = [keys.shard_of("room1")]


async def test_the_alarm_of_a_room_is_set_moved_and_removed_by_its_commits(store: Store) -> None:
    await timed(store, 0, alarm=5_000)
    assert await store.rooms.due_rooms(SHARD, 4_999) == []
    assert await store.rooms.due_rooms(SHARD, 5_000) == ["room1"]
    await timed(store, 1, alarm=7_000)
    assert await store.rooms.due_rooms(SHARD, 6_999) == []
    assert await store.rooms.due_rooms(SHARD, 7_000) == ["room1"]
    await timed(store, 2)
    assert await store.rooms.due_rooms(SHARD, 2**52) == []


async def test_a_commit_that_fails_leaves_the_alarm_as_it_was(store: Store) -> None:
    await timed(store, 0, alarm=5_000)
    assert await timed(store, 0, alarm=9_000) is Verdict.CONFLICT
    assert await timed(store, 1, now=5, alarm=9_000) is Verdict.SKEWED
    assert await store.rooms.due_rooms(SHARD, 5_000) == ["room1"]


async def test_all_shards_are_asked_for_what_is_due(store: Store) -> None:
    rooms = [f"r{number}" for number in range(20)]
    for room in rooms:
        await store.rooms.commit(room_keys(room), 1, 0, CommitData(b"e", b"r", None, 5_000), False)
    assert sorted(await store.rooms.due_rooms(list(range(keys.SHARDS)), 5_000)) == sorted(rooms)


@pytest.mark.parametrize(
    ("off", "verdict"),
    [
        (0, Verdict.COMMITTED),
        (1_500, Verdict.COMMITTED),
        (-200, Verdict.COMMITTED),  # the commit comes later than the heartbeat, by as much as the machine is slow
        (30_000, Verdict.SKEWED),
        (-2_500, Verdict.SKEWED),
    ],
)
async def test_a_commit_is_refused_if_its_node_is_wrong_about_the_time(
    store: Store, off: int, verdict: Verdict
) -> None:
    now = (await store.heartbeat(store.primaries[0], 0, 0, NEW)).now
    assert await timed(store, 0, now=now + off) is verdict
    assert (await store.rooms.read(AT) is not None) is (verdict is Verdict.COMMITTED)
