/** Robot Master: the keys of the game. The grid is a table for screen readers by itself. */
import type { GameAccess } from "../api";
import type { GameEvent, View } from "./generated";
import { text as accessText } from "#text/robot_master/access";

export const access: GameAccess<View, GameEvent> = {
  keys: () => [
    { keys: ["0", "1", "…", "5"], about: accessText.keys.card },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.cell },
    { keys: ["Home", "End"], about: accessText.keys.ends },
    { keys: ["Enter"], about: accessText.keys.lay },
    { keys: ["Escape"], about: accessText.keys.back },
  ],
};
