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
}

/** The log of a room that is seen from `number` on: the past is on the server. */
export function emptyLog(number: number): Log {
  return { entries: [], from: number + 1, more: number > 0 };
}

/**
 * The log with one more entry. The list of entries is the same one, to which the entry is added: a long log costs no more
 * than a short one, and the log from before must not be used any more.
 */
export function append(log: Log, entry: LogEntry): Log {
  (log.entries as LogEntry[]).push(entry);
  return { ...log };
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
