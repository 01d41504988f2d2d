/** Parts of the game's unions by name, and a change that is tried before it is sent. */
import type { Unknown } from "../../protocol/generated";
import type { Branch, Change, Choice, GameEvent } from "./generated";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** The answer to a preview, with the content of this game. */
export interface Previewed {
  readonly events: readonly (GameEvent | Unknown)[];
  readonly choice: Choice | null;
  readonly branches: readonly Branch[];
}

/** A change that is previewed, and what the service says would come of it. */
export interface Attempt {
  readonly seat: number;
  readonly changes: readonly Change[];
  readonly answer: Previewed | null;
  /** Why there is no answer, in words. */
  readonly refusal: string | null;
  /** Which answer to a zap is looked at. */
  readonly branch: Branch | null;
}

/** What the player can do with a preview. */
export interface PreviewControls {
  /** How many runs of the seat are looked ahead, 1..3. */
  readonly rounds: number;
  lookAhead(rounds: number): void;
  follow(branch: Branch | null): void;
  end(): void;
}
