/** What the player does in a turn, kept for the arena and the desk alike. */
import type { ComponentChildren } from "preact";
import type { Names } from "../api";
import type { Choice, GameCommand, View } from "./generated";
import type { Space } from "./types";

export interface PlayContext {
  readonly view: View;
  readonly names: Names;
  /** The own seat whose desk is shown; null for spectators. */
  readonly seat: number | null;
  /** The own choice that is open, or that may be answered again; null for none. */
  readonly choice: Choice | null;
  /** Whether `choice` is answered already. */
  readonly again: boolean;
  /** Whether a request has no answer yet. */
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
}

/** What the arena shows of a turn. */
export interface Play {
  readonly picks: readonly Space[];
  readonly onPick: (space: Space) => void;
  readonly picked: Space | null;
  /** What a pick is for, such as `Come in`. */
  readonly pickWords: string;
  /** Drawn over the robots, such as a dry run. */
  readonly overlay: ComponentChildren;
}

export function usePlay(_: PlayContext): Play {
  return { picks: [], onPick: () => undefined, picked: null, pickWords: "", overlay: null };
}
