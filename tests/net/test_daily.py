"""The puzzles of days over HTTP: the same for all, answers checked by the rules, each person counted once."""

import asyncio
import json
from typing import Any

import pytest

from botyard.games.registry import GAMES
from botyard.net.actions.daily import GRACE_SECONDS
from botyard.practice.daily import DAY_SECONDS, puzzle_of
from botyard.store.daily import DailyStore
from botyard.store.error_classes import StoreRefused
from botyard.store.keys import daily_key, user_key
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from tests.games.find_puzzles import GRADES, shortest
from tests.net.browser import PASSWORD, registered
from tests.practice.test_play import POOLS, answer_of
from tests.support.node import Answer, LiveNode, unless_busy

DAY = 20786
GIVING = [name for name in GAMES if puzzle_of(name, 0) is not None]
NAME = GIVING[0]


@pytest.fixture(autouse=True)
def _at_noon(node: LiveNode) -> None:
    at(node, DAY, DAY_SECONDS / 2)


def at(node: LiveNode, day: int, seconds: float = 0) -> None:
    """Set the clock of the puzzles. `seconds`: after the beginning of the day in UTC."""
    node.node.daily.clock = lambda: day * DAY_SECONDS + seconds


async def listed(node: LiveNode, token: str | None = None) -> dict[str, Any]:
    """The puzzles that a caller sees."""
    answer = await node.http("GET", "/api/daily", b"", **bearer(token))
    found: dict[str, Any] = answer.json()
    return found


def bearer(token: str | None) -> dict[str, str]:
    """The header that proves who asks."""
    return {} if token is None else {"authorization": f"Bearer {token}"}


def solution(day: int, *, right: bool = True) -> bytes:
    """The body of an answer to the puzzle of a day."""
    puzzle = puzzle_of(NAME, day)
    assert puzzle is not None
    commands = shortest(NAME, puzzle)[0] if right else []
    return json.dumps(to_named(answer_of(NAME, puzzle["id"], commands))).encode()


async def answered(node: LiveNode, body: bytes, token: str | None = None, number: int = 0) -> Answer:
    """What becomes of an answer. `number`: of a stranger's answers, 0 for one that is not counted."""
    path = f"/api/daily?number={number}" if number else "/api/daily"
    return await unless_busy(lambda: node.http("POST", path, body, **bearer(token)))


async def counts(node: LiveNode) -> tuple[int, int]:
    """How many have tried and solved the puzzle of today."""
    puzzle = of((await listed(node))["today"])
    return puzzle["tried"], puzzle["solved"]


def of(puzzles: list[dict[str, Any]]) -> dict[str, Any]:
    """The puzzle of the game that these tests solve."""
    return next(one for one in puzzles if one["game"] == NAME)


async def test_the_puzzles_of_a_day_are_the_same_for_all_and_change_at_midnight(
    node: LiveNode, other: LiveNode
) -> None:
    at(other, DAY)
    today = await listed(node)
    assert today["day"] == "2026-11-29"
    assert today["ends"] == (DAY + 1) * DAY_SECONDS
    assert today["streak"] is None
    assert (await listed(other, other.token("Ann")))["today"] == today["today"]
    at(node, DAY, DAY_SECONDS - 0.1)
    assert await listed(node) == today
    at(node, DAY + 1)
    following = await listed(node)
    assert following["yesterday"] == today["today"]
    assert of(following["today"])["id"] != of(today["today"])["id"]


async def test_a_puzzle_is_read_without_its_solution(node: LiveNode) -> None:
    id = of((await listed(node))["today"])["id"]
    step = (await node.http("GET", f"/api/games/{NAME}/steps/{id}")).json()
    assert step["goal"]["events"]
    assert step["start"]["snapshot"]["choices"]
    assert "solution" not in step
    picture = await node.http("GET", f"/api/games/{NAME}/boards/{id}.svg")
    assert picture.body.startswith(b"<svg")
    assert (await node.http("GET", f"/api/games/{NAME}/steps/none")).json()["code"] == Code.UNKNOWN_GAME


async def test_each_person_is_counted_once_and_only_by_what_the_rules_say(node: LiveNode) -> None:
    ann, ben = node.token("Ann"), node.token("Ben")
    wrong = (await answered(node, solution(DAY, right=False), ann)).json()
    assert (wrong["done"], wrong["puzzle"]["own"], wrong["streak"]["days"]) == (False, False, 0)
    for _ in range(2):
        right = (await answered(node, solution(DAY), ann)).json()
        assert (right["done"], right["puzzle"]["own"]) == (True, True)
        assert right["streak"] == {"days": 1, "best": 1, "today": True}
    await answered(node, solution(DAY, right=False), ann)  # changes nothing any more
    await answered(node, solution(DAY, right=False), ben)
    for token, own in ((ann, True), (ben, False), (None, None)):
        puzzle = of((await listed(node, token))["today"])
        assert (puzzle["tried"], puzzle["solved"], puzzle["own"]) == (2, 1, own)


async def test_a_stranger_counts_once_by_the_number_of_the_answer(node: LiveNode) -> None:
    right, wrong = solution(DAY), solution(DAY, right=False)
    assert (await answered(node, wrong, number=1)).json()["puzzle"]["tried"] == 1
    await answered(node, wrong, number=2)
    assert await counts(node) == (1, 0)
    result = (await answered(node, right, number=3)).json()
    assert (result["puzzle"]["solved"], result["streak"]) == (1, None)
    await answered(node, right, number=1)
    assert await counts(node) == (2, 2)
    await answered(node, right, number=2)  # a browser that never sent a first answer
    assert await counts(node) == (2, 2)
    ann = node.token("Ann")
    await answered(node, right, ann, number=1)
    await answered(node, right, ann, number=1)  # an identity counts by what the service knows of it
    assert await counts(node) == (3, 3)
    assert (await node.http("POST", "/api/daily?number=0", right)).json()["code"] == Code.INVALID_FIELD


async def test_strangers_of_an_address_count_only_so_often_and_get_their_answers_nevertheless(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = iter([0, 1000])
    monkeypatch.setattr(node.node.rate_limits.daily_answers, "take", lambda *_: next(taken))
    body = solution(DAY)
    for _ in range(2):
        result = (await answered(node, body, number=1)).json()
        assert (result["done"], result["puzzle"]["tried"]) == (True, 1)


async def test_another_start_is_refused_and_an_answer_without_a_number_counts_no_stranger(node: LiveNode) -> None:
    for start in ({"kind": "new", "players": 2}, {"kind": "lesson", "id": "none"}):
        body = json.dumps({"game": NAME, "start": start, "own": [0]}).encode()
        assert (await answered(node, body)).json()["code"] == Code.INVALID_FIELD
    result = (await answered(node, solution(DAY))).json()
    assert (result["done"], result["streak"]) == (True, None)
    assert (result["puzzle"]["tried"], result["puzzle"]["solved"]) == (0, 0)


async def streak(node: LiveNode, identity: str) -> tuple[int, int, bool]:
    """The days in a row of a person, the most so far, and whether today is one of them."""
    found = (await node.node.daily.listed(identity)).streak
    assert found is not None
    return found.days, found.best, found.today


async def test_a_streak_grows_day_by_day_and_ends_after_a_day_without(node: LiveNode) -> None:
    daily = node.node.daily
    for day in (DAY, DAY + 1):
        at(node, day)
        await daily.record_answer("ann", NAME, day, right=True)
    assert await streak(node, "ann") == (2, 2, True)
    at(node, DAY + 2, DAY_SECONDS - 1)
    assert await streak(node, "ann") == (2, 2, False)
    at(node, DAY + 3)
    assert await streak(node, "ann") == (0, 2, False)
    await daily.record_answer("ann", NAME, DAY + 3, right=True)
    assert await streak(node, "ann") == (1, 2, True)


async def test_a_streak_has_one_day_for_a_day_whatever_is_solved_on_it_and_from_how_many_pages(node: LiveNode) -> None:
    daily = node.node.daily
    await daily.record_answer("ann", NAME, DAY, right=True)
    at(node, DAY + 1)
    await asyncio.gather(*(daily.record_answer("ann", game, DAY + 1, right=True) for game in (*GIVING, *GIVING)))
    assert await streak(node, "ann") == (2, 2, True)
    await daily.record_answer("ann", NAME, None, right=True)  # yesterday's puzzle, solved again today
    assert await streak(node, "ann") == (2, 2, True)


async def test_another_pool_changes_no_day_that_has_begun_and_ends_no_streak(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    await node.node.daily.record_answer("ann", NAME, DAY, right=True)
    at(node, DAY + 1)
    today = of((await listed(node))["today"])
    at(other, DAY + 1)
    new = [{**step, "grade": 1 + GRADES - step["grade"]} for step in (*POOLS[NAME], *POOLS[NAME])]
    monkeypatch.setattr("botyard.practice.daily._pool", lambda name: new)
    given = puzzle_of(NAME, DAY + 1)
    assert given is not None
    assert given["id"] != today["id"]
    assert of((await listed(other))["today"])["id"] == today["id"]
    assert await other.node.daily.counted_day(NAME, today["id"]) == DAY + 1
    assert await other.node.daily.counted_day(NAME, given["id"]) is None
    await other.node.daily.record_answer("ann", NAME, DAY + 1, right=True)
    assert await streak(other, "ann") == (2, 2, True)
    monkeypatch.setattr(
        "botyard.practice.daily._pool", lambda name: [step for step in new if step["id"] != today["id"]]
    )
    assert of((await listed(other))["today"])["id"] != today["id"]  # a pool without it has no other way


async def test_a_store_that_is_full_hides_no_puzzle(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> str:
        raise StoreRefused("full")

    monkeypatch.setattr(DailyStore, "choose", refuse)
    puzzle = puzzle_of(NAME, DAY)
    assert puzzle is not None
    assert of((await listed(node))["today"])["id"] == puzzle["id"]


async def test_an_answer_shortly_after_midnight_counts_for_the_day_before(node: LiveNode) -> None:
    daily, puzzle = node.node.daily, puzzle_of(NAME, DAY)
    assert puzzle is not None
    at(node, DAY + 1, GRACE_SECONDS - 1)
    day = await daily.counted_day(NAME, puzzle["id"])
    assert day == DAY
    await daily.record_answer("ann", NAME, day, right=True)
    assert await streak(node, "ann") == (1, 1, False)
    assert of((await listed(node))["yesterday"])["solved"] == 1
    at(node, DAY + 1, GRACE_SECONDS)
    assert await daily.counted_day(NAME, puzzle["id"]) is None
    late = await daily.record_answer("ben", NAME, None, right=True)
    assert (late.done, late.puzzle, late.streak) == (True, None, None)
    assert of((await listed(node))["yesterday"])["solved"] == 1


async def test_the_days_of_an_account_stay_and_go_with_it_and_those_of_a_guest_expire(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    identity = (await ann.ask("GET", "/api/me")).json()["identity"]
    await node.node.daily.record_answer(identity, NAME, DAY, right=True)
    assert (await ann.ask("GET", "/api/daily")).json()["streak"]["days"] == 1
    exported = (await ann.ask("GET", "/api/me/export")).json()["daily"]
    assert exported["last"] == "2026-11-29"
    assert exported["games"] == {NAME: {"day": "2026-11-29", "solved": True}}
    key = user_key(identity, "daily")
    assert await node.store.call("TTL", key) == -1
    await ann.done("/api/me/delete", password=PASSWORD)
    assert await node.store.call("EXISTS", key) == 0
    await node.node.daily.record_answer("ben", NAME, DAY, right=False)
    assert await node.store.call("TTL", user_key("ben", "daily")) > 0
    assert await node.store.call("TTL", daily_key(DAY)) > 0
