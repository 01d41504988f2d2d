/** How long the animation of each event takes, and its sound. */
import type { Sound } from "../api";
import type { GameEvent } from "./generated";

/** Milliseconds at normal speed; 0 shows nothing by itself. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  turn_started: 450,
  tile_placed: 500,
  tiles_swapped: 500,
  tile_removed: 500,
  robot_reset: 500,
  passed: 250,
  double_modification_used: 600,
  order_started: 300,
  order_ignored: 750,
  robot_moved: 380,
  robot_pushed: 320,
  crystal_pushed: 320,
  blob_pushed: 320,
  blob_moved: 380,
  robot_jumped: 550,
  robot_turned: 350,
  crystal_loaded: 480,
  crystal_taken: 1000,
  crystal_unloaded: 480,
  crystal_handed: 520,
  crystal_delivered: 1300,
  special_drawn: 700,
  crystal_placed: 600,
  crystal_waited: 400,
  end_phase_begun: 900,
  zap_fired: 950,
  zap_obeyed: 550,
  zap_declined: 400,
  game_ended: 600,
  seat_resigned: 500,
};

/** Milliseconds that a way through a teleporter adds. */
const GATE = 320;

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  return NORMAL[event.type] + ("gates" in event ? event.gates.length * GATE : 0);
}

const SOUNDS: Partial<Record<GameEvent["type"], Sound>> = {
  crystal_delivered: "points",
  crystal_taken: "loss",
  zap_fired: "shot",
  game_ended: "end",
};

/** The sound of `event`, if it has one. */
export function soundOf({ type }: GameEvent): Sound | null {
  return SOUNDS[type] ?? null;
}
