import { expect, test } from "vitest";
import { sampleRoomEvents } from "../../model/samples";
import { describeRoomEvent } from "../../ui/match/room_events";
import { turnSummary } from "./access";
import { durationOf } from "./animation";
import { type GameEvent, type Hex, type View, ENUMS } from "./generated";
import { board, ahead } from "./hex";
import { A0, sampleEvents, sampleGameEvents, BY_SEAT, A1, sampleRobot, sampleView } from "./samples";
import { sentenceFor, describe, edgeNames, hexName, changeWords, isChanged, lastChanges, pieceLabel, robotLabel, wayWords, distance, legs } from "./wording";

const names = (seat: number) => ["Ann", "Bob"][seat]!;
const words = (event: GameEvent) => describe(event, names, 4);

test("every event is a sentence, and no two are the same", () => {
  const sentences = [
    ...Object.values(sampleGameEvents).map((event) => words(event)),
    ...Object.values(sampleRoomEvents).map((event) => describeRoomEvent(event, names)),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.!]$/);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join(" ")).not.toMatch(/undefined|null|\[object|=>/);
});

test.each(ENUMS.Reason)("the reason %s is explained", (reason) => {
  const sentence = words({ ...sampleEvents.order_ignored, robot: A0, reason });
  expect(sentence).toMatch(/^Ann’s A could not move: [a-z ;’]+\.$/);
});

test.each(ENUMS.ZapHit)("a zap that meets %s is described", (hit) => {
  expect(words({ ...sampleEvents.zap_fired, hit })).toMatch(/^Ann’s A zapped [a-z ,:]+\.$/);
});

test.each(ENUMS.EndReason)("an end because of %s is described", (reason) => {
  expect(words({ ...sampleEvents.game_ended, reason })).toMatch(/^The match is over: [a-z ]+\.$/);
});

test("teleporters and mud are mentioned", () => {
  const sentence = words({ ...sampleEvents.robot_moved, gates: [[[1, 1], [2, 2]]], stuck: true });
  expect(sentence).toBe("Ann’s A moved east to F6. Through a teleporter. Stuck in the mud!");
});

test("the start of a match counts players, also with two seats each", () => {
  const started = (seats: number[]) => describeRoomEvent({ ...sampleRoomEvents.match_started, seats }, names);
  expect(started([0, 1, 0, 1])).toBe("The match started with 2 players.");
  expect(started([0, 1, 2, 1])).toBe("The match started with 3 players.");
});

test("it is said that a bot sat down, and that it thinks where people program", () => {
  const seated = { ...sampleEvents.seat_taken, name: "Cog", bot: "planner" } as const;
  expect(describeRoomEvent(seated, names)).toBe("Cog took a seat (hard bot).");
  for (const kind of ["program", "first"] as const) {
    expect(sentenceFor({ kind, id: 1, seat: 1 }, names)).toBe("Bob is programming.");
    expect(sentenceFor({ kind, id: 1, seat: 1 }, names, true)).toBe("Bob is thinking.");
  }
});

test("a drawn special is named only where it is known", () => {
  expect(words(sampleEvents.special_drawn)).toBe("Bob drew a special tile.");
  expect(words({ ...sampleEvents.special_drawn, tile: "dash" })).toBe("Bob drew a special tile: Dash.");
});

test("every event of the game is animated", () => {
  for (const event of Object.values(sampleGameEvents)) expect(durationOf(event), event.type).toBeGreaterThan(0);
});

test("each hex has a name of its own: a letter for its row, a number that grows to the east", () => {
  expect(hexName([0, 0], 4)).toBe("E5");
  expect(hexName([0, 0], 5)).toBe("F6");
  expect([hexName([1, 0], 4), hexName([0, 1], 4), hexName([-1, 1], 4)]).toEqual(["E6", "F5", "F4"]);
  expect([hexName([0, -4], 4), hexName([4, -4], 4), hexName([-4, 4], 4)]).toEqual(["A5", "A9", "I1"]);
  const names = board(5).map((hex) => hexName(hex, 5));
  expect(new Set(names).size).toBe(91);
});

test.each([4, 5])("the edge of a board with radius %s names each row and column once, at a hex that has it", (radius) => {
  const names = edgeNames(radius);
  const letters = Array.from({ length: 2 * radius + 1 }, (_, index) => "ABCDEFGHIJK"[index]);
  const numbers = letters.map((_, index) => String(index + 1));
  expect(names.map(({ name }) => name).sort()).toEqual([...letters, ...numbers].sort());
  for (const { name, hex } of names) expect(hexName(hex, radius)).toContain(name);
});

const { tile_placed, tiles_swapped, tile_removed, robot_reset, passed, double_modification_used } = sampleGameEvents;
const startOf = (seat: number) => ({ ...sampleGameEvents.turn_started, cause: { ...BY_SEAT, seat } });
const passedBy = (seat: number) => ({ ...passed, cause: { ...BY_SEAT, seat } });

test("each seat shows its newest change, also while a later turn of the seat has not changed anything", () => {
  const events = [startOf(0), tile_placed, startOf(1), passedBy(1), startOf(0), tile_removed, startOf(1)];
  expect(lastChanges(events, 3)).toEqual([[tile_removed], [passedBy(1)], []]);
});

test("both changes of a double modification are shown, and those of an earlier turn are not", () => {
  const events = [startOf(0), robot_reset, startOf(0), double_modification_used, tile_placed, tiles_swapped];
  expect(lastChanges(events, 1)).toEqual([[double_modification_used, tile_placed, tiles_swapped]]);
});

test("events of the platform and of the run are passed over", () => {
  const { order_started, room_created } = sampleEvents;
  expect(lastChanges([room_created, startOf(0), passed, order_started], 1)).toEqual([[passed]]);
});

test("a change is said in a few words", () => {
  expect(changeWords([tile_placed])).toBe("A1: Load (was Forward 1)");
  expect(changeWords([{ ...tile_placed, returned: null }])).toBe("A1: Load");
  expect(changeWords([tiles_swapped])).toBe("A1 and A2 swapped");
  expect(changeWords([tile_removed])).toBe("A3: Zap removed");
  expect(changeWords([robot_reset])).toBe("A cleared");
  expect(changeWords([passed])).toBe("Passed");
  expect(changeWords([double_modification_used, tile_removed, robot_reset])).toBe("Two changes: A3: Zap removed; A cleared");
  expect(changeWords([])).toBeNull();
});

test("the changed slots are known", () => {
  const changed = (event: Parameters<typeof isChanged>[0][number]) => [1, 2, 3].map((slot) => isChanged([event], "A", slot));
  expect(changed(tile_placed)).toEqual([true, false, false]);
  expect(changed(tiles_swapped)).toEqual([true, true, false]);
  expect(changed(robot_reset)).toEqual([true, true, true]);
  expect(changed(passed)).toEqual([false, false, false]);
  expect(isChanged([tile_placed], "B", 1)).toBe(false);
});

const viewer = (view: View, mine: readonly number[] = [0]) => ({ view, names, mine });

test("the legs lead from each hex to each other one, in as few steps as there are", () => {
  const from: Hex = [1, -2];
  for (const facing of [0, 1, 2, 3, 4, 5]) {
    for (const to of board(4)) {
      const way = legs(from, facing, to);
      const end = way.reduce((at: Hex, { steps, side }) => ahead(at, (facing + side) % 6, steps), from);
      expect(end).toEqual(to);
      expect(way.reduce((sum, { steps }) => sum + steps, 0)).toBe(distance(from, to));
    }
  }
});

test("a way is described by sides of the robot, the one with fewer turns first", () => {
  const robot = sampleRobot({ at: [0, 0], facing: 1 });
  expect(wayWords(robot, [0, 3])).toBe("3 ahead");
  expect(wayWords(robot, [2, 1])).toBe("1 ahead and 2 front left");
  expect(wayWords(robot, [-1, 0])).toBe("1 back right");
  expect(wayWords(robot, [0, -2])).toBe("2 behind");
  expect(wayWords(robot, [0, 0])).toBeNull();
});

test("an own robot says where its base is, all else where it is from the nearest own robot", () => {
  const own = sampleRobot({ at: [0, 0], facing: 0, cargo: "green" });
  const other = sampleRobot({ ...A1, at: [0, 2], facing: 3, stuck: true });
  const view = sampleView({ robots: [own, other] });
  expect(robotLabel(viewer(view), own)).toBe("Ann’s A on E5, facing east, carries a green crystal, your base: 3 ahead (yours)");
  expect(robotLabel(viewer(view), other)).toBe("Bob’s A on G5, facing west, carries nothing, stuck in mud, from your A: 2 front right");
  expect(pieceLabel(viewer(view), "Rock", [-1, 0])).toBe("Rock on E4, from your A: 1 behind");
  expect(pieceLabel(viewer(view), "Rock", [0, 0])).toBe("Rock on E5");
});

test("spectators hear hexes alone, the player of two seats whose robot is meant", () => {
  const view = sampleView({ robots: [sampleRobot({ at: [0, 0], facing: 0 })] });
  expect(pieceLabel(viewer(view, []), "Blob", [1, 0])).toBe("Blob on E6");
  expect(pieceLabel(viewer(view, [0, 1]), "Blob", [1, 0])).toBe("Blob on E6, from Ann’s A: 1 ahead");
});

const { turn_started, robot_moved, robot_turned, robot_jumped, order_started, order_ignored, crystal_taken } = sampleEvents;
const summary = (events: Parameters<typeof turnSummary>[0], audience: readonly number[] = [1]) => turnSummary(events, names, audience, sampleView());

test("moves of a robot are one sentence, up to the next thing that happens", () => {
  const moved = [turn_started, tile_placed, order_started, robot_moved, robot_turned, robot_jumped, crystal_taken, robot_moved];
  expect(summary(moved)).toBe(
    "Ann: A1: Load (was Forward 1). Ann’s A went to F7 and faces north-west. Ann’s A took a pink crystal from Bob’s A. Ann’s A went to F6.",
  );
  expect(summary([robot_turned])).toBe("Ann’s A turned north-west.");
  expect(summary([robot_moved, { ...robot_moved, robot: { ...A0, name: "B" } }])).toBe("Ann’s A went to F6. Ann’s B went to F6.");
});

test("ignored orders are announced to their own player", () => {
  expect(summary([order_ignored])).toMatch(/^Bob’s A could not move/);
  expect(summary([order_ignored], [0])).toBeNull();
});

test("going through a teleporter takes longer", () => {
  const step = sampleEvents.robot_moved;
  const through = { ...step, gates: [[step.at, step.to]] } as const;
  expect(durationOf(through)).toBeGreaterThan(durationOf(step));
});
