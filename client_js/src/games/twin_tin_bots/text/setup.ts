/** The texts of set-ups drawn at random, in the language in use. */
import type { Widened } from "../../../text";
import { en } from "./en_setup";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const setupText: Catalogue = en;
