/** The texts of rooms and matches in the language in use: they are loaded with the first room. */
import type { Widened } from "./index";
import { en } from "./en_match";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const matchText: Catalogue = en;
