import { Store } from "../../store";

/** Recovery codes that were just made, which a dialog shows. */
export const newCodes = new Store<readonly string[] | null>(null);
