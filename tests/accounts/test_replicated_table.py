"""Rolls are the same on all nodes, also after the store has lost something."""

from collections.abc import Callable
from functools import partial

from botyard.accounts.replicated_table import ReplicatedTables
from botyard.store.keys import table_keys
from botyard.store.replicated_table import GENERATION_BYTES, TableChange, TableRead, TableStore
from botyard.store.store import Store
from tests.support.redis import RedisProcess


async def lose_hint(roll: str, topic: str) -> None:
    """Lose the hint that a table has changed."""


def note(heard: list[tuple[str, bytes | None]]) -> Callable[[str, bytes | None], None]:
    def listen(field: str, value: bytes | None) -> None:
        heard.append((field, value))

    return listen


async def test_a_change_of_a_node_reaches_the_other_node(store: Store) -> None:
    mine, others = ReplicatedTables(store, lose_hint).table("r"), ReplicatedTables(store, lose_hint).table("r")
    heard: list[tuple[str, bytes | None]] = []
    others.on_change(note(heard))
    await mine.put("ann", b"1")
    number = await mine.put("ben", b"2")
    assert (mine.get("ann"), mine.get("ben")) == (b"1", b"2")
    await others.refresh()
    assert (others.get("ann"), others.number) == (b"1", number)
    await mine.remove("ann")
    await mine.put("ben", b"3")
    await others.refresh()
    await others.refresh()
    assert (others.get("ann"), others.get("ben"), others.fields()) == (None, b"3", ["ben"])
    assert heard == [("ann", b"1"), ("ben", b"2"), ("ann", None), ("ben", b"3")]


async def test_numbers_rise_whatever_the_clock_says(store: Store) -> None:
    at = TableStore(store)
    numbers = [await at.put("r", str(one), b"") for one in range(20)]
    assert numbers == sorted(set(numbers))
    read = await at.read("r", numbers[-2])
    assert read == TableRead(numbers[-1], read.generation, [TableChange("19", b"", numbers[-1])])
    assert len(read.generation) == 2 * GENERATION_BYTES


async def test_expired_rows_are_removed(store: Store, redis: RedisProcess) -> None:
    at = TableStore(store)
    await at.put("r", "short", b"", kept=-1)
    number = await at.put("r", "long", b"", kept=60_000)
    read = await at.read("r", 0)
    assert read == TableRead(number, read.generation, [TableChange("long", b"", number)])


async def test_rows_that_the_store_has_lost_are_written_again(store: Store, redis: RedisProcess) -> None:
    mine, others = ReplicatedTables(store, lose_hint).table("r"), ReplicatedTables(store, lose_hint).table("r")
    await mine.put("ann", b"1")
    await mine.refresh()
    redis.ask("FLUSHALL")
    await others.put("ben", b"2")
    await mine.refresh()
    await others.refresh()
    for roll in (mine, others):
        assert (roll.get("ann"), roll.get("ben")) == (b"1", b"2")


async def test_a_loss_and_a_write_in_the_same_millisecond_are_noticed(store: Store, redis: RedisProcess) -> None:
    mine, others = ReplicatedTables(store, lose_hint).table("r"), ReplicatedTables(store, lose_hint).table("r")
    number = await mine.put("ann", b"1")
    await mine.refresh()
    redis.ask("FLUSHALL")
    await others.put("ben", b"2")
    restamp(redis, "ben", number)
    for roll in (mine, others, mine):
        await roll.refresh()
        await roll.refresh()
    for roll in (mine, others):
        assert (roll.get("ann"), roll.get("ben")) == (b"1", b"2")


async def test_a_roll_of_data_format_1_is_read_written_and_restored(store: Store, redis: RedisProcess) -> None:
    values, changes, _ = table_keys("r")
    redis.ask("HSET", values, "", "100 100", "ann", "1")
    redis.ask("ZADD", changes, "100", "ann")
    mine, others = ReplicatedTables(store, lose_hint).table("r"), ReplicatedTables(store, lose_hint).table("r")
    await mine.refresh()
    assert (mine.number, mine.get("ann")) == (100, b"1")
    await others.put("ben", b"2")
    await mine.refresh()
    assert (mine.get("ann"), mine.get("ben")) == (b"1", b"2")
    redis.ask("FLUSHALL")
    await others.put("cay", b"3")
    await mine.refresh()
    assert {change.field for change in (await TableStore(store).read("r", 0)).changes} == {"ann", "ben", "cay"}


def restamp(redis: RedisProcess, field: str, number: int) -> None:
    """Give the only change of the roll `r` a number, as if it had been made then."""
    values, changes, _ = table_keys("r")
    redis.ask("HSET", values, "", f"{number} {number}")
    redis.ask("ZADD", changes, str(number), field)


async def test_a_hint_is_given_after_the_write(store: Store) -> None:
    reader = TableStore(store)
    seen: list[int] = []

    async def hint(at: TableStore, roll: str, topic: str) -> None:
        assert (roll, topic) == ("r", "roll")
        seen.append((await at.read(roll, 0)).number)

    number = await ReplicatedTables(store, partial(hint, reader)).table("r").put("ann", b"")
    assert seen == [number]
