import { text } from "../../text";

const PLAYER_COUNTS = [2, 3, 4, 5, 6];

interface Props {
  /** Unique on the page. */
  readonly name: string;
  readonly players: number;
  /** Not fewer than so many. */
  readonly fewest?: number;
  readonly change: (players: number) => void;
}

/** How many play. */
export function PlayersField({ name, players, fewest = 0, change }: Props) {
  return (
    <fieldset>
      <legend>{text.lobby.players}</legend>
      <div class="counts">
        {PLAYER_COUNTS.map((one) => (
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
