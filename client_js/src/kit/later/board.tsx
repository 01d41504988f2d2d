/** A board of squares or hexes for games from outside: a drawing that is a table for screen readers, for mouse, finger and keys. */
import "../../style/board.css";
import { useId, useRef, useState } from "preact/hooks";
import { useDrag } from "../drag";
import type { BoardCell, BoardProps } from "./author_types";

/** Half the width of a cell. */
const HALF = 50;
/** The distance of two rows of hexes, of which each is half a cell further to the right. */
const HEX_ROW = HALF * Math.sqrt(3);
const HEX_TIP = HEX_ROW * (2 / 3);
const OUTLINES = {
  squares: `-${HALF},-${HALF} ${HALF},-${HALF} ${HALF},${HALF} -${HALF},${HALF}`,
  hexes: `0,-${HEX_TIP} ${HALF},-${HEX_TIP / 2} ${HALF},${HEX_TIP / 2} 0,${HEX_TIP} -${HALF},${HEX_TIP / 2} -${HALF},-${HEX_TIP / 2}`,
};
/** The part of a cell that its ground fills: the edges of neighbours must not hide each other. */
const GROUND = 0.93;
const MARGIN = 4;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Shape = BoardProps["shape"];
type Point = readonly [x: number, y: number];

/** The middle of a cell. */
export function centreOf(shape: Shape, { column, row }: BoardCell): Point {
  return shape === "squares" ? [2 * HALF * column, 2 * HALF * row] : [2 * HALF * (column + row / 2), HEX_ROW * row];
}

/** The cell that an arrow key leads to: the nearest one that lies in its direction, the straight way first; null: none. */
export function nextCell(shape: Shape, cells: readonly BoardCell[], from: number, key: string): number | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [x, y] = centreOf(shape, cells[from]!);
  const ways = cells.flatMap((cell, index) => {
    const [dx, dy] = [centreOf(shape, cell)[0] - x, centreOf(shape, cell)[1] - y];
    const along = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1] + dy * arrow[0]);
    // left and right pass by the diagonal neighbours, which up and down reach
    return along > 0 && aside <= along * (arrow[1] === 0 ? 0.5 : 1) ? [{ index, length: along + 2 * aside }] : [];
  });
  return ways.sort((a, b) => a.length - b.length)[0]?.index ?? null;
}

/** The board. A piece that can move is dragged, or lifted and put down by presses or Enter; Escape puts it back. */
export function Board(props: BoardProps) {
  const { title, shape, cells, press, move } = props;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [focus, setFocus] = useState(0);
  const [lifted, lift] = useState<number | null>(null);
  const held = lifted !== null && targetsOf(cells[lifted]).length > 0 ? lifted : null; // the turn may have ended meanwhile
  const open = (index: number) => (held === null ? Boolean(cells[index]!.open) || targetsOf(cells[index]).length > 0 : targetsOf(cells[held]).includes(index));
  const activate = (index: number) => {
    if (held !== null && open(index)) move?.(held, index);
    else if (held === null && cells[index]!.open) press?.(index);
    lift(held === null && !cells[index]!.open && open(index) ? index : null);
  };
  const drop = (from: number, to: number) => {
    lift(null);
    if (targetsOf(cells[from]).includes(to)) move?.(from, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextCell(shape, cells, focus, event.key);
    const isPress = event.key === "Enter" || event.key === " ";
    const puts = event.key === "Escape" && held !== null;
    if (next === null && !isPress && !puts) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) svg.current!.querySelector<SVGElement>(`[data-cell="${next}"]`)!.focus();
    else if (isPress) activate(focus);
    else lift(null);
  };
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  return (
    <svg ref={svg} id={id} class="board-part" viewBox={viewBox(shape, cells)} role="grid" aria-label={title} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <g role="row" key={row}>
          {cells.map((cell, index) => cell.row === row && (
            <Cell
              key={index}
              {...{ shape, cell, index, board: id, lift, drop }}
              isHeld={held === index}
              isOpen={open(index)}
              isFocus={index === Math.min(focus, cells.length - 1)}
              focus={() => setFocus(index)}
              activate={() => activate(index)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function targetsOf(cell: BoardCell | undefined): readonly number[] {
  return cell?.targets ?? [];
}

/** The part of the plane that shows all cells. */
function viewBox(shape: Shape, cells: readonly BoardCell[]): string {
  const centres = cells.map((cell) => centreOf(shape, cell));
  const high = shape === "squares" ? HALF : HEX_TIP;
  // the least of each axis, then the greatest
  const [left, top, right, bottom] = [0, 1].flatMap((sign) => [0, 1].map((axis) => (sign ? Math.max : Math.min)(...centres.map((centre) => centre[axis]!))));
  return [left! - HALF - MARGIN, top! - high - MARGIN, right! - left! + 2 * (HALF + MARGIN), bottom! - top! + 2 * (high + MARGIN)].join(" ");
}

interface CellProps {
  readonly shape: Shape;
  readonly cell: BoardCell;
  readonly index: number;
  /** The id of the board. */
  readonly board: string;
  /** Whether the piece is lifted. */
  readonly isHeld: boolean;
  /** Whether the cell can be pressed. */
  readonly isOpen: boolean;
  /** Whether the Tab key leads to this cell of the board. */
  readonly isFocus: boolean;
  focus(): void;
  activate(): void;
  lift(cell: number | null): void;
  drop(from: number, to: number): void;
}

function Cell({ shape, cell, index, board, isHeld, isOpen, isFocus, focus, activate, lift, drop }: CellProps) {
  const drag = useDrag(
    targetsOf(cell).length === 0
      ? null
      : {
          face: ".board-piece",
          ghost: "board-ghost",
          places: `[id="${board}"] [data-open=true]`,
          scrolls: true,
          lifted: () => lift(index),
          dropped: (place) => drop(index, Number(place.dataset.cell)),
        },
  );
  return (
    <g
      {...(drag as object)}
      role="gridcell"
      tabIndex={isFocus ? 0 : -1}
      aria-label={cell.words}
      aria-selected={isHeld}
      aria-disabled={!isOpen}
      data-cell={index}
      data-open={isOpen}
      transform={`translate(${centreOf(shape, cell).join(" ")})`}
      onClick={activate}
      onFocus={focus}
    >
      <polygon points={OUTLINES[shape]} transform={`scale(${GROUND})`} style={{ fill: cell.fill }} />
      {cell.piece && (
        <svg class="board-piece" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} viewBox={`-${HALF} -${HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">{cell.piece}</svg>
      )}
    </g>
  );
}
