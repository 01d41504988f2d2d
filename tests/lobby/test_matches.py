"""The matches of a user: what is kept of each, in which order they are sent, and their export from the archive."""

import json
from typing import Any

import msgspec
import pytest

from botyard.accounts.accounts import pseudonym_of
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.queries import PAGE, Filter
from botyard.errors import Unreadable
from botyard.lobby import data_export
from botyard.lobby import matches as module
from botyard.lobby.data_export import ArchiveArea
from botyard.lobby.matches import MatchIndex, load_match, my_match, urgency
from botyard.rooms import room as rooms_room
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import load_record
from botyard.rooms.requests import Accepted, Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys, user_key
from botyard.store.relations import MATCHES, WAITING_KEPT_SECONDS, UserMatches
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol.codec import pack
from botyard_protocol.messages import CreateRoom, Join, MyMatch, Resign, RoomSummary, Status
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.archive.matches import match as archived_match
from tests.archive.matches import seat
from tests.replay.matches import played_out
from tests.support.default_game import GAME

ROOM = "room1"
SUMMARY = RoomSummary(ROOM, GAME, "", Status.PLAYING, 2, ("Ann", "Ben"), 0)


def match(room: str, status: Status, **more: object) -> MyMatch:
    """A match of the player on seat 0."""
    made = MyMatch(msgspec.structs.replace(SUMMARY, id=room, status=status), (0,), (), None, 0)
    return msgspec.structs.replace(made, **more)


async def nothing(room: str) -> LoadedRoom | None:
    """Reads rooms where there are none."""
    return None


def test_matches_that_wait_for_the_player_come_first() -> None:
    listed = [
        match("soon", Status.PLAYING, asked=(0, 1), deadline=5),
        match("later", Status.PLAYING, asked=(0,), deadline=9),
        match("calm", Status.PLAYING, asked=(0,)),
        match("theirs", Status.PLAYING, asked=(1,), deadline=None),
        match("waits", Status.OPEN),
        match("newer", Status.FINISHED, changed=10),
        match("over", Status.FINISHED, changed=9),
    ]
    mixed = sorted(listed, key=lambda one: one.room.id)
    assert sorted(mixed, key=urgency) == listed


async def test_the_oldest_finished_matches_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIST_LIMIT", 2)
    own = UserMatches(store)
    for changed in range(4):
        await own.put("ann", f"r{changed}", pack(match(f"r{changed}", Status.FINISHED, changed=changed)))
    assert [one.room.id for one in await MatchIndex(store, STORED_NAMES).of("ann", nothing)] == ["r3", "r2"]
    assert set(await own.of("ann")) == {"r3", "r2"}


async def test_a_room_that_is_gone_is_forgotten(store: Store) -> None:
    await UserMatches(store).put("ann", ROOM)
    assert await MatchIndex(store, STORED_NAMES).of("ann", nothing) == ()
    assert await UserMatches(store).of("ann") == {}


async def test_a_room_that_cannot_be_read_stays_noted(store: Store) -> None:
    async def unreadable(room: str) -> LoadedRoom | None:
        raise Unreadable("of the future")

    own = UserMatches(store)
    await own.put("ann", ROOM)
    await own.put("ann", "spoilt", b"\xc1")
    assert await MatchIndex(store, STORED_NAMES).of("ann", unreadable) == ()
    assert set(await own.of("ann")) == {ROOM, "spoilt"}


async def test_an_end_that_was_not_recorded_is_recorded_when_it_is_read(store: Store) -> None:
    """The mark of the last commit is still there: the list of matches shows the end all the same."""
    rooms = Rooms(store, STORED_NAMES)
    for who, what in (
        ("ann", CreateRoom("c", GAME, 2)),
        ("ben", Join("j", ROOM)),
        ("ann", Resign("r", 0)),
    ):
        assert isinstance(await rooms.ask(ROOM, Request(who, who.title(), what)), Accepted)
    await UserMatches(store).put("ben", ROOM)
    (over,) = await MatchIndex(store, STORED_NAMES).of("ben", rooms.load)
    assert (over.room.status, over.ranking) == (Status.FINISHED, ((1,), (0,)))
    assert await MatchIndex(store, STORED_NAMES).of("ben", nothing) == (over,)
    loaded = await rooms.load(ROOM)
    assert loaded is not None
    assert my_match(loaded.room, "eve") is None


async def test_a_node_without_the_rules_stores_no_line_of_a_finished_match(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, index, own = Rooms(store, STORED_NAMES), MatchIndex(store, STORED_NAMES), UserMatches(store)
    for who, what in (("ann", CreateRoom("c", GAME, 2)), ("ben", Join("j", ROOM)), ("ann", Resign("r", 0))):
        assert isinstance(await rooms.ask(ROOM, Request(who, who.title(), what)), Accepted)
    head = await store.rooms.read(room_keys(ROOM))
    assert isinstance(head, Head)
    with monkeypatch.context() as elsewhere:
        for part in (module, rooms_room):
            elsewhere.setattr(part, "find_rules", lambda game, version: None)
        await index.update(ROOM, load_record(head.record))
        assert await own.of("ben") == {ROOM: b""}
        (shown,) = await index.of("ben", rooms.load)
        assert (shown.room.status, shown.ranking) == (Status.FINISHED, ())
        assert await own.of("ben") == {ROOM: b""}
    (shown,) = await index.of("ben", rooms.load)
    assert shown.ranking == ((1,), (0,))


@pytest.mark.parametrize(
    ("players", "options", "seed", "winner", "loser"),
    [
        (2, Options(Mode.ADVANCED_TWO_PLAYER), 1, (1, False), (2, False)),
        (4, Options(Mode.TEAMS), 2, (1, False), (2, False)),
        (2, Options(stalled_after=1), 1, (1, True), (1, True)),
    ],
)
def test_a_finished_match_has_the_place_of_its_player_among_teams(
    players: int, options: Options, seed: int, winner: tuple[int, bool], loser: tuple[int, bool]
) -> None:
    room = played_out(players, options, seed, game="twin_tin_bots").room
    assert room is not None
    made = [match for one in ("ann", "ben") if (match := my_match(room, one)) is not None]
    assert sorted((one.place or 0, one.shared) for one in made) == [winner, loser]


def test_a_stored_match_of_an_earlier_release_has_a_place() -> None:
    *fields, place, shared = msgspec.to_builtins(match("r", Status.FINISHED, ranking=((1, 0),), place=1, shared=True))
    assert (place, shared) == (1, True)
    old = load_match(pack(fields))
    assert (old.place, old.shared) == (1, True)
    spoilt = msgspec.to_builtins(match("r", Status.FINISHED, ranking=((5,), (0,))))
    with pytest.raises(Unreadable):
        load_match(pack(spoilt))


async def test_lists_without_a_finished_match_expire_and_others_stay(store: Store) -> None:
    own, key = UserMatches(store), user_key("ann", MATCHES)
    await own.put("ann", "r1")
    assert 0 < await store.call("TTL", key) <= WAITING_KEPT_SECONDS
    await own.put("ann", "r1", b"its line")
    await own.put("ann", "r2")
    assert await store.call("TTL", key) == -1
    assert await own.of("ann") == {"r1": b"its line", "r2": b""}


# --- archived matches -------------------------------------------------------------------------------------------


async def test_an_export_has_every_match_and_the_own_seats_only(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(PAGE + 20):
        await archive.put(archived_match(f"r{number}", number), b"x")
    area = ArchiveArea(archive).area
    exported = json.loads(json.dumps(await area.export("ann")))
    assert len(exported) == PAGE + 20
    newest = exported[0]
    assert (newest["room"], newest["file"], newest["game"]) == ("r119", "/api/match/r119", "tic_tac_trap")
    assert [(one["name"], one["result"]) for one in newest["seats"]] == [("Ann", "won")]
    assert await area.export("dan") == []
    monkeypatch.setattr(data_export, "EXPORT_LIMIT", 50)
    assert len(await area.export("ann")) == PAGE  # whole pages


async def test_a_deleted_person_is_found_under_no_former_name(archive: MatchArchive) -> None:
    await archive.put(archived_match("r1", 1_000, name="Ann's table"), b"x")
    await archive.put(archived_match("r2", 2_000, seat(0, "Annie", 1, identity="ann"), name="Annie's table"), b"x")
    area = ArchiveArea(archive).area
    await area.erase("ann")
    await area.erase("ann")
    matches = await archive.history(Filter(identity="ann"))
    assert {one.seats[0].name for one in matches} == {pseudonym_of("ann")}
    assert {one.name for one in matches} == {f"{pseudonym_of('ann')}'s table"}
    for word in ("ann", "annie", "ann's", "annie's"):
        assert await archive.history(Filter(words=(word,))) == []


async def test_ratings_are_exported_and_leave_the_leaderboards_with_the_person(archive: MatchArchive) -> None:
    await archive.put(archived_match("r1", 1_000, rated=True), b"x")
    area = ArchiveArea(archive).ratings_area
    (rating,) = json.loads(json.dumps(await area.export("ann")))
    assert (rating["game"], rating["tempo"], rating["matches"]) == ("tic_tac_trap", "live", 1)
    assert rating["points"] == round(1000 + 40 * (rating["mean"] - 3 * rating["deviation"]))
    assert await area.export("dan") == []
    await area.erase("ann")
    assert [one.identity for one in await archive.leaderboard("tic_tac_trap", "live")] == ["ben"]


async def test_an_archive_that_is_away_lets_export_and_deletion_be_repeated(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> Any:
        raise ArchiveUnavailable("no route")

    for name in ("history", "rename"):
        monkeypatch.setattr(archive, name, away)
    area = ArchiveArea(archive).area
    with pytest.raises(StoreUnavailable, match="archive: no route"):
        await area.export("ann")
    with pytest.raises(StoreUnavailable, match="archive: no route"):
        await area.erase("ann")
