"""Compares what players were told with the log: the promises, as code."""

from collections import Counter
from dataclasses import dataclass

from server.games.registry import GAMES
from server.rooms.projection import event_frame
from server.rooms.record import Entry, load_entry
from server.store.keys import room_keys
from server.store.store import Store
from tests.live.players import Player


@dataclass(slots=True)
class Tally:
    """What was checked, so that a check of nothing does not look like a success."""

    rooms: int = 0
    entries: int = 0
    accepted: int = 0
    rejected: int = 0
    frames: int = 0


async def check(store: Store, players: list[Player]) -> tuple[Tally, list[str]]:
    """Everything that contradicts the promises, in words, and how much was looked at."""
    tally, wrong = Tally(), list[str]()
    rooms = {player.story.room for player in players if player.story is not None}
    logs = {room: await _log(store, room) for room in rooms}
    tally.rooms, tally.entries = len(logs), sum(map(len, logs.values()))
    for room, log in logs.items():
        wrong += _is_dense(room, log)
    for player in players:
        if player.story is not None:
            wrong += _check_player(player, logs[player.story.room], tally)
    return tally, wrong


async def _log(store: Store, room: str) -> list[Entry]:
    at = room_keys(room)
    head = await store.open(at)
    assert head is not None
    log = [load_entry(data) for data in await store.entries(at, 1, head.number)]
    assert len(log) == head.number, f"{room}: {len(log)} entries, head {head.number}"
    return log


def _is_dense(room: str, log: list[Entry]) -> list[str]:
    numbers = [entry.number for entry in log]
    twice = [key for key, count in Counter((e.identity, e.seat, e.id) for e in log).items() if count > 1]
    wrong = [f"{room}: {key} is in the log twice" for key in twice]
    return wrong if numbers == list(range(1, len(log) + 1)) else [*wrong, f"{room}: the log has gaps: {numbers}"]


def _check_player(player: Player, log: list[Entry], tally: Tally) -> list[str]:
    assert player.story is not None
    record, by_id = player.record, {entry.id: entry for entry in log if entry.identity == player.identity}
    wrong = [f"{player.name}: {text}" for text in (*record.contradictions, *player.story.gaps())]
    for id, number in record.accepted.items():
        tally.accepted += 1
        if id not in by_id or by_id[id].number != number:
            wrong.append(f"{player.name}: {id} was accepted as {number} and is not there in the log")
    for id in record.rejected:
        tally.rejected += 1
        if id in by_id:
            wrong.append(f"{player.name}: {id} was rejected and is entry {by_id[id].number}")
    unanswered = [id for id in player.asked if id in by_id and id not in record.accepted]
    wrong += [f"{player.name}: {id} is in the log and was never accepted" for id in unanswered]
    return wrong + _check_frames(player, log, tally)


def _check_frames(player: Player, log: list[Entry], tally: Tally) -> list[str]:
    """Everything that was shown is what the log says, as that audience may know it."""
    wrong = []
    (game,) = GAMES
    for (epoch, number), (audience, events) in player.record.events.items():
        tally.frames += 1
        entry = log[number - 1] if number <= len(log) else None
        if entry is None or entry.epoch != epoch:
            wrong.append(f"{player.name} saw entry {(epoch, number)}, which is not in the log")
        elif event_frame(game, entry, audience).events != events:
            wrong.append(f"{player.name} saw entry {(epoch, number)} other than it is in the log")
    return wrong
