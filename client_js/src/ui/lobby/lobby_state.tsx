/** What is open in the lobby: a dialog, with the button for a new table, and the search of a quick match. */
import { text } from "#text/platform/first";
import type { QuickWish } from "../../client";
import type { MyMatchesModel } from "../../model/my_matches";
import { Store } from "../../store";
import { useShell } from "../hooks";

/** The dialog of the lobby: the form of a new table or of a quick match, each of the chosen game. */
export const lobbyDialog = new Store<"table" | "quick" | null>(null);

/** Opens the form of a new table, after a visitor without a name has given one. */
export function NewTableButton() {
  const { enter } = useShell();
  const open = async () => {
    if (await enter("name")) lobbyDialog.set("table");
  };
  return (
    <button class="button primary" data-action="new-table" aria-haspopup="dialog" onClick={() => void open()}>
      {text.lobby.create}
    </button>
  );
}

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
