import { afterEach, beforeEach, expect, test } from "vitest";
import type { MyMatchesModel } from "../../model/my_matches";
import type { Incoming } from "../../model/types";
import type { RoomSummary, MyMatch } from "../../protocol/generated";
import { Store } from "../../store";
import { movingRows, stillRows } from "./rooms";
import { seatsAt, startSearch } from "./search";
import { Result } from "./my_matches";
import { isGone, search } from "./lobby_state";

const rooms = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }) as RoomSummary);
const { rows } = movingRows(rooms("b", "a"));
const shown = ({ rows: all, added }: ReturnType<typeof stillRows>) => [all.map(({ room, gone }) => (gone ? `(${room.id})` : room.id)).join(" "), added];

test("a moving list is the list as it is", () => {
  expect(shown(movingRows(rooms("c", "a")))).toEqual(["c a", 0]);
});

test("new rows above are counted, and move nothing", () => {
  expect(shown(stillRows(rows, rooms("d", "c", "b", "a")))).toEqual(["b a", 2]);
});

test("new rows below the last one are shown", () => {
  expect(shown(stillRows(rows, rooms("c", "b", "a", "z")))).toEqual(["b a z", 1]);
});

test("a removed row keeps its place, and a changed one shows what it is now", () => {
  const changed = { ...rooms("a")[0]!, name: "another" };
  const still = stillRows(rows, [changed]);
  expect(shown(still)).toEqual(["(b) a", 0]);
  expect(still.rows[1]?.room.name).toBe("another");
});

test("a row that newer ones have pushed out of the list is not gone", () => {
  expect(shown(stillRows(rows, rooms("d", "c"), new Set(["b"])))).toEqual(["b (a)", 2]);
});

test("a list of other rows only is counted", () => {
  expect(shown(stillRows(rows, rooms("y", "z")))).toEqual(["(b) (a)", 2]);
});

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

test("a search knows on any page that its table was listed, and ends with its user", () => {
  const matches = new Store<MyMatchesModel | null>(listed());
  const identity = new Store<Incoming<"welcome"> | null>({ identity: "ann" } as Incoming<"welcome">);
  startSearch({ matches, identity }, { room: "r1", wish });
  expect(isGone(search.value!, matches.value)).toBe(false);
  matches.set(listed("r1"));
  matches.set(listed());
  expect(isGone(search.value!, matches.value)).toBe(true);
  identity.set(null);
  expect(search.value).toBeNull();
});

test("a search that has ended meanwhile has no seats to give up", async () => {
  const matches = new Store<MyMatchesModel | null>(listed());
  const seats = seatsAt(matches, "r1");
  search.set(null);
  matches.set(listed());
  expect(await seats).toEqual([]);
});

test("a finished match says its result, and of a shared first place not that it was won", () => {
  const result = (place: number | null, shared = false, players = 2) => Result({ match: { room: { players }, place, shared } as MyMatch }).props.children;
  expect([result(1), result(1, true), result(2), result(2, false, 1), result(null)]).toEqual(["won", "shared first place", "place 2", "lost", "over"]);
});
