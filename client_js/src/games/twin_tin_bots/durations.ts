/** How long the animation of each event takes. */
import type { Event } from "../../protocol/generated";
import { FACTOR } from "../../scene/speed";
import type { Speed } from "../../scene/speed";

/** Milliseconds at normal speed; 0 shows nothing by itself. */
const NORMAL: Readonly<Record<Event["type"], number>> = {
  room_created: 0,
  seat_taken: 0,
  seat_left: 0,
  host_changed: 0,
  match_started: 0,
  match_finished: 0,
  contributed: 0,
  opening_started: 0,
  share_opened: 0,
  start_called_off: 0,
  timed_out: 0,
  seat_absent: 0,
  seat_returned: 0,
  time_granted: 0,
  offer_made: 0,
  offer_ended: 0,
  person_barred: 0,
  ready_changed: 0,
  room_changed: 0,
  link_set: 0,
  person_gone: 0,
  person_seen: 0,
  voted: 0,
  decided: 0,
  absence_changed: 0,
  match_abandoned: 0,
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
  crystal_taken: 520,
  crystal_unloaded: 480,
  crystal_handed: 520,
  crystal_delivered: 800,
  special_drawn: 700,
  crystal_placed: 600,
  crystal_waited: 400,
  end_phase_begun: 900,
  zap_fired: 650,
  zap_obeyed: 550,
  zap_declined: 400,
  game_ended: 600,
  seat_resigned: 500,
};

/** What going through a teleporter adds. */
const GATE = 320;

/** Milliseconds that `event` takes at `speed`. */
export function durationOf(event: Event, speed: Speed): number {
  const gates = "gates" in event ? event.gates.length : 0;
  return Math.round((NORMAL[event.type] + gates * GATE) * FACTOR[speed]);
}
