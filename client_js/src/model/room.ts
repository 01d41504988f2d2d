/** A room as this client knows it: a pure fold of the frames that the server sends. */
import { matchPartOf } from "../games/registry";
import type { ChoiceFrame, EventFrame, LuckView, RoomEvent, RoomView, ShareView, Snapshot, Occupant } from "../protocol/generated";
import type { Event, EventOf, RoomModel, Step } from "./types";

/** The room without the share of a seat, whose holder has changed. */
function withoutShare(room: RoomView, seat: number): RoomView {
  return withLuck(room, (luck) => ({ ...luck, shares: luck.shares.filter((one) => one.seat !== seat) }));
}

/** The room with its luck changed, and `contributed` to match its shares; the same room if it has no luck. */
function withLuck(room: RoomView, change: (luck: LuckView) => LuckView): RoomView {
  if (!room.luck) return room;
  const luck = change(room.luck);
  const contributed = room.contributed.map((_, seat) => luck.shares.some((one) => one.seat === seat));
  return { ...room, luck, contributed };
}

/** The shares with a new one of a seat, not opened yet, in place of its former one. */
function withShare(room: RoomView, { shares }: LuckView, seat: number, commitment: string): readonly ShareView[] {
  const added = { seat, identity: room.seats[seat]?.identity ?? "", commitment, share: null };
  return [...shares.filter((one) => one.seat !== seat), added].sort((one, other) => one.seat - other.seat);
}

/** The room as a snapshot describes it. */
export function fromSnapshot(snapshot: Snapshot): RoomModel {
  const { epoch, number, audience, room, view, choices, now, clocks, digest } = snapshot;
  return { epoch, number, audience, room, view, choices, now, clocks, digest };
}

/**
 * The steps of the frame that follows `model`, or null if it is not the next one or holds an event that this
 * client does not know: the caller then asks for a snapshot.
 */
export function stepsOf(model: RoomModel, frame: EventFrame): Step[] | null {
  if (frame.epoch !== model.epoch || frame.number !== model.number + 1) return null;
  const steps: Step[] = [];
  let current: RoomModel = advance(model, frame.number, frame.digest);
  for (const [index, event] of frame.events.entries()) {
    if (event.type === "unknown") return null;
    const next = apply(current, event);
    if (!next) return null;
    current = next;
    steps.push({ number: frame.number, index, event, model: current, standing: frame.standing });
  }
  return steps;
}

/** The room after a frame without events for this audience: only its number and digest count. No choices are open until the next choice frame. */
export function advance(model: RoomModel, number: number, digest: number | null = null): RoomModel {
  return { ...model, number, digest, choices: [] };
}

/** The room with the choices of a frame, or null if the frame belongs to another number. */
export function withChoices(model: RoomModel, frame: ChoiceFrame): RoomModel | null {
  if (frame.epoch !== model.epoch || frame.number !== model.number) return null;
  return { ...model, choices: frame.choices, now: frame.now, clocks: frame.clocks };
}

/** Whether an event is the platform's; all others are events of the room's game. */
export function isRoomEvent(event: Event): event is RoomEvent {
  return Object.hasOwn(roomFolds, event.type);
}

/** The room after `event`, or null if this client can't fold it. */
export function apply(model: RoomModel, event: Event): RoomModel | null {
  if (isRoomEvent(event)) {
    const fold = roomFolds[event.type] as (room: RoomView, event: RoomEvent) => RoomView;
    return { ...model, room: fold(model.room, event) };
  }
  const game = matchPartOf(model.room.game);
  if (!game?.model.eventTypes.has(event.type) || !model.view) return null;
  const view = game.model.fold?.(model.view, event);
  return view ? { ...model, view } : null;
}

/** Milliseconds that a step is shown at normal speed; events of the platform take no time. */
export function durationOf({ event, model }: Step): number {
  return isRoomEvent(event) ? 0 : (matchPartOf(model.room.game)?.animation.durationOf(event) ?? 0);
}

/** Whether a turn of the match begins with a step. */
export function startsTurn({ event, model }: Step): boolean {
  return !isRoomEvent(event) && (matchPartOf(model.room.game)?.animation.startsTurn(event) ?? false);
}

/** Whether the view of a room fits the fingerprints of a frame; true if the frame has none, or the game can't take any. */
export function agrees({ room, view, audience }: RoomModel, { hash, own }: ChoiceFrame): boolean {
  const fingerprint = matchPartOf(room.game)?.model.fingerprint;
  if (hash === null || !view || !fingerprint) return true;
  return (
    fingerprint.shared(view) === hash &&
    audience.every((seat, index) => fingerprint.own(view, seat) === (own[index] ?? null))
  );
}

type RoomFolds = { [T in RoomEvent["type"]]: (room: RoomView, event: EventOf<T>) => RoomView };

const roomFolds: RoomFolds = {
  room_created: (room, { type: _, ...created }) => ({ ...room, ...created }),
  seat_taken: (room, { seat, identity, name, bot }) => withSeat(room, seat, { identity, name, bot }),
  seat_left: (room, { seat }) => withSeat(room, seat, null),
  host_changed: (room, { host }) => ({ ...room, host }),
  match_started: (room, { seats }) => ({
    ...room,
    reserved: [],
    ready: [],
    barred: [],
    offers: [],
    asked: [],
    status: "playing",
    players: new Set(seats).size, // `seats`: the former seat of each; a player with two seats is there twice
    seats: seats.map((former) => room.seats[former] ?? null),
    contributed: [],
    luck: room.luck && { ...room.luck, opening: false },
  }),
  absence_changed: (room, { absence }) => ({ ...room, absence }),
  match_abandoned: (room, { by }) => ({ ...room, abandoned: by }),
  // What they tell is in the absence that follows them.
  person_gone: (room) => room,
  person_seen: (room) => room,
  voted: (room) => room,
  decided: (room) => room,
  match_finished: (room, { secret }) =>
    withLuck({ ...room, status: "finished", offers: [] }, (luck) => ({ ...luck, secret })),
  // the seed shares of the players
  contributed: (room, { seat, contribution }) => withLuck(room, (luck) => ({ ...luck, shares: withShare(room, luck, seat, contribution) })),
  opening_started: (room, { round, seats }) =>
    withLuck(room, (luck) => ({ ...luck, round, shares: luck.shares.filter(({ seat }) => seats.includes(seat)), opening: true, called_off: [] })),
  share_opened: (room, { seat, share }) =>
    withLuck(room, (luck) => ({ ...luck, shares: luck.shares.map((one) => (one.seat === seat ? { ...one, share } : one)) })),
  start_called_off: (room, { round, people }) => withLuck(room, (luck) => ({ ...luck, round, shares: [], opening: false, called_off: people })),
  // These change only the clocks, which the choice frame after each event frame sends again.
  timed_out: (room) => room,
  seat_absent: (room) => room,
  seat_returned: (room) => room,
  time_granted: (room) => room,
  // agreements about the seats: offers, reservations, readiness, the room's form
  offer_made: (room, { offer }) => ({ ...room, offers: [...room.offers, offer] }),
  offer_ended: (room, { offer }) => ({ ...room, offers: room.offers.filter(({ id }) => id !== offer) }),
  person_barred: (room, { identity, name, barred }) => {
    const others = room.barred.filter((one) => one.identity !== identity);
    return { ...room, barred: barred ? [...others, { identity, name, bot: null }] : others };
  },
  ready_changed: (room, { seats, asked }) => ({ ...room, ready: seats, asked }),
  room_changed: (room, { type: _, ...form }) => ({
    ...room,
    ...form,
    seats: resized(room.seats, form.players, null),
    contributed: resized(room.contributed, form.players, false),
  }),
  link_set: (room, { seat, valid }) => (seat === null ? room : withCoach(room, seat, valid)),
};

/** The room with a coach link for a seat, or without (`valid`). */
function withCoach(room: RoomView, seat: number, valid: boolean): RoomView {
  return { ...room, coached: room.seats.map((_, other) => (other === seat ? valid : (room.coached[other] ?? false))) };
}

/** The room after `occupant` has taken a seat, or its holder has left it (null). */
function withSeat(room: RoomView, seat: number, occupant: RoomView["seats"][number]): RoomView {
  const reserved = stillReserved(room, seat, occupant);
  const changed = { ...room, seats: room.seats.with(seat, occupant), reserved };
  return room.contributed.length > 0 ? withoutShare(changed, seat) : changed; // in a match shares stay as they were
}

function resized<T>(list: readonly T[], length: number, added: T): T[] {
  return Array.from({ length }, (_, index) => list[index] ?? added);
}

/** The reservations left once `occupant` has taken a seat: all but that seat's and those for `occupant`; [] if none. */
function stillReserved(room: RoomView, seat: number, occupant: Occupant | null): RoomView["reserved"] {
  if (!occupant) return room.reserved;
  const left = room.reserved.map((one, place) => (place === seat || one?.identity === occupant.identity ? null : one));
  return left.some((one) => one !== null) ? left : [];
}

type Readiness = Pick<RoomView, "settings" | "seats" | "ready" | "asked">;

/** The people who have yet to say that they are ready: all at a table with a ready check, else only those who are `asked`. */
export function waitedFor({ settings, seats, ready, asked }: Readiness): Occupant[] {
  const waiting = seats.filter((one, seat): one is Occupant => one !== null && !one.bot && !ready.includes(seat));
  return settings?.ready_check ? waiting : waiting.filter(({ identity }) => asked.includes(identity));
}

/** Whether the host can't start the match yet, since a person other than the host has yet to say that they are ready. */
export function isAwaited(room: Readiness & Pick<RoomView, "host">): boolean {
  return waitedFor(room).some(({ identity }) => identity !== room.host);
}
