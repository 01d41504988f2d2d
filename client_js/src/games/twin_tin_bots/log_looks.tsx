/** How lines of the log look: icons, what stays of a folded turn, what the viewer lost, and the filters. */
import type { VNode } from "preact";
import { text as placesText } from "#text/twin_tin_bots/places";
import { isRoomEvent } from "../../model/room";
import type { RoomEvent } from "../../protocol/generated";
import type { LogMark, MatchLogProps } from "../api";
import type { GameEvent, Tile } from "./generated";
import { TileIcon, CrystalIcon } from "./sprites";
import { changeWords, isChange } from "./wording";

/** Events that stay when their turn is folded. */
const MAJOR: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "crystal_loaded",
  "crystal_taken",
  "crystal_unloaded",
  "crystal_handed",
  "crystal_delivered",
  "zap_obeyed",
  "end_phase_begun",
  "game_ended",
  "seat_resigned",
]);

const TILES: { readonly [Type in GameEvent["type"]]?: Tile } = {
  robot_moved: "forward_1",
  robot_pushed: "dash",
  blob_pushed: "dash",
  robot_jumped: "jump",
  crystal_loaded: "load",
  crystal_unloaded: "unload",
  crystal_handed: "unload",
  zap_fired: "zap",
  zap_declined: "zap",
  double_modification_used: "double_modification",
};

/** The looks of the log for a viewer with the seats of `audience`. */
export function logLooks(audience: readonly number[]): Pick<MatchLogProps, "mark" | "brief" | "filters"> {
  return {
    mark: (event) => markOf(event as GameEvent, audience),
    brief: (events) => changeWords((events as readonly (GameEvent | RoomEvent)[]).filter(isOwnChange)),
    filters: [
      { id: "deliveries", label: placesText.filters.deliveries },
      { id: "thefts", label: placesText.filters.thefts },
      ...(audience.length > 0 ? [{ id: "hits", label: placesText.filters.hits }] : []),
    ],
  };
}

function isOwnChange(event: GameEvent | RoomEvent) {
  return !isRoomEvent(event) && isChange(event);
}

/**
 * The look of an event in the log for a viewer with the seats of `audience`: icon, filters, whether it is a loss, and
 * whether it stays when its turn is folded.
 */
function markOf(event: GameEvent, audience: readonly number[]): LogMark {
  const loss = isLoss(event, audience);
  const ignored = event.type === "order_ignored" && audience.includes(event.robot.seat);
  const filters = [
    ...(event.type === "crystal_delivered" ? ["deliveries"] : []),
    ...(event.type === "crystal_taken" ? ["thefts"] : []),
    ...(loss ? ["hits"] : []),
  ];
  return { icon: iconOf(event), major: MAJOR.has(event.type) || loss || ignored, loss, filters };
}

/** Whether another player pushed or zapped a robot of the viewer, or took its crystal. */
function isLoss(event: GameEvent, audience: readonly number[]): boolean {
  switch (event.type) {
    case "robot_pushed":
    case "zap_obeyed":
      return audience.includes(event.robot.seat) && !audience.includes(event.cause.seat);
    case "crystal_taken":
      return audience.includes(event.source.seat) && !audience.includes(event.robot.seat);
    default:
      return false;
  }
}

/** The icon before the line of an event in the log, if it has one. */
function iconOf(event: GameEvent): VNode | null {
  switch (event.type) {
    case "tile_placed":
    case "tile_removed":
    case "order_started":
      return <TileIcon tile={event.tile} />;
    case "zap_obeyed":
    case "order_ignored":
      return <TileIcon tile={event.order} />;
    case "robot_turned":
      return <TileIcon tile={event.steps < 0 ? "turn_left" : "turn_right"} />;
    case "crystal_delivered":
    case "crystal_taken":
    case "crystal_placed":
    case "crystal_waited":
    case "crystal_pushed":
      return <CrystalIcon crystal={event.crystal} />;
    default: {
      const tile = TILES[event.type];
      return tile ? <TileIcon tile={tile} /> : null;
    }
  }
}
