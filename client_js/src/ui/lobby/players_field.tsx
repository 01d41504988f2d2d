import { text } from "#text/platform/first";
import { Field, RadioRow } from "../fields";

interface Props {
  /** Unique on the page. */
  readonly name: string;
  /** The numbers of players that can be chosen. */
  readonly counts: readonly number[];
  readonly players: number;
  /** Not fewer than so many. */
  readonly fewest?: number;
  readonly change: (players: number) => void;
}

/** How many play; nothing for a game that has only one number of players. */
export function PlayersField({ name, counts, players, fewest = 0, change }: Props) {
  if (counts.length < 2) return null;
  return (
    <Field title={text.lobby.players}>
      <RadioRow name={name} values={counts} chosen={players} isDisabled={(one) => one < fewest} choose={change} />
    </Field>
  );
}
