/** The attributes by which an element has a tip (tips.tsx). */

/** The attributes of an element with a tip: its name, a sentence about it, and the key that does the same as a click. */
export function tip(name: string, about?: string, key?: string) {
  return { "data-tip": name, "data-tip-about": about, "data-tip-key": key };
}
