/** The data of a timeline: pages of the service, and then the events that the page hears of by itself. */
import type { Client } from "../../client";
import { matchPartOf } from "../../games/registry";
import type { LogEntry } from "../../model/log";
import { type Timeline, emptyTimeline, extend } from "../../model/timeline";
import { timelinePages } from "../../net/timelines";
import type { EventFrame, Timeline as Page } from "../../protocol/generated";
import { Store } from "../../store";
import { sentenceOf } from "../hooks";
import type { Viewpoint } from "../match/source";

export interface Loaded {
  readonly timeline: Timeline;
  /** The seats whose view can be asked for. */
  readonly viewpoints: readonly number[];
}

/** `refused`: a sentence that says why there is no timeline, or no more of it. */
export type FeedState =
  | { readonly kind: "loading" }
  | ({ readonly kind: "loaded" } & Loaded)
  | { readonly kind: "refused"; readonly message: string };

/** A store of which only the changes count. */
interface Followed {
  subscribe(listener: () => void): () => void;
}

export class Feed {
  readonly state = new Store<FeedState>({ kind: "loading" });
  private readonly client: Client;
  private readonly room: string;
  private readonly viewpoint: Viewpoint;
  private loaded: Loaded | null = null;
  private reading = false;
  /** Whether the timeline ends before an event that this client can't fold: then nothing follows. */
  private isCut = false;

  constructor(client: Client, room: string, viewpoint: Viewpoint) {
    this.client = client;
    this.room = room;
    this.viewpoint = viewpoint;
  }

  /** Reads what is missing, and follows the log until the returned function is called. */
  follow(): () => void {
    const isFinished = this.client.session.room.model.value?.room.status === "finished";
    // once a match has ended, the service names the views that can be asked for
    if (!this.loaded || (isFinished && this.loaded.viewpoints.length === 0)) void this.read();
    else this.takeLog();
    if (this.viewpoint !== null) return () => undefined; // a finished match
    const ends = [this.client.log, this.client.playback.caughtUp].map((store: Followed) => store.subscribe(() => this.takeLog()));
    return () => ends.forEach((end) => end());
  }

  /** Reads all pages from the last known number on. */
  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      const wanted = { token: this.client.session.room.linkToken, as: this.viewpoint, from: this.loaded?.timeline.number };
      for await (const page of timelinePages(this.room, wanted)) {
        this.loaded = grown(this.loaded, page);
        this.isCut = (page.frames.at(-1)?.number ?? 0) > this.loaded.timeline.number;
        if (this.isCut) break;
      }
      this.state.set({ kind: "loaded", ...this.loaded! });
    } catch (error) {
      if (this.state.value.kind !== "loaded") this.state.set({ kind: "refused", message: sentenceOf(error as Error) });
      return; // after a failure the timeline goes on with the next event
    } finally {
      this.reading = false;
    }
    this.takeLog();
  }

  /** Adds what the page has shown since; what it has missed is read. */
  private takeLog(): void {
    const { loaded, client } = this;
    const room = client.session.room.model.value;
    if (!loaded || this.isCut || this.reading || this.state.value.kind !== "loaded" || this.viewpoint !== null) return;
    if (room?.room.id !== this.room || room.audience.join() !== loaded.timeline.start.audience.join()) return;
    const { entries, from, more } = client.log.value;
    const { number } = loaded.timeline;
    if (more && from > number + 1) return void (room.number > number && this.read());
    const whole = client.playback.caughtUp.value ? Infinity : (entries.at(-1)?.number ?? 0); // the last frame may not be fully shown yet
    const fresh = entries.filter((entry) => entry.number > number && entry.number < whole);
    if (fresh.length > 0) this.add(framesOf(fresh, room.epoch), loaded);
  }

  private add(frames: readonly EventFrame[], { timeline, viewpoints }: Loaded): void {
    this.loaded = { timeline: longer(timeline, frames), viewpoints };
    this.state.set({ kind: "loaded", ...this.loaded });
  }
}

/** What is loaded with a page more. */
function grown(loaded: Loaded | null, page: Page): Loaded {
  const { room, start, audience, viewpoints, frames } = page;
  const active = matchPartOf(room.game)?.model.activeSeats ?? (() => []);
  const timeline = loaded?.timeline ?? emptyTimeline({ ...start, room, audience }, active);
  return { timeline: longer(timeline, frames), viewpoints };
}

function longer(timeline: Timeline, frames: readonly EventFrame[]): Timeline {
  const game = matchPartOf(timeline.start.room.game);
  return game ? extend(timeline, frames, game.animation, game.model.activeSeats) : timeline;
}

/** The frames that events of the log came in. */
function framesOf(entries: readonly LogEntry[], epoch: number): EventFrame[] {
  const frames: (EventFrame & { events: LogEntry["event"][] })[] = [];
  for (const { number, event, standing } of entries) {
    if (frames.at(-1)?.number === number) frames.at(-1)!.events.push(event);
    else frames.push({ type: "events", epoch, number, events: [event], standing, digest: null });
  }
  return frames;
}

const feeds = new WeakMap<Client, Map<string, Feed>>();
/** Timelines that a page keeps: those of one match by a few viewpoints. */
const KEPT = 4;

/** The timeline of a room by a viewpoint: a new object if the former was refused, or is not among the last few. */
export function feedOf(client: Client, room: string, audience: readonly number[], viewpoint: Viewpoint): Feed {
  const kept = feeds.get(client) ?? new Map<string, Feed>();
  feeds.set(client, kept);
  const key = `${room} ${audience.join()} ${viewpoint ?? ""}`;
  let feed = kept.get(key);
  if (!feed || feed.state.value.kind === "refused") feed = new Feed(client, room, viewpoint);
  kept.delete(key); // puts it last: the first one is then that which was used longest ago
  kept.set(key, feed);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return feed;
}
