import { expect, test } from "vitest";
import { cellIndex, model } from "./fold";
import { UNIONS } from "./generated";
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
