/** The search of a quick match. */
import { Store } from "../../store";

/** The room of the search; null while there is none. It goes on while other pages are shown. */
export const search = new Store<string | null>(null);
