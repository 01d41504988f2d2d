import { expect, test } from "vitest";
import { describeRoomEvent } from "../../ui/match/room_events";
import { sampleRoomEvents } from "../../model/samples";
import { outcomeOf } from "./worth";
import { RESULT, sampleGameEvents, sampleView } from "./samples";
import { durationOf } from "./animation";
import { changeWords, describe as words, explain, logWords, standingWords } from "./wording";

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
