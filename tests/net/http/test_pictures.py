"""Pictures and statistics over HTTP: of finished matches that the caller may watch, and made once."""

import re
import struct
from typing import Any
from xml.etree import ElementTree

import pytest

from botyard.games.robot_master import RobotMaster
from botyard.net.actions import match_pictures
from botyard.pictures import raster
from botyard.pictures.card import HEIGHT, WIDTH
from botyard.processes.process_pool import ProcessPool
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.net.fanout.test_delayed import start_delayed
from tests.net.http.test_timeline import play
from tests.net.table import Table, join, make_room, start_match
from tests.support.node import Answer, LiveNode, unless_busy


async def get(node: LiveNode, room: str, file: str, token: str = "") -> Answer:
    """The answer to a request for a picture, by the owner of a token."""
    shown = {"authorization": f"Bearer {token}"} if token else {}
    return await unless_busy(lambda: node.http("GET", f"/api/match/{room}/{file}", b"", **shown))


async def refusal(node: LiveNode, room: str, file: str, token: str = "") -> tuple[int, str]:
    """Status and code of a refusal."""
    answer = await get(node, room, file, token)
    return answer.status, answer.json()["code"]


FILES = ("picture.svg", "picture.png")


@pytest.mark.parametrize("game", ["twin_tin_bots", "robot_master"])
async def test_a_finished_match_has_pictures_of_each_turn(node: LiveNode, game: str) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, 'Ann <b>&"'), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game=game)
        for file in FILES:
            assert await refusal(node, room, file) == (409, Code.NOT_FINISHED), file
        await play({0: ann, 1: ben}, game, 8)
        await ann.ask(lambda id: m.Resign(id, 0))
        whole = await get(node, room, "picture.svg")
        document = ElementTree.fromstring(whole.body)
        assert (document.get("width"), document.get("height")) == (str(WIDTH), str(HEIGHT))
        texts = {text.text for text in document.iter("{http://www.w3.org/2000/svg}text")}
        assert "The end of the match" in texts
        assert any((text or "").startswith('Ann <b>&"') for text in texts)
        assert not re.search(rb"href|<script|<style|<image|on\w+=", whole.body)
        second = await get(node, room, "picture.svg?turn=2")
        assert b">Turn 2<" in second.body
        png = await get(node, room, "picture.png?turn=2")
        assert png.headers["content-type"] == "image/png", png.body
        assert png.headers["cross-origin-resource-policy"] == "cross-origin"
        assert png.body.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", png.body[16:24]) == (WIDTH, HEIGHT)
        for query in ("turn=0", "turn=99", "turn=x", "entry=-1", "as=red"):
            assert await refusal(node, room, f"picture.svg?{query}") == (400, Code.INVALID_FIELD), query


async def test_a_game_without_pictures_has_a_card_with_the_names(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert b">Toy Game<" in (await get(node, room, "picture.svg")).body


async def test_private_matches_have_pictures_for_their_players_alone(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        for file in FILES:
            assert await refusal(node, room, file) == (403, Code.NOT_WATCHED), file
        assert (await get(node, room, "picture.svg", token)).headers["cache-control"] == "private, no-cache"


async def test_the_same_picture_is_made_once(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        asked = list[str]()

        async def run(_: object, __: float, ___: object, drawn: str) -> bytes:
            asked.append(drawn)
            return b"png"

        monkeypatch.setattr(ProcessPool, "run", run)
        bodies = {(await get(node, room, "picture.png")).body for _ in range(3)}
        assert (bodies, len(asked)) == ({b"png"}, 1)


async def test_a_room_without_a_finished_match_has_a_card_with_names_alone(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(_: object, __: float, ___: object, drawn: str) -> bytes:
        return drawn.encode()

    monkeypatch.setattr(ProcessPool, "run", run)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann <b>"), await table.guest(node, "Ben")
        room = await make_room(ann, 2, "twin_tin_bots")
        card = f"/api/rooms/{room}/card.png"
        assert {b">Ann &lt;b&gt; invites you<", b">Twin Tin Bots<"} <= set(
            re.findall(rb">[^<>]+<", (await node.http("GET", card)).body)
        )
        await join(ben, room)
        await ben.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        running = (await node.http("GET", card)).body
        assert b">This match is being played now<" in running
        assert b"<polygon" not in running
        private = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        answer = await node.http("GET", f"/api/rooms/{private}/card.png")
        assert (answer.status, answer.json()["code"]) == (403, Code.NOT_WATCHED)


async def test_so_many_pictures_wait_for_the_worker(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_pictures, "WAITING_LIMIT", 0)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        answer = await node.http("GET", f"/api/match/{room}/picture.png")
        assert (answer.status, answer.json()["code"], answer.headers["retry-after"]) == (503, Code.BUSY, "3")


def test_text_of_other_scripts_is_drawn_with_the_fonts_of_the_service() -> None:
    def drawn(text: str) -> bytes:
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="Nunito Sans">'
        return raster.png(f'{head}<text y="30" font-size="24">{text}</text></svg>')

    assert len({drawn(text) for text in ("", "Ann", "Зоя", "Łukasz", "Ґанна")}) == 5


# --- statistics -------------------------------------------------------------------------------------------------


async def ask(node: LiveNode, room: str, **headers: str) -> Answer:
    return await node.http("GET", f"/api/match/{room}/statistics", b"", **headers)


async def test_a_match_has_statistics_after_its_end_alone(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = list[Any]()
    observations = RobotMaster.observations

    def observe(game: RobotMaster, state: Any, events: Any) -> Any:
        counted.append(state)
        return observations(game, state, events)

    monkeypatch.setattr(RobotMaster, "observations", observe)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game="robot_master")
        await play({0: ann, 1: ben}, "robot_master", 23)
        refused = await ask(node, room)
        assert (refused.status, refused.json()["code"]) == (409, Code.NOT_FINISHED)
        assert counted == []
        await play({0: ann, 1: ben}, "robot_master", 1)
        answers = [await ask(node, room) for _ in range(3)]
        made = answers[0].json()
        assert [one["name"] for one in made["statistics"]] == ["highest", "lowest"]
        assert all(isinstance(value, int) for one in made["statistics"] for value in one["values"])
        assert ({answer.body for answer in answers}, len(counted)) == ({answers[0].body}, 1)
        known = await ask(node, room, if_none_match=answers[0].headers["etag"])
        assert known.status == 304


async def test_a_game_that_declares_none_has_no_statistics(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await ask(node, room)).json() == {"statistics": [], "awards": []}


async def test_a_private_match_has_statistics_for_its_players_alone(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await ask(node, room)).json()["code"] == Code.NOT_WATCHED
        assert (await ask(node, room, authorization=f"Bearer {token}")).status == 200


async def test_a_game_that_fails_to_count_is_refused(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RobotMaster, "observations", lambda *_: [("undeclared", 0, 1)])
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game="robot_master")
        await ann.ask(lambda id: m.Resign(id, 0))
        refused = await ask(node, room)
        assert (refused.status, refused.json()["code"]) == (500, Code.INTERNAL_ERROR)
        monkeypatch.undo()
        assert (await ask(node, room)).status == 200
