/** The game of new rooms and quick matches, which the browser remembers. */
import { text } from "#text/platform/first";
import { browserStorage } from "../../model/browser_storage";
import type { GameLobbyPart } from "../../games/api";
import { allGames, gameOf } from "../../games/registry";
import { persistedStore } from "../../model/persisted";
import { useStore } from "../../store";

const chosen = persistedStore(browserStorage, "botyard.game", { id: "" });

/** The game that was chosen last; the first one if none was. */
export function chosenGame(): GameLobbyPart {
  return gameOf(chosen.value.id) ?? allGames()[0]!;
}

/** The same for a component, which is drawn again when another game is chosen. */
export function useChosenGame(): GameLobbyPart {
  useStore(chosen);
  return chosenGame();
}

/** A field for the game, of which a page may have several; nothing if there is only one game. */
export function GameField({ name }: { name: string }) {
  const game = useChosenGame();
  if (allGames().length < 2) return null;
  return (
    <label>
      {text.filters.game}
      <select name={name} value={game.id} onChange={(event) => chosen.set({ id: event.currentTarget.value })}>
        {allGames().map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
