"""Statistics over HTTP: of finished matches that the caller may watch, counted once."""

from typing import Any

import pytest

from botyard.games.robot_master import RobotMaster
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.net.fanout.test_delayed import start_delayed
from tests.net.http.test_timeline import play
from tests.net.table import Table, start_match
from tests.support.node import Answer, LiveNode


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
