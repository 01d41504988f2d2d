import { expect, test } from "vitest";
import { bytes } from "../../net/seeds";
import { cellIndex, model } from "./fold";
import { type OptionsView, UNIONS } from "./generated";
import { deal, dealsOf } from "./match_part";
import { STANDARD, PRESETS, firstSide, introduction, optionWords, seatChips } from "./room_options";
import { RESULT, sampleGameEvents, sampleView } from "./samples";
import { EMPTY, chooseCell, chooseValue, moveOf, stillPossible, takeBack, lastMoveWords, newCard } from "./turn";
import { describeRoomEvent } from "../../ui/match/room_events";
import { sampleRoomEvents } from "../../model/samples";
import { outcomeOf } from "./worth";
import { durationOf } from "./animation";
import { changeWords, describe as words, explain, logWords, standingWords } from "./wording";
import { presetOf } from "../../model/room_settings";

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

test("card and cell are chosen in either order", () => {
  expect(moveOf(chooseCell(chooseValue(EMPTY, 0), 7))).toEqual({ value: 0, cell: 7 });
  expect(moveOf(chooseValue(chooseCell(EMPTY, 7), 0))).toEqual({ value: 0, cell: 7 });
  expect(moveOf(chooseValue(EMPTY, 0))).toBeNull();
});

test("the chosen card again puts it back; so does the cell if there is no card", () => {
  expect(chooseValue(chooseValue(EMPTY, 3), 3)).toEqual(EMPTY);
  expect(chooseCell(chooseCell(EMPTY, 7), 7)).toEqual(EMPTY);
  expect(chooseCell({ value: 3, cell: 7 }, 7)).toEqual({ value: 3, cell: 7 });
});

test("undo removes the cell, then the card", () => {
  const draft = { value: 3, cell: 7 };
  expect(takeBack(draft)).toEqual({ value: 3, cell: null });
  expect(takeBack(takeBack(draft))).toEqual(EMPTY);
});

test("a draft loses what became impossible", () => {
  const draft = { value: 3, cell: 7 };
  expect(stillPossible(draft, [3], [7])).toBe(draft);
  expect(stillPossible(draft, [2], [7])).toEqual({ value: null, cell: 7 });
  expect(stillPossible(draft, [3], [])).toEqual({ value: 3, cell: null });
});

const { cells } = sampleView();

test("the newest card is the one that the position has gained", () => {
  expect(newCard(cells, cells.with(11, 2))).toBe(11);
  expect(newCard(cells, cells)).toBeNull();
  expect(newCard(cells, cells.with(11, 2).with(7, 2))).toBeNull();
});

test("it is described with the worths of its lines", () => {
  const view = sampleView();
  const sentence = lastMoveWords(view, { seat: 1, cell: 13 }, (seat) => ["Ann", "Ben"][seat]!);
  expect(sentence).toBe("Ben played a 4 on d3: row 3 is worth 40, column d 4.");
});

const names = (seat: number) => ["Ann", "Ben"][seat]!;
const ownerName = (side: "rows" | "columns") => (side === "rows" ? "Ann" : "Ben");
const NO_CARDS = Array.from({ length: 25 }, () => null as number | null);
const rowOf = (cards: string) => [...cards].reduce((cells, value, at) => cells.with(10 + at, Number(value)), NO_CARDS);

test("every event is a sentence, and no two are the same", () => {
  const sentences = [
    ...Object.values(sampleGameEvents).map((event) => words(event, names)),
    ...Object.values(sampleRoomEvents).map((event) => describeRoomEvent(event, names)),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.!]$/);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join(" ")).not.toMatch(/undefined|null|\[object|=>/);
});

test("every event is shown for a moment", () => {
  for (const event of Object.values(sampleGameEvents)) expect(durationOf(event)).toBeGreaterThan(0);
});

test("a laid card is described with what its lines are worth", () => {
  expect(words(sampleGameEvents.card_laid, names)).toBe("Ann played a 2 on c4: row 4 is worth 2, column c 6.");
});

test("a game is decided by the first difference, or drawn", () => {
  expect(words(sampleGameEvents.game_ended, names)).toBe("Ben wins the game, 22 to 17.");
  const even = { ...RESULT, winner: null, worths: { rows: [1, 2, 3, 4, 5], columns: [5, 4, 3, 2, 1] } };
  expect(words({ type: "game_ended", result: even }, names)).toBe("The game is a draw: all five lines are tied.");
});

test("the match ends with a winner or without", () => {
  expect(words(sampleGameEvents.match_ended, names)).toBe("The match is over: Ben wins.");
  expect(words({ ...sampleGameEvents.match_ended, ranking: [[0, 1]] }, names)).toBe("The match is over: a draw.");
});

test("the log begins a part with each game and says who owns what", () => {
  const heading = (games: number) => logWords(games).heading(sampleGameEvents.game_began, names)!.words;
  expect(heading(3)).toBe("Game 2 · rows Ben, columns Ann");
  expect(heading(1)).toBe("Rows Ben, columns Ann");
  expect(logWords(1).heading(sampleGameEvents.card_laid, names)).toBeNull();
});

test.each([
  ["", "Row 3 is empty, so it’s worth 0."],
  ["4", "Row 3 is worth 4: 4 for a single 4."],
  ["44", "Row 3 is worth 40: 40 for two 4s (10 × 4)."],
  ["00", "Row 3 is worth 0: 0 for two 0s (10 × 0)."],
  ["000", "Row 3 is worth 100: 100 for three 0s."],
  ["3333", "Row 3 is worth 103: 103 for four 3s (100 + 3)."],
  ["33333", "Row 3 is worth 130: 130 for five 3s (100 + 10 × 3)."],
  ["33334", "Row 3 is worth 107: 103 for four 3s (100 + 3) and 4 for a single 4."],
  ["55210", "Row 3 is worth 53: 50 for two 5s (10 × 5) and 3 for single cards (2 + 1 + 0)."],
  ["44555", "Row 3 is worth 140: 100 for three 5s and 40 for two 4s (10 × 4)."],
])("the cards %j are explained", (cards, sentence) => {
  expect(explain(rowOf(cards), { side: "rows", index: 2 })).toBe(sentence);
});

test("the effect of a card is announced for its row and its column", () => {
  const outcome = outcomeOf(sampleView().cells, 17, 0);
  expect(changeWords(outcome)).toBe("row 4 stays 0 and column c stays 4");
  expect(changeWords(outcomeOf(sampleView().cells, 17, 4))).toBe("row 4 from 0 to 4 and column c from 4 to 40");
});

test("the side that would be ahead is named, and the viewer is addressed", () => {
  const { comparison } = outcomeOf(sampleView().cells, 14, 5);
  expect(standingWords(comparison, ownerName, null)).toBe("Ben would lead 4 to 0.");
  expect(standingWords(comparison, ownerName, "rows")).toBe("Ben would lead 4 to 0.");
  expect(standingWords(comparison, ownerName, "columns")).toBe("You’d lead 4 to 0.");
  expect(standingWords({ ...comparison, ahead: null, deciding: null }, ownerName, "rows")).toBe("Both sides would be tied.");
});

test("the standard game needs no words", () => {
  expect(optionWords(STANDARD)).toEqual([]);
  expect(optionWords(null)).toEqual([]);
});

test("each difference from the usual game is listed in a few words", () => {
  expect(optionWords({ ...STANDARD, games: 5, rows: "second_seat", begins: "columns" })).toEqual([
    "Best of 5",
    "Seat 2 has the rows",
    "Columns start",
  ]);
});

test("the side of a seat is known where it is chosen", () => {
  expect([0, 1].map((seat) => firstSide({ ...STANDARD, rows: "first_seat" }, seat))).toEqual(["rows", "columns"]);
  expect([0, 1].map((seat) => firstSide({ ...STANDARD, rows: "second_seat" }, seat))).toEqual(["columns", "rows"]);
  expect(firstSide(null, 0)).toBeNull();
});

test("a seat's chips say its side and whether it begins", () => {
  const labels = (options: Partial<typeof STANDARD>, seat: number) =>
    seatChips({ ...STANDARD, ...options }, 2, seat).map(({ label }) => label);
  expect(labels({}, 0)).toEqual([]);
  expect(labels({ rows: "first_seat", begins: "columns" }, 0)).toEqual(["rows"]);
  expect(labels({ rows: "first_seat", begins: "columns" }, 1)).toEqual(["columns", "starts"]);
});

test("the introduction says how long the match is", () => {
  expect(introduction(null)).not.toMatch(/best of/);
  expect(introduction({ ...STANDARD, games: 3 })).toMatch(/best of 3/);
});

test("each preset is recognised", () => {
  for (const preset of PRESETS) {
    const plan = preset.apply({ players: 2, options: { ...STANDARD, games: 5 }, clock: null });
    expect(presetOf(plan, PRESETS)).toBe(preset);
  }
});
