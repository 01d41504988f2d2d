/** One event of each type of the platform, and of a game by the golden vectors, and a storage of a browser: for tests. */
import type { RoomEvent } from "../protocol/generated";
import type { KeptText } from "./browser_storage";
import type { EventOf } from "./types";

export const sampleRoomEvents: { readonly [T in RoomEvent["type"]]: EventOf<T> } = {
  room_created: {
    type: "room_created",
    host: "ann",
    game: "sample",
    players: 2,
    name: "Yard",
    options: null,
    commitment: "",
    clock: null,
    settings: null,
    round: 1,
  },
  seat_taken: { type: "seat_taken", seat: 1, identity: "cy", name: "Cy", bot: null, former: null },
  seat_left: { type: "seat_left", seat: 1 },
  offer_made: { type: "offer_made", offer: { id: 2, seat: 0, by: "ann", to: 1, identity: "bob" } },
  offer_ended: { type: "offer_ended", offer: 2, how: "declined" },
  person_barred: { type: "person_barred", identity: "cy", name: "Cy", barred: true },
  ready_changed: { type: "ready_changed", seats: [1], asked: [] },
  room_changed: {
    type: "room_changed",
    players: 3,
    name: "Barn",
    options: null,
    clock: null,
    settings: null,
    reserved: [null, null, { identity: "cy", name: "Cy", bot: null }],
  },
  host_changed: { type: "host_changed", host: "bob" },
  match_started: { type: "match_started", seats: [1, 0] },
  match_finished: { type: "match_finished", secret: "" },
  contributed: { type: "contributed", seat: 1, contribution: "00" },
  opening_started: { type: "opening_started", round: 1, seats: [0, 1], commitments: ["0a", "0b"] },
  share_opened: { type: "share_opened", seat: 0, share: "00" },
  start_called_off: { type: "start_called_off", round: 2, people: [{ identity: "bob", name: "Bob", bot: null }] },
  timed_out: { type: "timed_out", seat: 1 },
  seat_absent: { type: "seat_absent", seat: 1 },
  seat_returned: { type: "seat_returned", seat: 1 },
  person_gone: { type: "person_gone", seat: 1, since: 1_790_000_063_456, left: false },
  person_seen: { type: "person_seen", seat: 1 },
  voted: { type: "voted", seat: 0, remedy: "bot", level: "greedy" },
  decided: { type: "decided", remedy: "wait", level: null },
  absence_changed: {
    type: "absence_changed",
    absence: {
      missing: [{ identity: "bob", since: 1_790_000_063_456, ruled: false, bot: null, left: false }],
      ballots: [],
      decided: null,
      needed: 1,
      adjourned: 0,
    },
  },
  match_abandoned: { type: "match_abandoned", by: "vote", why: "" },
  time_granted: { type: "time_granted", seat: 1, ms: 4210 },
  link_set: { type: "link_set", seat: 1, valid: true },
};

interface Row {
  readonly name: string;
  readonly json: object;
}

type Examples<E extends { readonly type: string }> = { readonly [T in E["type"]]: Extract<E, { type: T }> };

/** One event of each type by its name. `rows`: a file of protocol/vectors; a name such as `events.ended.early` is a further example. */
export function exampleEvents<E extends { readonly type: string }>(rows: readonly Row[]): Examples<E> {
  const frames = rows.filter(({ name }) => /^events\.\w+$/.test(name)).map(({ json }) => json as { readonly events: readonly [E] });
  return Object.fromEntries(frames.map(({ events: [event] }) => [event.type, event])) as unknown as Examples<E>;
}

/** A storage of a browser, which holds these values at first. */
export function fakeStorage(kept: Readonly<Record<string, string>> = {}): KeptText {
  const values = new Map(Object.entries(kept));
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}
