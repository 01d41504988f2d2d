/** The log of a room, as far as it was shown or fetched: events in order with their numbers. */
import type { Step } from "./types";
import type { EventFrame } from "../protocol/generated";

/** A step that was shown, without the room after it. */
export type LogEntry = Omit<Step, "model">;

/** The place of an event in the log; index -1 is before all events of the entry. */
export type Moment = Pick<LogEntry, "number" | "index">;

export interface Log {
  /** Oldest first, without a gap. */
  readonly entries: readonly LogEntry[];
  /** Events with lower numbers exist on the server only. */
  readonly from: number;
  readonly more: boolean;
  /** With more entries than this the log gives up its older ones, which the server has. */
  readonly most: number;
}

/** A log gives up older entries above this many, besides those that the viewer has fetched. */
export const MOST_ENTRIES = 2000;
/** A log that gives up older entries keeps this many of the newest. */
export const KEPT_ENTRIES = 1000;

/** The log of a room that is seen from `number` on: the past is on the server. */
export function emptyLog(number: number): Log {
  return { entries: [], from: number + 1, more: number > 0, most: MOST_ENTRIES };
}

/**
 * The log with one more entry, which is added to the list of entries itself: that takes no more time for a long log
 * than for a short one, but the former log must not be used any more. A log that is too long keeps its newest entries,
 * in a new list: the memory of a match has a bound, and "Earlier" fetches the rest again.
 */
export function append(log: Log, entry: LogEntry): Log {
  (log.entries as LogEntry[]).push(entry);
  return log.entries.length > log.most ? newestOf(log) : { ...log };
}

/** The newest part of a long log. It begins with the first event of an entry, because the past is fetched by entries. */
function newestOf(log: Log): Log {
  const { entries } = log;
  let first = Math.max(0, entries.length - KEPT_ENTRIES);
  while (first > 0 && entries[first - 1]!.number === entries[first]!.number) first -= 1;
  if (first === 0) return { ...log };
  return { entries: entries.slice(first), from: entries[first]!.number, more: true, most: MOST_ENTRIES };
}

/** The log with frames of the past before what it has; an event that this client does not know is left out. */
export function prepend(log: Log, frames: readonly EventFrame[], more: boolean): Log {
  const older = frames.filter(({ number }) => number < log.from);
  const from = older[0]?.number ?? log.from;
  const fetched = older.flatMap(entriesOf);
  return { entries: [...fetched, ...log.entries], from, more: more && older.length > 0, most: log.most + fetched.length };
}

function entriesOf({ number, events, standing }: EventFrame): LogEntry[] {
  return events.flatMap((event, index) => (event.type === "unknown" ? [] : [{ number, index, event, standing }]));
}
