/** What games from outside give to the board (board.tsx) and get of the scenes: a file without styles, which the types of the kit for pages include. */
import type { ComponentChildren } from "preact";
import type { Point, SvgStage } from "../../scene/svg_stage";

export interface BoardProps {
  /** What the board is called for screen readers. */
  readonly title: string;
  /** Hexes stand on a tip: each row is half a cell further to the right, as with axial coordinates. */
  readonly shape: "squares" | "hexes";
  readonly cells: readonly BoardCell[];
  /** An open cell was pressed (its place in `cells`), by mouse, finger or Enter. */
  press?(cell: number): void;
  /** A piece was moved from one cell to another. */
  move?(from: number, to: number): void;
}

export interface BoardCell {
  readonly column: number;
  readonly row: number;
  /** The name of the cell and what is on it, in words. */
  readonly words: string;
  /** What is on it: SVG around the point 0,0 in a square of 100. */
  readonly piece?: ComponentChildren;
  /** The colour of the ground (CSS). */
  readonly fill?: string;
  /** Whether the cell can be pressed. */
  readonly open?: boolean;
  /** The cells that its piece can move to, by their places in `cells`. */
  readonly targets?: readonly number[];
}

/** Helpers that animate a drawing (SVG) while an event is shown. */
export interface BotyardScene {
  /** The drawing below `root` while an event is shown for `duration` ms. */
  stage(root: Element, duration: number): SvgStage;
  /** Keyframes of a position, an angle (degrees), and a size. */
  translate(point: Point): Keyframe;
  turn(degrees: number): Keyframe;
  scale(factor: number): Keyframe;
  /** An element is seen only near the end. */
  appear(stage: SvgStage, element: Element | null): void;
  /** Words rise from a point. */
  bubble(stage: SvgStage, point: Point, words: string): void;
  /** An element swells for a moment. */
  pop(stage: SvgStage, element: Element | null): void;
  shake(stage: SvgStage, element: Element | null): void;
  /** An element lights up in a CSS colour. */
  glow(stage: SvgStage, element: Element | null, colour: string): void;
}
