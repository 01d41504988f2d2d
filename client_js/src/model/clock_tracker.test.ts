import { expect, test } from "vitest";
import { sampleSnapshot } from "../games/twin_tin_bots/samples";
import { advance, fromSnapshot, withChoices } from "./room";
import { ClockTracker } from "./clock_tracker";

const clock = { bank: 60_000, off_turn: 30_000, deadline: null, starts: 0, absent: false };
const model = fromSnapshot(sampleSnapshot({ clocks: [clock, clock] }));

function keeping() {
  const time = { now: 100 };
  const keeper = new ClockTracker(() => time.now);
  keeper.follow(model);
  return { time, keeper };
}

test("clocks count from when a frame gave them, not from when the room changed otherwise", () => {
  const { time, keeper } = keeping();
  expect(keeper.reading.value).toEqual({ clocks: model.clocks, at: 100, lost: null });
  time.now = 200;
  const later = advance(model, 8);
  keeper.follow(later);
  expect(keeper.reading.value!.at).toBe(100);
  const choices = { type: "choices", epoch: 1, number: 8, choices: [], now: 5, clocks: [clock, clock], hash: null, own: [] } as const;
  keeper.follow(withChoices(later, choices));
  expect(keeper.reading.value!.at).toBe(200);
});

test("they stand still from the loss of the connection until they are sent again", () => {
  const { time, keeper } = keeping();
  time.now = 300;
  keeper.lose();
  time.now = 400;
  keeper.lose();
  expect(keeper.reading.value).toMatchObject({ at: 100, lost: 300 });
  keeper.follow({ ...model, clocks: [clock, clock] });
  expect(keeper.reading.value).toMatchObject({ at: 400, lost: null });
});

test("without a room there are none, and nothing to lose", () => {
  const { keeper } = keeping();
  keeper.follow(null);
  keeper.lose();
  expect(keeper.reading.value).toBeNull();
});
