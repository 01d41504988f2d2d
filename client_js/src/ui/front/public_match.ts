/** A match that anyone may watch, over HTTP: read once, and then asked for news while the page is seen. */
import { type Log, emptyLog } from "../../model/log";
import { durationOf, fromSnapshot, startsTurn, stepsOf } from "../../model/room";
import type { RoomModel, Step } from "../../model/types";
import { loadMatchPart } from "../../games/registry";
import { Refusal, call } from "../../net/api";
import type { RoomEvents, Snapshot } from "../../protocol/generated";
import { Playback } from "../../scene/playback";
import { type Speed, FACTOR } from "../../model/display";
import { Store } from "../../store";

/** Milliseconds from an answer to the next request, and from a failure to the next one. */
const POLL_MS = 3_000;
const POLL_AFTER_FAILURE_MS = 15_000;

/** `refused`: the service does not show the match, or no longer; `over`: the match has ended. */
export type WatchState = "loading" | "watching" | "over" | "refused";

/** The requests that a `PublicMatch` makes; tests give others. */
export interface MatchReader {
  snapshot(): Promise<Snapshot>;
  /** The frames after a number. */
  events(after: number): Promise<RoomEvents>;
}

/** Reads a room as spectators may see it. `token`: of a link to it, "" for none. */
export function readerOf(room: string, token = ""): MatchReader {
  const path = `/rooms/${encodeURIComponent(room)}`;
  return {
    snapshot: () => call("GET", path, undefined, token),
    events: (after) => call("GET", `${path}/events?after=${after}`, undefined, token),
  };
}

export class PublicMatch {
  readonly state = new Store<WatchState>("loading");
  readonly playback: Playback;
  readonly log = new Store<Log>(emptyLog(0));
  /** When the last event came (ms of the page's clock); when it was read, before the first one. */
  changed = 0;
  private readonly reader: MatchReader;
  private model: RoomModel | null = null;

  /** `motion`: whether events are animated; else the board changes at once. */
  constructor(reader: MatchReader, speed: Store<Speed>, motion: boolean) {
    this.reader = reader;
    const shownFor = (step: Step) => (motion ? Math.round(durationOf(step) * FACTOR[speed.value]) : 0);
    this.playback = new Playback({ durationOf: shownFor, startsTurn }, ({ model: _, ...entry }) =>
      this.log.set({ ...this.log.value, entries: [...this.log.value.entries, entry] }),
    );
  }

  /** Reads the match, and follows it until the returned function is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const next = (after: number) => {
      clearTimeout(timer);
      if (!ended && !document.hidden && this.goesOn) timer = setTimeout(() => void look(), after);
    };
    const look = async () => next((await this.look()) ? POLL_MS : POLL_AFTER_FAILURE_MS);
    const seen = () => next(0);
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      this.playback.catchUp();
    };
  }

  /** Asks once; returns whether there was an answer. */
  async look(): Promise<boolean> {
    try {
      if (this.model) this.take(await this.reader.events(this.model.number));
      else await this.begin();
      return true;
    } catch (error) {
      const passes = !(error instanceof Refusal) || error.code === "too_fast" || error.code === "busy";
      if (!passes) this.state.set("refused");
      return false;
    }
  }

  private get goesOn(): boolean {
    return this.state.value === "loading" || this.state.value === "watching";
  }

  private async begin(): Promise<void> {
    const snapshot = await this.reader.snapshot();
    if (!(await loadMatchPart(snapshot.room.game))) return this.state.set("refused");
    this.show(fromSnapshot(snapshot));
  }

  /** Shows the match as it is now, with an empty log. */
  private show(model: RoomModel): void {
    this.model = model;
    this.changed = performance.now();
    this.log.set(emptyLog(0)); // earlier events are not offered
    this.playback.jump(model);
    this.state.set(model.room.status === "finished" ? "over" : "watching");
  }

  /** Plays what has happened; reads the match anew if the frames do not fit to what is known. */
  private take({ epoch, frames }: RoomEvents): void {
    const steps: Step[] = [];
    let model = this.model!;
    if (epoch !== model.epoch) return this.forget();
    for (const frame of frames) {
      const found = stepsOf(model, frame);
      if (!found) return this.forget();
      steps.push(...found);
      model = found.at(-1)?.model ?? { ...model, number: frame.number, digest: frame.digest, choices: [] };
    }
    if (frames.length === 0) return;
    this.model = model;
    this.changed = performance.now();
    this.playback.play(steps, model);
    if (model.room.status === "finished") this.state.set("over");
  }

  private forget(): void {
    this.model = null;
  }
}
