import { text } from "#text/platform/first";
import { botLevelsOf } from "../../games/registry";
import { LevelField } from "../bot_badge";

interface BotsProps {
  readonly game: string;
  readonly players: number;
  readonly count: number;
  readonly change: (count: number) => void;
}

/** How many seats of a new room bots take, up to all but one. */
export function BotsField({ game, players, count, change }: BotsProps) {
  return (
    <div class="bots-field">
      <label>
        {text.bots.seated}
        <select name="bots" value={count} onChange={(event) => change(Number(event.currentTarget.value))}>
          {Array.from({ length: players }, (_, bots) => (
            <option key={bots} value={bots}>
              {botsWords(bots, players)}
            </option>
          ))}
        </select>
      </label>
      {count > 0 && <LevelField levels={botLevelsOf(game)} />}
    </div>
  );
}

function botsWords(bots: number, players: number): string {
  if (bots === 0) return text.bots.none;
  return bots === players - 1 ? text.bots.fill(bots) : text.bots.count(bots);
}
