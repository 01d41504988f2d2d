import { expect, test } from "vitest";
import { ENUMS } from "./generated";
import type { GameEvent } from "./generated";
import { durationOf } from "./animation";
import { sentenceFor } from "./caption";
import { A0, sampleEvents, sampleGameEvents } from "./samples";
import { describeRoomEvent } from "../../ui/match/room_events";
import { sampleRoomEvents } from "../../model/samples";
import { describe } from "./wording";

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
