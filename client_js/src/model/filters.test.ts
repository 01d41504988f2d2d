import { describe, expect, test } from "vitest";
import type { RoomSummary } from "../protocol/generated";
import { ALL, countOf, passes } from "./filters";
import type { Filters } from "./filters";
import { persistedStore } from "./persisted";
import { USUAL } from "./settings";

const ROOM: RoomSummary = {
  id: "a",
  game: "twin_tin_bots",
  name: "Werkstatt",
  status: "open",
  players: 3,
  seats: ["Ann", "Cog", null],
  created: 0,
  options: null,
  identities: ["ann", "b-cog", null],
  clock: { pace: "slow", bank: 0, increment: 0, cap: 0, turn: 86_400, off_turn: 3_600 },
  bots: [null, "greedy", null],
  settings: { ...USUAL, language: "de" },
  host: "here",
  behind: false,
};

const shown = (filters: Partial<Filters>, room: Partial<RoomSummary> = {}) =>
  passes({ ...ROOM, ...room }, { ...ALL, ...filters });

describe("filters", () => {
  test.each<[string, Partial<Filters>, Partial<RoomSummary>]>([
    ["another number of players", { players: 2 }, {}],
    ["another tempo", { tempo: "live" }, {}],
    ["no clock", { tempo: "slow" }, { clock: null }],
    ["another language", { language: "en" }, {}],
    ["no free seat", { free: true }, { seats: ["Ann", "Ben", "Cog"] }],
    ["bots", { people: true }, {}],
    ["another game", { game: "chess" }, {}],
    ["another name", { search: "kitchen" }, {}],
  ])("hide a room with %s", (_, filters, room) => {
    expect(shown({}, room)).toBe(true);
    expect(shown(filters, room)).toBe(false);
  });

  test("show what fits all of them", () => {
    expect(shown({ players: 3, tempo: "slow", language: "de", free: true, search: " werk " })).toBe(true);
    expect(shown({ search: "ANN" })).toBe(true);
  });

  test("show rooms for any language with each", () => {
    expect(shown({ language: "en" }, { settings: USUAL })).toBe(true);
  });

  test("are counted", () => {
    expect(countOf(ALL)).toBe(0);
    expect(countOf({ ...ALL, players: 2, people: true, search: "x" })).toBe(2);
  });
});

describe("what a browser keeps", () => {
  const storage = (kept: string | null) => {
    const values = new Map(kept === null ? [] : [["key", kept]]);
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    } as unknown as Storage;
  };

  test("is there again", () => {
    const kept = storage(null);
    persistedStore(kept, "key", ALL).set({ ...ALL, players: 4 });
    expect(persistedStore(kept, "key", ALL).value.players).toBe(4);
  });

  test.each(["{", "null", "7", '{"players": "many"}', "[]"])("and makes no sense is as if nothing were: %s", (kept) => {
    expect(persistedStore(storage(kept), "key", ALL).value).toEqual(ALL);
  });
});
