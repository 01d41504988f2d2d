"""The players of the long match answer as many choices as they are asked to."""

from io import StringIO

import pytest

from bench.long_match import play
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.slow


async def test_so_many_commands_are_played_as_each_line_says(redis: RedisProcess) -> None:
    node = LiveNode(redis.url)
    await node.start()
    try:
        out = StringIO()
        await play(f"http://127.0.0.1:{node.port}", StringIO("3\n9\n"), out)
        room, *numbers = out.getvalue().split()
        first, last = map(int, numbers)
        assert last - first == 9
        answer = await node.http("GET", f"/api/rooms/{room}", b"")
        assert answer.status == 200
    finally:
        await node.end()
