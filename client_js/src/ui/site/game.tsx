/** The page of a game: the text of the service, a form for a match, and the rooms of the game as they are. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { botLevelsOf, gameOf, gamesChange } from "../../games/registry";
import type { GameLobbyPart } from "../../games/api";
import { lineUp } from "../../model/opponents";
import { useStore } from "../../store";
import { LevelField } from "../bot_badge";
import { Rooms } from "../front/room_lists";
import { useRooms } from "../front/rooms";
import { type Entry, useShell } from "../hooks";
import { useCreating } from "../play_now";
import { fromHere } from "../router";
import { PlayersField } from "../shared/fields";
import { TextBody, WithText } from "./text_page";

/** Begins the last part of the text, which stands below the form. */
const FACTS = '<h2 id="facts">';

export function GamePage({ game }: { game: string }) {
  useStore(gamesChange); // one that has loaded late
  const lobby = gameOf(game);
  return (
    <WithText path={`/games/${game}/page`}>
      {({ title, language, html }) => {
        const facts = html.indexOf(FACTS);
        return (
          <div class="game-page">
            <article class="plate site-text" lang={language}>
              <h1>{title}</h1>
              <TextBody html={html.slice(0, facts)} />
            </article>
            <div class="game-side">
              {lobby && <MatchForm game={lobby} />}
              <RoomsOf game={game} />
            </div>
            <div class="plate site-text game-facts" lang={language}>
              <TextBody html={html.slice(facts)} />
            </div>
          </div>
        );
      }}
    </WithText>
  );
}

function RoomsOf({ game }: { game: string }) {
  const rooms = useRooms(game);
  return (
    <>
      <Rooms id="open-rooms" title={text.lobby.open} rooms={rooms && rooms.open} none={text.lobby.none} />
      <Rooms id="running" title={text.lobby.playing} rooms={rooms && rooms.playing} none={text.lobby.nonePlaying} />
    </>
  );
}

/** A match of the game against bots, or a table for others, with its options. */
function MatchForm({ game }: { game: GameLobbyPart }) {
  const { client, enter, opponents, navigate } = useShell();
  const { standard, fit, Form } = game.options;
  const [players, setPlayers] = useState(game.playerCounts.find((several) => several > 1) ?? game.playerCounts[0]!);
  const [options, setOptions] = useState(() => fit(standard, players));
  const busy = useCreating();
  const levels = botLevelsOf(game.id);
  const create = async (count: number, how: Entry) => {
    if (!(await enter(how))) return;
    const go = fromHere(navigate);
    const bots = lineUp({ ...opponents.value, count }, levels);
    const room = await client.create({ game: game.id, players, options, clock: null, bots, settings: null });
    if (room !== null) go(room);
  };
  const change = (chosen: number) => {
    setPlayers(chosen);
    setOptions(fit(options, chosen));
  };
  return (
    <section class="plate game-match" aria-labelledby="game-match">
      <h2 id="game-match">{text.bots.title}</h2>
      <PlayersField name="players" counts={game.playerCounts} players={players} change={change} />
      <LevelField levels={levels} />
      <Form options={options} players={players} change={setOptions} words={[]}>{null}</Form>
      <p class="site-ways">
        <button class="button primary" disabled={busy} data-action="play-bots" onClick={() => void create(players - 1, "proposed")}>
          {busy ? text.connection.sending : text.bots.play}
        </button>
        <button class="button" disabled={busy} data-action="create-table" onClick={() => void create(0, "name")}>
          {tablesText.lobby.createButton}
        </button>
      </p>
    </section>
  );
}
