/** The bots of the matches that one click begins. */
import { text } from "#text/platform/first";
import { allGames, botLevelsOf } from "../../games/registry";
import { LEVELS } from "../../model/opponents";
import { useStore } from "../../store";
import { LevelField } from "../bot_badge";
import { useShell } from "../hooks";
import { botCounts } from "../play_now";

/** Which bots the matches are against, whatever the game. */
export function BotsWish() {
  const { opponents } = useShell();
  const wish = useStore(opponents);
  const counts = [...new Set(allGames().flatMap(botCounts))].sort((a, b) => a - b);
  const levels = LEVELS.filter((level) => allGames().some(({ id }) => botLevelsOf(id).includes(level)));
  return (
    <div class="play-wish">
      {counts.length > 1 && (
        <label>
          {text.bots.opponents}
          <select name="bot-count" value={wish.count} onChange={(event) => opponents.set({ ...wish, count: Number(event.currentTarget.value) })}>
            {counts.map((one) => (
              <option key={one} value={one}>
                {text.bots.count(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <LevelField levels={levels} />
    </div>
  );
}
