/** A room as this client knows it: a pure fold of the frames that the server sends. */
import { fold } from "../games/folds";
import type {
  Choice,
  ChoiceFrame,
  Event,
  EventFrame,
  RoomEvent,
  RoomView,
  SeatClock,
  Snapshot,
  View,
} from "../protocol/generated";
import { luckFolds, withLuck, withoutShare } from "./luck_folds";
import { NO_AGREEMENTS, seatAgreementFolds, stillReserved } from "./seat_agreements";
import type { EventOf } from "./types";

export interface RoomModel {
  readonly epoch: number;
  readonly number: number;
  /** The seats held by whoever looks, ascending; empty for a spectator. */
  readonly audience: readonly number[];
  readonly room: RoomView;
  /** Null before the match. */
  readonly view: View | null;
  /** All choices that are open; empty between an event frame and the choice frame that follows it. */
  readonly choices: readonly Choice[];
  /** The server's time in ms that the clocks count from, as they were last told. */
  readonly now: number;
  /** By seat; empty without a time control. */
  readonly clocks: readonly SeatClock[];
  /** Of the log up to `number`, for the cursor; null if the server has none. */
  readonly digest: number | null;
}

/** One event of a frame, and the room after it. */
export interface Step {
  readonly number: number;
  readonly event: Event;
  readonly model: RoomModel;
  /** It came of a standing answer of the viewer's. */
  readonly standing: boolean;
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
  for (const event of frame.events) {
    if (event.type === "unknown") return null;
    const next = apply(current, event);
    if (!next) return null;
    current = next;
    steps.push({ number: frame.number, event, model: current, standing: frame.standing });
  }
  return steps;
}

/** The room after a frame without events for this audience: only its number and digest count. */
export function advance(model: RoomModel, number: number, digest: number | null = null): RoomModel {
  return { ...model, number, digest, choices: [] };
}

/** The room with the choices of a frame, or null if the frame belongs to another number. */
export function withChoices(model: RoomModel, frame: ChoiceFrame): RoomModel | null {
  if (frame.epoch !== model.epoch || frame.number !== model.number) return null;
  return { ...model, choices: frame.choices, now: frame.now, clocks: frame.clocks };
}

/** The room after `event`, or null if this client can't fold it. */
export function apply(model: RoomModel, event: Event): RoomModel | null {
  if (event.type in roomFolds) {
    const fold = roomFolds[(event as RoomEvent).type] as (room: RoomView, event: Event) => RoomView;
    return { ...model, room: fold(model.room, event) };
  }
  if (!("cause" in event) || !model.view) return null;
  const view = fold(model.view, event);
  return view && { ...model, view };
}

type RoomFolds = { [T in RoomEvent["type"]]: (room: RoomView, event: EventOf<T>) => RoomView };

const roomFolds: RoomFolds = {
  room_created: (room, { type: _, ...created }) => ({ ...room, ...created }),
  seat_taken: (room, { seat, identity, name, bot }) => withSeat(room, seat, { identity, name, bot }),
  seat_left: (room, { seat }) => withSeat(room, seat, null),
  host_changed: (room, { host }) => ({ ...room, host }),
  match_started: (room, { seats }) => ({
    ...room,
    ...NO_AGREEMENTS,
    status: "playing",
    players: new Set(seats).size,
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
  ...luckFolds,
  // What they change are the clocks, which the choice frame after each event frame tells anew.
  timed_out: (room) => room,
  seat_absent: (room) => room,
  seat_returned: (room) => room,
  time_granted: (room) => room,
  ...seatAgreementFolds,
  link_set: (room, { seat, valid }) => (seat === null ? room : withCoach(room, seat, valid)),
};

function withCoach(room: RoomView, seat: number, valid: boolean): RoomView {
  return { ...room, coached: room.seats.map((_, other) => (other === seat ? valid : (room.coached[other] ?? false))) };
}

function withSeat(room: RoomView, seat: number, occupant: RoomView["seats"][number]): RoomView {
  const reserved = stillReserved(room, seat, occupant);
  const changed = { ...room, seats: room.seats.with(seat, occupant), reserved };
  return room.contributed.length > 0 ? withoutShare(changed, seat) : changed; // in a match shares stay as they were
}
