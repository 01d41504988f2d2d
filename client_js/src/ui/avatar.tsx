/** Pictures of people, made and drawn from the identity alone (the order of what they are drawn from is part of every picture), and colours of seats. */

export const SHAPES = {
  disc: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
  square: "M4 1.5h16a2.5 2.5 0 0 1 2.5 2.5v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.5z",
  hexagon: "M12 .8 22 6.4v11.2l-10 5.6-10-5.6V6.4z",
  diamond: "M12 .5 23.5 12 12 23.5.5 12z",
  shield: "M2.5 2.5h19v9c0 6-4.5 9.5-9.5 12-5-2.5-9.5-6-9.5-12z",
  drop: "M1.5 1.5H12a10.5 10.5 0 1 1-10.5 10.5z",
  cog: "M10 .8h4l.6 3 2.6 1.1 2.5-1.7 2.9 2.9-1.7 2.5 1.1 2.6 3 .6v.4 4l-3 .6-1.1 2.6 1.7 2.5-2.9 2.9-2.5-1.7-2.6 1.1-.6 3h-4l-.6-3-2.6-1.1-2.5 1.7-2.9-2.9 1.7-2.5L1 17.2l-.2-.6v-4l.2-1 1.6-.4 1.1-2.6L2 6.1l2.9-2.9 2.5 1.7L10 3.8z",
  ticket: "M1 4h22v5a3 3 0 0 0 0 6v5H1v-5a3 3 0 0 0 0-6z",
};

export const SIGNS = {
  star: "m12 5 2.1 4.6 5 .6-3.7 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.9-3.7-3.4 5-.6z",
  bolt: "M13.5 4.5 6.5 13h4l-1 6.5 7-8.5h-4z",
  cross: "M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4z",
  ring: "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  bars: "M6 7h12v2.5H6zm0 4h12v2.5H6zm0 4h12v2.5H6z",
  pair: "M8 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  arrow: "m12 5.5 6 7h-3.5v5.5h-5v-5.5H6z",
  moon: "M14.5 6a6.5 6.5 0 1 0 3 8.5A5.5 5.5 0 0 1 14.5 6z",
  gem: "M8.5 7h7l3 4L12 18l-6.5-7z",
  wave: "M5 10c2.3-3 4.7-3 7 0s4.7 3 7 0v4c-2.3 3-4.7 3-7 0s-4.7-3-7 0z",
  house: "m12 5.5 7 6h-2V18h-4v-4h-2v4H7v-6.5H5z",
  leaf: "M6 18C5 10 9 6 18 6c0 9-4 12-9.5 11L7 18.5z",
};

/** Distinct with any kind of colour vision, as far as colours can be (after Okabe and Ito). */
export const COLOURS = ["orange", "sky", "green", "yellow", "blue", "red", "rose", "slate"] as const;

/**
 * What the avatar of an identity is drawn from. `light`: the sign is light on a coloured shape; otherwise the sign has
 * the colour, on a light shape with an edge.
 */
export function identiconOf(id: string) {
  const draw = drawer(id);
  const [shape, sign] = [draw(Object.keys(SHAPES)), draw(Object.keys(SIGNS))] as [keyof typeof SHAPES, keyof typeof SIGNS];
  return { shape, sign, colour: draw(COLOURS), light: draw([true, false]) };
}

/** Returns a function that picks from lists: the same picks, in turn, for the same text (FNV-1a, then xorshift). */
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

/**
 * The avatar of a person, the same everywhere, drawn from the identity. Two differ by shape and
 * sign without colours, too. It always stands next to a name, so that it has no text of its own.
 */
export function Avatar({ id }: { id: string }) {
  const { shape, sign, colour, light } = identiconOf(id);
  return (
    <svg class={`avatar avatar-${colour}`} viewBox="0 0 24 24" aria-hidden="true" data-light={light} data-avatar={id}>
      <path class="avatar-shape" d={SHAPES[shape]} />
      <path class="avatar-sign" fill-rule="evenodd" d={SIGNS[sign]} />
    </svg>
  );
}

const SEAT_COLOURS = ["blue", "red", "green", "purple", "yellow", "pink", "teal", "brown"] as const;

/** The class of the colour of a seat in games that name no colours: it sets `--seat` and its companions. */
export function seatColour(seat: number): string {
  return `seat-${SEAT_COLOURS[seat]}`;
}
