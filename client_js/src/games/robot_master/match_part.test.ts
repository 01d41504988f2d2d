import { expect, test } from "vitest";
import { bytes } from "../../net/seeds";
import { cellIndex, model } from "./fold";
import { UNIONS } from "./generated";
import type { OptionsView } from "./generated";
import { deal, dealsOf } from "./match_part";
import { STANDARD } from "./room_options";
import { RESULT, sampleGameEvents, sampleView } from "./samples";

test("every event is known", () => {
  expect(model.eventTypes.size).toBe(UNIONS.GameEvent.length);
  for (const event of Object.values(sampleGameEvents)) expect(model.fold(sampleView(), event)).not.toBeNull();
  expect(model.fold(sampleView(), { type: "unheard_of" } as never)).toBeNull();
});

test("a card leaves the hand, lies on its cell, and changes two worths", () => {
  const view = model.fold(sampleView(), sampleGameEvents.card_laid)!;
  expect(view.cells[cellIndex("c4")]).toBe(2);
  expect(view.hands[0]).toEqual({ size: 11, values: [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5] });
  expect(view.worths).toEqual({ rows: [0, 0, 40, 2, 0], columns: [0, 0, 6, 4, 0] });
  expect(view.active).toBe(1);
});

test("of another player's hand only the size is known", () => {
  const view = model.fold(sampleView({ active: 1 }), { ...sampleGameEvents.card_laid, seat: 1 })!;
  expect(view.hands[1]).toEqual({ size: 10, values: [] });
  expect(view.active).toBe(0);
});

test("a game that ends counts for its winner, and the next one begins with exchanged sides", () => {
  const ended = model.fold(sampleView({ games: 3 }), sampleGameEvents.game_ended)!;
  expect(ended.won).toEqual([0, 1]);
  expect(ended.finished).toEqual([RESULT]);
  const next = model.fold(ended, sampleGameEvents.game_began)!;
  expect(next).toMatchObject({ number: 2, rows: 1, first: 0, active: 0, won: [0, 1], finished: [RESULT] });
  expect(next.cells.filter((value) => value !== null)).toEqual([5]);
  expect(next.worths).toEqual({ rows: [0, 0, 5, 0, 0], columns: [0, 0, 5, 0, 0] });
});

test("a draw counts for neither side", () => {
  const draw = { ...RESULT, winner: null };
  expect(model.fold(sampleView(), { type: "game_ended", result: draw })!.won).toEqual([0, 0]);
});

test("the end of the match is its result", () => {
  const { type: _, ...result } = sampleGameEvents.match_ended;
  expect(model.fold(sampleView(), sampleGameEvents.match_ended)!.result).toEqual(result);
});

const COUNTING = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
const CHOSEN: OptionsView = { ...STANDARD, rows: "second_seat", begins: "columns", games: 3 };

// What the service's own generator of chance makes of these seeds.
test.each([
  [COUNTING, STANDARD, [[1, 1, 4, "000112234555", "011122233345"], [0, 1, 1, "011233344445", "001222223555"]]],
  [COUNTING, CHOSEN, [[1, 0, 0, "012233344455", "011222333455"], [0, 1, 0, "001222345555", "111122344455"]]],
  ["00".repeat(32), STANDARD, [[0, 0, 1, "001123334455", "000012234555"], [1, 0, 2, "112222334455", "000111233455"]]],
  ["ff".repeat(32), CHOSEN, [[1, 0, 3, "000112334445", "011122233455"], [0, 1, 3, "000113455555", "001122344445"]]],
] as const)("the deals of a seed are those of the service: %s", (seed, options, games) => {
  const deals = dealsOf(bytes(seed), options, 2).map(({ rows, first, centre, hands }) => [
    rows,
    first,
    centre,
    ...hands.map((hand) => hand.join("")),
  ]);
  expect(deals).toEqual(games);
});

test("a match is compared with the deals of its seed", () => {
  const seed = bytes(COUNTING);
  const cells = sampleView().cells.with(12, 1);
  const hand = [0, 1, 1, 2, 3, 3, 3, 4, 4, 4, 4, 5];
  const view = sampleView({ games: 3, number: 2, rows: 0, first: 1, cells, finished: [{ ...RESULT, rows: 1 }] });
  const note = { number: 2, seat: 0, values: hand };
  const faults = (changed: Partial<typeof view>, noted: object | null = note) =>
    deal.faults(seed, { ...view, ...changed }, noted, null);
  expect(faults({})).toEqual([]);
  expect(faults({}, null)).toEqual([]);
  expect(faults({ rows: 1 })).toEqual(["rows"]);
  expect(faults({ finished: [RESULT] })).toEqual(["rows"]);
  expect(faults({ first: 0 })).toEqual(["first"]);
  expect(faults({ cells: cells.with(12, 2) })).toEqual(["centre"]);
  expect(faults({}, { ...note, values: hand.with(0, 1) })).toEqual(["hand"]);
});

test("the own hand is noted while it is whole", () => {
  const view = sampleView();
  expect(deal.remember(view, [0])).toEqual({ number: 1, seat: 0, values: view.hands[0]!.values });
  expect(deal.remember(view, [1])).toBeNull();
  expect(deal.remember(view, [])).toBeNull();
});
