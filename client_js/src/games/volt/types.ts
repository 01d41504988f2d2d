/** Parts of the game's unions and structs by name, and what a player's turn is about. */
import type { MatchActions, Names } from "../api";
import type { Choice, GameCommand, GameEvent, SeatView, View } from "./generated";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** A space `[x, y]` of the arena: x from the west, y from the south, from 0. */
export type Space = readonly [number, number];

/** The public dice on the three control units. */
export type ActiveUnits = SeatView["units"];

/** What a player's turn is about. */
export interface PlayContext {
  readonly view: View;
  readonly names: Names;
  /** The own seat whose desk is shown; null for spectators. */
  readonly seat: number | null;
  /** The own choice that is open, or that may be answered again; null for none. */
  readonly choice: Choice | null;
  /** Whether `choice` is answered already. */
  readonly again: boolean;
  /** The other seats that the match waits for. */
  readonly waitingFor: readonly number[];
  /** Whether a request has no answer yet. */
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  readonly actions: MatchActions;
}
