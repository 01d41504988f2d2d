import { expect, test } from "vitest";
import { newsOf, withNews } from "./match_news";
import type { RoomState } from "./match_news";

const state = (status: RoomState["status"], ...people: string[]): RoomState => ({
  id: "r1",
  title: "Table",
  status,
  people: new Map(people.map((name) => [name.toLowerCase(), name])),
});

test("a match that starts, a player who sits down and an end are news", () => {
  const [alone, both] = [state("open", "Ann"), state("open", "Ann", "Ben")];
  expect(newsOf(alone, both, "ann", null)).toEqual({ kind: "joined", room: "r1", title: "Table", names: ["Ben"] });
  expect(newsOf(alone, state("playing", "Ann", "Ben"), "ann", null)).toMatchObject({ kind: "started" });
  expect(newsOf(state("playing", "Ann", "Ben"), state("finished", "Ann", "Ben"), "ann", null)).toMatchObject({ kind: "ended", place: 0 });
});

test("the user's own acts and events without a trace are no news", () => {
  const [alone, both] = [state("open", "Ann"), state("open", "Ann", "Ben")];
  expect(newsOf(alone, both, "ben", null), "Ben sat down").toBeNull();
  expect(newsOf(both, alone, "ann", null), "Ben left").toBeNull();
  expect(newsOf(both, both, "ann", null)).toBeNull();
});

test("of each room the newest stays, and all who sat down are named", () => {
  const joined = (...names: string[]) => ({ kind: "joined", room: "r1", title: "Table", names }) as const;
  const other = { kind: "started", room: "r2", title: "Other" } as const;
  expect(withNews([other, joined("Ben")], joined("Cay"))).toEqual([joined("Ben", "Cay"), other]);
  expect(withNews([joined("Ben")], { ...other, room: "r1" })).toEqual([{ ...other, room: "r1" }]);
});
