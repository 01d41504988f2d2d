/** The grid as a drawing, which is a table for screen readers: cells, and the worths of rows and columns. */
import { useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import type { Names } from "../api";
import { translate } from "../../kit/scene";
import { type Line, type Side, EDGE, HALF, PITCH, PLAQUE, VIEW_BOX, centreOf, plaqueAt, SIDES, SIZE, cellAt, cellName, cellsOf, legalCells, lineName, sameLine } from "./grid";
import { CardArt } from "./card";
import type { View } from "./generated";
import type { Turn } from "./turn";
import { changeWords, lineTitle } from "./wording";
import { type LineChange, type Ranked, outcomeOf, ownerOf } from "./worth";

interface Props {
  readonly view: View;
  readonly names: Names;
  readonly turn: Turn;
  /** The cell of the newest card, or null. */
  readonly last: number | null;
  /** The lines of each side that are worth least, now or after the previewed move. */
  readonly lowest: readonly Ranked[];
  /** The lines that decide the game, once the grid is full. */
  readonly deciding: readonly Line[];
  /** The line that is explained, or null. */
  readonly explained: Line | null;
  readonly explain: (line: Line | null) => void;
}

/** A place of the table that can have the focus: a column, and a row from below; the worths are column 5 and row -1. */
interface Place {
  readonly column: number;
  readonly row: number;
}

const WORTHS_COLUMN = SIZE;
const WORTHS_ROW = -1;
const MIDDLE: Place = { column: 2, row: 2 };
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: 1 },
  ArrowDown: { column: 0, row: -1 },
};

/** The grid with its cards and the worth of each line. Arrow keys move the focus from cell to cell, and on to the worths. */
export function Board(props: Props) {
  const { view, turn, explained, explain } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [place, setPlace] = useState(MIDDLE);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeByKey(place, event.key);
    if (!next) return;
    event.preventDefault();
    focusOn(svg.current, next);
  };
  const rows = Array.from({ length: SIZE }, (_, index) => SIZE - 1 - index);
  const shared = { ...props, place, setPlace };
  return (
    <svg
      ref={svg}
      class={turn.draft.value === null ? "rm-board" : "rm-board choosing"}
      viewBox={VIEW_BOX}
      role="grid"
      aria-label={matchText.grid.title}
      onKeyDown={onKeyDown}
    >
      {/* in one's own turn the buttons of the cells mark what is legal */}
      <Ground open={turn.legal.length > 0 ? [] : legalCells(view.cells)} explained={explained} deciding={props.deciding} />
      <g class="rm-cards" aria-hidden="true">
        {view.cells.map(
          (value, cell) =>
            value !== null && (
              <g key={cell} data-card={cellName(cell)} data-value={value} data-last={cell === props.last} style={translate(centreOf(cell))}>
                <rect class="rm-last-ring" x="-48" y="-48" width="96" height="96" rx="20" />
                <CardArt value={value} />
              </g>
            ),
        )}
      </g>
      <Foreseen turn={turn} />
      <g class="effects" aria-hidden="true" />
      {rows.map((row) => (
        <g role="row" key={row}>
          {Array.from({ length: SIZE }, (_, column) => <CellButton key={column} cell={cellAt(column, row)} {...shared} />)}
          <Plaque line={{ side: "rows", index: row }} {...shared} explain={explain} />
        </g>
      ))}
      <g role="row">
        {Array.from({ length: SIZE }, (_, column) => (
          <Plaque key={column} line={{ side: "columns", index: column }} {...shared} explain={explain} />
        ))}
      </g>
    </svg>
  );
}

/** Focuses the cell or plaque at a place. */
function focusOn(svg: SVGSVGElement | null, { column, row }: Place): void {
  svg?.querySelector<SVGElement>(`[data-place="${column},${row}"]`)?.focus();
}

/** The place that a key leads to, or null. */
function placeByKey(place: Place, key: string): Place | null {
  if (key === "Home") return { ...place, column: 0 };
  if (key === "End") return { ...place, column: place.row === WORTHS_ROW ? SIZE - 1 : WORTHS_COLUMN };
  const step = STEPS[key];
  if (!step) return null;
  const next = { column: clamp(place.column + step.column, 0, WORTHS_COLUMN), row: clamp(place.row + step.row, WORTHS_ROW, SIZE - 1) };
  return next.column === WORTHS_COLUMN && next.row === WORTHS_ROW ? place : next; // nothing is in the corner
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The plate, the edges in the colours of their owners, and the wells; `open`: cells that are marked as possible. */
function Ground({ open, explained, deciding }: Pick<Props, "explained" | "deciding"> & { readonly open: readonly number[] }) {
  const lit = (cell: number) => deciding.some((line) => cellsOf(line).includes(cell));
  const marked = (cell: number) => explained !== null && cellsOf(explained).includes(cell);
  return (
    <g class="rm-ground" aria-hidden="true">
      <rect class="rm-plate" x="-7" y="-7" width={EDGE + 14} height={EDGE + 14} rx="22" />
      {SIDES.map((side) => <path key={side} class={`rm-edge rm-${side}`} d={edges(side)} />)}
      {Array.from({ length: SIZE * SIZE }, (_, cell) => (
        <g key={cell} style={translate(centreOf(cell))} data-lit={lit(cell)} data-marked={marked(cell)} data-open={open.includes(cell)}>
          <rect class="rm-well" x="-46" y="-46" width="92" height="92" rx="16" />
          <text class="rm-cell-name" y="8">{cellName(cell)}</text>
        </g>
      ))}
    </g>
  );
}

/** A bar at both ends of each line of a side. */
function edges(side: Side): string {
  const ends = [-6, EDGE + 6];
  return Array.from({ length: SIZE }, (_, index) => index * PITCH + 22)
    .flatMap((from) => ends.map((end) => (side === "rows" ? `M${end} ${from}v56` : `M${from} ${end}h56`)))
    .join("");
}

/** The chosen card on the cell where it would lie. */
function Foreseen({ turn: { outcome, draft } }: { turn: Turn }) {
  if (!outcome) return null;
  return (
    <g class="rm-foreseen" data-staged={draft.cell === outcome.cell} style={translate(centreOf(outcome.cell))} aria-hidden="true">
      <CardArt value={outcome.value} />
      <rect class="rm-foreseen-ring" x="-47" y="-47" width="94" height="94" rx="20" />
    </g>
  );
}

interface InTable extends Props {
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
}

/** A cell: a press puts the chosen card there, if that is legal. */
function CellButton({ cell, view, turn, last, place, setPlace }: InTable & { readonly cell: number }) {
  const own = { column: cell % SIZE, row: Math.floor(cell / SIZE) };
  const legal = turn.legal.includes(cell);
  const lit = legal && turn.outcome?.cell !== cell;
  const choose = () => turn.pickCell(cell);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      class={legal ? "rm-cell legal" : "rm-cell"}
      role="gridcell"
      tabindex={place.column === own.column && place.row === own.row ? 0 : -1}
      aria-label={cellLabel(view, turn, cell, cell === last)}
      aria-selected={turn.draft.cell === cell}
      aria-disabled={!legal}
      data-cell={cellName(cell)}
      data-place={`${own.column},${own.row}`}
      style={translate(centreOf(cell))}
      onClick={choose}
      onKeyDown={onKeyDown}
      onFocus={() => {
        setPlace(own);
        turn.point(cell);
      }}
      onBlur={() => turn.point(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && turn.point(cell)}
      onPointerLeave={() => turn.point(null)}
    >
      <rect class="rm-cell-hit" x={-HALF} y={-HALF} width={PITCH} height={PITCH} rx="18" />
      {lit && <rect class="rm-cell-legal" x="-43" y="-43" width="86" height="86" rx="15" />}
      <rect class="rm-cell-focus" x="-47" y="-47" width="94" height="94" rx="18" />
    </g>
  );
}

/**
 * The words of a cell for screen readers: its card, or what the chosen card would change there. `last`: it has the
 * newest card.
 */
function cellLabel(view: View, turn: Turn, cell: number, last: boolean): string {
  const value = view.cells[cell] ?? null;
  const name = cellName(cell);
  if (value !== null) return last ? matchText.grid.last(matchText.grid.cell(name, value)) : matchText.grid.cell(name, value);
  if (!turn.legal.includes(cell)) return matchText.grid.empty(name);
  const card = turn.draft.value;
  if (card === null) return matchText.grid.legal(name);
  return matchText.grid.foreseen(name, card, changeWords(outcomeOf(view.cells, cell, card)));
}

/** The worth of a row or a column, and what the previewed move would make of it. A press explains it. */
function Plaque(props: InTable & { readonly line: Line }) {
  const { line, view, names, turn, lowest, deciding, place, setPlace, explained, explain } = props;
  const { side, index } = line;
  const own = side === "rows" ? { column: WORTHS_COLUMN, row: index } : { column: index, row: WORTHS_ROW };
  const change = turn.outcome?.changes.find((one) => sameLine(one.line, line)) ?? null;
  const worth = view.worths[side][index]!;
  const isLowest = lowest.some((one) => sameLine(one, line));
  const decides = deciding.some((one) => sameLine(one, line));
  const plain = `${matchText.grid.worth(lineTitle(line), worth)} (${names(ownerOf(view, side))})`;
  return (
    <g
      class={`rm-plaque rm-${side}`}
      role={side === "rows" ? "rowheader" : "columnheader"}
      tabindex={place.column === own.column && place.row === own.row ? 0 : -1}
      aria-label={decides ? matchText.grid.deciding(plain) : isLowest ? matchText.grid.lowest(plain) : plain}
      data-line={`${side}-${lineName(line)}`}
      data-worth={worth}
      data-lowest={isLowest}
      data-deciding={decides}
      data-explained={explained !== null && sameLine(explained, line)}
      data-changed={change !== null && change.before !== change.after}
      data-place={`${own.column},${own.row}`}
      style={translate(plaqueAt(line))}
      onClick={(event) => event.currentTarget.focus()}
      onFocus={() => {
        setPlace(own);
        explain(line);
      }}
      onBlur={() => explain(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && explain(line)}
      onPointerLeave={(event) => event.currentTarget !== document.activeElement && explain(null)}
    >
      <PlaqueFace line={line} worth={worth} change={change} />
    </g>
  );
}

interface FaceProps {
  readonly line: Line;
  readonly worth: number;
  readonly change: LineChange | null;
}

/** The drawing of a worth: the number now, and after the previewed move. */
function PlaqueFace({ line, worth, change }: FaceProps) {
  const wide = line.side === "columns";
  const [width, height] = wide ? [PITCH - 6, PLAQUE] : [PLAQUE, PITCH - 6];
  const changed = change !== null && change.before !== change.after;
  return (
    <g class="rm-plaque-face">
      <rect class="rm-plaque-ground" x={-width / 2} y={-height / 2} width={width} height={height} rx="13" />
      <text class="rm-plaque-name" x={-width / 2 + 14} y={-height / 2 + 24}>{lineName(line)}</text>
      {!changed && <path class="rm-plaque-flag" d={`M${width / 2 - 26} ${-height / 2 + 11}h16l-8 11z`} />}
      {changed ? (
        <>
          <text class="rm-plaque-old" x={width / 2 - 11} y={-height / 2 + 26}>{change.before}</text>
          <text class="rm-plaque-worth" y={height / 2 - 17}>{change.after}</text>
        </>
      ) : (
        <text class="rm-plaque-worth" y={height / 2 - 21}>{worth}</text>
      )}
    </g>
  );
}
