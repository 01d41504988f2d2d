/** The texts of every page, in the language in use (locales/, part `first`). */
import type { en } from "./generated/first.en";

export { texts as text } from "./generated/first";
export type Catalogue = typeof en;

/** The shape of a catalogue: the same keys with any texts. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };
