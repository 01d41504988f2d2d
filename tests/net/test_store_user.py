"""A user of Redis who has only the keys and channels that the operators' page names."""

import re
from pathlib import Path

from botyard_protocol import messages as m
from tests.net.browser import registered
from tests.net.table import Table, start_match
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

OPERATIONS = Path(__file__).parents[2] / "docs/operations.md"


def rules() -> list[str]:
    """The rules of the user in the document."""
    found = re.search(r"ACL SETUSER botyard (.*)", OPERATIONS.read_text())
    assert found is not None
    return found[1].split()


async def test_the_documented_user_of_redis_may_do_all_that_the_service_does(redis: RedisProcess) -> None:
    assert redis.ask("ACL", "SETUSER", "botyard", *rules()) == b"+OK\r\n"
    redis.ask("ACL", "LOG", "RESET")
    node = LiveNode(redis.url.replace("unix://", "unix://botyard:PASSWORD@"))
    await node.start()
    try:
        async with Table() as table:
            ann, ben, cid = [await table.guest(node, name) for name in ("Ann", "Ben", "Cid")]
            await cid.ask(m.EnterLobby)
            room = await start_match(ann, ben)
            await ann.ask(lambda id: m.EnterChat(id, m.ChatPlace.LOBBY))
            await ann.ask(lambda id: m.Say(id, m.ChatPlace.LOBBY, "Hello"))
            await cid.ask(lambda id: m.QuickMatch(id, "twin_tin_bots", 2))
            await ann.ask(lambda id: m.Resign(id, 0))
        dot = await registered(node, "Dot")
        await dot.ask("GET", "/api/inbox")
        assert (await node.http("GET", f"/api/match/{room}")).status == 200
        assert (await node.http("GET", "/readyz")).status == 200
    finally:
        await node.end()
        denied = redis.ask("ACL", "LOG")
        redis.ask("ACL", "DELUSER", "botyard")
    assert denied == b"*0\r\n", denied
