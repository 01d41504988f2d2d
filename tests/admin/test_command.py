"""`botyard admin` against a running service: what operators see, what it does on all nodes, and what is recorded.

And durations and times on its command line, as operators write them.
"""

import argparse
import io
import json
import re
from datetime import UTC, datetime
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from botyard.admin import command
from botyard.admin.arguments import BadDuration, BadTime, add_commands, read_duration, read_time
from botyard.admin.locate_store import NoService, store_of
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.published import end_of
from botyard.archive.queries import PAGE
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.file import read
from botyard.replay.publisher import Publisher
from botyard.replay.verify import verify
from botyard.rooms.runtime.mover import match_of
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.settings import Settings
from botyard.store.datafiles import ARCHIVE
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.relations import UserMatches
from botyard.store.room_indexes import EndedRooms
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.archive.matches import match
from tests.net.browser import Browser, registered
from tests.net.table import Table, make_room, start_match
from tests.replay.matches import ROOM, played_out
from tests.rooms.runtime.test_stored_rooms import packed
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until


class Desk:
    """An operator at a Redis."""

    def __init__(self, redis: RedisProcess) -> None:
        self._settings = Settings(redis_url=redis.url)

    async def say(self, *words: str) -> list[str]:
        """The lines that a command prints, which succeeds."""
        status, out, errors = await self._run(words)
        assert (status, errors) == (0, "")
        return out.splitlines()

    async def fail(self, *words: str) -> str:
        """The sentence of a command that fails."""
        status, out, errors = await self._run(words)
        assert (status, out) == (1, "")
        return errors.strip()

    async def _run(self, words: tuple[str, ...]) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        add_commands(parser)
        out, errors = io.StringIO(), io.StringIO()
        status = await command.run(parser.parse_args(words), self._settings, out, errors)
        return status, out.getvalue(), errors.getvalue()


@pytest.fixture
def desk(redis: RedisProcess) -> Desk:
    return Desk(redis)


def identity(guest: Client) -> str:
    return guest.all(m.Welcome)[0].identity


async def noted(desk: Desk) -> list[list[str]]:
    """The acts in the audit log, oldest first: each act, its subject and its reason."""
    return [line.split("  ")[2:] for line in await desk.say("audit")]


async def test_a_room_is_shown_without_secrets_unless_they_are_asked_for(node: LiveNode, desk: Desk) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        secret = (await node.node.rooms.load(room)).room.record.secret.hex()  # type: ignore[union-attr]
        lines = "\n".join(await desk.say("room", room))
        shown = json.loads(lines)
        assert (shown["room"]["status"], shown["number"]) == ("playing", 2)
        assert [seat["name"] for seat in shown["room"]["seats"]] == ["Ann", "Ben"]
        assert [entry["asked"] for entry in shown["entries"]] == ["CreateRoom", "Join"]
        assert secret not in lines
        assert shown["entries"][1]["events"][-1]["numbers"] == [None, None]
        assert await desk.say("audit") == ["Operators have done nothing yet."]
        whole = json.loads("\n".join(await desk.say("room", room, "--secrets", "--entries", "1")))
        assert whole["secrets"]["secret"] == secret
        assert [view["game"] for view in whole["secrets"]["views"]] == [GAME] * 2
        assert None not in whole["entries"][0]["events"][-1]["numbers"]
        assert [entry["number"] for entry in whole["entries"]] == [2]
    assert await noted(desk) == [["show secrets", room]]
    assert "find this table" in await desk.fail("room", "nosuchroom")


async def test_a_password_is_reset_by_a_link_that_is_recorded_without_its_secret(node: LiveNode, desk: Desk) -> None:
    await registered(node, "Ann")
    assert "No account has the name Nemo" in await desk.fail("reset-password", "Nemo")
    link, sentence = await desk.say("reset-password", "ann")
    assert "holds once" in sentence
    path, _, secret = link.partition("#")
    assert path == "/reset"
    assert await Browser(node).done("/api/reset/owner", secret=secret) == {"name": "Ann"}
    assert [what for what, *_ in await noted(desk)] == ["reset password"]
    assert secret not in "".join(await desk.say("audit"))


@pytest.mark.parametrize("words", [("announce", "--for", "soon"), ("announce", "--at", "late"), ()])
async def test_words_that_cannot_be_used_are_explained(
    desk: Desk, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as left:
        await desk.say(*words)
    assert left.value.code == 2
    assert re.search("write 90m, 2h|write 18:00|required: WHAT", capsys.readouterr().err)


async def test_without_a_service_it_says_so(tmp_path: Any) -> None:
    with pytest.raises(NoService, match="No service runs on"):
        async with store_of(Settings(data=tmp_path)):
            pass
    with pytest.raises(NoService, match="REDIS_URL cannot be used"):
        async with store_of(Settings(redis_url="redis://[")):
            pass


async def test_a_restored_store_begins_a_new_epoch_of_every_live_room(
    node: LiveNode, redis: RedisProcess, desk: Desk
) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        rooms = [await make_room(ann) for _ in range(2)]
        cursors = [(await node.node.store.rooms.positions([room]))[0] for room in rooms]
        assert await desk.say("restored") == [
            "A new epoch begins for 2 live rooms. Start the nodes now; restart those that run."
        ]
        assert (await noted(desk))[-1] == ["begin new epochs", "all rooms"]
        for room, before in zip(rooms, cursors, strict=True):
            opened = await node.node.store.rooms.read(room_keys(room))
            assert isinstance(opened, Head)
            assert before is not None
            assert (opened.epoch, opened.number) == (before[0] + 1, before[1])


async def test_an_operator_grants_and_takes_the_role_of_a_moderator(node: LiveNode, desk: Desk) -> None:
    token = node.token("Ann")
    body = b'{"name": "Ann", "password": "correct horse"}'
    who = (await node.http("POST", "/api/me/register", body, authorization=f"Bearer {token}")).json()["identity"]
    roles = node.node.session_registry.roles
    assert await desk.say("roles") == ["No account has a role."]
    assert await desk.fail("grant", "Noname", "moderator") == "botyard: No account has the name Noname."
    assert await desk.say("grant", "ann", "moderator") == [f"Ann ({who}) is a moderator now."]
    await until(lambda: roles.is_moderator(who))
    assert await desk.say("roles") == [f"moderator Ann ({who})"]
    export = (await node.http("GET", "/api/me/export", authorization=f"Bearer {token}")).json()
    assert export["roles"] == ["moderator"]
    assert await desk.say("revoke", "Ann", "moderator") == [f"Ann ({who}) is no moderator any more."]
    await until(lambda: not roles.is_moderator(who))
    assert await desk.fail("revoke", "Ann", "moderator") == "botyard: Ann is no moderator."
    assert [what for what, *_ in await noted(desk)] == ["grant moderator", "revoke moderator"]


@pytest_asyncio.fixture
async def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MatchArchive:
    """The archive of the service, which the commands open anew."""
    made = MatchArchive(SqliteDatabase(tmp_path / ARCHIVE))
    await made.start()
    await made.stop()
    monkeypatch.setattr(command, "archive_of", lambda settings: MatchArchive(SqliteDatabase(tmp_path / ARCHIVE)))
    return MatchArchive(SqliteDatabase(tmp_path / ARCHIVE))


async def test_archived_matches_are_listed_page_by_page(redis: RedisProcess, archive: MatchArchive) -> None:
    desk = Desk(redis)
    assert await desk.say("matches") == ["There are no such matches in the archive."]
    for number in range(PAGE + 1):
        await archive.put(match(f"r{number}", 1_000 + number), b"x")
    await archive.put(match("hidden", 5_000, public=False), b"x")
    await archive.stop()
    *lines, last = await desk.say("matches")
    assert len(lines) == PAGE
    assert lines[0] == f"1970-01-01 00:00:01 UTC  r{PAGE}  tic_tac_trap  Ann, Ben"
    older = await desk.say("matches", *last.split()[3:])
    assert [line.split("  ")[1] for line in older] == ["r0"]
    assert (await desk.say("matches", "--person", "ann"))[0].split("  ")[1] == "hidden"
    assert await desk.say("matches", "--game", "chess") == ["There are no such matches in the archive."]


async def test_a_finished_match_is_deleted_from_redis_and_from_the_archive(
    store: Store, redis: RedisProcess, archive: MatchArchive
) -> None:
    desk, at = Desk(redis), room_keys(ROOM)
    form = await packed(store, played_out(2))
    await archive.put(match_of(form, STORED_NAMES), form.body)
    assert "try again in a moment" in await desk.fail("delete-match", ROOM)
    await store.rooms.clear_dirty(at, form.number)
    assert await desk.say("delete-match", ROOM) == [f"The match {ROOM} is deleted."]
    assert await store.rooms.read(at) is None
    assert await archive.match(ROOM) is None
    await archive.stop()
    await desk.fail("delete-match", ROOM)
    assert [row[:2] for row in await noted(desk)] == [["delete match", ROOM]] * 3


@pytest.mark.parametrize("place", ["Redis", "the archive"])
async def test_a_deleted_match_is_gone_from_the_lists_of_its_players(
    store: Store, redis: RedisProcess, archive: MatchArchive, place: str
) -> None:
    form, at = await packed(store, played_out(2)), room_keys(ROOM)
    lists = UserMatches(store)
    for identity, room in product(("ann", "ben"), (ROOM, "another")):
        await lists.put(identity, room, b"line")
    await store.rooms.clear_dirty(at, form.number)
    if place == "the archive":
        await archive.put(match_of(form, STORED_NAMES), form.body)
        assert await EndedRooms(store).remove(at, form.stamp)
    await archive.stop()
    assert await Desk(redis).say("delete-match", ROOM) == [f"The match {ROOM} is deleted."]
    assert [await lists.of(identity) for identity in ("ann", "ben")] == [{"another": b"line"}] * 2


async def test_a_deletion_that_missed_a_list_can_be_repeated(
    store: Store, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    form, remove = await packed(store, played_out(2)), UserMatches.remove
    await UserMatches(store).put("ann", ROOM, b"line")
    await store.rooms.clear_dirty(room_keys(ROOM), form.number)

    async def fails_once(*_: object) -> None:
        monkeypatch.setattr(UserMatches, "remove", remove)
        raise StoreUnavailable("away")

    monkeypatch.setattr(UserMatches, "remove", fails_once)
    assert "away" in await Desk(redis).fail("delete-match", ROOM)
    assert await Desk(redis).say("delete-match", ROOM) == [f"The match {ROOM} is deleted."]
    assert await UserMatches(store).of("ann") == {}


async def test_a_match_whose_players_cannot_be_read_is_deleted(store: Store, redis: RedisProcess) -> None:
    form, at = await packed(store, played_out(2)), room_keys(ROOM)
    await store.rooms.clear_dirty(at, form.number)
    await store.call("SETRANGE", at.packed, len(form.stamp), b"?????")
    assert "packed" in await Desk(redis).fail("delete-match", ROOM)
    assert await store.rooms.read(at) is None


async def test_ratings_are_computed_anew_and_compared(
    redis: RedisProcess, archive: MatchArchive, tmp_path: Path
) -> None:
    desk = Desk(redis)
    for number in range(3):
        await archive.put(match(f"r{number}", 1_000 + number, rated=True), b"x")
    await archive.stop()
    assert await desk.say("ratings") == ["2 ratings follow from 3 rated matches: all are as they were."]
    again = MatchArchive(SqliteDatabase(tmp_path / ARCHIVE))
    await again.delete("r1")
    await again.stop()
    assert await desk.say("ratings") == ["2 ratings follow from 2 rated matches: 2 are not as they were."]
    assert [row[0] for row in await noted(desk)] == ["compute ratings"] * 2


async def test_the_list_of_matches_needs_an_archive(desk: Desk) -> None:
    assert await desk.fail("matches") == "botyard: There is no archive: finished matches stay in Redis."


async def test_a_finished_match_is_exported_without_names_and_verified(store: Store, redis: RedisProcess) -> None:
    await packed(store, played_out(2))
    desk = Desk(redis)
    file = "\n".join(await desk.say("export-match", ROOM)) + "\n"
    assert verify(read(file.encode())).faults == ()
    assert "Ann" not in file
    assert "Ben" not in file
    assert [row[:2] for row in await noted(desk)] == [["export match", ROOM]]


async def test_an_archive_that_was_changed_after_its_day_is_named(redis: RedisProcess, archive: MatchArchive) -> None:
    desk = Desk(redis)
    body = b"log"
    made = match("r1", 1_000, digest=sha256(body).hexdigest(), public=False)
    await archive.put(made, body)
    await Publisher(archive, lambda text: "", lambda: end_of("1970-01-01") + 3_600_000).publish()
    assert await desk.say("check-archive") == ["All matches are as they were when their day was published."]

    def change() -> Steps[None]:
        yield "UPDATE seats SET points = 7 WHERE room = :room", {"room": "r1"}

    await archive.published._database.write(change)
    await archive.stop()
    assert "1970-01-01: the match r1 is another one than on that day" in await desk.fail("check-archive")


# --- durations and times ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ms"), [("1m", 60_000), ("90m", 5_400_000), ("2h", 7_200_000), ("7d", 604_800_000), ("2w", 1_209_600_000)]
)
def test_a_duration_is_a_number_and_a_unit(text: str, ms: int) -> None:
    assert read_duration(text) == ms


@pytest.mark.parametrize("text", ["", "2", "h", "0h", "-1h", "2 h", "1s", "3651d", "9999999d", "２h"])
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadDuration, match="write 90m, 2h, 7d or 2w"):
        read_duration(text)


NOW = datetime(2026, 11, 23, 17, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18:00", datetime(2026, 11, 23, 18, 0, tzinfo=UTC)),
        ("17:30", datetime(2026, 11, 24, 17, 30, tzinfo=UTC)),
        ("2026-11-25T06:15", datetime(2026, 11, 25, 6, 15, tzinfo=UTC)),
        ("2026-11-25T06:15+01:00", datetime(2026, 11, 25, 5, 15, tzinfo=UTC)),
        ("15m", datetime(2026, 11, 23, 17, 45, tzinfo=UTC)),
    ],
)
def test_a_time_is_read_in_the_zone_of_the_machine(text: str, expected: datetime) -> None:
    assert read_time(text, NOW) == expected.timestamp()


@pytest.mark.parametrize("text", ["", "18", "25:00", "18:00:00", "soon", "2026-13-01T00:00", "0m"])
def test_anything_else_is_no_time(text: str) -> None:
    with pytest.raises(BadTime):
        read_time(text, NOW)
