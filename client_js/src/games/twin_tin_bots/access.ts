/** Twin Tin Bots: what players need who do not see the board, or use the keyboard alone. */
import type { GameAccess } from "../api";
import { BoardTable } from "./board_table";
import type { GameEvent, View } from "./generated";
import { keys } from "./key_help";
import { turnSummary } from "./turn_summary";

export const access: GameAccess<View, GameEvent> = { BoardTable, keys, turnSummary };
