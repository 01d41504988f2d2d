/** The parts of a log, such as turns, made from a growing list of entries without reading one twice. */
import type { Log, LogEntry, Moment } from "./log";
import { isRoomEvent } from "./room";
import type { EventOf } from "./types";

export interface LogGroup {
  /** The entry that the part begins with; null for what came before the first such entry. */
  readonly head: LogEntry | null;
  /** The entries behind the head. They grow while the part is the newest one. */
  readonly entries: readonly LogEntry[];
}

/** The entry by which a seat was handed over during the match. */
export interface HandOver extends Moment {
  readonly event: EventOf<"seat_taken">;
}

interface Growing extends LogGroup {
  readonly entries: LogEntry[];
}

/** Divides logs into parts. Each reading takes time only for the entries that are new since the last one. */
export class LogGroups {
  /** The hand-overs of the log that was read last; a new list whenever they change. */
  handOvers: readonly HandOver[] = [];
  private groups: Growing[] = [];
  private oldest: LogEntry | undefined;
  private newest: LogEntry | undefined;
  private count = 0;
  private readonly begins: (entry: LogEntry) => boolean;
  private readonly isLeftOut: (entry: LogEntry) => boolean;

  constructor(begins: (entry: LogEntry) => boolean, isLeftOut: (entry: LogEntry) => boolean) {
    this.begins = begins;
    this.isLeftOut = isLeftOut;
  }

  /** The parts of `log`, oldest first: the former list with what is new, or a new one if earlier entries differ. */
  read({ entries }: Log): readonly LogGroup[] {
    const isLonger = entries.length >= this.count && entries[0] === this.oldest && entries[this.count - 1] === this.newest;
    if (!isLonger || this.count === 0) {
      this.groups = [];
      this.handOvers = [];
      this.count = 0;
    }
    for (let place = this.count; place < entries.length; place += 1) this.add(entries[place]!);
    this.count = entries.length;
    this.oldest = entries[0];
    this.newest = entries.at(-1);
    return this.groups;
  }

  /** Puts an entry into the newest part, or begins a new one with it. */
  private add(entry: LogEntry): void {
    if (this.isLeftOut(entry)) return;
    if (isHandOver(entry)) this.handOvers = [...this.handOvers, entry];
    if (this.begins(entry)) {
      this.groups.push({ head: entry, entries: [] });
      return;
    }
    if (this.groups.length === 0) this.groups.push({ head: null, entries: [] });
    this.groups.at(-1)!.entries.push(entry);
  }
}

/** How many parts are drawn at the end of a log, and how many each request for more adds. */
export const WINDOW_PARTS = 24;
/** At most this many parts are drawn at a time. */
export const MOST_PARTS = 72;

/** Which part is drawn first while the reader looks back: `before` parts before that of entry `number`. */
export interface ReaderPosition {
  readonly number: number;
  readonly before: number;
}

/** The number of the entry that a part begins with. */
export function numberOf({ head, entries }: LogGroup): number {
  return (head ?? entries[0])?.number ?? 0;
}

/**
 * Which parts are drawn, as the index of the first and that after the last: those from `position` on; else those around
 * the part `current`; without both, the newest. Never more than `MOST_PARTS`.
 */
export function windowOf(groups: readonly LogGroup[], position: ReaderPosition | null, current: number | null): readonly [number, number] {
  const usual = Math.max(0, groups.length - WINDOW_PARTS);
  const wanted = position ? groups.findIndex((group) => numberOf(group) >= position.number) : -1;
  if (wanted >= 0) {
    const first = Math.max(0, Math.min(usual, wanted - position!.before));
    return [first, Math.min(groups.length, first + MOST_PARTS)];
  }
  if (current === null) return [usual, groups.length];
  return [Math.min(usual, Math.max(0, current - 1)), Math.min(groups.length, Math.max(0, current) + WINDOW_PARTS)];
}

/** The name of a seat's holder at a moment, by the hand-overs of the log; null: it was never handed over. */
export function holderAt(handOvers: readonly HandOver[], seat: number, at: Moment): string | null {
  const ours = handOvers.filter(({ event }) => event.seat === seat);
  const last = ours.findLast(({ number, index }) => number < at.number || (number === at.number && index <= at.index));
  return last?.event.name ?? ours[0]?.event.former?.name ?? null;
}

function isHandOver(entry: LogEntry): entry is LogEntry & HandOver {
  const { event } = entry;
  return isRoomEvent(event) && event.type === "seat_taken" && event.former !== null;
}
