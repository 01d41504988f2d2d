/** The page of a game: the text of the service, and for users with a name a form for a match. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { botLevelsOf, gameOf, gamesChange } from "../../games/registry";
import type { GameLobbyPart } from "../../games/api";
import { lineUp } from "../../model/opponents";
import { useStore } from "../../store";
import { LevelField } from "../bot_badge";
import { useShell } from "../hooks";
import { useCreating } from "../play_now";
import { roomPath } from "../router";
import { PlayersField } from "../shared/fields";
import { TextPage } from "./text_page";

export function GamePage({ game }: { game: string }) {
  const { me } = useShell();
  useStore(gamesChange); // one that has loaded late
  const lobby = gameOf(game);
  return <TextPage path={`/games/${game}/page`}>{lobby && me.identity !== "" && <MatchForm game={lobby} />}</TextPage>;
}

/** A match of the game against bots, or a table for others, with its options. */
function MatchForm({ game }: { game: GameLobbyPart }) {
  const { client, opponents, navigate } = useShell();
  const { standard, fit, Form } = game.options;
  const [players, setPlayers] = useState(game.playerCounts.find((several) => several > 1) ?? game.playerCounts[0]!);
  const [options, setOptions] = useState(() => fit(standard, players));
  const busy = useCreating();
  const levels = botLevelsOf(game.id);
  const create = async (count: number) => {
    const bots = lineUp({ ...opponents.value, count }, levels);
    const room = await client.create({ game: game.id, players, options, clock: null, bots, settings: null });
    if (room !== null) navigate(roomPath(room));
  };
  const change = (chosen: number) => {
    setPlayers(chosen);
    setOptions(fit(options, chosen));
  };
  return (
    <section class="game-match" aria-labelledby="game-match">
      <h2 id="game-match">{text.bots.title}</h2>
      <PlayersField name="players" counts={game.playerCounts} players={players} change={change} />
      <LevelField levels={levels} />
      <Form options={options} players={players} change={setOptions} words={[]}>
        {null}
      </Form>
      <p class="site-ways">
        <button class="button primary" disabled={busy} data-action="play-bots" onClick={() => void create(players - 1)}>
          {busy ? text.connection.sending : text.bots.play}
        </button>
        <button class="button" disabled={busy} data-action="create-table" onClick={() => void create(0)}>
          {tablesText.lobby.createButton}
        </button>
      </p>
    </section>
  );
}
