/** The texts of the game in a match, in the language in use: they are loaded with the first match. */
import type { Widened } from "../../../text";
import { en } from "./en_match";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const matchText: Catalogue = en;
