/** The picture of an identity, made from the id alone. */

export const SHAPES = ["disc", "square", "hexagon", "diamond", "shield", "drop", "cog", "ticket"] as const;
export const SIGNS = [
  "star", "bolt", "cross", "ring", "bars", "pair", "arrow", "moon", "gem", "wave", "house", "leaf",
] as const;
/** Distinct with any kind of colour vision, as far as colours can be (after Okabe and Ito). */
export const COLOURS = ["orange", "sky", "green", "yellow", "blue", "red", "rose", "slate"] as const;

export interface Identicon {
  readonly shape: (typeof SHAPES)[number];
  readonly sign: (typeof SIGNS)[number];
  readonly colour: (typeof COLOURS)[number];
  /** Whether the sign is light on the colour; otherwise the colour is the sign's, on a light shape with an edge. */
  readonly light: boolean;
}

export function identiconOf(id: string): Identicon {
  const draw = drawer(id);
  return { shape: draw(SHAPES), sign: draw(SIGNS), colour: draw(COLOURS), light: draw([true, false]) };
}

/** Picks again and again, always the same for the same text (FNV-1a, then xorshift). */
function drawer(seed: string): <T>(all: readonly T[]) => T {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return (all) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return all[(Math.imul(state, 0x9e3779b1) >>> 8) % all.length]!;
  };
}
