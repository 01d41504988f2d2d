/** The texts of the game in the language in use. Another language is another file of this shape and one line here. */
import type { Widened } from "../../../text";
import { en } from "./en";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const text: Catalogue = en;
