"""What the store does, it does on one Redis, and on clusters of both kinds of publishing."""

import pytest

from tests.support.cluster import RedisCluster
from tests.support.redis import RedisProcess


@pytest.fixture(params=["old", "new"])
def cluster(request: pytest.FixtureRequest) -> RedisCluster:
    """An empty cluster."""
    made: RedisCluster = request.getfixturevalue(f"{request.param}_cluster")
    made.ask("FLUSHALL")
    return made


@pytest.fixture(params=["one", "old", "new"])
def redis(request: pytest.FixtureRequest) -> RedisProcess | RedisCluster:
    """An empty Redis of any kind."""
    name = "redis_process" if request.param == "one" else f"{request.param}_cluster"
    made: RedisProcess | RedisCluster = request.getfixturevalue(name)
    made.ask("FLUSHALL")
    return made
