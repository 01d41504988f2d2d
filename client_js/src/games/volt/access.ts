/** VOLT: what players need who do not see the arena, or use the keyboard alone. */
import { text as accessText } from "#text/volt/access";
import { isRoomEvent } from "../../model/room";
import type { RoomEvent } from "../../protocol/generated";
import type { GameAccess, Names } from "../api";
import { ArenaTable } from "./arena_table";
import type { GameEvent, View } from "./generated";
import { spaceName } from "./geometry";
import type { Space } from "./types";
import { describe } from "./wording";

export const access: GameAccess<View, GameEvent> = {
  BoardTable: ArenaTable,
  keys: () => [
    { keys: ["M", "F"], about: accessText.keys.die },
    { keys: ["1", "2", "…", "6"], about: accessText.keys.number },
    { keys: ["Q", "W", "E", "A", "D", "Z", "X", "C"], about: accessText.keys.direction },
    { keys: ["Backspace"], about: accessText.keys.back },
    { keys: ["Enter"], about: accessText.keys.done },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.spaces },
    { keys: ["Enter"], about: accessText.keys.pick },
  ],
  turnSummary,
  startsSummary: ({ type }) => type === "programs_shown" || type === "round_began",
};

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
