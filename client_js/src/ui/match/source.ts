/**
 * The source of a match: where the page of a game, and the parts of the client in it, get what they show.
 *
 * The default is the room that the page follows. A timeline, a practice match or a rules page puts another source around
 * `Match`, and the page of any game shows that one instead, without a change of the game. Where a match has a past, its
 * source opens the timeline. Requests about the room go to the one that the page follows.
 */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Client } from "../../client";
import type { GamePresetAnswers, MatchActions } from "../../games/api";
import type { ClockReading } from "../../model/clocks";
import { type Log, type Moment, emptyLog } from "../../model/log";
import type { RoomModel } from "../../model/types";
import { isTalk } from "../../net/chats";
import type { Unsent } from "../../net/requests";
import type { ViewMode } from "../../net/room_session";
import type { Presence, RoomView } from "../../protocol/generated";
import type { Shown } from "../../scene/playback";
import { Store, useStore } from "../../store";
import { useShell } from "../hooks";

/** A seat, the spectators, or null for the viewer's own view. */
export type Viewpoint = number | "spectator" | null;

/**
 * Where a timeline begins. `last_turn`: the turn before the present one. `since`: the end of the last turn of `seats`
 * (by default the viewer's own); if they had none, after entry `seen`. `event`: an event of the log, with its pieces
 * marked. `turn`: the start of a turn, from 1. `entry`: after an entry. `address`: the moment that `query` names.
 */
export type Place =
  | { readonly kind: "newest" | "last_turn" | "start" }
  | { readonly kind: "since"; readonly seen: number | null; readonly seats?: readonly number[] }
  | { readonly kind: "event"; readonly number: number; readonly index: number }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "entry"; readonly number: number }
  | { readonly kind: "address"; readonly query: string };

export interface TimelineRequest {
  readonly place: Place;
  /** Whether it plays at once. */
  readonly play: boolean;
  readonly viewpoint: Viewpoint;
}

/** Opens a timeline at a place, by the viewer's own view. */
export function openAt(place: Place): TimelineRequest {
  return { place, play: false, viewpoint: null };
}

/** As `openAt`, and plays at once. */
export function playFrom(place: Place): TimelineRequest {
  return { ...openAt(place), play: true };
}

/** Everything that the page of a match reads, and what its player can do. */
export interface MatchSource {
  /** `live`: the room that the page follows. `timeline`: its past. `practice`: a match of this page alone. */
  readonly kind: "live" | "timeline" | "practice";
  /** Whether the page says by itself how the match has ended, as that of a puzzle does. */
  readonly saysEnd?: boolean;
  /** The room that is drawn; null shows nothing. */
  readonly shown: Store<Shown | null>;
  /** Whether `shown` is the newest room: only then choices are offered. */
  readonly caughtUp: Store<boolean>;
  /** The newest room, which may be ahead of `shown`. */
  readonly model: Store<RoomModel | null>;
  /** The events of the log. */
  readonly log: Store<Log>;
  /** The event of `log` that is shown; null: the last one. */
  readonly at: Store<Moment | null>;
  /** Puts older events before those of the log. */
  loadEarlier(): void;
  /** Shows the moment of a line of the log: entry `number`, event `index` of it. Null: lines are no buttons. */
  readonly onLine: ((number: number, index: number) => void) | null;
  /** Opens the timeline of the match; null: there is none, or it is open. */
  readonly openTimeline: ((request: TimelineRequest) => void) | null;
  /** Whether a request of the player has no answer yet. */
  readonly busy: Store<boolean>;
  readonly actions: MatchActions;
  readonly presetAnswers: Store<GamePresetAnswers | null>;
  /** Whether the viewer sees the view of a seat without answering for it. */
  readonly coaching: Store<boolean>;
  /** Whether the view is delayed, so that presence is not shown. */
  readonly late: Store<boolean>;
  /** Who is connected; null: not known, or of no meaning. */
  readonly presence: Store<Presence | null>;
  /** Null without running clocks. */
  readonly clocks: Store<ClockReading | null>;
}

/** Null stands for the room that the page follows. */
export const MatchSourceContext = createContext<MatchSource | null>(null);

/** The source of the match around a component; without one, the room that the page follows. */
export function useMatchSource(): MatchSource {
  const source = useContext(MatchSourceContext);
  const { client } = useShell();
  return source ?? liveSource(client);
}

/** Whether a component is in the room that the page follows: only there requests about the room make sense. */
export function useIsLive(): boolean {
  return useMatchSource().kind === "live";
}

/** Whether the match that is drawn is over, also without a result. */
export function useIsOver(): boolean {
  return useStore(useMatchSource().shown)?.model.room.status === "finished";
}

/** Whether the room is seen by a coach link: then nothing can be done in it. */
export function useCoaching(): boolean {
  return useStore(useMatchSource().coaching);
}

const live = new WeakMap<Client, MatchSource>();

/** The room that a client follows, as the source of a match; the same object for the same client. */
export function liveSource(client: Client): MatchSource {
  let source = live.get(client);
  if (!source) live.set(client, (source = sourceOf(client)));
  return source;
}

/** The source for the room of a client: what is shown, and what the player can do. */
function sourceOf(client: Client): MatchSource {
  const { room, requests } = client.session;
  return {
    kind: "live",
    shown: client.playback.shown,
    caughtUp: client.playback.caughtUp,
    model: room.model,
    log: client.log,
    at: new Store<Moment | null>(null),
    loadEarlier: () => void client.loadHistory(),
    onLine: null,
    openTimeline: null,
    busy: derived(requests.pending, (pending) =>
      pending.some(({ scope, request }) => scope === "room" && !QUIET.has(request.type) && !isTalk(request)),
    ),
    actions: {
      answer: ({ seat, id }, command) => void client.report(room.command(seat, id, command)),
      setPresetAnswers: (answers) => void client.report(room.setPresetAnswers(answers)),
      preview: (seat, changes, rounds) => room.preview(seat, changes, rounds),
      endPreview: () => room.endPreview(),
      skipAnimations: () => client.playback.catchUp(),
    },
    presetAnswers: room.presetAnswers,
    coaching: derived(room.viewMode, ({ coach }: ViewMode) => coach),
    late: derived(room.viewMode, ({ late }: ViewMode) => late),
    presence: room.presence,
    clocks: room.clocks,
  };
}

/** Requests that do not make the room busy. */
const QUIET: ReadonlySet<string> = new Set(["contribute", "set_standing"]);

/** A store that follows another one. */
function derived<T, U>(store: Store<T>, from: (value: T) => U): Store<U> {
  const result = new Store(from(store.value));
  store.subscribe((value) => result.set(from(value)));
  return result;
}

const DROPPED = { kind: "dropped" } as const;

/** A source that shows one room, or none yet, and offers nothing; `change` replaces parts of it. */
export function stillSource(kind: MatchSource["kind"], model: RoomModel | null, change: Partial<MatchSource> = {}): MatchSource {
  return {
    kind,
    shown: new Store<Shown | null>(model && { model, event: null, duration: 0, serial: 0 }),
    caughtUp: new Store(true),
    model: new Store<RoomModel | null>(model),
    log: new Store<Log>(emptyLog(0)),
    at: new Store<Moment | null>(null),
    loadEarlier: () => undefined,
    onLine: null,
    openTimeline: null,
    busy: new Store(false),
    actions: {
      answer: () => undefined,
      setPresetAnswers: () => undefined,
      preview: () => Promise.resolve(DROPPED),
      endPreview: () => undefined,
      skipAnimations: () => undefined,
    },
    presetAnswers: new Store<GamePresetAnswers | null>(null),
    coaching: new Store(false),
    late: new Store(false),
    presence: new Store<Presence | null>(null),
    clocks: new Store<ClockReading | null>(null),
    ...change,
  };
}

/** Whether the viewer is the host of the room. */
export function useIsHost({ host }: RoomView): boolean {
  return useShell().me.identity === host;
}

/** Whether something that the player did was sent to the room and not answered yet. */
export function useBusy(): boolean {
  return useStore(liveSource(useShell().client).busy);
}

export interface RoomRequest {
  readonly busy: boolean;
  /** Sends a request about the room, unless another one waits; a refusal is shown. */
  ask(request: Unsent): void;
}

/** Asks the room for something, one request at a time. */
export function useRoomRequest(): RoomRequest {
  const { client } = useShell();
  const busy = useBusy();
  return {
    busy,
    ask: (request) => {
      if (!busy) void client.report(client.session.room.ask(request));
    },
  };
}
