/** The search of a quick match. */
import type { QuickWish } from "../../client";
import { Store } from "../../store";

/** A search, and the room where it waits. */
export interface Searched {
  readonly room: string;
  readonly wish: QuickWish;
}

/** The search; null while there is none. It goes on while other pages are shown. */
export const search = new Store<Searched | null>(null);
