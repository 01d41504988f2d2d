"""Every node knows who is connected to any of them, also after lost changes, a dead node, and an emptied Redis."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from botyard import background_tasks
from botyard.background_tasks import cancel_all
from botyard.people import online as module
from botyard.people.online import OnlineUsers
from botyard.store import online as store_module
from botyard.store.keys import ONLINE_CHANNEL
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard_protocol.messages import Attendance
from tests.support.redis import RedisProcess
from tests.support.waiting import until

HERE, AWAY, OFFLINE = Attendance


class Member:
    """The connected users as one node knows them."""

    def __init__(self, store: Store) -> None:
        self.online = OnlineUsers(store)
        self.subscriber = Subscriber(store.topology, lambda _, message: self.online.on_message(message), lambda: None)

    async def start(self, listening: bool = True) -> None:
        await self.subscriber.start()
        if listening:
            await self.subscriber.subscribe(ONLINE_CHANNEL)
        await self.online.start()

    async def stop(self) -> None:
        await self.online.stop()
        await self.subscriber.stop()

    async def die(self) -> None:
        """End without a word, as a killed process does."""
        await cancel_all(self.online._tasks)
        await self.subscriber.stop()


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BATCH_SECONDS", 0.01)
    monkeypatch.setattr(module, "LEAVING_SECONDS", 0.05)
    monkeypatch.setattr(module, "RENEW_SECONDS", 0.05)


@pytest_asyncio.fixture
async def pair(store: Store) -> AsyncIterator[tuple[Member, Member]]:
    """Two nodes on one Redis."""
    one, two = Member(store), Member(store)
    await one.start()
    await two.start()
    yield one, two
    await one.stop()
    await two.stop()


async def test_each_node_knows_the_users_of_the_other(pair: tuple[Member, Member]) -> None:
    one, two = (member.online for member in pair)
    one.set_state("ann", HERE)
    assert one.state("ann") is HERE
    await until(lambda: two.state("ann") is HERE)
    one.set_state("ann", AWAY)
    await until(lambda: two.state("ann") is AWAY)
    two.set_state("ann", HERE)  # another device
    await until(lambda: one.state("ann") is HERE)
    assert await two.states(["ann", "ben"]) == {"ann": HERE, "ben": OFFLINE}
    two.set_state("ann", OFFLINE)
    await until(lambda: one.state("ann") is AWAY)
    one.set_state("ann", OFFLINE)
    await until(lambda: two.state("ann") is OFFLINE and one.state("ann") is OFFLINE)
    assert one.left_at("ann") is not None
    assert one.left_at("ben") is None


async def test_a_page_that_loads_again_is_no_absence(pair: tuple[Member, Member]) -> None:
    one, two = (member.online for member in pair)
    heard: list[Attendance] = []
    two.on_changes(lambda identity, state: heard.append(state) if identity == "ann" else None)
    one.set_state("ann", HERE)
    await until(lambda: heard)
    one.set_state("ann", OFFLINE)
    one.set_state("ann", HERE)
    one.set_state("ben", HERE)
    await until(lambda: two.state("ben") is HERE)
    assert heard == [HERE]


async def test_changes_whose_write_has_failed_are_written_without_a_new_one(
    pair: tuple[Member, Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = (member.online for member in pair)
    put = one._store.put

    async def broken(*_: object) -> int:
        monkeypatch.setattr(one._store, "put", put)
        raise ValueError("a batch cannot be packed")

    monkeypatch.setattr(background_tasks, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(one._store, "put", broken)
    one.set_state("ann", HERE)
    await until(lambda: two.state("ann") is HERE)


async def test_changes_behind_one_at_which_a_listener_fails_are_read_again(pair: tuple[Member, Member]) -> None:
    one, two = (member.online for member in pair)
    failed = list[str]()

    def listener(identity: str, _: Attendance) -> None:
        if not failed:
            failed.append(identity)
            raise ValueError("a listener that fails")

    two.on_changes(listener)
    one.set_state("ann", HERE)
    one.set_state("ben", HERE)
    await until(lambda: two.state("ann") is HERE and two.state("ben") is HERE)
    assert failed == ["ann"]


async def test_lost_changes_are_read_again(store: Store, pair: tuple[Member, Member]) -> None:
    unsubscribed = Member(store)
    await unsubscribed.start(listening=False)
    pair[0].online.set_state("ann", HERE)
    await until(lambda: unsubscribed.online.state("ann") is HERE)
    pair[0].online.set_state("ann", OFFLINE)
    await until(lambda: unsubscribed.online.state("ann") is OFFLINE)
    await unsubscribed.stop()


async def test_users_of_a_dead_node_leave(
    store: Store, pair: tuple[Member, Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "NODE_MS", 300)
    dead = Member(store)
    await dead.start()
    dead.online.set_state("ann", HERE)
    await until(lambda: all(member.online.state("ann") is HERE for member in pair))
    await dead.die()
    await until(lambda: all(member.online.state("ann") is OFFLINE for member in pair))
    late = Member(store)
    await late.start()
    late.online.set_state("cleo", HERE)
    await until(lambda: pair[0].online.state("cleo") is HERE)
    await late.stop()
    await until(lambda: pair[0].online.state("cleo") is OFFLINE)  # a node that stops says so


async def test_a_new_node_knows_who_left_shortly_before(store: Store, pair: tuple[Member, Member]) -> None:
    pair[0].online.set_state("ann", HERE)
    pair[0].online.set_state("ben", HERE)
    await until(lambda: pair[1].online.state("ben") is HERE)
    pair[0].online.set_state("ann", OFFLINE)
    await until(lambda: pair[1].online.state("ann") is OFFLINE)
    late = Member(store)
    await late.start()
    assert late.online.state("ben") is HERE
    left, known = late.online.left_at("ann"), pair[0].online.left_at("ann")
    assert left is not None
    assert known is not None
    assert abs(left - known) < 5
    await late.stop()


async def test_an_emptied_store_is_filled_again(redis: RedisProcess, store: Store, pair: tuple[Member, Member]) -> None:
    pair[0].online.set_state("ann", HERE)
    await until(lambda: pair[1].online.state("ann") is HERE)
    redis.ask("FLUSHALL")
    late = Member(store)
    await late.start()
    await until(lambda: late.online.state("ann") is HERE)
    await until(lambda: pair[1].online.state("ann") is HERE)  # it may have found an empty store
    await late.stop()


async def test_a_node_that_counts_its_changes_anew_is_read_again(
    redis: RedisProcess, pair: tuple[Member, Member]
) -> None:
    one, two = (member.online for member in pair)
    one.set_state("ann", HERE)
    await until(lambda: two.state("ann") is HERE)
    redis.ask("FLUSHALL")
    one._version = 0  # as after a look at the store, which the other node has not yet taken
    one.set_state("ben", HERE)
    await until(lambda: two.state("ben") is HERE)


async def test_a_user_who_only_sends_requests_counts_for_a_while(
    pair: tuple[Member, Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ACTIVITY_SECONDS", 3_600.0)
    pair[0].online.note_activity("ann")
    await until(lambda: pair[1].online.state("ann") is HERE)
    monkeypatch.setattr(module, "ACTIVITY_SECONDS", 0.0)
    pair[0].online.note_activity("ann")  # the last request counts
    await until(lambda: pair[1].online.state("ann") is OFFLINE)
