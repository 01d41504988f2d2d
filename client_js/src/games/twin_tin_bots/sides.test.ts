/** The sides of a match: whose they are, their points, and their places. */
import { expect, test } from "vitest";
import { finalScore, rankingNow } from "./end";
import type { Crystal, SeatView, View } from "./generated";
import { sampleSeat, sampleSnapshot, sampleView, sampleRobot } from "./samples";
import { hasCompany, membersOf, namesOf, sideName, sideOf, sideScore, sidesOf } from "./sides";

const { room } = sampleSnapshot();
const [ann, bob] = room.seats;
const COLOURS = ["blue", "yellow", "red", "green"] as const;

function four(sides: readonly number[]) {
  return sampleView({ sides, seats: COLOURS.map((colour, seat) => sampleSeat({ colour, delivered: [seat, 0, 0] })) });
}

const alone = four([0, 1, 2, 3]);
const pairs = four([0, 1, 0, 1]);
const two = { ...room, seats: [ann!, bob!, ann!, bob!] };
const teams = { ...room, seats: [ann!, bob!, { identity: "cy", name: "Cy", bot: null }, { identity: "dee", name: "Dee", bot: null }] };

test("seats are grouped by side, and are alone where the server says nothing of sides", () => {
  expect(sidesOf(pairs)).toEqual([[0, 2], [1, 3]]);
  expect(sidesOf(four([]))).toEqual([[0], [1], [2], [3]]);
  expect([alone, pairs].map(hasCompany)).toEqual([false, true]);
  expect(sideOf(pairs, 3)).toBe(1);
});

test("a side's points are those of all its bases", () => {
  expect(sidesOf(pairs).map((side) => sideScore(pairs, side))).toEqual([4, 8]);
});

test("a player with two seats is named with the colour, others by their name alone", () => {
  expect([0, 1, 2, 3].map(namesOf(two, pairs))).toEqual(["Ann (blue)", "Bob (yellow)", "Ann (red)", "Bob (green)"]);
  expect([0, 1, 2].map(namesOf(teams, pairs))).toEqual(["Ann", "Bob", "Cy"]);
  expect(namesOf({ ...room, seats: [null] }, alone)(0)).toBe("1");
});

test("a person's side has the person's name, a team a number", () => {
  expect(sidesOf(pairs).map((side) => sideName(two, pairs, side))).toEqual(["Ann", "Bob"]);
  expect(sideName(teams, alone, [2])).toBe("Cy");
  expect(sideName({ ...room, seats: [null] }, alone, [0])).toBe("1");
  const match = { ...pairs, mode: "teams" } as const;
  expect(sidesOf(match).map((side) => sideName(teams, match, side))).toEqual(["Team 1", "Team 2"]);
});

test("a player with two seats of a team is named once, and bots are marked as bots", () => {
  expect(membersOf(teams, [0, 2])).toEqual(["Ann", "Cy"]);
  expect(membersOf(two, [1, 3])).toEqual(["Bob"]);
  const bot = { identity: "b-1", name: "Cog", bot: "greedy" } as const;
  expect(membersOf({ ...room, seats: [ann!, bot, bot] }, [0, 1, 2])).toEqual(["Ann", "Cog (bot)"]);
});

/** A match of as many seats as `delivered` has entries, each with one robot. */
function match(delivered: readonly SeatView["delivered"][], cargo: readonly (Crystal | null)[] = [], change: Partial<View> = {}): View {
  return sampleView({
    seats: delivered.map((counts) => sampleSeat({ delivered: counts })),
    robots: delivered.map((_, seat) => sampleRobot({ seat, cargo: cargo[seat] ?? null })),
    sides: delivered.map((_, seat) => seat),
    ...change,
  });
}

const order = (view: View) => rankingNow(view).map(({ side, place, behindBy }) => [side, place, behindBy]);

test("carried crystals count one less than delivered ones", () => {
  const view = match([[1, 1, 1], [0, 0, 0]], ["pink", "blue"]);
  expect(finalScore(view, [0])).toMatchObject({ delivered: 9, carried: 3, total: 12, cargo: ["pink"], crystals: [1, 1, 1] });
  expect(finalScore(view, [1])).toMatchObject({ delivered: 0, carried: 1, total: 1 });
});

test("ties are parted by blue, then green, then the worth in the base; else the place is shared", () => {
  expect(order(match([[0, 0, 3], [3, 2, 0]]))).toEqual([[[1], 1, null], [[0], 2, "blue"]]);
  expect(order(match([[0, 0, 3], [0, 4, 0]]))).toEqual([[[1], 1, null], [[0], 2, "green"]]);
  expect(order(match([[0, 0, 1], [0, 0, 0]], [null, null]))).toEqual([[[0], 1, null], [[1], 2, "score"]]);
  const base = match([[0, 0, 0], [0, 0, 0], [0, 0, 1]], ["pink"]);
  const carriers = [...base.robots, sampleRobot({ seat: 0, name: "B", cargo: "blue" })];
  expect(order({ ...base, robots: carriers })).toEqual([[[2], 1, null], [[0], 2, "delivered"], [[1], 3, "score"]]);
  expect(order(match([[1, 0, 0], [1, 0, 0], [0, 0, 0]]))).toEqual([[[0], 1, null], [[1], 1, "shared"], [[2], 3, "score"]]);
});

test("resigned sides come last", () => {
  const view = match([[0, 0, 2], [0, 0, 0]]);
  const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, resigned: true } : seat));
  expect(order({ ...view, seats })).toEqual([[[1], 1, null], [[0], 2, "resigned"]]);
});

test("the player who reached the points has won, whatever others carry", () => {
  const result = { reason: "score", ranking: [[0], [1]], scores: [11, 12] } as const;
  const view = match([[0, 1, 2], [0, 3, 0]], [null, "pink"], { result });
  expect(order(view)).toEqual([[[0], 1, null], [[1], 2, "won"]]);
});

test("a side's seats are added up", () => {
  const view = match([[1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 0, 0]], [], { sides: [0, 1, 0, 1] });
  expect(rankingNow(view).map(({ side, total, crystals }) => [side, total, crystals[0]])).toEqual([[[0, 2], 4, 2], [[1, 3], 3, 0]]);
});
