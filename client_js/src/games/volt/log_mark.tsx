/** How lines of the log look: marks, what stays of a folded round, what the viewer lost, and the filters. */
import type { VNode } from "preact";
import { text as matchText } from "#text/volt/match";
import { isRoomEvent } from "../../model/room";
import type { RoomEvent } from "../../protocol/generated";
import type { LogMark, MatchLogProps } from "../api";
import { DieFace } from "./dice";
import type { GameEvent, View } from "./generated";
import { namesOf, briefWords } from "./wording";

/** Events that stay when their round is folded. */
const MAJOR: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "arena_began",
  "robot_destroyed",
  "vp_gained",
  "seat_resigned",
  "arena_won",
  "game_ended",
]);

/** The looks of the log for a viewer with the seats of `audience`. */
export function logLooks(view: View, audience: readonly number[]): Pick<MatchLogProps, "mark" | "brief" | "filters"> {
  return {
    mark: (event) => markOf(event as GameEvent, audience),
    brief: (events, players) =>
      briefWords((events as readonly (GameEvent | RoomEvent)[]).filter((event) => !isRoomEvent(event)) as GameEvent[], namesOf(view, players)),
    filters: [
      { id: "vp", label: matchText.filters.vp },
      { id: "destroyed", label: matchText.filters.destroyed },
      ...(audience.length > 0 ? [{ id: "own", label: matchText.filters.own }] : []),
    ],
  };
}

/**
 * The look of an event in the log for a viewer with the seats of `audience`: icon, filters, whether it is a loss, and
 * whether it stays when its round is folded.
 */
function markOf(event: GameEvent, audience: readonly number[]): LogMark {
  const own = "seat" in event && event.seat !== null && audience.includes(event.seat);
  const loss = own && (event.type === "robot_damaged" || event.type === "robot_destroyed");
  const filters = [
    ...(event.type === "vp_gained" ? ["vp"] : []),
    ...(event.type === "robot_destroyed" ? ["destroyed"] : []),
    ...(loss ? ["own"] : []),
  ];
  return { icon: iconOf(event), major: MAJOR.has(event.type) || loss, loss, filters };
}

/** The icon of an event: its die, or a stroke; null for none. */
function iconOf(event: GameEvent): VNode | null {
  switch (event.type) {
    case "die_activated":
      return <DieFace colour={event.colour} number={event.number} button={event.button} />;
    case "kill_bot_drew":
      return <DieFace colour={event.colour} number={event.number} />;
    default: {
      const path = ICONS[event.type];
      return path ? (
        <svg class="vt-log-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : null;
    }
  }
}

/** A stroke for each kind of event. */
const ICONS: { readonly [Type in GameEvent["type"]]?: string } = {
  robots_moved: "M4 12h14M13 6l6 6-6 6",
  move_stopped: "M4 12h10M19 5v14",
  beam_fired: "M3 12h4l3-5 4 10 3-5h4",
  source_struck: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  robot_damaged: "M13 3 6 13h5l-1 8 8-11h-5z",
  robot_destroyed: "M5 5l14 14M19 5 5 19",
  vp_gained: "M12 3l2.7 5.8 6.3.8-4.600 4.400 1.200 6.300L12 17l-5.600 3.300 1.200-6.300L3 9.600l6.300-.8z",
  mine_laid: "M12 6a6 6 0 1 0 .1 0zM12 3v3M12 18v3M3 12h3M18 12h3",
  mine_removed: "M12 6a6 6 0 1 0 .1 0zM4 20 20 4",
  robot_repaired: "M14 6a4 4 0 0 0 5 5l-9 9-4-4 9-9z",
  space_activated: "M5 5h14v14H5zM9 12l2 2 4-4",
  modules_used: "M6 4h12v16H6zM9 9h6M9 13h6",
};
