/** The texts of the language in use. Another language is another file of this shape and one line here. */
import { en } from "./en";

/** The shape of a catalogue: the same keys with any texts. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Widened<T[Key]> };

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const text: Catalogue = en;
