"""Rated matches and leaderboards as people meet them: only people with an account play for a rating."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest
import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.net.actions import leaderboards
from botyard.net.actions.matchmaking import Matchmaking
from botyard.people.blocks import Contact
from botyard.store import matchmaking_pools
from botyard.store.keys import pool_keys
from botyard.store.matchmaking_pools import MatchmakingPools
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.archive.matches import body_of, match, seat
from tests.net.browser import PASSWORD, Browser, guest, registered
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.slow

RATED = {"rated": True}
ENDS = count(1_000)
"""The times at which matches end."""


@pytest_asyncio.fixture
async def node(redis: RedisProcess, archive: MatchArchive) -> AsyncIterator[LiveNode]:
    """A node with the archive."""
    async with LiveNode(redis.url, archive=archive) as made:
        yield made


async def table(by: Browser, **fields: object) -> Answer:
    """The answer to the wish for a new table of two."""
    return await by.post("/api/rooms", id="c1", game=GAME, players=2, **fields)


async def quick(by: Browser, id: str = "q1") -> str:
    """The room of a quick match."""
    answer = await by.post("/api/quick", id=id, game=GAME, players=2)
    assert answer.status == 200, answer.body
    room: str = answer.json()["room"]
    return room


async def test_a_guest_neither_makes_nor_joins_a_rated_table(node: LiveNode) -> None:
    ann, ben, wes = await registered(node, "Ann"), await registered(node, "Ben"), await guest(node, "Wes")
    refused = await table(wes, settings=RATED)
    assert (refused.json()["code"], "register" in refused.json()["message"]) == (Code.NOT_REGISTERED, True)
    room = (await table(ann, settings=RATED)).json()["room"]
    join = {"type": "join", "id": "j1", "room": room}
    assert (await wes.post(f"/api/rooms/{room}/requests", **join)).json()["code"] == Code.NOT_REGISTERED
    assert (await ben.post(f"/api/rooms/{room}/requests", **join)).json()["type"] == "accepted"


async def test_an_offered_seat_of_a_rated_table_is_not_for_guests(node: LiveNode) -> None:
    ann, wes = await registered(node, "Ann"), await guest(node, "Wes")
    room = (await table(ann, settings=RATED)).json()["room"]
    path = f"/api/rooms/{room}/requests"
    await ann.post(path, type="offer_seat", id="o", seat=0)
    taken = await wes.post(path, type="answer_offer", id="a", offer=1, answer="accept")
    assert taken.json()["code"] == Code.NOT_REGISTERED
    asked = await ann.post(path, type="offer_seat", id="p", seat=0, identity=await identity_of(wes))
    declined = await wes.post(path, type="answer_offer", id="d", offer=2, answer="decline")
    assert (asked.json()["type"], declined.json()["type"]) == ("accepted", "accepted")


@pytest.mark.parametrize("kind", ["table", "quick"])
async def test_a_table_is_made_while_the_archive_is_away(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ann, ben = await registered(node, "Ann"), await registered(node, "Ben")

    async def away(*_: Any) -> None:
        raise ArchiveUnavailable("no route")

    for name in ("log", "ends", "match", "put", "id"):
        monkeypatch.setattr(archive, name, away)
    if kind == "table":
        assert (await table(ann, settings=RATED)).json()["type"] == "created"
        assert (await table(ann, settings=RATED)).json()["type"] == "created"
    else:
        assert await quick(ann) == await quick(ben)


async def test_quick_matches_of_accounts_are_rated_and_apart_from_those_of_guests(node: LiveNode) -> None:
    ann, ben = await registered(node, "Ann"), await registered(node, "Ben")
    wes, xia = await guest(node, "Wes"), await guest(node, "Xia")
    rated, casual = await quick(ann), await quick(wes)
    assert rated != casual
    assert (await quick(xia), await quick(ben)) == (casual, rated)
    for room, is_rated in ((rated, True), (casual, False)):
        loaded = await node.node.rooms.load(room)
        assert loaded is not None
        assert loaded.room.record.effective_settings == m.RoomSettings(rated=is_rated)


async def test_a_server_without_an_archive_has_no_rated_matches(redis: RedisProcess) -> None:
    async with LiveNode(redis.url) as bare:
        ann, wes = await registered(bare, "Ann"), await guest(bare, "Wes")
        refused, rooms = await table(ann, settings=RATED), (await quick(ann), await quick(wes))
    assert "keeps no ratings" in refused.json()["message"]
    assert rooms[0] == rooms[1]


# --- quick matches by strength ----------------------------------------------------------------------------------


async def strong(node: LiveNode, archive: MatchArchive, name: str, wins: int) -> Browser:
    """A person who has won so many rated matches."""
    person = await registered(node, name)
    me = await identity_of(person)
    for number in range(wins):
        await rate(archive, me, f"loser{number}", ended=next(ENDS))
    return person


async def waited(node: LiveNode, room: str, seconds: int, players: int = 2) -> None:
    """Let a room have waited for so long."""
    waits = pool_keys(f"{GAME}-{players}-none-rated")[2]
    points, start = (await node.node.store.call("HGET", waits, room)).split()
    await node.node.store.call("HSET", waits, room, f"{int(points)} {float(start) - seconds:.6f}")


async def seated(node: LiveNode, room: str) -> list[str]:
    """The names of the people in a room."""
    loaded = await node.node.rooms.load(room)
    assert loaded is not None
    return [one.name for one in loaded.room.record.seats if one is not None]


async def test_a_stronger_person_comes_to_the_table_of_another_once_it_has_waited_long_enough(
    node: LiveNode, archive: MatchArchive
) -> None:
    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    first, own = await quick(ann), await quick(ben)
    assert first != own
    await waited(node, first, 5)
    assert await quick(ben) == own
    await waited(node, first, 25)
    assert await quick(ann) == first  # the older table stays
    assert await quick(ben) == first
    assert (sorted(await seated(node, first)), await seated(node, own)) == (["Ann", "Ben"], [])
    assert (await quick(ann), await quick(ben)) == (first, first)  # also when they ask again after the start


async def test_every_table_is_in_reach_after_a_minute(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking_pools, "POINTS_PER_SECOND", 0)
    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    first, own = await quick(ann), await quick(ben)
    await waited(node, first, 40)
    assert await quick(ben) == own
    await waited(node, first, 20)
    assert await quick(ben) == first


async def test_a_person_gets_the_table_in_reach_that_has_waited_longest(node: LiveNode, archive: MatchArchive) -> None:
    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    cy, di = await strong(node, archive, "Cy", 6), await registered(node, "Di")
    weak, able = await quick(ann), await quick(ben)
    assert (await quick(cy), await quick(di)) == (able, weak)


async def test_people_of_larger_tables_gather_at_the_oldest(node: LiveNode, archive: MatchArchive) -> None:
    ann, ben, cy = await registered(node, "Ann"), await strong(node, archive, "Ben", 6), await registered(node, "Cy")

    async def ask(one: Browser) -> str:
        room: str = (await one.post("/api/quick", id="q", game=GAME, players=4)).json()["room"]
        return room

    first, own = await ask(ann), await ask(ben)
    assert (await ask(cy), own != first) == (first, True)
    await waited(node, first, 60, players=4)
    assert await ask(ben) == first
    assert await seated(node, first) == ["Ann", "Cy", "Ben"]


async def test_a_person_stays_where_they_wait_if_the_older_table_is_of_no_use(
    node: LiveNode, archive: MatchArchive
) -> None:
    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    first, own = await quick(ann), await quick(ben)
    await waited(node, first, 60)
    await node.node.contacts.blocks.block(await identity_of(ann), Contact(await identity_of(ben), "Ben", 0))
    assert await quick(ben) == own
    assert (await seated(node, first), await seated(node, own)) == (["Ann"], ["Ben"])


async def test_a_wait_goes_on_if_the_older_table_is_taken_first(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    first, own = await quick(ann), await quick(ben)
    await waited(node, own, 30)
    await waited(node, first, 60)
    leave, cy = Matchmaking._leave, await registered(node, "Cy")

    async def leave_late(*what: Any) -> Any:
        left = await leave(*what)
        await cy.post(f"/api/rooms/{first}/requests", type="join", id="j", room=first)
        return left

    monkeypatch.setattr(Matchmaking, "_leave", leave_late)
    pools, pool, me = MatchmakingPools(node.node.store), f"{GAME}-2-none-rated", await identity_of(ben)
    waiting = await pools.last_sent(pool, me)
    third = await quick(ben)
    assert third not in (first, own)
    assert await seated(node, first) == ["Ann", "Cy"]
    assert waiting is not None
    assert await pools.last_sent(pool, me) == (third, waiting[1])


async def test_people_of_all_strengths_who_ask_again_at_once_each_get_one_seat(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await strong(node, archive, f"Person{number}", number) for number in range(8)]
    await asyncio.gather(*(quick(one) for one in people))
    monkeypatch.setattr(matchmaking_pools, "ALL_AFTER_SECONDS", 0)
    monkeypatch.setattr(matchmaking_pools, "TRIED_AGAIN_SECONDS", 0)
    async with asyncio.timeout(60):
        rooms: Counter[str] = Counter()
        while set(rooms.values()) != {2}:
            rooms = Counter(await asyncio.gather(*(quick(one) for one in people)))
    for room in rooms:
        assert len(await seated(node, room)) == 2
        await node.node.lobby.update(room)
    for one in people:
        mine = (await one.ask("GET", "/api/me/matches")).json()["matches"]
        assert [match["room"]["status"] for match in mine] == ["playing"]


async def test_people_count_as_beginners_while_the_archive_is_away(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise ArchiveUnavailable("away")

    ann, ben = await registered(node, "Ann"), await strong(node, archive, "Ben", 6)
    monkeypatch.setattr(archive, "ratings_of", away)
    assert await quick(ann) == await quick(ben)


# --- leaderboards -----------------------------------------------------------------------------------------------


async def identity_of(browser: Browser) -> str:
    """The identity of the person at a browser."""
    me = (await browser.ask("GET", "/api/me")).json()
    identity: str = me["identity"]
    return identity


async def board(by: Browser, query: str = "") -> dict[str, Any]:
    """A leaderboard as a person gets it."""
    answer = await by.ask("GET", f"/api/ratings/{GAME}{query}")
    assert answer.status == 200, answer.body
    return dict(answer.json())


def names(shown: dict[str, Any]) -> list[str]:
    """The names of a leaderboard, in its order."""
    return [one["name"] for one in shown["players"]]


async def rate(archive: MatchArchive, *people: str, ended: int, clock: str = "") -> None:
    """Put a rated match that the first of some people has won."""
    seats = [seat(place, one, place + 1, identity=one) for place, one in enumerate(people)]
    made = match(f"r{ended}", ended, *seats, rated=True, game=GAME, clock=clock)
    await archive.put(made, body_of(made.room))


def now() -> int:
    """The time in ms since 1970."""
    return int(time.time() * 1000)


async def test_a_leaderboard_has_names_places_and_whether_a_rating_is_provisional(
    node: LiveNode, archive: MatchArchive
) -> None:
    ann, ben, eve = await registered(node, "Ann"), await registered(node, "Ben"), await guest(node, "Eve")
    me = await identity_of(ann)
    for number in range(10):
        await rate(archive, me, await identity_of(ben), ended=1_000 + number)
    await ann.done("/api/me/name", name="Anna")
    shown = await board(ann)
    assert names(shown) == ["Anna", "Ben"]
    assert [one["place"] for one in shown["players"]] == [1, 2]
    assert (shown["own"]["points"], shown["own"]["place"]) == (shown["players"][0]["points"], 0)
    assert (shown["own"]["matches"], shown["own"]["provisional"], shown["next"]) == (10, False, None)
    assert shown["own"]["points"] > shown["players"][1]["points"]
    assert (await board(eve))["own"] is None
    assert (await board(ann, "?tempo=slow"))["players"] == []


async def test_levels_of_bots_are_marked(node: LiveNode, archive: MatchArchive) -> None:
    ann = await registered(node, "Ann")
    bot = seat(1, "Cog", 2, bot="greedy")
    one = match("r1", 5_000, seat(0, "Ann", 1, identity=await identity_of(ann)), bot, rated=True, game=GAME)
    await archive.put(one, body_of("r1"))
    assert [(one["name"], one["bot"]) for one in (await board(ann))["players"]] == [("Ann", None), ("", "greedy")]


async def test_leaderboards_are_of_all_of_this_month_and_of_friends(node: LiveNode, archive: MatchArchive) -> None:
    ann, ben, cy, di = [await registered(node, name) for name in ("Ann", "Ben", "Cy", "Di")]
    ids = [await identity_of(one) for one in (ann, ben, cy, di)]
    await rate(archive, ids[0], ids[1], ended=1_000)
    await rate(archive, ids[2], ids[3], ended=now())
    assert sorted(names(await board(ann))) == ["Ann", "Ben", "Cy", "Di"]
    assert names(await board(ann, "?scope=month")) == ["Cy", "Di"]
    assert names(await board(ann, "?scope=friends")) == ["Ann"]
    for one, other in ((ann, ids[3]), (di, ids[0])):
        await one.done("/api/me/friends", identity=other, name="x")
    assert names(await board(ann, "?scope=friends")) == ["Ann", "Di"]


async def test_pages_go_on_where_the_page_before_has_ended(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboards, "PAGE", 2)
    people = [await registered(node, f"Person{number}") for number in range(5)]
    ids = [await identity_of(one) for one in people]
    for number, one in enumerate(ids[1:]):
        await rate(archive, ids[number], one, ended=1_000 + number)
    page = await board(people[0])
    listed = page["players"]
    while page["next"]:
        page = await board(people[0], f"?after={page['next']}")
        listed += page["players"]
    assert [one["place"] for one in listed] == [1, 2, 3, 4, 5]
    assert len({one["identity"] for one in listed}) == 5


async def test_people_off_leaderboards_are_in_no_list_of_others(node: LiveNode, archive: MatchArchive) -> None:
    ann, ben = await registered(node, "Ann"), await registered(node, "Ben")
    ids = [await identity_of(one) for one in (ann, ben)]
    await rate(archive, *ids, ended=1_000)
    people = f"/people?ids={','.join(ids)},bot:greedy,nonsense"
    assert sorted(names(await board(ben, people))) == ["Ann", "Ben"]
    await archive.set_listed(ids[0], False)
    assert names(await board(ben, people)) == names(await board(ben)) == ["Ben"]
    assert (await board(ann))["own"]["matches"] == 1
    await ben.done("/api/me/delete", password=PASSWORD)
    assert names(await board(ann)) == []


async def test_a_profile_that_was_hidden_before_there_was_this_archive_is_in_no_list(
    node: LiveNode, archive: MatchArchive
) -> None:
    ann, ben = await registered(node, "Ann"), await registered(node, "Ben")
    ids = [await identity_of(one) for one in (ann, ben)]
    await ann.ask("PUT", "/api/me/profile", readers="friends")
    await archive.set_listed(ids[0], True)  # as another archive has it, or an older backup
    await rate(archive, *ids, ended=1_000)
    assert names(await board(ben)) == names(await board(ben, f"/people?ids={','.join(ids)}")) == ["Ben"]
    assert (await board(ann))["own"]["matches"] == 1
    await ann.done("/api/me/friends", identity=ids[1], name="x")
    await ben.done("/api/me/friends", identity=ids[0], name="x")
    assert names(await board(ben, "?scope=friends")) == ["Ann", "Ben"]


async def test_a_wrong_question_for_ratings_is_refused(node: LiveNode) -> None:
    wes = Browser(node)
    for path, code in {
        "/api/ratings/chess": Code.UNKNOWN_GAME,
        f"/api/ratings/{GAME}?tempo=fast": Code.INVALID_FIELD,
        f"/api/ratings/{GAME}?scope=enemies": Code.INVALID_FIELD,
        f"/api/ratings/{GAME}?after=1.2": Code.INVALID_FIELD,
        f"/api/ratings/{GAME}?scope=friends": Code.NO_IDENTITY,
    }.items():
        assert (await wes.ask("GET", path)).json()["code"] == code


async def test_ratings_are_unavailable_while_the_archive_is_away(
    node: LiveNode, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise ArchiveUnavailable("away")

    monkeypatch.setattr(archive, "leaderboard", away)
    monkeypatch.setattr(archive, "ratings_of", away)
    for path in ("", "/people?ids=a"):
        assert (await Browser(node).ask("GET", f"/api/ratings/{GAME}{path}")).status == 503


async def test_a_server_without_an_archive_has_empty_leaderboards(redis: RedisProcess) -> None:
    async with LiveNode(redis.url) as bare:
        answers = [await board(Browser(bare), query) for query in ("", "/people?ids=a")]
    assert [answer["players"] for answer in answers] == [[], []]
