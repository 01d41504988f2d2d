/** The texts of the compact layout of a match, in the language in use. */
import type { Widened } from "./index";
import { en } from "./en_compact";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const compactText: Catalogue = en;
