/** Parts of the game's unions and structs, by name. */
import type { GameEvent, SeatView } from "./generated";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** A space `[x, y]` of the arena: x from the west, y from the south, from 0. */
export type Space = readonly [number, number];

/** The public dice on the three control units. */
export type ActiveUnits = SeatView["units"];
