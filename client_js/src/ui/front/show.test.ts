import { expect, test } from "vitest";
import type { RoomSummary } from "../../protocol/generated";
import { liveRooms, nextRecorded } from "./show";

const room = (id: string, change: Partial<RoomSummary> = {}): RoomSummary => ({
  id,
  game: "game",
  name: "",
  status: "playing",
  players: 2,
  seats: ["Ann", "Ben"],
  created: 100,
  options: null,
  identities: ["a", "b"],
  clock: null,
  bots: [null, null],
  settings: null,
  host: "here",
  behind: false,
  ...change,
});
const ids = (rooms: readonly RoomSummary[], left: readonly string[] = []) => liveRooms(rooms, left).map(({ id }) => id);

test("matches among people come before those with bots, newer ones before older ones", () => {
  const rooms = [room("bots", { bots: [null, "greedy"], created: 300 }), room("old"), room("new", { created: 200 })];
  expect(ids(rooms)).toEqual(["new", "old", "bots"]);
});

test("a match that does not move is not shown: its host is away, it has days, or it was shown before", () => {
  const slow = { pace: "slow", bank: 0, increment: 0, cap: 0, turn: 86_400, off_turn: 3_600 } as const;
  expect(ids([room("away", { host: "away" }), room("slow", { clock: slow }), room("left"), room("here")], ["left"])).toEqual(["here"]);
});

test("recorded matches follow each other, without games that have none", () => {
  const games = ["one", "two", "three"];
  expect(nextRecorded(games, null, [])).toBe("one");
  expect(nextRecorded(games, "one", ["two"])).toBe("three");
  expect(nextRecorded(games, "three", [])).toBe("one");
  expect(nextRecorded(games, "three", ["one"])).toBe("two");
  expect(nextRecorded(games, "one", games)).toBeNull();
  expect(nextRecorded([], null, [])).toBeNull();
});
