/** The games in the lobby, each with the ways to a match, and the dialogs that these open. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as gamesText } from "#text/platform/games";
import type { GameLobbyPart } from "../../games/api";
import { useStore } from "../../store";
import { GameCard } from "../games/card";
import { Silent, lazy } from "../lazy";
import { BotsWish } from "./bots_wish";
import { chooseGame, gamesByUse, severalPlayers } from "./chosen_game";
import { lobbyDialog } from "./new_table_button";

/** The forms have files of their own: most visits need none. */
const NewTable = lazy(async () => (await import("./new_table")).NewTable, Silent);
const QuickMatchDialog = lazy(async () => (await import("./quick")).QuickMatchDialog, Silent);

/** The games, first the one that was chosen last; they stay in their places while the page is shown. */
export function Games() {
  const [games] = useState(gamesByUse);
  return (
    <section class="play-now" aria-labelledby="play-now">
      <header>
        <h2 id="play-now">{text.bots.title}</h2>
        <BotsWish />
      </header>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard key={game.id} game={game} small>
            <Ways game={game} />
          </GameCard>
        ))}
      </div>
      <Dialogs />
    </section>
  );
}

/** The ways to a match against people. */
function Ways({ game }: { game: GameLobbyPart }) {
  const way = (dialog: "table" | "quick", label: string, preload: () => void, words: string) => (
    <button
      class="button"
      data-action={`${dialog}-match`}
      aria-haspopup="dialog"
      aria-label={label}
      onPointerEnter={preload}
      onClick={() => {
        chooseGame(game.id);
        lobbyDialog.set(dialog);
      }}
    >
      {words}
    </button>
  );
  return (
    <>
      {severalPlayers(game).length > 0 && way("quick", gamesText.quickAt(game.title), QuickMatchDialog.preload, text.quick.title)}
      {way("table", gamesText.tableAt(game.title), NewTable.preload, text.lobby.create)}
    </>
  );
}

/** The dialog that is open, of a new table or a quick match. */
function Dialogs() {
  const opened = useStore(lobbyDialog);
  const close = () => lobbyDialog.set(null);
  useEffect(() => close, []); // what it was for has led to another page
  if (opened === "table") return <NewTable close={close} />;
  return opened === "quick" ? <QuickMatchDialog close={close} /> : null;
}
