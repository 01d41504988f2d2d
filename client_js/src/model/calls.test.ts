import { expect, test } from "vitest";
import { elsewhere, withCall, without } from "./calls";
import type { Call } from "./calls";

const seat: Call = { type: "seat_offered", room: "r1", offer: 1, name: "Ann", title: "Yard" };
const rematch: Call = { type: "rematch_offered", room: "r1", next: "r2", name: "Ben" };

test("the newest call to a place stands for all", () => {
  const newer = { ...seat, offer: 2 };
  expect(withCall(withCall([seat], rematch), newer)).toEqual([rematch, newer]);
  expect(without([seat, rematch], newer)).toEqual([rematch]);
});

test("whoever is in the room needs no call to it, nor to what its end shows", () => {
  expect(elsewhere([seat, rematch], null)).toEqual([seat, rematch]);
  expect(elsewhere([seat, rematch], "r1")).toEqual([]);
  expect(elsewhere([seat, rematch], "r2")).toEqual([seat]);
});
