/** The puzzle of the day on the first page and in the lobby: its board, and the way to it. */
import { text } from "#text/platform/daily";
import { dailyMemory } from "../../model/daily";
import { allGames, gameOf } from "../../games/registry";
import { useStore } from "../../store";
import { toAddress } from "../../site";
import { useShell } from "../hooks";
import { SiteLink } from "../controls";
import { isSolved, sharePhrase, useDaily, useDays } from "../daily/puzzles";
import type { DailyPuzzle, DailyPuzzles } from "../../protocol/generated";
import "./later.css";

/** The first puzzle of today that is not solved, or the first one if all are; nothing where no game has one. */
export function DailyTeaser() {
  const { me } = useShell();
  const { found, failed } = useDaily(me.identity);
  const memory = useStore(dailyMemory);
  const shown = found?.today.filter(({ game }) => allGames().some(({ id }) => id === game)) ?? [];
  const puzzle = shown.find((one) => !isSolved(one, found!.day, memory)) ?? shown[0];
  if (!found) return failed ? null : <section class="plate daily" />;
  return puzzle ? <Teaser found={found} puzzle={puzzle} solved={isSolved(puzzle, found.day, memory)} /> : null;
}

function Teaser({ found, puzzle, solved }: { found: DailyPuzzles; puzzle: DailyPuzzle; solved: boolean }) {
  const days = useDays(found);
  const { title } = gameOf(puzzle.game)!;
  return (
    <section class="plate daily" aria-labelledby="daily" data-daily={puzzle.id} data-solved={solved}>
      <img src={toAddress(`/api/games/${puzzle.game}/boards/${puzzle.id}.svg`)} alt="" width="88" height="80" />
      <div>
        <h2 id="daily">{text.title}</h2>
        <p>{title} · {text.grades[puzzle.grade - 1]}</p>
        <p class="quiet">
          {sharePhrase(puzzle)}
          {days > 0 && ` · ${text.days(days)}`}
        </p>
      </div>
      <SiteLink to={`/daily/${puzzle.game}`} kind={solved ? "button" : "button primary"}>
        {solved ? text.look : text.solve}
      </SiteLink>
    </section>
  );
}
