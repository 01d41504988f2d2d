/** What came of the programs of a round, in sentences for screen readers. */
import { isRoomEvent } from "../../model/room";
import type { RoomEvent } from "../../protocol/generated";
import type { Names } from "../api";
import type { GameEvent } from "./generated";
import { spaceName } from "./geometry";
import { text as accessText } from "#text/volt/access";
import type { Space } from "./types";
import { describe } from "./wording";

/** Events that the summary says in the words of the log. */
const SAID: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "arena_began",
  "token_placed",
  "robot_entered",
  "die_moved",
  "robot_damaged",
  "robot_destroyed",
  "vp_gained",
  "mine_laid",
  "mine_removed",
  "robot_repaired",
  "seat_resigned",
  "robot_removed",
  "arena_won",
  "game_ended",
]);

/** The summary of events; null if nothing happened in them. All steps of a robot with one die are one sentence. */
export function turnSummary(events: readonly (GameEvent | RoomEvent)[], names: Names): string | null {
  const sentences: string[] = [];
  const went = new Map<number, Space>();
  const rest = () => {
    for (const [seat, space] of went) sentences.push(accessText.summary.went(names(seat), spaceName(space)));
    went.clear();
  };
  for (const event of events) {
    if (isRoomEvent(event)) continue;
    if (event.type === "robots_moved") {
      for (const { seat, to } of event.steps) went.set(seat, to);
      continue;
    }
    if (event.type === "die_activated") rest();
    if (!SAID.has(event.type)) continue;
    rest();
    sentences.push(describe(event, names));
  }
  rest();
  return sentences.length > 0 ? sentences.join(" ") : null;
}
