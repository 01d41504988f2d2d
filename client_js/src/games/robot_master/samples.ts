/** A small position and one event of each type, for tests. */
import vectors from "../../../../protocol/vectors/robot_master.json";
import { exampleEvents } from "../../model/samples";
import type { GameEvent, GameResult, View } from "./generated";

/** As seat 0, the owner of the rows, sees it after one card: a 4 on c3 and one on d3. */
export function sampleView(change: Partial<View> = {}): View {
  const cells: (number | null)[] = Array.from({ length: 25 }, () => null);
  return {
    game: "robot_master",
    games: 1,
    number: 1,
    rows: 0,
    first: 1,
    active: 0,
    cells: cells.with(12, 4).with(13, 4),
    worths: { rows: [0, 0, 40, 0, 0], columns: [0, 0, 4, 4, 0] },
    hands: [{ size: 12, values: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] }, { size: 11, values: [] }],
    won: [0, 0],
    finished: [],
    result: null,
    ...change,
  };
}

/** The example of the rules: the columns win by 22 against 17. */
export const RESULT: GameResult = {
  rows: 0,
  winner: 1,
  worths: { rows: [60, 57, 70, 36, 17], columns: [102, 53, 41, 22, 74] },
  lowest: { rows: [17], columns: [22] },
  cells: [0, 4, 2, 4, 2, 2, 1, 4, 5, 5, 0, 4, 3, 3, 4, 0, 3, 3, 1, 5, 0, 1, 5, 1, 2],
};

export const sampleGameEvents = exampleEvents<GameEvent>(vectors);
