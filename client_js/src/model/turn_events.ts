/** The events of turns, gathered from a growing log. */
import type { Event } from "./types";
import type { Log, LogEntry } from "./log";

/** Gathers the events of each turn; nothing is read twice, however long the log is. */
export class TurnEvents {
  private turn: Event[] = [];
  private last: Pick<LogEntry, "number" | "index">;
  private readonly startsTurn: (event: Event) => boolean;

  /** `number`: the newest entry that is known already. */
  constructor(number: number, startsTurn: (event: Event) => boolean) {
    this.last = { number, index: Infinity };
    this.startsTurn = startsTurn;
  }

  /** Reads what is new in the log. Returns the events of each turn that has ended, a list for each. */
  read(log: Log): readonly (readonly Event[])[] {
    const ended: Event[][] = [];
    for (const event of this.news(log)) {
      if (this.startsTurn(event)) {
        if (this.turn.length > 0) ended.push(this.turn);
        this.turn = [];
      }
      this.turn.push(event);
    }
    return ended;
  }

  /** Takes away the events of the turn that has not ended: they are not returned again. */
  take(): readonly Event[] {
    const turn = this.turn;
    this.turn = [];
    return turn;
  }

  /** The events that were not read before, oldest first. */
  private news({ entries, from }: Log): readonly Event[] {
    if (from > this.last.number + 1 || entries.length === 0) {
      // the room was read anew: what happened in between is not shown
      this.last = { number: Math.max(from - 1, this.last.number), index: Infinity };
      this.turn = [];
    }
    const news: Event[] = [];
    for (let place = entries.length - 1; place >= 0; place -= 1) {
      const entry = entries[place]!;
      if (entry.number < this.last.number || (entry.number === this.last.number && entry.index <= this.last.index)) break;
      news.push(entry.event);
    }
    const newest = entries.at(-1);
    if (news.length > 0 && newest) this.last = { number: newest.number, index: newest.index };
    return news.reverse();
  }
}
