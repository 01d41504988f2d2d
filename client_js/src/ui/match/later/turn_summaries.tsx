/** What each finished turn changed, gathered from the log, in a live region. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameAccess, GameEvent } from "../../../games/api";
import type { Log, LogEntry } from "../../../model/log";
import { isRoomEvent } from "../../../model/room";
import type { Event } from "../../../model/types";
import { useStore } from "../../../store";
import { namesOf } from "../room_events";
import { useMatchSource } from "../source";

/** Of so many turns at most it is said what they changed, when several end at once. */
const MOST_TURNS = 6;

interface Props {
  readonly summary: NonNullable<GameAccess["turnSummary"]>;
  /** Whether a summary begins with an event of the game. */
  readonly starts: (event: GameEvent) => boolean;
}

/** Says to screen readers what each finished turn has changed. */
export function TurnSummaries({ summary, starts }: Props) {
  const source = useMatchSource();
  const log = useStore(source.log);
  const shown = useStore(source.shown);
  const turns = useRef<TurnEvents | null>(null);
  const [words, say] = useState("");
  const room = shown?.model.room;
  useEffect(() => {
    if (!shown?.model.view || !room) return;
    turns.current ??= new TurnEvents(shown.model.number, (event) => !isRoomEvent(event) && starts(event));
    const ended = [...turns.current.read(log)];
    if (room.status !== "playing") ended.push(turns.current.take());
    const { view, audience } = shown.model;
    const names = namesOf(room, view);
    const sentences = ended.slice(-MOST_TURNS).flatMap((events) => summary(events, names, audience, view) ?? []);
    if (sentences.length > 0) say(sentences.join(" "));
  }, [log, room?.status]);
  return (
    <p class="visually-hidden turn-summary" role="status" aria-live="polite">
      {words}
    </p>
  );
}

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
