import { describe, expect, test } from "vitest";
import type { MyMatch, RoomSummary, Status } from "../protocol/generated";
import { applyMyMatches, byDay, isAsked, keepUnfinished, leftOf, lengthOf, mayWait, waitingOf } from "./my_matches";
import { guarded } from "./browser_storage";
import type { RoomModel } from "./types";
import type { MyMatchesModel } from "./my_matches";

function match(id: string, status: Status, more: Partial<MyMatch> = {}): MyMatch {
  const room = { id, status, seats: ["Ann", "Ben"] } as unknown as RoomSummary;
  return { room, seats: [0], asked: [], deadline: null, changed: 0, ranking: [], place: null, shared: false, ...more };
}

function listed(...matches: MyMatch[]): MyMatchesModel {
  return applyMyMatches(null, { type: "my_matches", id: "f", now: 1_000, matches }, 400)!;
}

const ids = (mine: MyMatchesModel | null) => mine?.matches.map(({ room }) => room.id);

describe("the list of one's own matches", () => {
  test("has what is asked first, the least time left before more of it, and what is over last", () => {
    const mine = listed(
      match("over", "finished", { changed: 9 }),
      match("waits", "open"),
      match("theirs", "playing", { asked: [1] }),
      match("calm", "playing", { asked: [0] }),
      match("later", "playing", { asked: [0], deadline: 9_000 }),
      match("soon", "playing", { asked: [0, 1], deadline: 5_000 }),
      match("newer", "finished", { changed: 10 }),
    );
    expect(ids(mine)).toEqual(["soon", "later", "calm", "theirs", "waits", "newer", "over"]);
  });

  test("follows changes, and forgets what is gone", () => {
    const mine = listed(match("a", "playing", { asked: [1] }), match("b", "playing", { asked: [0], deadline: 5_000 }));
    const changed = match("a", "playing", { asked: [0], deadline: 3_000 });
    const after = applyMyMatches(mine, { type: "match_changed", now: 2_000, match: changed }, 1_400);
    expect(ids(after)).toEqual(["a", "b"]);
    expect(leftOf(changed, after!, 1_900)).toBe(500);
    expect(leftOf(changed, after!, 9_900)).toBe(0);
    expect(ids(applyMyMatches(after, { type: "match_removed", room: "a" }, 0))).toEqual(["b"]);
  });

  test("that has not come yet has no changes", () => {
    expect(applyMyMatches(null, { type: "match_removed", room: "a" }, 0)).toBeNull();
  });

  test("asks only for what one's own seats can answer", () => {
    expect(isAsked(match("a", "playing", { asked: [1] }))).toBe(false);
    expect(isAsked(match("a", "playing", { asked: [1, 0] }))).toBe(true);
    expect(isAsked(match("a", "open"))).toBe(false);
  });

  test("calls for what waits, and believes the page about the room that it shows", () => {
    const mine = listed(match("a", "playing", { asked: [0] }), match("b", "playing", { asked: [1] }), match("c", "finished"));
    const here = (id: string, seat: number) =>
      ({ room: { id }, audience: [0], choices: [{ seat }] }) as unknown as RoomModel;
    const waiting = (room: RoomModel | null) => waitingOf(mine, room).map((one) => one.room.id);
    expect(waiting(null)).toEqual(["a"]);
    expect(waiting(here("a", 1))).toEqual([]);
    expect(waiting(here("b", 0))).toEqual(["a", "b"]);
    expect(waiting({ ...here("b", 0), audience: [] })).toEqual(["a"]);
    expect(waitingOf(null, null)).toEqual([]);
  });
});

describe("finished matches", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

  test("stand by the day on which they ended, in their order", () => {
    const over = [match("late", "finished", { changed: at(25, 23) }), match("early", "finished", { changed: at(25, 1) }), match("before", "finished", { changed: at(24, 23) })];
    expect(byDay(over).map(({ matches }) => matches.map(({ room }) => room.id))).toEqual([["late", "early"], ["before"]]);
    expect(byDay([])).toEqual([]);
  });

  test("took as long as their room, and no less than nothing", () => {
    const room = { id: "a", status: "finished", created: 100 } as unknown as RoomSummary;
    expect(lengthOf({ ...match("a", "finished"), room, changed: 160_000 })).toBe(60_000);
    expect(lengthOf({ ...match("a", "finished"), room, changed: 0 })).toBe(0);
  });
});

test("whether a match may wait is known before the list has come, from the last one", () => {
  const storage = guarded(() => null);
  expect(mayWait(storage)).toBe(false);
  keepUnfinished(storage, listed(match("over", "finished"), match("waits", "open")));
  expect(mayWait(storage)).toBe(true);
  keepUnfinished(storage, listed(match("over", "finished")));
  expect(mayWait(storage)).toBe(false);
});
