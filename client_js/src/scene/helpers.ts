/** What games from outside get of the scenes. */
import type { Point, SvgStage } from "./svg_stage";

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
