/** Spaces in units of the drawing, their names, and the eight directions; parts of unions by name; and what a turn is about. */
import type { Point } from "../../kit/scene";
import type { MatchActions, Names } from "../api";
import type { Choice, GameCommand, GameEvent, View } from "./generated";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** A space `[x, y]` of the arena: x from the west, y from the south, from 0. */
export type Space = readonly [number, number];

/** What a player's turn is about. */
export interface PlayContext {
  readonly view: View;
  readonly names: Names;
  /** The own seat whose desk is shown; null for spectators. */
  readonly seat: number | null;
  /** The own choice that is open, or that may be answered again; null for none. */
  readonly choice: Choice | null;
  /** Whether `choice` is answered already. */
  readonly again: boolean;
  /** The other seats that the match waits for. */
  readonly waitingFor: readonly number[];
  /** Whether a request has no answer yet. */
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  readonly actions: MatchActions;
}

/** The edge of a space in units of the drawing. */
export const CELL = 100;
/** What is around the spaces: the outer wall, and the names of rows and columns. */
export const MARGIN = 42;

/** The steps `[x, y]` of the directions 0..7, clockwise from north. */
export const STEPS: readonly Space[] = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];

/** The middle of a space in an arena of `size`; north is up. */
export function centreOf([x, y]: Space, size: number): Point {
  return { x: (x + 0.5) * CELL, y: (size - y - 0.5) * CELL };
}

/** The eight directions in the order of a grid of three rows; null is the middle. */
export const ROSE = [7, 0, 1, 6, null, 2, 5, 4, 3] as const;

/** The angle of a direction in degrees, clockwise from north. */
export function angleOf(direction: number): number {
  return direction * 45;
}

/** The `viewBox` of an arena of `size` with `margin` around its spaces. */
export function viewBox(size: number, margin = MARGIN): string {
  const edge = size * CELL + 2 * margin;
  return `${-margin} ${-margin} ${edge} ${edge}`;
}

/** All spaces, row by row from the north, as a reader reads. */
export function spacesOf(size: number): Space[] {
  return Array.from({ length: size * size }, (_, index) => [index % size, size - 1 - Math.floor(index / size)] as const);
}

export function sameSpace(a: Space, b: Space): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** `2,3`: the space in attributes and keys. */
export function spaceKey([x, y]: Space): string {
  return `${x},${y}`;
}

/** `c4`: the name of a space for people, its column from the west and its row from the south. */
export function spaceName([x, y]: Space): string {
  return `${columnName(x)}${y + 1}`;
}

/** `a` for the westernmost column. */
export function columnName(x: number): string {
  return String.fromCharCode("a".charCodeAt(0) + x);
}
