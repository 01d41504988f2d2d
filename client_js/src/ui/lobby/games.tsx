/** The games in the lobby, each with the ways to a match, and the dialogs that these open. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as gamesText } from "#text/platform/games";
import type { GameLobbyPart } from "../../games/api";
import { useStore } from "../../store";
import { GameCard } from "../games/card";
import { SelectField } from "../shared/fields";
import { Silent, lazy } from "../lazy";
import { chooseGame, gamesByUse, severalPlayers, botCounts } from "../play_now";
import { lobbyDialog } from "./lobby_state";
import { allGames, botLevelsOf } from "../../games/registry";
import { LEVELS } from "../../model/opponents";
import { LevelField } from "../bot_badge";
import { useShell } from "../hooks";

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
  useEffect(() => close, []); // when the lobby is left: no dialog is open when it is shown again
  if (opened === "table") return <NewTable close={close} />;
  return opened === "quick" ? <QuickMatchDialog close={close} /> : null;
}

/** Which bots the matches are against, whatever the game. */
function BotsWish() {
  const { opponents } = useShell();
  const wish = useStore(opponents);
  const counts = [...new Set(allGames().flatMap(botCounts))].sort((a, b) => a - b);
  const levels = LEVELS.filter((level) => allGames().some(({ id }) => botLevelsOf(id).includes(level)));
  return (
    <div class="play-wish">
      {counts.length > 1 && (
        <SelectField
          label={text.bots.opponents}
          name="bot-count"
          values={counts}
          wordOf={text.bots.count}
          chosen={wish.count}
          choose={(count) => opponents.set({ ...wish, count })}
        />
      )}
      <LevelField levels={levels} />
    </div>
  );
}
