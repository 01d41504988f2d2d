"""Timelines over HTTP: what each audience was sent, and other viewpoints only of finished matches."""

import gzip
import random
from functools import partial
from itertools import pairwise
from typing import Any

import orjson
import pytest

from botyard.client.folds import FOLDS, fold
from botyard.net.actions import room_reads
from botyard.replay import log_replay
from botyard.rooms import commit_plan
from botyard.rooms.record import Entry
from botyard.rooms.sight.projection import event_frame
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding, from_object
from botyard_protocol.codes import Code
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import to_named
from botyard_protocol.scoping import typed
from tests.games.players import PLAYERS
from tests.net.fanout.test_delayed import START, due_number, start_delayed
from tests.net.table import Table, join, last_number, move, open_choices, start_match, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.waiting import until

ALL_GAMES = ("twin_tin_bots", "robot_master", GAME)


async def ask(node: LiveNode, room: str, token: str = "", query: str = "") -> Answer:
    """The answer to a request for a timeline, by the owner of a token."""
    shown = {"authorization": f"Bearer {token}"} if token else {}
    return await node.http("GET", f"/api/match/{room}/timeline{query}", b"", **shown)


async def timeline(node: LiveNode, room: str, token: str = "", query: str = "") -> Any:
    """A timeline, as plain data."""
    answer = await ask(node, room, token, query)
    assert answer.status == 200, answer.body
    return answer.json()


async def refusal(node: LiveNode, room: str, token: str = "", query: str = "") -> tuple[int, str]:
    """Status and code of a refusal."""
    answer = await ask(node, room, token, query)
    return answer.status, answer.json()["code"]


async def view_of(guest: Client) -> Any:
    """The game as a guest may know it now."""
    former = len(guest.all(m.Snapshot))
    await guest.send(m.GetSnapshot("look"))
    await until(lambda: len(guest.all(m.Snapshot)) > former)
    return guest.all(m.Snapshot)[-1].view


def _is_up_to(guest: Client, number: int) -> bool:
    return last_number(guest) == number


async def play(players: dict[int, Client], game: str, moves: int) -> None:
    """Answer open choices at random, as many as there are."""
    rng = random.Random(game)
    for _ in range(moves):
        if not open_choices(players[0]):
            return
        choice = open_choices(players[0])[0]
        answer = PLAYERS[game](rng, choice, await view_of(players[choice.seat]))
        await move(players, partial(_made, answer))


def _made(answer: Any, _: Any) -> Any:
    return answer


def sent(guest: Client, after: int) -> list[bytes]:
    """The bytes of the event frames that a guest got over its socket, after an entry."""
    frames = zip(guest.heard, guest.raw, strict=True)
    return [raw for one, raw in frames if isinstance(one, m.EventFrame) and one.number > after]


def folded(game: str, answer: Any) -> Any:
    """The view after all frames of a timeline, as a client folds them."""
    schema = schema_of(game)
    assert schema is not None
    found = from_object(typed(m.Snapshot, schema), answer["start"] | {"room": answer["room"], "audience": []}, game)
    view: Any = found.view
    for one in answer["frames"]:
        view = fold(view, from_object(typed(m.EventFrame, schema), one, game).events)
    return view


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_every_audience_gets_what_its_socket_got_and_later_each_viewpoint(
    node: LiveNode, other: LiveNode, game: str
) -> None:
    async with Table() as table:
        tokens = {name: node.token(name) for name in ("Ann", "Ben", "Wes")}
        people = {name: await table.again(node, token, Encoding.JSON) for name, token in tokens.items()}
        ann, ben, wes = people.values()
        room = await start_match(ann, ben, game=game)
        start = (await watch(wes, room)).number
        begins = {name: to_named(guest.all(m.Snapshot)[-1])["view"] for name, guest in people.items()}
        await play({0: ann, 1: ben}, game, 10)
        for name, guest in people.items():
            await until(partial(_is_up_to, guest, last_number(ann)))
            answer = await ask(other, room, tokens[name])
            made = answer.json()
            assert (made["start"]["number"], made["start"]["view"]) == (start, begins[name]), name
            assert made["viewpoints"] == []
            assert not made["more"]
            assert made["frames"] == [orjson.loads(raw) for raw in sent(guest, start)], name
            assert b'"frames":[' + b",".join(sent(guest, start)) + b"]" in answer.body
            foreign = {"0", "1", "spectator"} - {{"Ann": "0", "Ben": "1", "Wes": "spectator"}[name]}
            for viewpoint in foreign:
                refused = await refusal(other, room, tokens[name], f"?as={viewpoint}")
                assert refused == (409, Code.NOT_FINISHED), (name, viewpoint)
        await play({0: ann, 1: ben}, game, 20)
        if open_choices(ann):
            await ann.ask(lambda id: m.Resign(id, 0))
        for name, viewpoint in (("Ann", "0"), ("Ben", "1"), ("Wes", "spectator")):
            guest = people[name]
            view = await view_of(guest)
            seen = await timeline(other, room, query=f"?as={viewpoint}")
            assert seen["viewpoints"] == [0, 1]
            assert seen["start"]["view"] == begins[name], name
            assert seen["frames"] == [orjson.loads(raw) for raw in sent(guest, start)], name
            if game in FOLDS:
                assert folded(game, seen) == view, name


async def test_pages_follow_each_other_and_each_begins_with_the_room_after_an_entry(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_reads, "TIMELINE_ENTRIES", 4)
    monkeypatch.setattr(log_replay, "CHECKPOINT_ENTRIES", 3)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game="robot_master")
        await play({0: ann, 1: ben}, "robot_master", 9)
        newest = last_number(ann)
        pages = [await timeline(node, room)]
        while pages[-1]["more"]:
            pages.append(await timeline(node, room, query=f"?from={pages[-1]['frames'][-1]['number']}"))
        assert [one["number"] for page in pages for one in page["frames"]] == list(range(START + 1, newest + 1))
        assert {page["number"] for page in pages} == {newest}
        for former, page in pairwise(pages):
            assert to_named(folded("robot_master", former)) == page["start"]["view"]
        alone = await timeline(node, room, query=f"?from={START + 2}")
        assert alone["start"]["number"] == START + 2
        assert (await timeline(node, room, query="?from=1"))["start"]["number"] == START
        after_all = await timeline(node, room, query="?from=999999")
        assert (after_all["start"]["number"], after_all["frames"], after_all["more"]) == (newest, [], False)


async def test_delayed_spectators_get_no_entry_that_is_not_due(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token, Encoding.JSON), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        for _ in range(8):
            await move({0: ann, 1: ben})
        due, head = due_number(last_number(ann), 2), last_number(ann)
        answer = await ask(other, room, other.token("Wes"))
        assert (answer.json()["number"], answer.json()["frames"][-1]["number"]) == (due, due)
        assert not any(raw in answer.body for raw in sent(ann, due))
        assert (await timeline(other, room, token, f"?from={head}"))["start"]["number"] == head  # which the node keeps
        assert (await timeline(other, room, query="?from=999"))["start"]["number"] == due
        assert (await refusal(other, room, query="?as=0")) == (409, Code.NOT_FINISHED)
        assert (await timeline(other, room, token))["number"] == head
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await timeline(other, room, query="?as=0"))["number"] == head + 1


async def test_an_end_is_as_late_as_the_rest(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=600), ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        late = await timeline(node, room)
        assert (late["number"], late["viewpoints"], late["room"]["status"]) == (START, [], "playing")
        assert (await refusal(node, room, query="?as=0")) == (409, Code.NOT_FINISHED)
        assert (await timeline(node, room, token, "?as=1"))["viewpoints"] == [0, 1]


async def test_matches_that_may_not_be_watched_are_refused_as_their_file_is(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        assert await refusal(node, room) == (403, Code.NOT_WATCHED)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert await refusal(node, room, node.token("Eve"), "?as=0") == (403, Code.NOT_WATCHED)
        assert (await timeline(node, room, token, "?as=1"))["audience"] == [1]


async def test_a_timeline_that_cannot_be_shown_is_refused_with_a_reason(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        made = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "Table"))
        assert await refusal(node, "nowhere") == (404, Code.NO_SUCH_ROOM)
        assert await refusal(node, made.room) == (409, Code.NOT_STARTED)
        room = await start_match(ann, await table.guest(node, "Ben"))
        for query in ("?from=x", "?from=-1", "?from=9999999999999999", "?as=red", "?as=-1"):
            assert await refusal(node, room, query=query) == (400, Code.INVALID_FIELD), query
        assert await refusal(node, room, query="?as=7") == (404, Code.NO_SUCH_SEAT)


async def test_an_archived_match_has_the_same_timeline(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        for _ in range(5):
            await move({0: ann, 1: ben})
        await ann.ask(lambda id: m.Resign(id, 0))
        live = await ask(node, room, query="?as=1")
        await node.node.rooms.retention.archive(room)
        assert (await ask(other, room, query="?as=1")).body == live.body


async def test_the_timeline_of_a_finished_match_is_kept_by_browsers_until_it_changes(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        for _ in range(6):
            await move({0: ann, 1: ben})
        assert (await ask(node, room, token)).headers["cache-control"] == "no-store"
        await ann.ask(lambda id: m.Resign(id, 0))
        path = f"/api/match/{room}/timeline?as=1"
        whole = await node.http("GET", path)
        assert (whole.headers["cache-control"], "etag" in whole.headers) == ("private, no-cache", True)
        again = await node.http("GET", path, if_none_match=f'"other", {whole.headers["etag"]}')
        assert (again.status, again.body) == (304, b"")
        for _ in range(2):
            short = await node.http("GET", path, accept_encoding="gzip")
            assert (short.headers["content-encoding"], gzip.decompress(short.body)) == ("gzip", whole.body)
        assert (await node.http("GET", f"{path[:-1]}0")).headers["etag"] != whole.headers["etag"]


@pytest.mark.parametrize("own", [True, False])
def test_only_a_player_sees_which_answers_were_preset(own: bool) -> None:
    entry = Entry(1, 3, 1, 0, "ann", 0, "c", m.Command("c", 0, 1, None), (), (), standing=True)
    assert event_frame(GAME, entry, (0,), STORED_NAMES, own=own).standing is own


async def test_two_seats_of_a_player_and_a_coach_see_what_that_player_sees(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token, Encoding.JSON), await table.guest(node, "Ben")
        options = ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER)
        created = await ann.ask(lambda id: m.CreateRoom(id, "twin_tin_bots", 2, "Table", options))
        room = created.room
        await watch(ann, room)
        await join(ben, room)
        for player in (ann, ben):
            await player.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        own = await timeline(node, room, token)
        assert own["audience"] == [0, 2]
        assert (await timeline(node, room, token, "?as=2"))["audience"] == [0, 2]
        await ann.ask(lambda id: m.SetLink(id, 0))
        bearer = {"authorization": f"Bearer {token}"}
        link = (await node.http("GET", f"/api/rooms/{room}/link?seat=0", b"", **bearer)).json()["token"]
        coach = {"authorization": f"Bearer {node.token('Cal')}", "botyard_link": link}
        path = f"/api/match/{room}/timeline"
        seen = (await node.http("GET", path, b"", **coach)).json()
        assert (seen["audience"], seen["start"]) == ([0, 2], own["start"])
        other = await node.http("GET", f"{path}?as=1", b"", **coach)
        assert (other.status, other.json()["code"]) == (409, Code.NOT_FINISHED)
        for player, seat in ((ann, 0), (ben, 1), (ann, 2)):
            await player.ask(partial(m.Resign, seat=seat))
        assert (await timeline(node, room, query="?as=2"))["audience"] == [0, 2]
        assert (await timeline(node, room, query="?as=2"))["start"]["view"] == own["start"]["view"]
