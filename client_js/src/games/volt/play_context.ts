/** What a player's turn is about. */
import type { MatchActions, Names } from "../api";
import type { Choice, GameCommand, View } from "./generated";

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
