/** The dialogs about finished games and at the end of a match. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import { type EndProps, EndDialog, Dialog } from "../../kit/match";
import type { Names } from "../api";
import type { ResultView, View, GameResult, SideLists } from "./generated";
import { translate } from "../../kit/scene";
import { type Cards, EDGE, centreOf, cellName, cellsOf, SIDES, SIZE } from "./grid";
import { CardArt, SideMark } from "./card";
import { compareWorths, decidedBy, ownerOf, sideOf } from "./worth";
import { lineWords } from "./wording";

/** The end of a match: who won and why, with the finished games, or the lines of the only game. */
export function ResultDialog({ result, view, room, names, mine }: EndProps<View, ResultView>) {
  const [first = []] = result.ranking;
  const side = mine[0] === undefined ? null : sideOf(view, mine[0]);
  return (
    <EndDialog room={room} reopen={matchText.end.ranking} result={{ ranking: result.ranking, points: pointsOf(result, view) }} piece={side && <SideMark side={side} />}>
      <p class="winner" data-ranking={result.ranking.map((seats) => seats.join("+")).join(",")} data-scores={result.scores.join(",")}>
        {first.length === 1 ? matchText.end.winner(names(first[0]!)) : matchText.end.draw}
      </p>
      <p>{reason(result, view, names)}</p>
      {view.games > 1 && view.finished.length > 0 ? (
        <FinishedGames games={view.finished} names={names} />
      ) : (
        result.reason !== "resigned" && <LinesTable rows={view.rows} worths={view.worths} names={names} />
      )}
    </EndDialog>
  );
}

/** By seat, the games won; in a match of one game the worths of the lines that decided it, undefined if none did. */
function pointsOf({ reason: why, ranking }: ResultView, view: View): readonly number[] | undefined {
  if (view.games > 1) return view.won;
  const decided = why === "resigned" || ranking.length < 2 ? null : decidedBy(view);
  return decided ? view.won.map((_, seat) => (seat === ranking[0]![0] ? decided.won : decided.lost)) : undefined;
}

/** Why the match ended as it did, in a sentence. */
function reason({ reason: why, ranking }: ResultView, view: View, names: Names): string {
  const because = matchText.end.because;
  if (why === "resigned") return because.resigned(names(ranking[1]?.[0] ?? 0));
  if (view.games > 1) {
    const winner = ranking[0]![0]!;
    return because.games(view.won[winner]!, view.won[1 - winner]!);
  }
  const decided = decidedBy(view);
  if (!decided) return because.even;
  const { place, won, lost } = decided;
  return place === 0 ? because.lowest(won, lost) : because.later(matchText.end.places[place]!, won, lost);
}

interface GamesDialogProps {
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
  readonly close: () => void;
}

type Shown = "new_game" | "list" | null;

/** Which dialog is open; that of a new game opens by itself when one begins. */
export function useGamesDialog({ number, finished, result }: View): readonly [Shown, (shown: Shown) => void] {
  const [shown, show] = useState<Shown>(null);
  const seen = useRef(number);
  useEffect(() => {
    if (number > seen.current && finished.length > 0 && !result) show("new_game");
    seen.current = number;
  }, [number]);
  useEffect(() => {
    if (result) show(null);
  }, [result !== null]);
  return [shown, show];
}

/** Says that a new game has begun with the sides exchanged. */
export function NewGameDialog({ view, names, mine, close }: GamesDialogProps) {
  const { number, games, finished, first } = view;
  const seat = mine[0];
  const side = seat === undefined ? null : sideOf(view, seat);
  return (
    <Dialog title={matchText.between.title(number, games)} close={close}>
      <p class="rm-game-won">{wonWords(finished.at(-1)!, number - 1, names)}</p>
      <LinesTable {...finished.at(-1)!} names={names} />
      <FullGrid {...finished.at(-1)!} />
      <div class={`rm-exchanged rm-${side ?? "rows"}`}>
        <SideMark side={side ?? "rows"} />
        <p>
          {matchText.between.exchanged}{" "}
          <strong>{side ? matchText.between.youOwn[side] : matchText.between.owner(names(ownerOf(view, "rows")), names(ownerOf(view, "columns")))}</strong>{" "}
          {first === seat ? matchText.between.youBegin : matchText.between.begins(names(first))}
        </p>
      </div>
      <div class="actions"><button type="button" class="button primary rm-play-on" onClick={close}>{matchText.between.playOn}</button></div>
    </Dialog>
  );
}

/** The full grid of a game, folded away. */
function FullGrid({ cells, worths }: GameResult) {
  return (
    <details class="rm-full-grid">
      <summary>{matchText.end.showGrid}</summary>
      <SmallGrid cards={cells} worths={worths} />
    </details>
  );
}

/** The dialog with the finished games of the match. */
export function FinishedGamesDialog({ view, names, close }: GamesDialogProps) {
  return (
    <Dialog title={matchText.between.finished} close={close}><FinishedGames games={view.finished} names={names} /></Dialog>
  );
}

/** The finished games, the newest first and open. */
function FinishedGames({ games, names }: { games: readonly GameResult[]; names: Names }) {
  return (
    <ol class="rm-finished" reversed>
      {games
        .map((game, index) => (
          <li key={index}>
            <details open={index === games.length - 1}>
              <summary>
                <strong>{matchText.end.game(index + 1)}</strong>{" "}
                {game.winner === null ? matchText.end.gameDrawn : matchText.end.gameWon(names(game.winner))}
              </summary>
              <LinesTable {...game} names={names} />
              <FullGrid {...game} />
            </details>
          </li>
        ))
        .reverse()}
    </ol>
  );
}

/** Who won a game and by which worths, in a sentence. `number`: of the game. */
function wonWords(game: GameResult, number: number, names: Names): string {
  const decided = decidedBy(game);
  if (!decided || game.winner === null) return matchText.between.drawn(number);
  return matchText.between.won(number, names(game.winner), decided.won, decided.lost);
}

/** The full grid of a finished game, its deciding lines lit. */
function SmallGrid({ cards, worths }: { cards: Cards; worths: SideLists }) {
  const { sorted, deciding } = compareWorths(worths);
  const lit = deciding === null ? [] : [sorted.rows[deciding]!, sorted.columns[deciding]!].flatMap(cellsOf);
  const label = matchText.end.grid(cards.map((value, cell) => matchText.grid.cell(cellName(cell), value ?? 0)).join(", "));
  return (
    <svg class="rm-small-grid" viewBox={`-8 -8 ${EDGE + 16} ${EDGE + 16}`} role="img" aria-label={label}>
      <rect class="rm-plate" x="-6" y="-6" width={EDGE + 12} height={EDGE + 12} rx="22" />
      {cards.map((value, cell) => (
        <g key={cell} class="rm-ground" style={translate(centreOf(cell))}>
          <g data-lit={lit.includes(cell)}><rect class="rm-well" x="-46" y="-46" width="92" height="92" rx="16" /></g>
          {value !== null && <CardArt value={value} />}
        </g>
      ))}
    </svg>
  );
}

interface LinesTableProps {
  /** The seat that owned the rows. */
  readonly rows: number;
  readonly worths: SideLists;
  readonly names: Names;
}

/** Both players' lines from the lowest to the highest, for the end of a match; the one that decided is marked. */
function LinesTable({ rows, worths, names }: LinesTableProps) {
  const { sorted, deciding, ahead } = compareWorths(worths);
  return (
    <table class="rm-lines">
      <caption class="visually-hidden">{matchText.end.lines}</caption>
      <thead>
        <tr>
          <th scope="col" class="visually-hidden">{matchText.end.place}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" class={`rm-${side}`}><SideMark side={side} /> <span>{names(ownerOf({ rows }, side))}</span></th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: SIZE }, (_, place) => (
          <tr key={place} data-deciding={place === deciding} data-later={deciding !== null && place > deciding}>
            <th scope="row">
              {matchText.end.places[place]}
              {place === deciding && <span class="chip rm-decides">{matchText.end.deciding}</span>}
            </th>
            {SIDES.map((side) => {
              const one = sorted[side][place]!;
              return (
                <td key={side} class={`rm-${side}`} data-won={place === deciding && side === ahead}>
                  {one.worth} <small>{lineWords(one)}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
