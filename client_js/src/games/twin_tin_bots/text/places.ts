/** The texts of places on the board in the language in use. */
import type { Widened } from "../../../text";
import { en } from "./en_places";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const placesText: Catalogue = en;
