/**
 * A timeline: a part of a match as a row of events, with the room at each position.
 *
 * Position 0 is the start, position n the room after the first n events. Rooms are folded from the nearest checkpoint
 * before them, so that a long match needs little memory and every position is found in constant time.
 */
import type { GameEvent, GameView } from "../games/api";
import type { EventFrame } from "../protocol/generated";
import type { LogEntry } from "./log";
import { apply, isRoomEvent } from "./room";
import type { RoomModel, Step } from "./types";

/** What a game says about its events (`GameAnimation`). */
export interface Marks {
  /** Milliseconds at normal speed. */
  durationOf(event: GameEvent): number;
  startsTurn(event: GameEvent): boolean;
  /** `before` is the view before the event. */
  startsRound?(event: GameEvent, before: GameView): boolean;
  startsOrder?(event: GameEvent): boolean;
}

/** The units by which a timeline is stepped through. */
export const UNITS = ["order", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

export interface Timeline {
  readonly start: RoomModel;
  /** All events, oldest first. */
  readonly entries: readonly LogEntry[];
  /** The number of the last entry of the log that the timeline has, whether or not it has events for this audience. */
  readonly number: number;
  /** The positions at which turns, rounds and orders begin, ascending. */
  readonly marks: Readonly<Record<Unit, readonly number[]>>;
  /** The seats whose turn it is, for each turn. */
  readonly players: readonly (readonly number[])[];
  /** The rooms at the positions 0, `CHECKPOINT`, 2 * `CHECKPOINT`, ... */
  readonly checkpoints: readonly RoomModel[];
  /** The room at the last position. */
  readonly last: RoomModel;
}

type ActiveSeats = (view: GameView) => readonly number[];

/** Events between two rooms that are kept. */
export const CHECKPOINT = 48;

/** A timeline that has no events yet. The first turn and the first round begin at its start. */
export function emptyTimeline(start: RoomModel, activeSeats: ActiveSeats): Timeline {
  const still = { ...start, choices: [] };
  const marks = { order: [], turn: [0], round: [0] };
  const players = [start.view ? activeSeats(start.view) : []];
  return { start: still, entries: [], number: start.number, marks, players, checkpoints: [still], last: still };
}

/**
 * The timeline with the frames that follow its last one; earlier frames are left out. Frames after an event that this
 * client can't fold are left out, too: the timeline ends before it.
 */
export function extend(timeline: Timeline, frames: readonly EventFrame[], game: Marks, activeSeats: ActiveSeats): Timeline {
  const entries = [...timeline.entries];
  const checkpoints = [...timeline.checkpoints];
  const marks = { order: [...timeline.marks.order], turn: [...timeline.marks.turn], round: [...timeline.marks.round] };
  const players = [...timeline.players];
  let { last, number } = timeline;
  fold: for (const frame of frames) {
    if (frame.number <= number) continue;
    for (const [index, event] of frame.events.entries()) {
      const next = event.type === "unknown" ? null : apply(last, event);
      if (event.type === "unknown" || !next) break fold;
      const position = entries.length;
      if (!isRoomEvent(event)) mark(event, position, index === 0, last.view!, next.view!);
      last = { ...next, number: frame.number, digest: frame.digest };
      entries.push({ number: frame.number, index, event, standing: frame.standing });
      if (entries.length % CHECKPOINT === 0) checkpoints.push(last);
    }
    number = frame.number;
    last = { ...last, number, digest: frame.digest };
  }
  return { start: timeline.start, entries, number, marks, players, checkpoints, last };

  // The `first` event of an entry is what a player has just done: a turn that it starts begins before it. A turn that
  // another event starts begins after that event. Position 0 is marked already. Without `startsOrder` each event that
  // takes time ends a step.
  function mark(event: GameEvent, position: number, first: boolean, before: GameView, after: GameView): void {
    const turn = game.startsTurn(event);
    const begin = turn && first ? position : position + 1;
    if (turn && begin > 0) {
      marks.turn.push(begin);
      players.push(activeSeats(first ? before : after));
    }
    if (begin > 0 && game.startsRound?.(event, before)) marks.round.push(begin);
    if (game.startsOrder ? game.startsOrder(event) : game.durationOf(event) > 0) marks.order.push(game.startsOrder ? position : position + 1);
  }
}

/** The room at a position. */
export function roomAt(timeline: Timeline, position: number): RoomModel {
  if (position >= timeline.entries.length) return timeline.last;
  const from = Math.floor(position / CHECKPOINT);
  let model = timeline.checkpoints[from]!;
  for (const entry of timeline.entries.slice(from * CHECKPOINT, position)) model = roomAfter(model, entry);
  return model;
}

/** The step that leads to a position; null at the start. */
export function stepTo(timeline: Timeline, position: number): Step | null {
  const entry = timeline.entries[position - 1];
  return entry ? { ...entry, model: roomAt(timeline, position) } : null;
}

function roomAfter(model: RoomModel, { event, number }: LogEntry): RoomModel {
  return { ...apply(model, event)!, number }; // it could be folded before
}

/** The position after an event of the log; if the timeline lacks that event, after the last one before it. */
export function positionOf({ entries }: Timeline, number: number, index = Infinity): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle]!;
    if (entry.number < number || (entry.number === number && entry.index <= index)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the last entry of the log of which all events have happened at a position. */
export function wholeNumberAt({ entries, start, number }: Timeline, position: number): number {
  const [lastEvent, nextEvent] = [entries[position - 1], entries[position]];
  if (!nextEvent) return number;
  return lastEvent?.number === nextEvent.number ? nextEvent.number - 1 : (lastEvent?.number ?? start.number);
}

/** The index of the last mark of a unit at or before a position; -1 before the first. */
export function markAt(marks: readonly number[], position: number): number {
  let found = -1;
  for (let index = 0; index < marks.length && marks[index]! <= position; index += 1) found = index;
  return found;
}

/** The next position at which something of a unit begins; the end after the last. */
export function next(timeline: Timeline, position: number, unit: Unit): number {
  return positionsOf(timeline, unit).find((mark) => mark > position) ?? timeline.entries.length;
}

/** The last position before this one at which something of a unit begins; the start before the first. */
export function previous(timeline: Timeline, position: number, unit: Unit): number {
  return positionsOf(timeline, unit).findLast((mark) => mark < position) ?? 0;
}

/** Where steps by a unit stop. Those by order stop at turns, too: what comes before the first order is a step of its own. */
function positionsOf({ marks }: Timeline, unit: Unit): readonly number[] {
  return unit === "order" ? [...marks.order, ...marks.turn].sort((a, b) => a - b) : marks[unit];
}

/** The position at which turn `turn` begins, from 1 on. */
export function turnStart({ marks, entries }: Timeline, turn: number): number {
  if (turn < 1) return 0;
  return marks.turn[turn - 1] ?? entries.length;
}

/**
 * The position from which `seats` have not seen the events: the end of their last finished turn. If others had that
 * turn at the same time, its start: its events came after the answers. Null if the seats had no turn, or if nothing has
 * happened since.
 */
export function sinceTurnOf({ marks, players, entries }: Timeline, seats: readonly number[]): number | null {
  const isOwn = (turn: number) => players[turn]?.some((seat) => seats.includes(seat)) ?? false;
  const isShared = (turn: number) => players[turn]!.some((seat) => !seats.includes(seat));
  let end = players.length - 1;
  if (isOwn(end)) end -= 1; // the turn that they have now
  while (end >= 0 && isOwn(end) && !isShared(end)) end -= 1;
  const wasShared = end >= 0 && isOwn(end);
  while (end >= 0 && !isOwn(end)) end -= 1;
  const since = marks.turn[wasShared ? end : end + 1];
  return end < 0 || since === undefined || since >= entries.length ? null : since;
}
