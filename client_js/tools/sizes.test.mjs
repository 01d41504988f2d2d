// The budgets of the built client. `npm run build` comes first.
import { expect, test } from "vitest";
import { sizes } from "./sizes.mjs";

const KIB = 1024;
const BUDGETS = { "first page": 50, lobby: 58 };
const OF_A_MATCH = 100;

test.each(Object.entries(sizes()))("the scripts of %s fit into their budget", (name, { bytes }) => {
  expect(bytes, "`make sizes` lists all; load what is new with the page that needs it.").toBeLessThanOrEqual((BUDGETS[name] ?? OF_A_MATCH) * KIB);
});

test("there is a match of each game", () => {
  expect(Object.keys(sizes())).toEqual(expect.arrayContaining(["first page", "lobby", "twin_tin_bots", "robot_master"]));
});
