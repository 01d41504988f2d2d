"""How a node starts while Redis is not well."""

import pytest

from server.app import Node
from server.settings import Settings
from server.store import subscriber
from server.store.store import Store
from tests.support.redis import RedisProcess
from tests.support.waiting import until


async def test_a_node_starts_though_its_first_subscription_is_not_confirmed(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "CONNECT_SECONDS", 0.05)
    store = Store(redis.url)
    store.start()
    store.url = "unix:///nowhere"  # for the subscriber alone
    node = Node(store, b"k" * 32, Settings(port=0))
    application = node.application()
    async with application.router.lifespan_context(application):
        assert not node.subscriber.alive
        node.subscriber._url = redis.url
        await until(lambda: node.subscriber.alive)  # it is heard as soon as it can be
    await store.stop()
