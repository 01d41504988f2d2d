/** The past of a match: the game's own page at one moment of it, and the bar that steps through it. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as timelineText } from "#text/match/timeline";
import { browserStorage, persistedStore } from "../../model/browser_storage";
import "../../style/timeline.css";
import type { GameEvent, GameMatchPart } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import { type Log, type Moment, emptyLog } from "../../model/log";
import { isRoomEvent } from "../../model/room";
import { type Timeline, type Unit, markAt, positionOf, sinceTurnOf, turnStart } from "../../model/timeline";
import type { Event } from "../../model/types";
import type { Shown } from "../../scene/playback";
import { TIMELINE_SPEEDS, TimelinePlayer } from "../../scene/timeline_player";
import { Store, useStore } from "../../store";
import { useShell } from "../hooks";
import { Match } from "../match/match";
import { type MatchSource, type Place, type TimelineRequest, type Viewpoint, MatchSourceContext, stillSource } from "../match/source";
import { TimelineBar } from "./bar";
import { type Loaded, feedOf } from "./feed";
import { litBy, requestOf } from "./share";

interface TimelineProps {
  readonly game: GameMatchPart;
  readonly room: string;
  /** The seats of the viewer. */
  readonly audience: readonly number[];
  readonly request: TimelineRequest;
  /** Opens it at another place, or by another viewpoint. */
  open(request: TimelineRequest): void;
  close(): void;
  /** Says whether the timeline covers the match. */
  cover(covered: boolean): void;
}

/** The timeline, as soon as its data has come; a sentence for a game without a fold, which has none. */
export function TimelineView(asked: TimelineProps) {
  if (asked.game.model.fold) return <Followed {...asked} />;
  return (
    <div class="timeline-bar plate" role="region" aria-label={timelineText.title}>
      <p role="alert">{timelineText.failed(timelineText.none)}</p>
      <button class="button" onClick={asked.close}>{text.app.close}</button>
    </div>
  );
}

/** The timeline of the room that the page follows; it grows with the match. */
function Followed(asked: TimelineProps) {
  const { client } = useShell();
  const { room, audience, close, game } = asked;
  const request = useMemo(() => {
    const { place } = asked.request;
    const model = client.session.room.model.value;
    return place.kind === "address" && model ? requestOf(place.query, model, game) : asked.request;
  }, [asked.request]);
  const props = { ...asked, request };
  const feed = useMemo(() => feedOf(client, room, audience, request.viewpoint), [client, room, audience.join(), request.viewpoint]);
  const state = useStore(feed.state);
  useEffect(() => feed.follow(), [feed]);
  if (state.kind === "loaded") return <Opened {...props} loaded={state} key={String(request.viewpoint)} />;
  return (
    <div class="timeline-bar plate" role="region" aria-label={timelineText.title}>
      <p role={state.kind === "refused" ? "alert" : "status"}>{state.kind === "refused" ? timelineText.failed(state.message) : timelineText.loading}</p>
      {state.kind === "refused" && request.viewpoint !== null && (
        <button class="button" onClick={() => asked.open({ ...request, viewpoint: null })}>
          {timelineText.ownView}
        </button>
      )}
      <button class="button" onClick={close}>{text.app.close}</button>
    </div>
  );
}

/** Milliseconds at normal speed of a turn that its game does not animate. */
const STILL_TURN_MS = 600;
const speed = new Store(1);

/** The speed of timelines, which the browser remembers. */
function speedStore(): Store<number> {
  if (!speedKept) {
    speedKept = persistedStore(browserStorage, "botyard.timeline", { speed: 1 });
    if (TIMELINE_SPEEDS.some((one) => one === speedKept!.value.speed)) speed.set(speedKept.value.speed);
    speed.subscribe((value) => speedKept!.set({ speed: value }));
  }
  return speed;
}
let speedKept: Store<{ speed: number }> | null = null;

/** A timeline whose data has come. */
function Opened({ game, request, open, close, cover, loaded }: TimelineProps & { loaded: Loaded }) {
  const { client } = useShell();
  const { timeline, viewpoints } = loaded;
  const running = useStore(client.session.room.model)?.room.status === "playing";
  const whenEnded = useRef(() => {});
  const player = useMemo(() => playerOf(timeline, () => whenEnded.current()), []);
  whenEnded.current = () => running && close(); // it has caught up with the match
  player.replace(timeline);
  const source = useMemo(() => sourceOf(player, request.viewpoint !== null), [player]);
  const { log } = source;
  useLayoutEffect(() => log.set({ ...emptyLog(0), entries: timeline.entries }), [timeline]);
  useLayoutEffect(() => {
    begin(player, timeline, request);
    cover(true);
    return () => player.pause();
  }, [request]);
  useLayoutEffect(() => () => cover(false), []);
  useTimelineKeys(player, close);
  const root = useRef<HTMLDivElement>(null);
  useLit(root, player, game);
  const change = (viewpoint: Viewpoint) => open({ place: placeNow(player), play: false, viewpoint });
  return (
    <div class="timeline" ref={root} data-viewpoint={request.viewpoint ?? ""}>
      <MatchSourceContext.Provider value={source}>
        <Match game={game} />
      </MatchSourceContext.Provider>
      <TimelineBar {...{ player, timeline, viewpoints, close, running, change }} viewpoint={request.viewpoint} />
    </div>
  );
}

/** The player of a timeline. `ended`: called when it has played to the end. */
function playerOf(timeline: Timeline, ended: () => void): TimelinePlayer {
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const animation = matchPartOf(timeline.start.room.game)?.animation;
  const durationOf = (event: Event) => {
    if (!animation || isRoomEvent(event)) return 0;
    return animation.durationOf(event) || (animation.startsTurn(event) ? STILL_TURN_MS : 0);
  };
  return new TimelinePlayer(timeline, { durationOf, speed: speedStore(), motion, ended });
}

/** The match at the player's position, in which nothing can be done. `other`: by another view than the viewer's own. */
function sourceOf(player: TimelinePlayer, other: boolean): MatchSource {
  const at = new Store<Moment | null>(momentOf(player));
  player.position.subscribe(() => at.set(momentOf(player)));
  return stillSource("timeline", player.shown.value.model, {
    shown: player.shown as Store<Shown | null>,
    at,
    log: new Store<Log>(emptyLog(0)),
    coaching: new Store(other),
    onLine: (number, index) => player.light(positionOf(player.timeline, number, index)),
  });
}

function momentOf({ timeline, position }: TimelinePlayer): Moment {
  return timeline.entries[position.value - 1] ?? { number: timeline.start.number, index: -1 };
}

function placeNow(player: TimelinePlayer): Place {
  const { number, index } = momentOf(player);
  return index < 0 ? { kind: "start" } : { kind: "event", number, index };
}

/** Goes to the place that was asked for, and plays from there if that was asked for too. */
function begin(player: TimelinePlayer, timeline: Timeline, { place, play }: TimelineRequest): void {
  if (place.kind === "address") return; // without a room the address can't be read: it stays at the start
  if (place.kind === "event") return player.light(positionOf(timeline, place.number, place.index));
  player.seek(positionIn(timeline, place));
  if (play && player.position.value < player.end) player.play();
}

/** The position of a place. */
function positionIn(timeline: Timeline, place: Exclude<Place, { kind: "event" | "address" }>): number {
  const { entries, start } = timeline;
  switch (place.kind) {
    case "newest":
      return entries.length;
    case "start":
      return 0;
    case "last_turn":
      return lastTurnIn(timeline);
    case "since":
      return sinceTurnOf(timeline, place.seats ?? start.audience) ?? (place.seen === null ? lastTurnIn(timeline) : positionOf(timeline, place.seen));
    case "turn":
      return turnStart(timeline, place.turn);
    case "entry":
      return positionOf(timeline, place.number);
  }
}

/** Where the turn before the present one begins. */
function lastTurnIn({ marks, entries }: Timeline): number {
  return marks.turn[Math.max(0, markAt(marks.turn, entries.length) - 1)] ?? 0;
}

/** Marks the pieces of the event that was chosen, as far as the game says which they are. */
function useLit(root: { readonly current: HTMLElement | null }, player: TimelinePlayer, game: GameMatchPart): void {
  const lit = useStore(player.lit);
  const { serial } = useStore(player.shown);
  useLayoutEffect(() => {
    let pieces: Element[] | null = [];
    const mark = async (event: GameEvent) => {
      const selectors = await litBy(game, event);
      if (!pieces || selectors.length === 0) return;
      pieces.push(...(root.current?.querySelectorAll(selectors.join(", ")) ?? []));
      for (const piece of pieces) piece.setAttribute("data-timeline-lit", "");
    };
    if (lit && !isRoomEvent(lit)) void mark(lit);
    return () => {
      for (const piece of pieces ?? []) piece.removeAttribute("data-timeline-lit");
      pieces = null;
    };
  }, [lit, serial]);
}

/** What a key does to a timeline. */
type TimelineKey =
  | { readonly kind: "step"; readonly unit: Unit; readonly direction: 1 | -1 }
  | { readonly kind: "start" | "end" | "toggle" | "close" };

type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };
const SIMPLE = { Home: "start", End: "end", " ": "toggle", Escape: "close" } as const;

/** What a key press does; null for nothing. */
export function timelineKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): TimelineKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const direction = STEPS[key];
  if (direction) return { kind: "step", unit: key.startsWith("Page") ? "round" : shiftKey ? "turn" : "order", direction };
  return !shiftKey && key in SIMPLE ? { kind: SIMPLE[key as keyof typeof SIMPLE] } : null;
}

/** Where keys have a meaning of their own. */
const TYPING = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const ARROWS = "svg, table, [role=tablist], [role=menu], [role=grid], [role=radiogroup]";
const PRESSED = "button, a, summary";

/** Steers the player by keys, unless a text field has the focus or a dialog is open. */
function useTimelineKeys(player: TimelinePlayer, close: () => void): void {
  // before the next key press
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPING) || document.querySelector("dialog[open], [role=menu]")) return;
      const key = timelineKey(event);
      if (!key) {
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation(); // no key of the game
        return;
      }
      if (key.kind === "step" && target.closest(ARROWS)) return;
      if (key.kind === "toggle" && target.closest(PRESSED)) return;
      event.preventDefault();
      event.stopPropagation();
      steer(player, key, close);
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [player, close]);
}

/** Does what a key is for. */
function steer(player: TimelinePlayer, key: TimelineKey, close: () => void): void {
  if (key.kind === "step") player.step(key.unit, key.direction);
  else if (key.kind === "toggle") player.toggle();
  else if (key.kind === "close") close();
  else player.seek(key.kind === "start" ? 0 : player.end);
}
