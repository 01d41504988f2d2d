"""The service runs on each supported engine: its scripts, its publications, and what it makes of a restart."""

from collections.abc import Iterator

import pytest

from botyard.store import keys
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Head, Verdict
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from tests.support.debian import redis7, redis8
from tests.support.redis import DURABLE, RedisProcess, connected
from tests.support.waiting import until

AT = room_keys("room")
PROGRAMS = {"Valkey 9": lambda: None, "Redis 7": redis7, "Redis 8": redis8}


@pytest.fixture(params=PROGRAMS)
def engine(request: pytest.FixtureRequest) -> Iterator[RedisProcess]:
    """A server of each engine: the carried one, and Debian's, of which one machine may have only some."""
    made = RedisProcess(PROGRAMS[request.param](), **DURABLE)
    made.start()
    yield made
    made.remove()


async def commit(store: Store, number: int) -> Verdict:
    written = CommitData(b"entry%d" % number, b"record", alarm=7)
    done = await store.rooms.commit(AT, 1, number, written, True)
    return done.verdict


async def test_a_room_is_played_published_packed_and_read_again(engine: RedisProcess) -> None:
    heard: list[bytes] = []
    async with connected(engine.url) as store:
        subscriber = Subscriber(store.topology, lambda _, message: heard.append(message), lambda: None)
        await subscriber.start()
        await subscriber.subscribe(AT.channel)
        assert [await commit(store, number) for number in (0, 0, 1)] == [
            Verdict.COMMITTED,
            Verdict.CONFLICT,
            Verdict.COMMITTED,
        ]
        await until(lambda: heard == [b"entry0", b"entry1"])
        assert await store.rooms.entries(AT, 1, 2) == heard
        assert await store.rooms.due_rooms(range(keys.SHARDS), 8) == ["room"]
        packed = ArchivedRoom.of(1, 2, ArchiveReason.FINISHED, b"body")
        assert await store.rooms.archive(AT, packed)
        assert await store.rooms.read(AT) == packed
        await subscriber.stop()


@pytest.mark.parametrize(("options", "epoch"), [(DURABLE, 1), ({**DURABLE, "appendfsync": "everysec"}, 2)])
async def test_a_restart_keeps_the_epoch_only_where_nothing_can_be_lost(
    engine: RedisProcess, options: dict[str, str], epoch: int
) -> None:
    for name, value in options.items():
        engine.ask("CONFIG", "SET", name, value)
    async with connected(engine.url) as store:
        await commit(store, 0)
        run = store.run
        await until(lambda: b"entry0" in log_of(engine))
        engine.kill()
        engine.start()
        await until(lambda: store.run not in {None, run})
        head = await store.rooms.read(AT)
        assert isinstance(head, Head)
        assert (head.epoch, head.number) == (epoch, 1)
        assert await commit(store, 1) is (Verdict.COMMITTED if epoch == 1 else Verdict.CONFLICT)


def log_of(engine: RedisProcess) -> bytes:
    """The append-only files of the server."""
    return b"".join(file.read_bytes() for file in (engine.directory / "appendonlydir").glob("*.aof"))
