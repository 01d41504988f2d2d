"""Practice over HTTP: positions are public, those of matches as the caller may know them; nothing is stored."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from botyard.fair_turns import FairTurns
from botyard.net.actions import practice
from botyard.net.transport.rate_limits import PRACTICE_PER_VISITOR
from botyard.net.transport.token_bucket import Buckets
from botyard.practice.task import Answer as Answered
from botyard.processes.process_pool import ProcessPool
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from tests.games.twin_tin_bots.players import NAME as TWIN_TIN_BOTS
from tests.games.twin_tin_bots.players import shortest
from tests.net.browser import behind_a_proxy
from tests.net.table import Table, move, open_choice, start_match, watch
from tests.net.test_secrets import restore, stored, with_another_secret
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode, unless_busy
from tests.support.redis import RedisProcess
from tests.support.waiting import until

SEED = "ab" * 32
LEARNERS = ("lessons 198.51.100.7", "lessons 203.0.113.1")


async def practise(node: LiveNode, start: Any, token: str | None = None, path: str = "", **fields: Any) -> Answer:
    """The answer to a request for a position."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    ask = {"game": TWIN_TIN_BOTS, "start": start, "own": [0], **fields}
    body = json.dumps(ask).encode()
    return await unless_busy(lambda: node.http("POST", f"/api/practice{path}", body, **headers))


async def test_a_lesson_is_played_without_an_identity_and_previewed(node: LiveNode) -> None:
    path = f"/api/games/{TWIN_TIN_BOTS}/lessons"
    answer = await node.http("GET", path)
    assert (await node.http("GET", path, b"", **{"if-none-match": answer.headers["etag"]})).status == 304
    assert len((await node.http("GET", path, b"", **{"accept-encoding": "gzip"})).body) < len(answer.body) / 4
    listed = answer.json()
    step = next(one for one in listed["lesson"] if one.get("solution"))
    start = {"kind": "lesson", "id": step["id"]}
    shown = (await practise(node, start)).json()
    choice = shown["snapshot"]["choices"][0]
    moves = [{"seat": 0, "choice": choice["id"], "command": step["solution"][0]}]
    after = (await practise(node, start, moves=moves)).json()
    assert after["frames"][0]["events"]
    assert after["moves"][0] == moves[0]
    practice = {"game": TWIN_TIN_BOTS, "start": start, "own": [0]}
    ask = {"game": TWIN_TIN_BOTS, "practice": practice, "seat": 0, "changes": step["solution"]}
    body = json.dumps(ask).encode()
    preview = await unless_busy(lambda: node.http("POST", "/api/practice/preview", body))
    assert preview.status == 200, preview.body
    events = after["frames"][0]["events"]
    assert preview.json()["events"] == events[: len(preview.json()["events"])]


async def test_a_recorded_match_is_read_without_an_identity_and_kept_by_browsers(node: LiveNode) -> None:
    path = f"/api/games/{TWIN_TIN_BOTS}/recording"
    answer = await node.http("GET", path)
    assert answer.json()["played"]["snapshot"]["room"]["status"] == "finished"
    assert (await node.http("GET", path, b"", **{"if-none-match": answer.headers["etag"]})).status == 304
    assert len((await node.http("GET", path, b"", **{"accept-encoding": "gzip"})).body) < 40_000
    assert (await node.http("GET", f"/api/games/{GAME}/recording")).json()["code"] == Code.UNKNOWN_GAME


async def test_the_toy_game_is_practised_without_a_change(node: LiveNode) -> None:
    start = {"kind": "new", "players": 2}
    shown = (await practise(node, start, game=GAME, bots=[{"seat": 1, "level": "random"}], seed=SEED)).json()
    assert shown["seed"] == SEED
    assert {one["seat"] for one in shown["snapshot"]["choices"]} == {0}
    assert (await node.http("GET", f"/api/games/{GAME}/lessons")).json()["code"] == Code.UNKNOWN_GAME


async def test_refusals_name_the_reason(node: LiveNode) -> None:
    async def code(start: Any, **fields: Any) -> tuple[int, str]:
        answer = await practise(node, start, **fields)
        return answer.status, answer.json()["code"]

    assert await code({"kind": "new", "players": 2}, game="chess") == (409, Code.UNKNOWN_GAME)
    assert await code({"kind": "lesson", "id": "none"}) == (400, Code.INVALID_FIELD)
    assert await code({"kind": "match", "room": "none", "number": 1}) == (404, Code.NO_SUCH_ROOM)
    assert await code({"kind": "what"}) == (400, Code.INVALID_FIELD)


async def test_a_caller_who_never_stops_is_slowed_down(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors = Buckets(replace(PRACTICE_PER_VISITOR, per_second=0.001))  # else a slow machine leaves time for more
    monkeypatch.setattr(node.node.rate_limits.practice, "_own", visitors)
    token = node.token("Ann")
    start = {"kind": "lesson", "id": "none"}
    count = int(PRACTICE_PER_VISITOR.at_once) + 5
    answers = await asyncio.gather(*(practise(node, start, token) for _ in range(count)))
    assert 429 in {answer.status for answer in answers}


async def test_a_running_match_is_tried_only_from_the_view_that_its_caller_has(
    redis: RedisProcess, node: LiveNode, other: LiveNode
) -> None:
    tokens = {name: node.token(name) for name in ("Ann", "Ben", "Wes")}
    async with Table() as table:
        ann, ben = await table.again(node, tokens["Ann"]), await table.again(node, tokens["Ben"])
        room = await start_match(ann, ben, game=TWIN_TIN_BOTS)
        assert open_choice(ann).id == 1
        number = (await watch(ann, room)).number
    at = room_keys(room)
    one = await stored(node, at)
    answers: list[dict[str, bytes]] = []
    for serving, laid in ((node, one), (other, with_another_secret(one, 0))):
        restore(redis, at, laid)
        start = {"kind": "match", "room": room, "number": number}
        made = {name: await practise(serving, start, token, own=[0, 1], seed=SEED) for name, token in tokens.items()}
        assert {answer.status for answer in made.values()} == {200}, made
        answers.append({name: answer.body for name, answer in made.items()})
        refused = await practise(serving, start | {"seat": 0}, tokens["Ben"])
        assert refused.json()["code"] == Code.NOT_FINISHED
    assert answers[0]["Ben"] == answers[1]["Ben"]
    assert answers[0]["Wes"] == answers[1]["Wes"]
    assert answers[0]["Ann"] != answers[1]["Ann"]


async def test_a_finished_match_is_tried_from_any_entry_and_point_of_view(node: LiveNode) -> None:
    async with Table() as table:
        players = dict(enumerate([await table.guest(node, "Ann"), await table.guest(node, "Ben")]))
        room = await start_match(*players.values(), game=TWIN_TIN_BOTS)
        numbers, views = [], []
        for _ in range(3):
            shown = await watch(players[0], room)
            assert shown.view is not None
            numbers.append(shown.number)
            views.append(to_named(shown.view))
            await move(players, shortest)
        early = await practise(node, {"kind": "match", "room": room, "number": 99}, own=[0])
        assert early.json()["code"] == Code.INVALID_FIELD
        await players[0].ask(lambda id: m.Resign(id, 0))
    for number, view in zip(numbers, views, strict=True):
        start = {"kind": "match", "room": room, "number": number, "seat": 0}
        answer = await practise(node, start, own=[0], advance=False)
        assert answer.json()["snapshot"]["view"] == view
    before = await practise(node, {"kind": "match", "room": room, "number": 1}, own=[0])
    assert before.json()["code"] == Code.INVALID_FIELD


async def test_a_running_match_of_a_game_that_can_imagine_nothing_is_not_tried(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game=GAME)
        number = (await watch(ann, room)).number
        start = {"kind": "match", "room": room, "number": number}
        assert (await practise(node, start, game=GAME)).json()["code"] == Code.WRONG_COMMAND
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await practise(node, start, game=GAME)).status == 200


async def test_a_learner_waits_for_one_position_of_each_other_address_at_most(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, gate, turns = list[str](), asyncio.Event(), FairTurns()

    async def run(pool: ProcessPool, patience: float, *asked: Any) -> Answered:
        await gate.wait()
        taken.append(asked[-1].hex()[:2])
        return Answered(b"{}")

    monkeypatch.setattr(ProcessPool, "run", run)
    monkeypatch.setattr(practice, "MOST_WAITING", 5)
    async with behind_a_proxy(redis.url) as node:
        monkeypatch.setattr(node.node.practice, "_turns", turns)

        def ask(address: str, mark: str, start: Any) -> Any:
            body = json.dumps({"game": TWIN_TIN_BOTS, "start": start, "own": [], "seed": mark * 32}).encode()
            return node.http("POST", "/api/practice", body, **{"x-forwarded-for": address})

        new, lesson = {"kind": "new", "players": 2}, {"kind": "lesson", "id": "any"}
        flood = [asyncio.create_task(ask("203.0.113.1", "aa", new)) for _ in range(8)]
        await until(lambda: sum(task.done() for task in flood) == 2)  # one is served, five wait
        busy = [task.result() for task in flood if task.done()]
        assert [(answer.status, answer.json()["code"]) for answer in busy] == [(503, Code.BUSY)] * 2
        learner = asyncio.create_task(ask("198.51.100.7", "bb", lesson))
        neighbour = asyncio.create_task(ask("203.0.113.1", "cc", lesson))
        await until(lambda: [turns.waiting(key) for key in LEARNERS] == [1, 1])
        gate.set()
        assert (await learner).status == (await neighbour).status == 200
        await asyncio.gather(*flood)
        assert set(taken[2:4]) == {"bb", "cc"}
