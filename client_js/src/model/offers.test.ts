import { expect, test } from "vitest";
import { elsewhere, withOffer, withoutOffer } from "./offers";
import type { OfferNotice } from "./offers";

const seat: OfferNotice = { type: "seat_offered", room: "r1", offer: 1, name: "Ann", title: "Yard" };
const rematch: OfferNotice = { type: "rematch_offered", room: "r1", next: "r2", name: "Ben" };

test("the newest offer to a place stands for all", () => {
  const newer = { ...seat, offer: 2 };
  expect(withOffer(withOffer([seat], rematch), newer)).toEqual([rematch, newer]);
  expect(withoutOffer([seat, rematch], newer)).toEqual([rematch]);
});

test("whoever is in the room needs no offer to it, nor to what its end shows", () => {
  expect(elsewhere([seat, rematch], null)).toEqual([seat, rematch]);
  expect(elsewhere([seat, rematch], "r1")).toEqual([]);
  expect(elsewhere([seat, rematch], "r2")).toEqual([seat]);
});
