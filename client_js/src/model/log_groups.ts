/** The parts of a log, such as turns, made from a growing list of entries without reading one twice. */
import type { Log, LogEntry } from "./log";

export interface LogGroup {
  /** The entry that the part begins with; null for what came before the first such entry. */
  readonly head: LogEntry | null;
  /** The entries behind the head. They grow while the part is the newest one. */
  readonly entries: readonly LogEntry[];
}

interface Growing extends LogGroup {
  readonly entries: LogEntry[];
}

/** Divides logs into parts; costs as much as there is new in the log since it was last read. */
export class LogGroups {
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

  /** The parts of `log`, oldest first: the same list as before, with what is new in it. */
  read({ entries }: Log): readonly LogGroup[] {
    const isLonger = entries.length >= this.count && entries[0] === this.oldest && entries[this.count - 1] === this.newest;
    if (!isLonger || this.count === 0) {
      this.groups = [];
      this.count = 0;
    }
    for (let place = this.count; place < entries.length; place += 1) this.add(entries[place]!);
    this.count = entries.length;
    this.oldest = entries[0];
    this.newest = entries.at(-1);
    return this.groups;
  }

  private add(entry: LogEntry): void {
    if (this.isLeftOut(entry)) return;
    if (this.begins(entry)) {
      this.groups.push({ head: entry, entries: [] });
      return;
    }
    if (this.groups.length === 0) this.groups.push({ head: null, entries: [] });
    this.groups.at(-1)!.entries.push(entry);
  }
}
