/** The log of a room, as far as it was shown or fetched: events in order with their numbers. */
import type { Event, Step } from "./types";
import type { EventFrame } from "../protocol/generated";

export interface LogEntry {
  readonly number: number;
  /** The place of the event in its frame. */
  readonly index: number;
  readonly event: Event;
  /** Whether the event follows from an answer that the viewer has set in advance. */
  readonly standing: boolean;
}

export interface Log {
  /** Oldest first, without a gap. */
  readonly entries: readonly LogEntry[];
  /** Events with lower numbers exist on the server only. */
  readonly from: number;
  readonly more: boolean;
}

/** The log of a room that is seen from `number` on: the past is on the server. */
export function emptyLog(number: number): Log {
  return { entries: [], from: number + 1, more: number > 0 };
}

/** The log with an event that has just been shown. */
export function append(log: Log, { number, event, standing }: Step): Log {
  const last = log.entries.at(-1);
  const index = last?.number === number ? last.index + 1 : 0;
  return { ...log, entries: [...log.entries, { number, index, event, standing }] };
}

/** The log with frames of the past before what it has; an event that this client does not know is left out. */
export function prepend(log: Log, frames: readonly EventFrame[], more: boolean): Log {
  const older = frames.filter(({ number }) => number < log.from);
  const from = older[0]?.number ?? log.from;
  return { entries: [...older.flatMap(entriesOf), ...log.entries], from, more: more && older.length > 0 };
}

function entriesOf({ number, events, standing }: EventFrame): LogEntry[] {
  return events.flatMap((event, index) => (event.type === "unknown" ? [] : [{ number, index, event, standing }]));
}
