/** Each event in words. */
import { expect, test } from "vitest";
import { namesOf, describe, waitingWords } from "./wording";
import { EVENTS, sampleView } from "./samples";

const names = namesOf(sampleView(), (seat) => ["Ann", "Ben"][seat]!);

test("every event is a sentence", () => {
  const sentences = Object.fromEntries(Object.entries(EVENTS).map(([type, event]) => [type, describe(event, names)]));
  expect(Object.values(sentences).filter((words) => words === "" || /undefined|\[object/.test(words))).toEqual([]);
  expect(sentences).toMatchObject({
    die_activated: "Ann runs blue 3, north.",
    robots_moved: "Ann moves north to e3.",
    beam_fired: "Ben fires east.",
    robot_destroyed: "Yellow KillBot falls into a pit; Ben scores.",
    vp_gained: "Ben takes VP token 3 and has 4 VP.",
    arena_won: "Ann wins arena C and Jetpack.",
  });
});

test("a row of robots that is pushed is named in one sentence", () => {
  const steps = [{ seat: 1, to: [4, 4] as const }, { seat: 0, to: [4, 3] as const }];
  expect(describe({ type: "robots_moved", reason: "move", author: 0, direction: 0, steps }, names)).toBe("Ann moves north to e4 and pushes Ben.");
  expect(describe({ type: "robots_moved", reason: "push", author: 2, direction: 0, steps }, names)).toBe("Ben and Ann pushed north, to e5.");
});

test("all people see for whom and for which modules the match waits", () => {
  expect(waitingWords([{ kind: "react", id: 3, seat: 1, module: "bomb", limits: [] }], [0], names)).toBe("Ben decides about Bomb.");
  const programs = [0, 1].map((seat) => ({ kind: "program" as const, id: seat, seat }));
  expect(waitingWords(programs, [], names)).toBe("Waiting for Ann and Ben.");
  expect(waitingWords(programs, [0, 1], names)).toBe("");
});
