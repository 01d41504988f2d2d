"""Rated matches and leaderboards as people meet them: only people with an account play for a rating."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.sqlite import SqliteDatabase
from botyard.net.actions import leaderboards
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.archive.matches import body_of, match, seat
from tests.net.browser import PASSWORD, Browser, guest, registered
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

RATED = {"rated": True}


@pytest_asyncio.fixture
async def archive(tmp_path: Path) -> AsyncIterator[MatchArchive]:
    """An empty archive."""
    made = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture
async def node(redis: RedisProcess, archive: MatchArchive) -> AsyncIterator[LiveNode]:
    """A node with the archive."""
    made = LiveNode(redis.url, archive=archive)
    await made.start()
    yield made
    await made.end()


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
    bare = LiveNode(redis.url)
    await bare.start()
    ann, wes = await registered(bare, "Ann"), await guest(bare, "Wes")
    refused, rooms = await table(ann, settings=RATED), (await quick(ann), await quick(wes))
    await bare.end()
    assert "keeps no ratings" in refused.json()["message"]
    assert rooms[0] == rooms[1]


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
    bare = LiveNode(redis.url)
    await bare.start()
    answers = [await board(Browser(bare), query) for query in ("", "/people?ids=a")]
    await bare.end()
    assert [answer["players"] for answer in answers] == [[], []]
