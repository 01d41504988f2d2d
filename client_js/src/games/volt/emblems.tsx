/** The marks of the four colours: each has a shape of its own, so that seats differ without colours, too. */
import { text } from "#text/volt/lobby";
import type { Colour } from "./generated";

export const EMBLEMS: Readonly<Record<Colour, string>> = {
  red: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
  blue: "M0-9 8 0 0 9-8 0Z",
  yellow: "M0-8.5 8.5 6.5H-8.5Z",
  green: "M-6.5-6.5H6.5V6.5H-6.5Z",
};

export function Emblem({ colour }: { colour: Colour }) {
  return <path class="vt-emblem" d={EMBLEMS[colour]} />;
}

/** The mark of a colour for a line of text. `killbot`: a KillBot has a mark with corners. */
export function ColourMark({ colour, killbot = false }: { colour: Colour; killbot?: boolean }) {
  return (
    <svg class={`vt-mark seat-${colour}`} viewBox="-15 -15 30 30" role="img" aria-label={text.colours[colour]}>
      {killbot ? <path class="vt-mark-ground" d="M0-14 13-5 10 13H-10L-13-5Z" /> : <circle class="vt-mark-ground" r="13" />}
      <Emblem colour={colour} />
    </svg>
  );
}
