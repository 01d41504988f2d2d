/** VOLT: what players need who do not see the arena, or use the keyboard alone. */
import type { GameAccess } from "../api";
import { ArenaTable } from "./arena_table";
import type { GameEvent, View } from "./generated";
import { text as accessText } from "#text/volt/access";
import { turnSummary } from "./turn_summary";

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
