/** What the sides of a robot card hold. */
import { expect, test } from "vitest";
import { attach, attachAnywhere, attachProblem, detach, exchange, holds, isFixed, unequipped } from "./equipment";
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
  expect(attach(sides, "mobility", "right", cards)).toEqual({ left: [], right: ["mobility", "anchor"] });
  expect(attach(sides, "anchor", "left", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(attachAnywhere({ left: ["anchor"], right: [] }, "bomb", cards)).toEqual({ left: ["anchor"], right: ["bomb"] });
  expect(attachAnywhere({ left: ["anchor"], right: ["bomb"] }, "shield", cards)).toBeNull();
  expect(detach({ left: ["mobility", "anchor"], right: [] }, "mobility")).toEqual({ left: ["anchor"], right: [] });
});

test("a module goes between the robot and a yellow one, and a side says why it can't be there", () => {
  expect(attach({ left: ["anchor"], right: [] }, "mobility", "left", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(attachProblem({ left: ["anchor"], right: [] }, "mobility", "left", cards)).toBeNull();
  expect(attachProblem({ left: ["anchor"], right: [] }, "bomb", "left", cards)).toBe("beyond_yellow");
  expect(attachProblem({ left: ["recoil", "anchor"], right: [] }, "mobility", "left", cards)).toBe("full");
});

test("a module takes the place of another one", () => {
  expect(exchange({ left: ["recoil", "anchor"], right: [] }, "mobility", "recoil", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(exchange({ left: [], right: ["recoil", "anchor"] }, "bomb", "recoil", cards)).toBeNull();
});

test("a shield with damage stays equipped", () => {
  expect([isFixed(sampleSeat({ shield: 1 }), "shield"), isFixed(sampleSeat(), "shield")]).toEqual([true, false]);
  expect(unequipped(["mobility", "bomb", "shield"], { left: ["bomb"], right: [] })).toEqual(["mobility", "shield"]);
});
