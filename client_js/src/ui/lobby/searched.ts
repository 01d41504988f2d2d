/** The search of a quick match. */
import type { QuickWish } from "../../client";
import type { MyMatchesModel } from "../../model/my_matches";
import { Store } from "../../store";

/** A search, and the room where it waits. */
export interface Searched {
  readonly room: string;
  readonly wish: QuickWish;
  /** Whether the room was among the person's matches: until then the list may be older than the search. */
  readonly seen?: boolean;
}

/** Whether the table of a search is no more: it has expired, or was left in another place. */
export function isGone({ room, seen = false }: Searched, mine: MyMatchesModel | null): boolean {
  return seen && mine !== null && !mine.matches.some((one) => one.room.id === room);
}

/** The search; null while there is none. It goes on while other pages are shown. */
export const search = new Store<Searched | null>(null);
