/** What the sides of a robot card hold. */
import { expect, test } from "vitest";
import { attach, attachAnywhere, detach, holds, isFixed, unequipped } from "./equipment";
import { sampleSeat, sampleView } from "./samples";

const { cards } = sampleView();

test("a side holds two modules, and nothing beyond a yellow one", () => {
  expect(holds(["mobility", "grenades"], cards)).toBe(true);
  expect(holds(["mobility", "anchor"], cards)).toBe(true);
  expect(holds(["anchor", "mobility"], cards)).toBe(false);
  expect(holds(["mobility", "grenades", "recoil"], cards)).toBe(false);
});

test("a module goes to the end of a side, from wherever it was", () => {
  const sides = { left: ["mobility"], right: ["anchor"] } as const;
  expect(attach(sides, "mobility", "right", cards)).toBeNull();
  expect(attach(sides, "anchor", "left", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(attachAnywhere({ left: ["anchor"], right: [] }, "bomb", cards)).toEqual({ left: ["anchor"], right: ["bomb"] });
  expect(attachAnywhere({ left: ["anchor"], right: ["bomb"] }, "shield", cards)).toBeNull();
  expect(detach({ left: ["mobility", "anchor"], right: [] }, "mobility")).toEqual({ left: ["anchor"], right: [] });
});

test("a shield with damage stays equipped", () => {
  expect([isFixed(sampleSeat({ shield: 1 }), "shield"), isFixed(sampleSeat(), "shield")]).toEqual([true, false]);
  expect(unequipped(["mobility", "bomb", "shield"], { left: ["bomb"], right: [] })).toEqual(["mobility", "shield"]);
});
