import { describeRoomEvent } from "../../ui/match/room_events";
import { sampleRoomEvents } from "../../model/samples";
import { expect, test } from "vitest";
import { ENUMS } from "./generated";
import type { GameEvent } from "./generated";
import { durationOf } from "./animation";
import { sentenceFor, describe, edgeNames, hexName } from "./wording";
import { A0, sampleEvents, sampleGameEvents } from "./samples";
import { board } from "./hex";

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
  const sentence = words(
    {
      ...sampleEvents.robot_moved,
      gates: [
        [
          [1, 1],
          [2, 2],
        ],
      ],
      stuck: true,
    },
  );
  expect(sentence).toBe("Ann’s A moved east to F6. Through a teleporter. Stuck in the mud!");
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
