/** The pieces that an event is about: a timeline marks them. */
import type { GameEvent } from "./generated";
import { spaceKey } from "./geometry";

/** CSS selectors of the pieces that `event` is about. */
export function litBy(event: GameEvent): string[] {
  switch (event.type) {
    case "robots_moved":
      return event.steps.map(({ seat }) => `[data-robot="${seat}"]`);
    case "token_placed":
      return [`[data-vp="${event.number}"]`];
    case "mine_laid":
    case "mine_removed":
      return [`[data-mine="${spaceKey(event.at)}"]`];
    case "mine_pushed":
      return [`[data-mine="${spaceKey(event.to)}"]`];
    case "beam_fired":
    case "robot_entered":
    case "kill_bot_drew":
    case "kill_bot_faced":
    case "die_activated":
    case "die_moved":
    case "modules_used":
    case "move_stopped":
    case "robot_damaged":
    case "robot_destroyed":
    case "robot_repaired":
    case "space_activated":
    case "vp_gained":
      return [`[data-robot="${event.seat}"]`];
    default:
      return [];
  }
}
