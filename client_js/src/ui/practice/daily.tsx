/** The page of the puzzles of the day: today's and yesterday's of each game, played in place, and the answers on their way to the service. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/daily";
import { text as firstText } from "#text/platform/first";
import { gameOf } from "../../games/registry";
import { dailyMemory, dayBefore, nextNumber, noteAnswer } from "../../model/daily";
import { call } from "../../net/api";
import type { DailyPuzzle, DailyPuzzles, DailyResult, Practice } from "../../protocol/generated";
import { toAddress } from "../../site";
import { useStore } from "../../store";
import { formatClock } from "../../text/times";
import { copyText } from "../shared/copy_or_save";
import { isSolved, noteResult, readDaily, sharePhrase, useDaily, useDays } from "../daily/puzzles";
import { useShell, sentenceOf, useHttpRequest, useReportError } from "../hooks";
import { Splash } from "../splash";
import { type DailyCourse, PracticeHeader, Problem, loadDaily } from "./frame";
import { PuzzleTable } from "./course";
import { patiently } from "./table";

/** A puzzle and its date. */
interface Dated {
  readonly puzzle: DailyPuzzle;
  readonly date: string;
}

/** The page of the puzzles of the day. `chosen`: the game of the address, "" for none. */
export function DailyPage({ chosen }: { chosen: string }) {
  const { me } = useShell();
  const { found, failed } = useDaily(me.identity);
  const all = found ? datedOf(found) : [];
  if (found && all.length > 0) return <Puzzles key={found.day} {...{ found, all, chosen }} />;
  return (
    <>
      <PracticeHeader title={text.title} />
      <main id="main">
        {failed ? <Problem sentence={sentenceOf(failed)} retry={readDaily} /> : <Splash message={found ? text.none : firstText.app.loading} />}
      </main>
    </>
  );
}

/** The puzzles that this page can show, today's first. */
function datedOf({ day, today, yesterday }: DailyPuzzles): Dated[] {
  const dated = (puzzles: readonly DailyPuzzle[], date: string) => puzzles.filter(({ game }) => gameOf(game)).map((puzzle) => ({ puzzle, date }));
  return [...dated(today, day), ...dated(yesterday, dayBefore(day))];
}

/** All puzzles, at first that of the chosen game, or the first one that is not solved. */
function Puzzles({ found, all, chosen }: { found: DailyPuzzles; all: readonly Dated[]; chosen: string }) {
  const memory = useStore(dailyMemory);
  const solved = ({ puzzle, date }: Dated) => isSolved(puzzle, date, memory);
  const [index, setIndex] = useState(() => {
    const wanted = all.findIndex(({ puzzle }) => puzzle.game === chosen);
    return wanted >= 0 ? wanted : Math.max(0, all.findIndex((one) => !solved(one)));
  });
  const shown = all[index]!;
  const nameOf = ({ puzzle, date }: Dated) => (date === found.day ? text.todayOf : text.yesterdayOf)(gameOf(puzzle.game)!.title);
  return (
    <div class="room practice" data-puzzle={shown.puzzle.id} data-date={shown.date}>
      <PracticeHeader title={text.title} heading={false} />
      <main id="main">
        <nav class="puzzle-list" aria-label={text.title}>
          {all.map((one, number) => (
            <button
              key={`${one.date}/${one.puzzle.game}`}
              class="button"
              aria-current={number === index ? "step" : undefined}
              data-solved={solved(one)}
              onClick={() => setIndex(number)}
            >
              {nameOf(one)}
              {solved(one) && <span class="visually-hidden">, {text.solvedMark}</span>}
            </button>
          ))}
        </nav>
        <Loaded key={`${shown.date}/${shown.puzzle.id}`} {...{ found, shown }} />
      </main>
    </div>
  );
}

/** Loads a puzzle, and shows its table. */
function Loaded({ found, shown }: { found: DailyPuzzles; shown: Dated }) {
  const [course, setCourse] = useState<DailyCourse | null | undefined>();
  const { problem, run } = useHttpRequest();
  const { game, id } = shown.puzzle;
  const load = () => void run(() => loadDaily(game, id).then(setCourse));
  useEffect(load, []);
  if (problem !== null) return <Problem sentence={problem} retry={load} />;
  return course ? <Table {...{ found, shown, course }} /> : <Splash message={course === null ? text.none : firstText.app.loading} />;
}

/** A puzzle at its table. Each answer is sent to the service, which checks and counts it. */
function Table({ found, shown, course }: { found: DailyPuzzles; shown: Dated; course: DailyCourse }) {
  const tell = useReportError();
  const daysInARow = useDays(found);
  const { puzzle, date } = shown;
  const ended = (moves: Practice, done: boolean) => void sendAnswer(found.day, date, moves, done).catch(tell);
  const { title } = gameOf(puzzle.game)!;
  const wordsIfSolved = [daysInARow > 0 && `${text.days(daysInARow)}.`, puzzle.tried > 0 && `${sharePhrase(puzzle)}.`, text.next(formatClock(found.ends * 1000))].filter(Boolean).join(" ");
  return (
    <PuzzleTable {...{ course, ended, wordsIfSolved }} puzzle={course.puzzle} title={`${title} · ${text.grades[puzzle.grade - 1]}`}>
      <ShareButton date={date} game={puzzle.game} title={title} />
    </PuzzleTable>
  );
}

/** Shares that a puzzle is solved, and the address of the page: by the system, or as a text to paste. */
function ShareButton({ date, game, title }: { date: string; game: string; title: string }) {
  const tell = useReportError();
  const memory = useStore(dailyMemory);
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const words = text.shared(date, title, memory.solved[`${date}/${game}`] ?? nextNumber(date, game));
    const address = new URL(toAddress(`/daily/${game}`), location.href).href;
    if (!("share" in navigator)) return setCopied(await copyText(`${words}\n${address}`));
    await navigator.share({ text: words, url: address }).catch((error: Error) => {
      if (error.name !== "AbortError") tell(error);
    });
  };
  return (
    <button class="button primary" data-action="share-daily" onClick={() => void share()}>
      <span role="status">{copied ? text.copied : text.shareIt}</span>
    </button>
  );
}

/** Resolves once the last answer is sent. Answers go one by one: the number of each follows from the one before. */
let sending: Promise<void> = Promise.resolve();

/**
 * Sends an answer to the puzzle of a date, and remembers it in this browser once the service has it. `today`: the date of
 * now. `done`: whether it is right. Rejects as `call` does.
 */
export function sendAnswer(today: string, date: string, moves: Practice, done: boolean): Promise<void> {
  const send = async () => {
    const number = nextNumber(date, moves.game);
    const result = await patiently(() => call<DailyResult>("POST", number > 0 ? `/daily?number=${number}` : "/daily", moves));
    noteAnswer(today, date, moves.game, done);
    noteResult(result);
  };
  const sent = sending.then(send, send);
  sending = sent;
  return sent;
}
