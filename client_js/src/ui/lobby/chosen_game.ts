/** The game of new rooms and quick matches, which the browser remembers. */
import { browserStorage, persistedStore } from "../../model/browser_storage";
import type { GameLobbyPart } from "../../games/api";
import { allGames } from "../../games/registry";
import { useStore } from "../../store";

const chosen = persistedStore(browserStorage, "botyard.game", { id: "" });

/** The game that was chosen last; the first one if none was, and if that one is not offered. */
export function chosenGame(): GameLobbyPart {
  return allGames().find(({ id }) => id === chosen.value.id) ?? allGames()[0]!;
}

export function chooseGame(id: string): void {
  chosen.set({ id });
}

/** The game that was chosen last; the component is drawn again when another one is chosen. */
export function useChosenGame(): GameLobbyPart {
  useStore(chosen);
  return chosenGame();
}

/** All games with the one that was chosen last before the others. */
export function gamesByUse(): readonly GameLobbyPart[] {
  const last = chosenGame();
  return [last, ...allGames().filter((game) => game !== last)];
}

/** The numbers of players that a game allows, without playing alone. */
export function severalPlayers({ playerCounts }: GameLobbyPart): readonly number[] {
  return playerCounts.filter((count) => count > 1);
}
