/** The pieces that an event is about, as selectors of the drawing. */
import type { GameEvent, Hex, RobotId } from "./generated";
import { hexKey } from "./hex";

/** The selectors of an event's robots, crystals, bases and slots, where they are after the event. */
export function piecesOf(event: GameEvent): string[] {
  const found: string[] = [];
  const robot = ({ seat, name }: RobotId) => found.push(`[data-robot="${seat}${name}"]`);
  const lying = (at: Hex) => found.push(`[data-crystal][data-at="${hexKey(at)}"]`);
  if ("robot" in event && typeof event.robot === "object") robot(event.robot);
  if ("target" in event && event.target && typeof event.target === "object" && "name" in event.target) robot(event.target as RobotId);
  if ("source" in event && typeof event.source === "object") robot(event.source);
  switch (event.type) {
    case "turn_started":
      found.push(`[data-robot^="${event.cause.seat}"]`);
      break;
    case "tile_placed":
    case "tile_removed":
      found.push(`[data-slot="${event.cause.seat}${event.robot}${event.slot}"]`);
      break;
    case "tiles_swapped":
      for (const slot of event.slots) found.push(`[data-slot="${event.cause.seat}${event.robot}${slot}"]`);
      break;
    case "robot_reset":
      found.push(`[data-slot^="${event.cause.seat}${event.robot}"]`);
      break;
    case "order_started":
    case "zap_declined":
      if (event.cause.robot) robot({ seat: event.cause.seat, name: event.cause.robot });
      break;
    case "crystal_pushed":
      lying(event.to);
      break;
    case "crystal_unloaded":
    case "crystal_placed":
      lying(event.at);
      break;
    case "crystal_delivered":
      found.push(`[data-base="${event.seat}"]`);
      break;
    case "blob_moved":
    case "blob_pushed":
      found.push(`[data-blob="${hexKey(event.to)}"]`);
      break;
  }
  return found;
}
