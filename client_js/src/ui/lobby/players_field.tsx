import { text } from "../../text";

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
    <fieldset>
      <legend>{text.lobby.players}</legend>
      <div class="counts">
        {counts.map((one) => (
          <label key={one} class="count">
            <input
              type="radio"
              name={name}
              value={one}
              checked={players === one}
              disabled={one < fewest}
              onChange={() => change(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
