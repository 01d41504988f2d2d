"""No single user fills the lobby."""

from contextlib import AsyncExitStack

from botyard.lobby.fairness import rooms_behind
from botyard_protocol import messages as m
from tests.net.transport.test_rate_limits import ONE, TWO, proxied
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.redis import RedisProcess
from tests.support.waiting import until


def ordered(makers: dict[str, list[str]]) -> str:
    """The rooms of these makers, each called by one letter, in their fair order."""
    behind = rooms_behind(makers.items())
    return "".join(sorted(makers, key=lambda room: room in behind))


def test_three_rooms_of_a_user_may_precede_those_of_others() -> None:
    assert ordered({"a": ["ann"], "b": ["ann"], "c": ["ann"], "d": ["ann"], "e": ["ben"]}) == "abced"
    assert ordered({room: ["ann"] for room in "abcdef"}) == "abcdef"
    assert ordered({room: [] for room in "abcdef"}) == "abcdef", "the creators of rooms of earlier releases are unknown"


def test_twelve_rooms_of_an_address_may_precede_those_of_others() -> None:
    crowd = {room: [f"guest {room}", "one"] for room in "abcdefghijklmno"}
    assert ordered(crowd | {"z": ["ben", "two"]}) == "abcdefghijklzmno"
    network = {chr(ord("A") + place): [f"guest {place}", f"net {place}", "wide"] for place in range(55)}
    assert ordered(network | {"z": ["ben", "two"]}).index("z") == 48


async def test_the_rooms_of_one_address_do_not_push_out_those_of_others(redis: RedisProcess) -> None:
    async with proxied(redis) as node, AsyncExitStack() as stack:
        rooms = dict[str, list[str]]()
        for name in ("Eva", "Ann", "Ben", "Cay", "Dan"):
            headers, count = (TWO, 1) if name == "Eva" else (ONE, 6)
            guest = await stack.enter_async_context(Client(node.port, node.token(name), headers=headers))
            await guest.hello()
            answers = [await guest.ask(lambda id: m.CreateRoom(id, GAME, 2)) for _ in range(count)]
            rooms[name] = [answer.room for answer in answers]
        listing = node.node.room_list

        await until(lambda: redis.ask("HLEN", "botyard:lobby") == b":25\r\n")
        await listing.refresh()
        listed = [room.id for room in listing.in_order()]
        assert len(listed) == 25
        assert listed.index(rooms["Eva"][0]) <= 12
        assert len([room for room in listed[:13] if room in rooms["Ann"]]) <= 3
        body = (await node.http("GET", "/api/rooms")).body
        assert b"203.0.113" not in body
        makers = redis.ask("HGETALL", "{botyard:lobby}:makers").decode().split()
        assert not [word for word in makers if len(word) == 24 and word.encode() in body]
