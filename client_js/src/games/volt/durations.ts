/** How long the animation of each event takes, and its sound. */
import type { Sound } from "../api";
import type { GameEvent } from "./generated";

/** Milliseconds at normal speed; 0 shows nothing by itself. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  arena_began: 900,
  round_began: 450,
  phase_began: 420,
  token_placed: 600,
  answered: 0,
  module_drawn: 450,
  stack_tried: 450,
  equipment_shown: 500,
  programs_shown: 900,
  robot_entered: 450,
  kill_bot_drew: 350,
  die_activated: 500,
  modules_used: 500,
  die_moved: 700,
  kill_bot_faced: 320,
  robots_moved: 320,
  move_stopped: 320,
  beam_fired: 550,
  source_struck: 380,
  robot_damaged: 450,
  robot_destroyed: 900,
  vp_gained: 900,
  mine_laid: 380,
  mine_removed: 300,
  mine_pushed: 320,
  space_activated: 400,
  robot_repaired: 600,
  seat_resigned: 500,
  robot_removed: 500,
  arena_won: 900,
  game_ended: 600,
};

/** Milliseconds that jumps and exchanges of places take. */
const LEAP = 600;

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  if (event.type === "phase_began") return event.unit === null ? 0 : NORMAL.phase_began;
  const leaps = event.type === "robots_moved" && (event.reason === "jump" || event.reason === "teleport");
  return leaps ? LEAP : NORMAL[event.type];
}

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = {
  robots_moved: "move",
  beam_fired: "shot",
  robot_destroyed: "loss",
  vp_gained: "points",
  game_ended: "end",
};

/** The sound of `event`, if it has one. */
export function soundOf({ type }: GameEvent): Sound | null {
  return SOUNDS[type] ?? null;
}
