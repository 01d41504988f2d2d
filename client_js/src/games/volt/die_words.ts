/** Dice in words. */
import type { DieColour } from "./generated";
import { text as matchText } from "#text/volt/match";

/** A die as it is shown: of a program, of a KillBot, or just its colour. */
export interface Die {
  readonly colour: DieColour;
  /** Null for a die whose number is unknown. */
  readonly number: number | null;
  readonly button?: number | null;
}

/** `blue 4, north`. */
export function dieWords({ colour, number, button = null }: Die): string {
  if (number === null) return matchText.dice.unknown[colour];
  return button === null ? matchText.dice.number[colour](number) : matchText.dice.placed[colour](number, matchText.directions[button]!);
}
