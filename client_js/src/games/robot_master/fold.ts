/** The fold of the game's events: what each one does to the view; and fingerprints of views (PROTOCOL.md, "Fingerprints"). */
import { modelOf } from "../../kit/model";
import { pack } from "../../protocol/msgpack";
import { type Cell, type GameEvent, type Hand, type SideLists, type View, ENUMS, SCHEMA } from "./generated";
import { CELLS, CENTRE, SIZE, columnOf, rowOf } from "./grid";

/** The number of a cell. */
export function cellIndex(cell: Cell): number {
  return ENUMS.Cell.indexOf(cell);
}

/** The model of the game: only the hands are secrets. */
export const model = modelOf<View, GameEvent>(
  {
    game_began: (view, { number, rows, first, centre, hands }) => ({
      ...view,
      number,
      rows,
      first,
      active: first,
      cells: emptyCells().with(CENTRE, centre),
      // alone in its row and its column, a card is worth its value in both
      worths: withWorths({ rows: zeros(), columns: zeros() }, CENTRE, centre, centre),
      hands,
    }),
    card_laid: (view, { seat, value, at, row, column }) => ({
      ...view,
      active: 1 - seat,
      cells: view.cells.with(cellIndex(at), value),
      worths: withWorths(view.worths, cellIndex(at), row, column),
      hands: view.hands.with(seat, without(view.hands[seat]!, value)),
    }),
    game_ended: (view, { result }) => ({
      ...view,
      won: view.won.map((won, seat) => (seat === result.winner ? won + 1 : won)),
      finished: [...view.finished, result],
    }),
    seat_resigned: (view) => view,
    match_ended: (view, { reason, ranking, scores }) => ({ ...view, result: { reason, ranking, scores } }),
  },
  SCHEMA,
  (view) => ({ ...view, hands: view.hands.map(({ size }) => ({ size, values: [] })) }),
  ({ hands }, seat) => (hands[seat]!.values.length > 0 ? pack(hands[seat]!.values) : null),
);

function emptyCells(): (number | null)[] {
  return Array.from({ length: CELLS }, () => null);
}

function zeros(): number[] {
  return Array.from({ length: SIZE }, () => 0);
}

/** The worths after a card was put on a cell: `row` and `column` are the new worths of its two lines. */
function withWorths(worths: SideLists, cell: number, row: number, column: number): SideLists {
  return { rows: worths.rows.with(rowOf(cell), row), columns: worths.columns.with(columnOf(cell), column) };
}

/** A hand with one card of a value less. A viewer who does not know the hand has no `values`: only `size` changes. */
function without({ size, values }: Hand, value: number): Hand {
  const place = values.indexOf(value);
  return { size: size - 1, values: values.filter((_, at) => at !== place) };
}

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;
