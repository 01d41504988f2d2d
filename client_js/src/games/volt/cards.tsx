/** The tip of a module, and dice as small pictures. */
import { text as cardText } from "#text/volt/cards";
import { tip } from "../../kit/match";
import type { Module } from "./generated";
import { angleOf } from "./geometry";
import { type Die, dieWords, moduleName } from "./wording";

/** The tip of a module: its sentence. */
export function moduleTip(module: Module) {
  return tip(moduleName(module), cardText.about[module]);
}

/** A die: its number if known, and an arrow in the direction of its button, if any. Blue dice are round, red ones have corners. */
export function DieFace({ colour, number, button = null }: Die) {
  return (
    <svg class={`vt-die ${colour}`} viewBox={button === null ? "-16 -16 32 32" : "-16 -16 58 32"} role="img" aria-label={dieWords({ colour, number, button })}>
      <rect x="-14" y="-14" width="28" height="28" rx={colour === "blue" ? 11 : 4} />
      {number !== null && <text y="7">{number}</text>}
      {button !== null && (
        <g class="vt-die-arrow" transform={`translate(28 0) rotate(${angleOf(button)})`}><path d="M0 11V-9M-7-3 0-11 7-3" /></g>
      )}
    </svg>
  );
}
