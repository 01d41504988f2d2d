/** The button for a new table, and what opens its form in the lobby. */
import { text } from "#text/platform/first";
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
