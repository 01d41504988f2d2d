import { afterEach, beforeEach, expect, test } from "vitest";
import type { MyMatchesModel } from "../../model/my_matches";
import type { MyMatch } from "../../protocol/generated";
import { Store } from "../../store";
import { seatsAt } from "./search";
import { isGone, search } from "./searched";

const wish = { id: "w", game: "volt", players: 2, tempo: "none" } as const;
const listed = (...ids: readonly string[]): MyMatchesModel => ({ ahead: 0, matches: ids.map((id) => ({ room: { id }, seats: [1] }) as unknown as MyMatch) });

beforeEach(() => search.set({ room: "r1", wish }));
afterEach(() => search.set(null));

test("a table is gone once the list has it no more, and not while the list is older than the search", () => {
  expect(isGone({ room: "r1", wish }, listed("r2"))).toBe(false);
  expect(isGone({ room: "r1", wish, seen: true }, null)).toBe(false);
  expect(isGone({ room: "r1", wish, seen: true }, listed("r1"))).toBe(false);
  expect(isGone({ room: "r1", wish, seen: true }, listed("r2"))).toBe(true);
});

test("the seats of a table that is gone are none, at once and where it goes meanwhile", async () => {
  const matches = new Store<MyMatchesModel | null>(listed());
  search.set({ room: "r1", wish, seen: true });
  expect(await seatsAt(matches, "r1")).toEqual([]);
  matches.set(null);
  const seats = seatsAt(matches, "r1");
  matches.set(listed());
  expect(await seats).toEqual([]);
});

test("the seats of a table that the list does not have yet are waited for", async () => {
  const matches = new Store<MyMatchesModel | null>(listed());
  const seats = seatsAt(matches, "r1");
  matches.set(listed("r1"));
  expect(await seats).toEqual([1]);
});

test("a search that has ended meanwhile has no seats to give up", async () => {
  const matches = new Store<MyMatchesModel | null>(listed());
  const seats = seatsAt(matches, "r1");
  search.set(null);
  matches.set(listed());
  expect(await seats).toEqual([]);
});
