"""The straight way of an ordinary command: from the bytes of its frame to the commit, and from there to its answer.

A command is ordinary if the rules accept it in a running match of people who are all there, and this node has the
room in memory. Others leave by an `Exit`, or by an exception of the rules, and take the general way, from `Session`
to `Rooms.submit`. The general way would serve an ordinary command, too, with the same bytes for Redis and all sockets:
`tests/net/test_lane.py` compares both.
"""

import logging
import time
from enum import Enum
from functools import partial

from msgspec.structs import replace

from botyard.logs import about
from botyard.metrics import COMMIT_SECONDS, command_results
from botyard.net.ws.session import Session
from botyard.rooms.decide import is_changeable
from botyard.rooms.due import due_changes
from botyard.rooms.match import clock
from botyard.rooms.match.clock import Outage
from botyard.rooms.match.desertion import MATCH_ENTRIES
from botyard.rooms.plan_data import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, digest_of
from botyard.rooms.requests import Request
from botyard.rooms.room import Room, game_of
from botyard.rooms.runtime.actor import Actor
from botyard.rooms.runtime.service import count_answer
from botyard.store.error_classes import StoreUnavailable
from botyard.store.room_store import CommitResult, Verdict
from botyard_protocol.codec import CLIENT, Encoding
from botyard_protocol.messages import Accepted, Command, Pace, Status
from botyard_protocol.schema import tag_of

log = logging.getLogger("botyard.net")

_TAG = tag_of(Command)
assert _TAG is not None
BEGINNING = bytes((0x90 + 1 + len(Command.__struct_fields__), _TAG))
"""The first two bytes of a command: the head of a msgpack array of the tag and all fields, and the tag."""

ACCEPTED = ("accepted", "")
"""The labels of an accepted command for the metrics: what became of it, and no code."""


class Exit(Enum):
    """Why a message leaves the lane."""

    # of `take_command`: nothing is done yet, and the general way begins at the bytes
    NO_COMMAND = "it is another message, or unusual bytes"
    NOT_ENTERED = "its connection has not said hello, or has entered no room"
    ENDING = "its socket is being closed, or the node stops"
    NOT_IN_MEMORY = "its room is not in the memory of this node, with a fresh clock, or is deciding another request"
    # the message has begun and is charged, and the general way begins at its decision
    AGAIN = "it may have been accepted before"
    # these of `plan_command`
    NOT_PLAYING = "no match is running"
    AUTOMATIC = "bots or the rules may answer: for a missing player, by a preset answer, or in a match that is too long"
    NOT_THEIRS = "the sender does not hold the seat"
    CLOCK = "an outage is to be given back, the time is up, or a player is marked absent"
    REFUSED = "the rules do not accept it"
    LAST = "it ends the match"
    CHANGE = "it changes an answer, which is limited"


def take_command(session: Session, data: bytes, text: bool) -> Exit | None:
    """Serve the payload of a frame if it is an ordinary command. `text`: whether it is JSON.

    Returns None if it is served, by this lane or from its decision on by the general way, or if it is refused since its
    client sends too much. Otherwise returns why it is not ordinary; nothing was done yet.
    """
    # the bytes, and where they come from
    connection = session.connection
    if text or data[:2] != BEGINNING or connection.encoding is not Encoding.MSGPACK:
        return Exit.NO_COMMAND
    if session.room is None or session.game is None or not session.greeted:
        return Exit.NOT_ENTERED
    if connection.socket.closing or session.in_flight.stopping:
        return Exit.ENDING

    # the room, with nothing else to decide
    actor = session.rooms.actors.get(session.room)
    if actor is None or actor.busy or actor.mailbox or not actor.seen or not actor.clock or not actor.clock.is_fresh:
        return Exit.NOT_IN_MEMORY

    # the message, and its price
    command = CLIENT.decode_small(data, session.game)
    if not isinstance(command, Command):
        return Exit.NO_COMMAND
    session.begin()  # the node does not stop: see above
    arrived = connection.last_received = session.time()
    retry_after, reason = session.budget.take(arrived)
    if retry_after:
        session.refuse(command, retry_after, reason, arrived)
        session.done()
        return None

    # the decision, and its commit
    session.rooms.actors.by_room.move_to_end(actor.room)  # as `Actors.of` does: it was used last
    identity, now = connection.identity, actor.clock.now()
    request = Request(identity.id, identity.name, command, received=now)
    try:
        is_new = not actor.accepted.may_have(identity.id, command.seat, command.id)
        plan = plan_command(actor.seen, request, command, now, actor.clock.outages) if is_new else Exit.AGAIN
        if not isinstance(plan, Exit):
            actor.busy = True  # until the outcome
            session.rooms.committer.send(actor, plan, partial(_on_committed, session, command, actor, plan))
            return None
    except Exception:  # of the rules, or since the commit can't be queued: the general way comes to the same
        actor.busy = False
        log.debug("a command leaves the lane", exc_info=True, extra=about(room=actor.room))
    session.submit(command)
    return None


def plan_command(
    seen: LoadedRoom, request: Request, command: Command, now: int, outages: tuple[Outage, ...]
) -> CommitPlan | Exit:
    """Decide a command in the room that was `seen` last, and plan its commit; an `Exit` if it is not ordinary.

    `now` and `outages` as in `plan_commit`, whose plan is the same. Raises what the code of the game raises.
    """
    record, state, number = seen.room.record, seen.room.state, seen.number + 1
    moment = max(now, record.time)  # the times of a log never go back
    received = moment if request.received is None else min(request.received, moment)
    if (why := _unusual(seen, request.identity, command, received, outages)) is not None:
        return why

    # the rules
    game = game_of(record)
    if not isinstance(command.command, game.command_types):
        return Exit.REFUSED
    if is_changeable(seen.room, command):
        return Exit.CHANGE
    outcome = game.apply(state, command.seat, command.choice, command.command)
    after, events = outcome.state, outcome.events
    if game.finished(after):
        return Exit.LAST

    # the clocks
    choices, clocks, control = game.choices(after), record.clocks, record.clock
    if clocks is not None and control is not None:
        if clocks.accounts[command.seat].missed:  # its time ran out before this answer
            clocks = clock.with_seat_back(clocks, command.seat)
        start, turn_over = moment + clock.animation_ms(len(events)), game.turns(after) > game.turns(state)
        clocks = clock.follow(clocks, control, choices, game.active(after), received, start, turn_over)

    # the entry of the log, and the record
    public, own = game.fingerprints(after)
    digest = digest_of(record.digest, number, public, events)
    entry = Entry(
        seen.epoch,
        number,
        record.rules_version,
        moment,
        request.identity,
        command.seat,
        command.id,
        command,
        events,
        choices,
        received if clocks is not None else 0,
        clocks=clocks,
        hash=public,
        own=own,
        digest=digest,
        before=record.digest,
    )
    following = replace(record, time=moment, clocks=clocks, digest=digest)
    stored = replace(following, state=game.dump(after))
    alarm = clock.next_alarm(clocks)
    due = due_changes(record, following) if control is not None and control.pace is Pace.SLOW else ()  # see `is_slow`
    room = Room(following, after)
    # the room's line in the lobby stays (False), no request follows (None); the alarm is also the next visit of a node
    return CommitPlan(request, entry, room, stored, False, now, seen.side_data, None, alarm, alarm, due)


def _unusual(
    seen: LoadedRoom, sender: str, command: Command, received: int, outages: tuple[Outage, ...]
) -> Exit | None:
    """Why a command is not ordinary, as far as its seat, the phase and the clocks of its room show; else None."""
    record, clocks, seat = seen.room.record, seen.room.record.clocks, command.seat
    if record.status is not Status.PLAYING or seen.room.state is None or seen.packed:
        return Exit.NOT_PLAYING
    if record.has_automatic_seats or seen.side_data.answers or seen.number + 1 >= MATCH_ENTRIES:
        return Exit.AUTOMATIC
    occupant = record.seats[seat] if seat < len(record.seats) else None
    if occupant is None or occupant.identity != sender:
        return Exit.NOT_THEIRS
    if clocks is not None:
        running = clock.running_for(clocks, command.choice)
        late = running is not None and received > clock.deadline(clocks, running)
        if late or clocks.accounts[seat].absent or (outages and clock.outages_while_running(clocks, outages)):
            return Exit.CLOCK
    return None


def _on_committed(
    session: Session, command: Command, actor: Actor, plan: CommitPlan, outcome: CommitResult | StoreUnavailable
) -> None:
    """Pass on the committed entry, answer the command, and free the room and the session for what comes next.

    `take_outcome` does so for any other outcome, perhaps after another decision.
    """
    rooms, number = session.rooms, plan.entry.number
    if isinstance(outcome, StoreUnavailable) or outcome.verdict is not Verdict.COMMITTED:
        rooms.take_outcome(actor, plan, partial(count_answer, partial(session.submitted, command)), outcome)
        return
    COMMIT_SECONDS.observe(time.perf_counter() - actor.sent)
    command_results[ACCEPTED] += 1
    try:
        rooms.committer.publish(actor, plan)
        receipt = rooms.receipts.of(actor.room, number, plan.request.identity, command.id)
        session.send(Accepted(command.id, number, outcome.durability, receipt))
    except Exception:  # the client reconnects and sends the id again, which is in the log
        session.fail()
    actor.busy = False
    try:
        if actor.mailbox:
            rooms.next(actor)
    finally:
        session.done()
