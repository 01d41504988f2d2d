/** Parts of the game's unions, by name. */
import type { GameEvent } from "./generated";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;
