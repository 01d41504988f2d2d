import { describe, expect, test } from "vitest";
import { ALL, countOf, isAny, roomFilter } from "./filters";
import { persistedStore } from "./browser_storage";

describe("filters", () => {
  test("are counted without the search, which is one too", () => {
    expect(countOf(ALL)).toBe(0);
    expect(countOf({ ...ALL, players: 2, people: true, search: "x" })).toBe(2);
    expect([isAny(ALL), isAny({ ...ALL, search: " " }), isAny({ ...ALL, search: "x" }), isAny({ ...ALL, free: true })]).toEqual([false, false, true, true]);
  });

  test("are sent only if one is set, in a form that the server takes", () => {
    expect(roomFilter(ALL)).toBeNull();
    expect(roomFilter({ ...ALL, search: "   " })).toBeNull();
    expect(roomFilter({ ...ALL, tempo: "hasty", players: 3 })).toEqual({ ...ALL, players: 3 });
    expect(roomFilter({ ...ALL, search: `  ${"x".repeat(60)}` })?.search).toBe("x".repeat(40));
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
