/** The field for the game of a new room. */
import { text } from "#text/platform/tables";
import { allGames } from "../../games/registry";
import { chooseGame, useChosenGame } from "./chosen_game";
import { Field, RadioRow } from "../shared/fields";

/** A field for the game; nothing if there is only one. */
export function GameField() {
  const game = useChosenGame();
  const games = allGames();
  if (games.length < 2) return null;
  const titleOf = (wanted: string) => games.find(({ id }) => id === wanted)!.title;
  return (
    <Field title={text.filters.game}>
      <RadioRow name="game" values={games.map(({ id }) => id)} wordOf={titleOf} chosen={game.id} choose={chooseGame} />
    </Field>
  );
}
