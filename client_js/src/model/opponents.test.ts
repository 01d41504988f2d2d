import { expect, test } from "vitest";
import { lineUp, opponentsStore } from "./opponents";

function storage(kept: Record<string, string> = {}): Storage {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  } as Storage;
}

test("a user who never chose plays against three bots of the middle level", () => {
  expect(opponentsStore(storage(), 5).value).toEqual({ level: "greedy", count: 3 });
});

test("the choice is kept", () => {
  const place = storage();
  opponentsStore(place, 5).set({ level: "planner", count: 5 });
  expect(opponentsStore(place, 5).value).toEqual({ level: "planner", count: 5 });
});

test.each([
  { "botyard.bots.level": "genius", "botyard.bots.count": "0" },
  { "botyard.bots.level": "", "botyard.bots.count": "6" },
  { "botyard.bots.level": "toString", "botyard.bots.count": "two" },
])("nonsense is ignored: %o", (kept) => {
  expect(opponentsStore(storage(kept), 5).value).toEqual({ level: "greedy", count: 3 });
});

test("the bots of a room are as many as were asked for, each of the level", () => {
  expect(lineUp({ level: "random", count: 2 })).toEqual(["random", "random"]);
});
