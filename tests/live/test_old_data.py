"""The data of an old release lives on after the upgrade: rooms, people, their chat, and finished matches.

A match that began by earlier rules goes on by them, to its end.
"""

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from botyard.accounts.identity import Identity
from botyard.archive.archive import MatchArchive
from botyard.archive.sqlite import SqliteDatabase
from botyard.games.registry import GAMES
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.record import Entry, load_entry
from botyard.rooms.requests import Accepted, Request
from botyard.store.datafiles import ARCHIVE
from botyard.store.embedded import EmbeddedRedis
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.volt.events import ModuleDrawn, RobotDestroyed
from tests.net.table import Table, watch
from tests.support.node import LiveNode
from tests.support.old_data import unpack_old_data
from tests.support.redis import RedisProcess
from tools.make_old_data import Person

pytestmark = pytest.mark.slow

FOR_EVER = 10**15


class Upgraded:
    """A node on the data of the old release. `facts`: what is in there."""

    def __init__(self, node: LiveNode, facts: dict[str, Any]) -> None:
        self.node = node
        self.facts = facts

    def person(self, name: str, proof: str = "token") -> Person:
        """A client of a person of the old release, with their old proof."""
        made = Person(self.node.port)
        if proof == "token":
            made.headers["Authorization"] = f"Bearer {self.facts[name]['token']}"
        else:
            made.headers |= {"Cookie": self.facts[name]["cookie"], "Origin": f"http://127.0.0.1:{self.node.port}"}
        return made

    async def ask(self, by: Person, method: str, path: str, body: Any = None) -> Any:
        """The answer to one request."""
        return await asyncio.to_thread(by.ask, method, path, body)

    async def room(self, by: Person, name: str) -> Any:
        """A room of then."""
        return await self.ask(by, "GET", f"/api/rooms/{self.facts['rooms'][name]}")


@pytest_asyncio.fixture
async def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Upgraded]:
    """A node on the data, which is as old as the fixture is by now: what ends by its age shall not end meanwhile.

    So its packed match moves to the archive at once.
    """
    monkeypatch.setattr("botyard.rooms.commit_plan.EXPIRY_MS", FOR_EVER)
    monkeypatch.setattr("botyard.accounts.identity.COOKIE_SECONDS", FOR_EVER)
    facts = unpack_old_data(tmp_path)
    embedded = EmbeddedRedis(tmp_path / "data")
    await embedded.start()
    archive = MatchArchive(SqliteDatabase(tmp_path / "data" / ARCHIVE))
    await archive.start()
    async with LiveNode(embedded.url, archive=archive) as node:
        yield Upgraded(node, facts)
    await archive.stop()
    await embedded.stop()


async def test_every_room_of_an_old_release_is_there(upgraded: Upgraded) -> None:
    ann = upgraded.person("ann")
    found = {name: (await upgraded.room(ann, name))["room"] for name in upgraded.facts["rooms"]}
    assert {name: room["status"] for name, room in found.items()} == {
        "packed": "finished",
        "finished": "finished",
        "bots": "playing",
        "played": "playing",
        "waiting": "open",
    }
    people = [upgraded.facts[name]["identity"] for name in ("ann", "ben")]
    assert [seat["identity"] for seat in found["played"]["seats"]] == people
    assert [seat and seat["identity"] for seat in found["waiting"]["seats"]] == [people[0], None, people[1]]
    assert found["waiting"]["contributed"] == [False, False, False]  # plain shares are void: people commit to new ones
    assert found["played"]["coached"] == [True, False]
    assert found["played"]["absence"] is None


async def test_players_of_an_old_release_go_on_with_their_token_and_their_cookie(upgraded: Upgraded) -> None:
    ann, ben, room = upgraded.person("ann", "cookie"), upgraded.person("ben"), upgraded.facts["rooms"]["played"]
    before = await upgraded.room(ann, "played")
    assert [clock["bank"] > 0 for clock in before["clocks"]] == [True, True]
    for _ in range(2):
        for one in (ann, ben):
            await asyncio.to_thread(one.answer, room)
    after = await upgraded.room(ann, "played")
    assert after["number"] >= before["number"] + 3
    assert after["epoch"] == before["epoch"] == 1
    assert (await upgraded.ask(ben, "GET", f"/api/rooms/{room}/standing"))["answers"]["crystal"] == "nearest"


async def test_a_room_that_waited_in_an_old_release_fills_and_starts(upgraded: Upgraded) -> None:
    room, cleo = upgraded.facts["rooms"]["waiting"], Person(upgraded.node.port)
    await asyncio.to_thread(cleo.program, "Cleo")
    await asyncio.to_thread(cleo.join, room, 1)
    for one in (upgraded.person("ann"), upgraded.person("ben"), cleo):
        await asyncio.to_thread(one.request, room, "ready", ready=True)
    assert (await upgraded.room(cleo, "waiting"))["room"]["status"] == "playing"


async def test_commands_that_an_old_release_has_accepted_are_not_carried_out_again(upgraded: Upgraded) -> None:
    rooms, answers = upgraded.node.node.rooms, 0
    for room in upgraded.facts["rooms"].values():
        entries = await rooms.entries(room, 1, 10**6)
        for entry in entries:
            answer = await rooms.ask(room, Request(entry.identity, "", entry.command, standing=entry.standing))
            assert isinstance(answer, Accepted)
            assert answer.number == entry.number
        answers += len(entries)
    assert answers > 20


async def test_bots_of_an_old_release_think_on(upgraded: Upgraded) -> None:
    ann, room = upgraded.person("ann"), upgraded.facts["rooms"]["bots"]
    for _ in range(2):
        number = (await upgraded.room(ann, "bots"))["number"]
        found = await asyncio.to_thread(ann.answer, room)
        while not any(choice["seat"] == 0 for choice in found["choices"]) or found["number"] <= number:
            found = await upgraded.room(ann, "bots")
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("name", ["packed", "finished"])
async def test_a_finished_match_of_an_old_release_is_a_file_that_verifies(upgraded: Upgraded, name: str) -> None:
    path = f"/api/match/{upgraded.facts['rooms'][name]}"
    answer = await upgraded.node.http("GET", path)
    assert answer.status == 200
    verdict = verify(read(answer.body))
    assert verdict.faults == ()
    assert verdict.entries > 5


async def test_the_packed_match_of_an_old_release_moves_to_the_archive(upgraded: Upgraded) -> None:
    room, node = upgraded.facts["rooms"]["packed"], upgraded.node
    archive, mover = node.node.archive, node.node.mover
    assert archive is not None
    assert mover is not None
    while await node.store.rooms.read(room_keys(room)) is not None:
        await mover.sweep()
    match = await archive.match(room)
    assert match is not None
    people = [upgraded.facts[name]["identity"] for name in ("ann", "ben")]
    assert [seat.identity for seat in match.seats] == people
    answer = await node.http("GET", f"/api/match/{room}")
    assert verify(read(answer.body)).faults == ()


async def test_accounts_sessions_friends_and_chats_of_an_old_release_are_there(upgraded: Upgraded) -> None:
    ann, facts = upgraded.person("ann"), upgraded.facts
    known = await upgraded.ask(ann, "GET", "/api/me/people")
    assert [friend["identity"] for friend in known["friends"]] == [facts["ben"]["identity"]]
    assert len((await upgraded.ask(ann, "GET", "/api/me/sessions"))["sessions"]) == 2
    lines = await upgraded.ask(ann, "GET", "/api/lobby/chat")
    assert [line["text"] for line in lines["lines"]] == ["Hello from the old release"]
    mine = {match["room"]["id"] for match in (await upgraded.ask(ann, "GET", "/api/me/matches"))["matches"]}
    assert mine >= {facts["rooms"]["played"], facts["rooms"]["bots"], facts["rooms"]["waiting"]}
    back = Person(upgraded.node.port)
    back.headers["Origin"] = f"http://127.0.0.1:{upgraded.node.port}"
    credentials = {"name": "Ann", "password": facts["password"]}
    assert (await upgraded.ask(back, "POST", "/api/login", credentials))["identity"] == facts["ann"]["identity"]


# --- earlier rules ----------------------------------------------------------------------------------------------


FIXTURE = Path(__file__).parents[1] / "fixtures" / "volt-rules-1.json"
"""A match of VOLT that the last release with version 1 of its rules played and stored.

`head` and the first `stored` of the `entries` are as they were in its middle.
"""


def stored_match() -> tuple[dict[str, Any], list[Entry]]:
    """The fixture, and all entries of its match."""
    found: dict[str, Any] = json.loads(FIXTURE.read_text())
    return found, [load_entry(b64decode(entry), "volt") for entry in found["entries"]]


def sent_again(entry: Entry, id: str) -> Any:
    """The command of an entry, which has its id already."""
    return entry.command


async def test_a_match_of_version_1_goes_on_by_it_and_is_verified_and_replayed(
    own_redis: RedisProcess, own_node: LiveNode
) -> None:
    found, entries = stored_match()
    room, keys = found["room"], room_keys(found["room"])
    for number, entry in enumerate(found["entries"][: found["stored"]], 1):
        own_redis.ask("XADD", keys.log, f"{number}-0", "e", b64decode(entry))
    for field, value in found["head"].items():
        own_redis.ask("HSET", keys.head, field, b64decode(value))
    people = [Identity(one["identity"], one["name"]) for one in found["people"]]
    async with Table() as table:
        players = {one.id: await table.again(own_node, own_node.signer.proof(one, "token")) for one in people}
        for player in players.values():
            assert (await watch(player, room)).room.rules_version == 1
        for entry in entries[found["stored"] :]:
            accepted = await players[entry.identity].ask(partial(sent_again, entry), entry.id)
            assert isinstance(accepted, m.Accepted), accepted
            assert accepted.number == entry.number
    played = [load_entry(data, "volt") for data in await own_node.store.rooms.entries(keys, 1, len(entries))]
    assert [entry.events for entry in played] == [entry.events for entry in entries]
    answer = await own_node.http("GET", f"/api/match/{room}")
    assert verify(read(answer.body)).faults == ()
    line = await own_node.http("GET", f"/api/match/{room}/timeline")
    assert line.status == 200


def test_the_stored_match_shows_the_difference() -> None:
    """After a destruction the operator who scored drew, not the one of the destroyed robot."""
    _, entries = stored_match()
    events = [event for entry in entries for event in entry.events]
    scored = [event for event in events if isinstance(event, RobotDestroyed) and event.scorer is not None]
    assert scored
    after = events[events.index(scored[0]) :]
    drawn = next(event for event in after if isinstance(event, ModuleDrawn))
    assert drawn.seat == scored[0].scorer != scored[0].seat
    assert GAMES["volt"].rules_version == 2
