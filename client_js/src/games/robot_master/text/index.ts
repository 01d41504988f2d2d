/** The texts of the game outside of matches, in the language in use. Another language is another file of this shape. */
import type { Widened } from "../../../text";
import { en } from "./en";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const text: Catalogue = en;
