import { expect, test } from "vitest";
import "../../../games/all_loaded";
import { sampleSnapshot, sampleEvents } from "../../../games/twin_tin_bots/samples";
import { type Log, type LogEntry, emptyLog } from "../../../model/log";
import { fromSnapshot } from "../../../model/room";
import type { Event } from "../../../model/types";
import { resultWords } from "./end_details";
import { waitsForPeople } from "./messages";
import { labelPlaces } from "./points_curve";
import { lastSeen, remember } from "./since_offer";
import { arrowTo, bestPlace as placeOf } from "./tip_place";
import { TurnEvents } from "./access";
import { matchAgainst, verdictOf } from "./verdict";
import { standingsOf } from "../../../model/standings";

const SEATS = [null, "random"].map((bot, seat) => ({ identity: `id${seat}`, name: `P${seat}`, bot }));

/** A slow match seen from seat 0, in which these seats are asked; `bot`: whether a bot has seat 1. */
function slow(asked: readonly number[], bot = false) {
  const model = fromSnapshot(sampleSnapshot());
  const seats = bot ? SEATS : SEATS.map((one) => ({ ...one, bot: null }));
  const clock = { pace: "slow", bank: 0, increment: 0, cap: 0, turn: 86_400, off_turn: 43_200 } as const;
  const choices = asked.map((seat, id) => ({ kind: "program", id, seat })) as unknown as typeof model.choices;
  return { room: { ...model.room, status: "playing" as const, clock, seats: seats as typeof model.room.seats }, audience: [0], choices };
}

test("messages are offered while another person is to answer in a slow match", () => {
  expect(waitsForPeople(slow([1]))).toBe(true);
  expect(waitsForPeople(slow([]))).toBe(true);
  expect(waitsForPeople(slow([0]))).toBe(false);
  expect(waitsForPeople(slow([0, 1]))).toBe(false);
  expect(waitsForPeople(slow([1], true))).toBe(false);
  expect(waitsForPeople({ ...slow([1]), audience: [] })).toBe(false);
  const live = slow([1]);
  expect(waitsForPeople({ ...live, room: { ...live.room, clock: null } })).toBe(false);
});

test("labels at the bottom make room upwards, and those far above stay where they are", () => {
  expect(labelPlaces([200, 12, 200, 75])).toEqual([181, 12, 200, 75]);
});

test("labels at the top make room downwards", () => {
  expect(labelPlaces([12, 12, 20])).toEqual([12, 31, 50]);
});

function memory(start?: string) {
  let kept: string | null = start ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value), size: () => JSON.parse(kept ?? "[]").length };
}

test("the last entry that was shown is known at the next visit", () => {
  const storage = memory();
  expect(lastSeen("abc", storage)).toBeNull();
  remember("abc", 7, storage);
  remember("def", 3, storage);
  remember("abc", 9, storage);
  expect(lastSeen("abc", storage)).toEqual({ number: 9, away: true });
  expect(lastSeen("def", storage)).toEqual({ number: 3, away: true });
});

test("old matches are forgotten, and what another program has written is ignored", () => {
  const storage = memory("{broken");
  expect(lastSeen("abc", storage)).toBeNull();
  for (let room = 0; room < 60; room += 1) remember(`room${room}`, room, storage);
  expect(storage.size()).toBe(40);
  expect(lastSeen("room0", storage)).toBeNull();
  expect(lastSeen("room59", memory('[["room59","x"],5]'))).toBeNull();
});

const WINDOW = { left: 8, top: 8, right: 392, bottom: 592 };
const SIZE = { width: 100, height: 40 };

/** Where a tip is put, without what it covers there. */
function bestPlace(...args: Parameters<typeof placeOf>): { left: number; top: number } {
  const { left, top } = placeOf(...args);
  return { left, top };
}

/** A rectangle of 40 by 40 pixels. */
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a tip is below its element, in its middle", () => {
  expect(bestPlace(SIZE, at(200, 200), [], WINDOW)).toEqual({ left: 170, top: 248 });
});

test("a tip stays in the window", () => {
  expect(bestPlace(SIZE, at(8, 100), [], WINDOW)).toEqual({ left: 8, top: 148 });
  expect(bestPlace(SIZE, at(200, 550), [], WINDOW)).toEqual({ left: 170, top: 502 });
});

test("a tip lies over no button as long as one side of its element is free", () => {
  const [below, above, right] = [at(200, 250), at(200, 150), at(250, 200)];
  expect(bestPlace(SIZE, at(200, 200), [below], WINDOW)).toEqual({ left: 170, top: 152 });
  expect(bestPlace(SIZE, at(200, 200), [below, above], WINDOW)).toEqual({ left: 248, top: 200 });
  expect(bestPlace(SIZE, at(200, 200), [below, above, right], WINDOW)).toEqual({ left: 92, top: 200 });
});

test("a tip among buttons on all sides is shifted along the nearest side that is free", () => {
  const sides = [at(200, 250), at(200, 150), at(250, 200), at(120, 200)];
  expect(bestPlace(SIZE, at(200, 200), sides, WINDOW)).toEqual({ left: 246, top: 248 });
});

test("a tip with no free place covers the least of what is around, and never its element", () => {
  const wide = { left: 0, top: 0, right: 400, bottom: 600 };
  expect(bestPlace(SIZE, at(200, 200), [wide], WINDOW)).toEqual({ left: 170, top: 248 });
});

test("a bubble that may be far from its element is in the nearest free rectangle of the window", () => {
  const around = { left: 0, top: 100, right: 400, bottom: 600 };
  expect(bestPlace(SIZE, at(200, 300), [around], WINDOW, true)).toEqual({ left: 170, top: 54 });
  expect(placeOf(SIZE, at(200, 300), [around], WINDOW, true).covered).toBe(0);
  const everywhere = { left: 0, top: 0, right: 400, bottom: 600 };
  expect(placeOf(SIZE, at(200, 300), [everywhere], WINDOW, true)).toMatchObject({ left: 170, top: 348, covered: 4000 });
});

test("an arrow goes from the nearest point of a tip to its element", () => {
  const tip = { left: 100, top: 100, right: 200, bottom: 140 };
  expect(arrowTo(tip, at(180, 300))).toEqual({ x: 90, y: 40, angle: Math.PI / 2 });
  expect(arrowTo(tip, at(20, 100))).toEqual({ x: 0, y: 20, angle: Math.PI });
  expect(arrowTo(tip, at(240, 20))).toEqual({ x: 100, y: 0, angle: -Math.PI / 4 });
});

const { passed, turn_started, order_started } = sampleEvents;
const startsTurn = ({ type }: Event) => type === "turn_started";

function log(before: Log, number: number, ...events: Event[]): Log {
  const entries: LogEntry[] = events.map((event, index) => ({ number, index, event, standing: false }));
  return { ...before, entries: [...before.entries, ...entries] };
}

test("the events of a turn come once it has ended, each once", () => {
  const turns = new TurnEvents(7, startsTurn);
  let now = log(emptyLog(7), 8, turn_started, passed);
  expect(turns.read(now)).toEqual([]);
  expect(turns.read(now)).toEqual([]);
  now = log(now, 9, order_started, turn_started, turn_started, passed);
  expect(turns.read(now)).toEqual([[turn_started, passed, order_started], [turn_started]]);
  expect(turns.take()).toEqual([turn_started, passed]);
  expect(turns.take()).toEqual([]);
});

test("events from before, fetched later or missed are passed over", () => {
  const turns = new TurnEvents(7, startsTurn);
  const past = log({ ...emptyLog(7), from: 6 }, 7, turn_started, passed);
  expect(turns.read(past)).toEqual([]);
  expect(turns.read(log(past, 8, turn_started))).toEqual([]);
  expect(turns.read(emptyLog(20))).toEqual([]);
  const again = log({ ...emptyLog(20), from: 15 }, 19, turn_started, passed, turn_started);
  expect(turns.read(log(again, 21, passed, turn_started))).toEqual([[passed]]);
});

test("the words of a result have the winner first, and each person of a side once", () => {
  const names = (seat: number) => ["Ann", "Ben", "Ann", "Ben"][seat]!;
  const ofTwo = { ranking: [[1], [0]], points: [9, 4] };
  expect(resultWords("robot_master", ofTwo, names)).toBe("Robot Master – Ben: 4 and Ann: 9");
  const colours = { ranking: [[1, 3], [0, 2]], points: [1, 5, 2, 6], sides: [[0, 2], [1, 3]] };
  expect(resultWords("robot_master", colours, names)).toBe("Robot Master – Ben: 11 and Ann: 3");
  expect(resultWords("robot_master", { ranking: [[1], [0]] }, names)).toBe("Robot Master – 1. Ben and 2. Ann");
  expect(resultWords("robot_master", undefined, names)).toBe("Robot Master: the result of a match");
});

test("the same match against other bots has one for each other player, also of three with four seats", () => {
  const [ann, ben, bot] = SEATS.concat(SEATS);
  const room = { ...fromSnapshot(sampleSnapshot()).room, players: 3, seats: [ann, ben, bot, ben] as never };
  expect(matchAgainst(room, "planner")).toMatchObject({ players: 3, bots: ["planner", "planner"] });
});

test("a verdict has the own points first, then those of the others by place", () => {
  const result = { ranking: [[0], [1], [2]], points: [12, 9, 4] };
  expect(verdictOf(result, [1])).toEqual({ kind: "placed", place: 2, points: [9, 12, 4] });
  expect(verdictOf(result, [0])).toEqual({ kind: "won", place: 1, points: [12, 9, 4] });
});

test("the second of two has lost, also without points", () => {
  expect(verdictOf({ ranking: [[0], [1]] }, [1])).toEqual({ kind: "lost", place: 2, points: [] });
});

test("a first place of all is a draw, and of some is shared", () => {
  expect(verdictOf({ ranking: [[0, 1]] }, [1])?.kind).toBe("drawn");
  expect(verdictOf({ ranking: [[0, 1], [2]] }, [1])?.kind).toBe("shared");
});

test("a place counts the sides ahead, as in a race", () => {
  expect(standingsOf({ ranking: [[2], [0, 3], [1]] }).map(({ side, place }) => [...side, place])).toEqual([[2, 1], [0, 2], [3, 2], [1, 4]]);
  expect(verdictOf({ ranking: [[0, 1], [2]] }, [2])).toMatchObject({ kind: "placed", place: 3 });
});

test("the best of several own sides counts", () => {
  expect(verdictOf({ ranking: [[0], [1], [2]] }, [1, 2])).toMatchObject({ kind: "placed", place: 2 });
});

test("the members of a team have the verdict and the points of their side", () => {
  const teams = { ranking: [[1, 3], [0, 2]], points: [5, 8, 6, 12], sides: [[0, 2], [1, 3]] };
  expect(verdictOf(teams, [2])).toEqual({ kind: "lost", place: 2, points: [11, 20] });
});

test("opponents that the rules play are a side without players", () => {
  const squad = { ranking: [[1, 2, 3], [0]], points: [1, 0, 4, 3], sides: [[0], [1, 2, 3]] };
  expect(verdictOf(squad, [0])).toEqual({ kind: "lost", place: 2, points: [1, 7] });
});

test("spectators, and a player against no one else, have no verdict", () => {
  expect(verdictOf({ ranking: [[0], [1]] }, [])).toBeNull();
  expect(verdictOf({ ranking: [[0], [1]] }, [0, 1])).toBeNull();
  expect(verdictOf({ ranking: [[0]] }, [0])).toBeNull();
});
