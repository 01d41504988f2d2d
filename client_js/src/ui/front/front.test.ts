import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRecorded } from "../../games/all_loaded";
import RECORDED from "../../games/recorded.json";
import type { Speed } from "../../model/display";
import { Refusal } from "../../net/api";
import type { RoomEvents, RoomSummary } from "../../protocol/generated";
import { Store } from "../../store";
import { type MatchReader, PublicMatch } from "./public_match";
import { liveRooms, nextRecorded } from "./show";

const GAME = "twin_tin_bots";
const { snapshot, frames } = readRecorded(RECORDED.find((one) => one.frames.length > 5)!, GAME);
const answer = (from: number, to: number): RoomEvents => ({ epoch: snapshot.epoch, number: 0, frames: frames.slice(from, to) });

function watched(read: MatchReader["snapshot"] = async () => snapshot) {
  const reader = { snapshot: vi.fn(read), events: vi.fn(async () => answer(0, 0)) };
  return { reader, match: new PublicMatch(reader, new Store<Speed>("normal"), false) };
}
const numberOf = (match: PublicMatch) => match.playback.shown.value?.model.number;

beforeEach(() => void vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
afterEach(() => void vi.unstubAllGlobals());

test("a match is read once, and then what has happened since", async () => {
  const { reader, match } = watched();
  await match.look();
  expect([match.state.value, numberOf(match)]).toEqual(["watching", snapshot.number]);
  reader.events.mockResolvedValueOnce(answer(0, 2));
  await match.look();
  expect(reader.events).toHaveBeenCalledWith(snapshot.number);
  expect(numberOf(match)).toBe(frames[1]!.number);
  expect(match.log.value.entries.length).toBeGreaterThan(0);
  await match.look();
  expect(reader.events).toHaveBeenLastCalledWith(frames[1]!.number);
  expect(reader.snapshot).toHaveBeenCalledTimes(1);
});

test("a match that is not followed any more shows where it was", async () => {
  const { match } = watched();
  const end = match.follow();
  await vi.waitFor(() => expect(match.state.value).toBe("watching"), 30_000);
  end();
  expect(numberOf(match)).toBe(snapshot.number);
});

test("frames that do not follow have the match read again", async () => {
  const { reader, match } = watched();
  await match.look();
  reader.events.mockResolvedValueOnce(answer(1, 2)).mockResolvedValueOnce({ ...answer(0, 1), epoch: snapshot.epoch + 1 });
  await match.look();
  await match.look();
  expect(reader.snapshot).toHaveBeenCalledTimes(2);
  await match.look();
  await match.look();
  expect(reader.snapshot).toHaveBeenCalledTimes(3);
});

test("a match that may not be seen is given up, and a service that is away is asked again", async () => {
  const { match } = watched(() => Promise.reject(new Refusal("not_watched", "It is private.")));
  expect([await match.look(), match.state.value]).toEqual([false, "refused"]);
  for (const error of [new TypeError("away"), new Refusal("busy", "Later.")]) {
    const { match: away } = watched(() => Promise.reject(error));
    expect([await away.look(), away.state.value]).toEqual([false, "loading"]);
  }
});

test("a finished match is over", async () => {
  const finished = { ...snapshot, room: { ...snapshot.room, status: "finished" as const } };
  const { match } = watched(async () => finished);
  await match.look();
  expect(match.state.value).toBe("over");
});

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
