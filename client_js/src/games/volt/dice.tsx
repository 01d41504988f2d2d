/** Dice as small pictures, with the colour, the number, and an arrow for the button; and in words. */
import { text as matchText } from "#text/volt/match";
import type { DieColour } from "./generated";
import { angleOf } from "./geometry";

/** Blue dice are round, red ones have corners. */
export function DieFace({ colour, number, button = null }: Die) {
  return (
    <svg class={`vt-die ${colour}`} viewBox={button === null ? "-16 -16 32 32" : "-16 -16 58 32"} role="img" aria-label={dieWords({ colour, number, button })}>
      <rect x="-14" y="-14" width="28" height="28" rx={colour === "blue" ? 11 : 4} />
      {number !== null && <text y="7">{number}</text>}
      {button !== null && (
        <g class="vt-die-arrow" transform={`translate(28 0) rotate(${angleOf(button)})`}>
          <path d="M0 11V-9M-7-3 0-11 7-3" />
        </g>
      )}
    </svg>
  );
}

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
