/** The attributes by which an element has a tip (tips.tsx). */

/** What an element says of itself in a tip. */
export interface TipAttributes {
  readonly "data-tip": string;
  readonly "data-tip-about": string | undefined;
  readonly "data-tip-key": string | undefined;
}

/** The attributes of an element with a tip: its name, a sentence about it, and the key that does the same as a click. */
export function tip(name: string, about?: string, key?: string): TipAttributes {
  return { "data-tip": name, "data-tip-about": about, "data-tip-key": key };
}
