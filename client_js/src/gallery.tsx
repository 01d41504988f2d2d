/**
 * The gallery of the documents: draws one part of the toolkit for games from outside by the code that its page shows.
 *
 * `tools/build_docs.py` writes the codes of docs/toolkit.md into the page; the hash of its address says which one is drawn.
 * A code is an expression: an element, or a component. It sees the object that a module gets, and a match of three.
 */
import "./style/index.css";
import { type ComponentChildren, type ComponentType, h, render } from "preact";
import { Client } from "./client";
import type { Names } from "./games/api";
import { toolkit } from "./games/toolkit";
import type { ClockReading } from "./model/clocks";
import { type Log, emptyLog } from "./model/log";
import type { RoomModel } from "./model/types";
import { opponentsStore } from "./model/opponents";
import { showTheme, themeStore, speedStore } from "./model/display";
import { idMaker } from "./net/requests";
import type { Event, Occupant, Presence, RoomView } from "./protocol/generated";
import { Store } from "./store";
import { ShellContext } from "./ui/hooks";
import { type MatchSource, MatchSourceContext, stillSource } from "./ui/match/source";

const LEFT_AGO_MS = 240_000;
const CLOCK_MS = 95_000;

const seats: readonly Occupant[] = [
  { identity: "a", name: "Ann", bot: null },
  { identity: "b", name: "Ben", bot: null },
  { identity: "c", name: "Cog", bot: "greedy" },
];

/** A match that runs: Ann is asked, Ben has left the page. */
const room = {
  id: "gallery",
  game: "gallery",
  name: "Friday",
  status: "playing",
  players: seats.length,
  host: "a",
  seats,
  clock: { pace: "live", bank: CLOCK_MS, increment: 0, cap: CLOCK_MS, turn: 0, off_turn: 0 },
  contributed: seats.map(() => false),
  reserved: seats.map(() => null),
  coached: seats.map(() => false),
  ready: [],
  barred: [],
  offers: [],
  asked: [],
  options: null,
  settings: null,
  luck: null,
  abandoned: null,
  commitment: "",
  rules_version: 1,
  absence: { missing: [{ identity: "b", since: Date.now() - LEFT_AGO_MS, ruled: false, bot: null, left: false }], ballots: [], decided: null, needed: 1, adjourned: 0 },
} as unknown as RoomView;

const events = [
  { type: "match_started", seats: [0, 1, 2] },
  { type: "turn", seat: 0 },
  { type: "marked", seat: 0, cell: 4 },
  { type: "turn", seat: 1 },
  { type: "timed_out", seat: 1 },
  { type: "marked", seat: 1, cell: 0 },
  { type: "turn", seat: 2 },
  { type: "marked", seat: 2, cell: 8 },
] as unknown as readonly Event[];

const clocks: ClockReading = {
  clocks: seats.map((_, seat) => ({ bank: CLOCK_MS, off_turn: 0, deadline: seat === 0 ? CLOCK_MS : null, starts: 0, absent: seat === 1 })),
  at: performance.now(),
  lost: null,
};

const presence: Presence = {
  type: "presence",
  seats: [true, false, false],
  spectators: 0,
  attendance: [{ state: "here", since: 0 }, { state: "offline", since: Date.now() - LEFT_AGO_MS }, null],
  now: Date.now(),
};

/** The match as the parts of the page read it. Nothing is sent: buttons that would ask the service do nothing. */
function source(kind: "live" | "practice"): MatchSource {
  const model: RoomModel = { epoch: 1, number: events.length, audience: [0], room, view: null, choices: [], now: 0, clocks: clocks.clocks, digest: null };
  const entries = events.map((event, index) => ({ number: index + 1, index: 0, event, standing: false }));
  return {
    ...stillSource(kind, model),
    clocks: new Store<ClockReading | null>(clocks),
    presence: new Store<Presence | null>(presence),
    log: new Store<Log>({ ...emptyLog(0), entries }),
  };
}

/** What the parts of a page get from it, with a client whose connection never opens. */
function shell() {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const wire = { open: () => socket, encode: () => new Uint8Array(), decode: () => ({}) as never, random: () => 0 };
  const speed = speedStore(storage);
  return {
    client: new Client(wire, idMaker(), speed, storage),
    speed,
    theme: themeStore(storage, showTheme),
    opponents: opponentsStore(storage, seats.length - 1),
    me: { identity: "a", name: "Ann", registered: false, moderator: false },
    become: () => undefined,
    leave: () => undefined,
    navigate: () => undefined,
    enter: () => Promise.resolve(true),
  };
}

const names: Names = (seat) => seats[seat]!.name;

/** What a code makes: an element, or a component that is drawn. */
function made(code: string): ComponentChildren {
  const given = { ...toolkit, room, names };
  const found: unknown = new Function(...Object.keys(given), `return (${code});`)(...Object.values(given));
  return typeof found === "function" ? h(found as ComponentType, null) : (found as ComponentChildren);
}

const codes: readonly string[] = JSON.parse(document.getElementById("codes")!.textContent);
const code = codes[Number(location.hash.slice(1))]!;
const Part = () => <>{made(code)}</>;
/** The end of a live match asks the service for what can follow. */
const kind = code.includes("ui.EndDialog") ? "practice" : "live";
render(
  <ShellContext.Provider value={shell()}>
    <MatchSourceContext.Provider value={source(kind)}>
      <main class="gallery-part" style={{ padding: "var(--space-4)" }}>
        <Part />
      </main>
    </MatchSourceContext.Provider>
  </ShellContext.Provider>,
  document.getElementById("app")!,
);
