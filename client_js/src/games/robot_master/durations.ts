/** How long the animation of each event takes, and its sound. */
import type { Sound } from "../api";
import type { GameEvent } from "./generated";

/** Milliseconds at normal speed; 0 shows nothing by itself. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  game_began: 900,
  card_laid: 650,
  game_ended: 1600,
  seat_resigned: 500,
  match_ended: 900,
};

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  return NORMAL[event.type];
}

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = { card_laid: "move", game_ended: "points", match_ended: "end" };

/** The sound of `event`, if it has one. */
export function soundOf({ type }: GameEvent): Sound | null {
  return SOUNDS[type] ?? null;
}
