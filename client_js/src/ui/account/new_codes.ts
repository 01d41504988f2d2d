import { Store } from "../../store";

/** Recovery codes that were just made, and whose they are: a dialog shows them on any page until that person closes it. */
export const newCodes = new Store<{ readonly identity: string; readonly codes: readonly string[] } | null>(null);
