import { expect, test } from "vitest";
import { fromSnapshot } from "../../../model/room";
import { sampleSnapshot } from "../../../games/twin_tin_bots/samples";
import { waitsForPeople } from "./messages";

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
