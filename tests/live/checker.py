"""Compares the messages of all clients with the logs, and the logs with the rules: the promises, as code."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from botyard.replay.verify import Differs, played_again
from botyard.rooms.record import Entry, Record, load_entry, load_record
from botyard.rooms.room import Room, game_of
from botyard.rooms.runtime.stored_rooms import StoredRooms
from botyard.rooms.sight.projection import choice_frame, event_frame, snapshot
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.live.players import Person, Player, Story
from tests.support.waiting import until

STORE_SECONDS = 20.0


@dataclass(slots=True)
class Tally:
    """The numbers of checked things, so that a check of nothing does not look like a success.

    `tails` and `jumps`: returns with a cursor that were given the tail of the log, and snapshots that replaced the
    room of a client. `by_clock`: entries that no person asked for; `standing`: those that people had answered in
    advance.
    """

    rooms: int = 0
    finished: int = 0
    entries: int = 0
    by_clock: int = 0
    standing: int = 0
    accepted: int = 0
    rejected: int = 0
    frames: int = 0
    snapshots: int = 0
    tails: int = 0
    jumps: int = 0
    choices: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Truth:
    """A room as the store has it: its log, its record, and the room after each entry as the rules make it."""

    log: list[Entry]
    record: Record
    rooms: list[Room]


async def judged(url: str, people: list[Person]) -> tuple[Tally, list[str]]:
    """Check as `check` does, with a store that is found at `url`."""
    store = Store(url)
    store.start()
    try:
        await until(lambda: store.run, STORE_SECONDS)
        return await check(store, people)
    finally:
        await store.stop()


async def check(store: Store, people: list[Person]) -> tuple[Tally, list[str]]:
    """How much was looked at, and everything that contradicts the promises, in words."""
    tally, wrong = Tally(), list[str]()
    by_room: dict[str, list[Person]] = {}
    for person in people:
        if person.story is not None:
            by_room.setdefault(person.story.room, []).append(person)
    for room, there in by_room.items():
        log, record = await _stored(store, room)
        tally.rooms += 1
        tally.finished += record.status is m.Status.FINISHED
        tally.entries += len(log)
        tally.standing += sum(entry.standing for entry in log)
        tally.by_clock += sum(entry.identity == "clock" for entry in log)
        wrong += _check_room(room, log, record, there, tally)
    return tally, wrong


async def _stored(store: Store, room: str) -> tuple[list[Entry], Record]:
    """The whole log of a room, and its record."""
    stored = StoredRooms(store)
    head = await stored.open(room)
    assert head is not None
    record = load_record(head.record)
    log = [load_entry(data, record.game) for data in await stored.entries(room, 1, head.number)]
    assert len(log) == head.number, f"{room}: {len(log)} entries, head {head.number}"
    return log, record


def _check_room(room: str, log: list[Entry], record: Record, people: list[Person], tally: Tally) -> list[str]:
    """Everything in one room that contradicts the promises: in its log, its record, and what its people received."""
    wrong = _repeats_and_gaps(room, log)
    if wrong:
        return wrong
    try:
        rooms = list(played_again(room, record.secret, log))
    except Differs as differs:
        return [f"{room}: {differs}"]
    if _stored_form(rooms[-1]) != record:
        wrong.append(f"{room}: what is stored is not what the log makes")
    truth = Truth(log, record, rooms)
    for person in people:
        assert person.story is not None
        found = [*_check_answers(person, log, tally), *_check_story(person.story, truth, tally)]
        wrong += [f"{person.name} in {room}: {text}" for text in found]
    return wrong


def _stored_form(room: Room) -> Record:
    """The record of a room as it is stored, with the state as bytes."""
    if room.state is None:
        return room.record
    return msgspec.structs.replace(room.record, state=game_of(room.record).dump(room.state))


def _repeats_and_gaps(room: str, log: list[Entry]) -> list[str]:
    """Find requests that are in the log twice, and numbers that are missing."""
    numbers = [entry.number for entry in log]
    twice = [key for key, count in Counter((e.identity, e.seat, e.id) for e in log).items() if count > 1]
    wrong = [f"{room}: {key} is in the log twice" for key in twice]
    return wrong if numbers == list(range(1, len(log) + 1)) else [*wrong, f"{room}: the log has gaps: {numbers}"]


def _check_answers(person: Person, log: list[Entry], tally: Tally) -> Iterator[str]:
    """Check that accepted commands are in the log under their number, rejected ones are not, and all are answered."""
    record, by_id = person.record, {entry.id: entry for entry in log if entry.identity == person.identity}
    yield from record.contradictions
    for id, number in record.accepted.items():
        tally.accepted += 1
        if id not in by_id or by_id[id].number != number:
            yield f"{id} was accepted as {number} and is not there in the log"
    for id in record.rejected:
        tally.rejected += 1
        if id in by_id:
            yield f"{id} was rejected and is entry {by_id[id].number}"
    if isinstance(person, Player):
        tally.choices += person.answered
        for id in person.asked:
            if id not in record.accepted and id not in record.rejected:
                yield f"{id} was never answered" + (" and is in the log" if id in by_id else "")


def _check_story(story: Story, truth: Truth, tally: Tally) -> Iterator[str]:
    """Check that received frames have no gaps: each follows the one before, or a snapshot gives a new position.

    Check also that all match the log, as that audience may know it.
    """
    place: tuple[int, int] | None = None
    audience: tuple[int, ...] = ()
    known = False
    for received in story.received:
        match received:
            case m.Entered():
                audience = received.audience
                tally.tails += received.recovered and known
                if not received.recovered:
                    place = None
            case m.Snapshot():
                tally.snapshots += 1
                tally.jumps += known
                known = True
                if place is not None and (received.epoch, received.number) < place:
                    yield f"a snapshot leads back from {place} to {(received.epoch, received.number)}"
                place, audience = (received.epoch, received.number), received.audience
                yield from _check_snapshot(received, truth)
            case m.EventFrame():
                tally.frames += 1
                if place is None or (received.epoch, received.number) != (place[0], place[1] + 1):
                    yield f"entry {(received.epoch, received.number)} came after {place}"
                place = (received.epoch, received.number)
                yield from _check_events(received, audience, truth)
            case m.ChoiceFrame():
                if place != (received.epoch, received.number):
                    yield f"choices of {(received.epoch, received.number)} came after {place}"
                yield from _check_choices(received, audience, truth)


def _check_snapshot(received: m.Snapshot, truth: Truth) -> Iterator[str]:
    """Check that a snapshot is the one that the log makes for its audience."""
    if _entry(received.epoch, received.number, truth) is None:
        yield f"a snapshot is of {(received.epoch, received.number)}, which is not in the log"
        return
    room = truth.rooms[received.number - 1]
    if snapshot(room, received.epoch, received.number, received.audience, STORED_NAMES, received.now) != received:
        yield f"the snapshot of {(received.epoch, received.number)} is not what the log makes"


def _check_events(received: m.EventFrame, audience: tuple[int, ...], truth: Truth) -> Iterator[str]:
    """Check that events are those of the entry in the log, as the audience may know it."""
    entry = _entry(received.epoch, received.number, truth)
    if entry is None:
        yield f"entry {(received.epoch, received.number)} was sent and is not in the log"
    elif event_frame(truth.record.game, entry, audience, STORED_NAMES) != received:
        yield f"entry {(received.epoch, received.number)} was sent other than it is in the log"


def _check_choices(received: m.ChoiceFrame, audience: tuple[int, ...], truth: Truth) -> Iterator[str]:
    """Check that choices are those after the entry in the log, as the audience may know them."""
    entry = _entry(received.epoch, received.number, truth)
    if entry is None or not _same_choices(received, choice_frame(entry, audience, received.now)):
        yield f"the choices of {(received.epoch, received.number)} are not those of the log"


def _same_choices(received: m.ChoiceFrame, made: m.ChoiceFrame) -> bool:
    """Whether the choices are the same. A client that resumes at the head gets them without fingerprints."""
    return received == (made if received.hash is not None else msgspec.structs.replace(made, hash=None, own=()))


def _entry(epoch: int, number: int, truth: Truth) -> Entry | None:
    """The entry of this epoch and number, if the log has it."""
    entry = truth.log[number - 1] if 0 < number <= len(truth.log) else None
    return entry if entry is not None and entry.epoch == epoch else None
