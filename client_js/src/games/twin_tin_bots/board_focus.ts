/** The way of the arrow keys from piece to piece of the board. */
import type { Point } from "./hex";

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** A piece to one side counts as so much farther away than one straight ahead. */
const SIDEWAYS = 2;

/** The index of the nearest of `points` from `from` in the direction of an arrow key; null for none. */
export function nextPiece(points: readonly Point[], from: Point, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (const [index, { x, y }] of points.entries()) {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const distance = along + SIDEWAYS * Math.abs(dx * direction.y - dy * direction.x);
    if (along > 1 && (best === null || distance < best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
}

/** Moves the focus to the next piece of a board; the first one if the board itself has the focus. */
export function focusNextPiece(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  if (!(event.key in DIRECTIONS)) return;
  const pieces = [...event.currentTarget.querySelectorAll<SVGElement>("[data-tip]")];
  const from = pieces.find((piece) => piece === event.target);
  const index = from ? nextPiece(pieces.map(middle), middle(from), event.key) : 0;
  event.preventDefault();
  if (index !== null) pieces[index]?.focus();
}

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
