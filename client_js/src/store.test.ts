/** Stores, and what a browser keeps of them. */
import { describe, expect, test, vi } from "vitest";
import { guarded, persistedStore } from "./model/browser_storage";
import { ALL } from "./model/filters";
import { lineUp, opponentsStore } from "./model/opponents";
import { fakeStorage } from "./model/samples";
import { Store } from "./store";

test("a listener that throws is reported and stops no other", () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = new Store(1);
  const heard: number[] = [];
  store.subscribe(() => {
    throw new TypeError("Illegal constructor");
  });
  store.subscribe((value) => heard.push(value));
  store.set(2);
  store.set(3);
  expect(heard).toEqual([2, 3]);
  expect(reported).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});

const full = { getItem: () => "old", setItem: () => { throw new DOMException("full", "QuotaExceededError"); } } as unknown as Storage;

test.each([
  ["refuses", () => { throw new DOMException("denied", "SecurityError"); }],
  ["has no storage", () => null],
  ["is full", () => full],
])("a browser that %s stops nothing, and values stay while the page is open", (_, find) => {
  const storage = guarded(find as () => Storage | null);
  storage.setItem("botyard.theme", "dark");
  expect(storage.getItem("botyard.theme")).toBe("dark");
});

describe("what a browser keeps", () => {
  test("is there again", () => {
    const kept = fakeStorage();
    persistedStore(kept, "key", ALL).set({ ...ALL, players: 4 });
    expect(persistedStore(kept, "key", ALL).value.players).toBe(4);
  });

  test.each(["{", "null", "7", '{"players": "many"}', "[]"])("and makes no sense is as if nothing were: %s", (kept) => {
    expect(persistedStore(fakeStorage({ key: kept }), "key", ALL).value).toEqual(ALL);
  });
});

test("a user who never chose plays against three bots of the middle level", () => {
  expect(opponentsStore(fakeStorage(), 5).value).toEqual({ level: "greedy", count: 3 });
});

test("the choice is kept", () => {
  const place = fakeStorage();
  opponentsStore(place, 5).set({ level: "planner", count: 5 });
  expect(opponentsStore(place, 5).value).toEqual({ level: "planner", count: 5 });
});

test.each([
  { "botyard.bots.level": "genius", "botyard.bots.count": "0" },
  { "botyard.bots.level": "", "botyard.bots.count": "6" },
  { "botyard.bots.level": "toString", "botyard.bots.count": "two" },
])("nonsense is ignored: %o", (kept) => {
  expect(opponentsStore(fakeStorage(kept), 5).value).toEqual({ level: "greedy", count: 3 });
});

test("the bots of a room are as many as were asked for, each of the level", () => {
  expect(lineUp({ level: "random", count: 2 })).toEqual(["random", "random"]);
});
