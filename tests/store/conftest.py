"""The store runs on one server and on clusters, of Valkey and of Redis. Each kind of each is met by some tests."""

import pytest

from tests.support.cluster import RedisCluster
from tests.support.redis import RedisProcess


@pytest.fixture(params=["valkey", "redis7"])
def cluster(request: pytest.FixtureRequest) -> RedisCluster:
    """An empty cluster."""
    made: RedisCluster = request.getfixturevalue(f"{request.param}_cluster")
    made.ask("FLUSHALL")
    return made


@pytest.fixture(params=["one", "cluster"])
def redis(request: pytest.FixtureRequest) -> RedisProcess | RedisCluster:
    """An empty store: the carried Valkey alone, or a cluster of Redis 7."""
    name = "redis_process" if request.param == "one" else "redis7_cluster"
    made: RedisProcess | RedisCluster = request.getfixturevalue(name)
    made.ask("FLUSHALL")
    return made
