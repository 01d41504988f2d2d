import { expect, test, vi } from "vitest";
import { sampleSnapshot } from "../games/twin_tin_bots/samples";
import { fromSnapshot } from "../model/room";
import type { RoomModel } from "../model/room";
import { Shares, drawShare, owedSeats } from "./luck";
import type { Outcome } from "./requests";

function open(contributed: readonly boolean[], audience: readonly number[] = [0]): RoomModel {
  const model = fromSnapshot(sampleSnapshot({ audience, view: null }));
  return { ...model, room: { ...model.room, status: "open", contributed } };
}

test("a share is 16 bytes in hex, another one each time", () => {
  const shares = new Set(Array.from({ length: 20 }, drawShare));
  expect(shares.size).toBe(20);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{32}$/);
});

test("a share is owed for own seats of an open room only, until it is given", () => {
  expect(owedSeats(open([false, false]))).toEqual([0]);
  expect(owedSeats(open([true, false]))).toEqual([]);
  expect(owedSeats(open([false, false], []))).toEqual([]);
  expect(owedSeats(fromSnapshot(sampleSnapshot()))).toEqual([]);
});

test("a share is sent once while it is on its way, and again if it was lost", async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const contribute = vi.fn(() => new Promise<Outcome>((resolve) => answers.push(resolve)));
  const shares = new Shares(contribute);
  shares.follow(open([false, false]));
  shares.follow(open([false, false]));
  expect(contribute.mock.calls).toEqual([[0, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
  answers[0]!({ kind: "dropped" });
  await vi.waitFor(() => {
    shares.follow(open([false, false]));
    expect(contribute).toHaveBeenCalledTimes(2);
  });
});
