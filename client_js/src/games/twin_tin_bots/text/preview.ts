/** The texts of previews in the language in use: they are loaded with the first preview. */
import type { Widened } from "../../../text";
import { en } from "./en_preview";

/** The texts that every language has. */
export type Catalogue = Widened<typeof en>;

export const previewText: Catalogue = en;
