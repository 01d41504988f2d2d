/** Events in words: each one, and those of a turn. */
import { expect, test } from "vitest";
import { turnSummary } from "./access";
import { EVENTS, sampleView } from "./samples";
import { namesOf, describe, waitingWords } from "./wording";

const players = (seat: number) => ["Ann", "Ben", "Eve", "Dan"][seat]!;
const names = namesOf(sampleView(), players);

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

const { robots_moved, die_activated, robot_damaged, programs_shown, vp_gained } = EVENTS;
const step = (seat: number, x: number, y: number) => ({ ...robots_moved, steps: [{ seat, to: [x, y] as const }] });

test("the steps of a die are one sentence, up to the next thing that happens", () => {
  const events = [programs_shown, die_activated, step(0, 4, 2), step(0, 4, 3), robot_damaged, step(0, 4, 4), die_activated, step(1, 0, 0), vp_gained];
  expect(turnSummary(events, players)).toBe(
    "Ann went to e4. Eve now has 2 damage tokens. Ann went to e5. Ben went to a1. Ben takes VP token 3 and has 4 VP.",
  );
});

test("robots that are pushed are named, too, and without events nothing is said", () => {
  const pushed = { ...robots_moved, steps: [{ seat: 0, to: [1, 1] as const }, { seat: 1, to: [1, 2] as const }] };
  expect(turnSummary([pushed], players)).toBe("Ann went to b2. Ben went to b3.");
  expect(turnSummary([programs_shown], players)).toBeNull();
});
