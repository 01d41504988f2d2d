/** Between the games of a match: who won the last one, and who owns what from now on; and the list of finished games. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import { Dialog } from "../../ui/dialog";
import type { Names } from "../api";
import { EDGE, at, centreOf } from "./board_geometry";
import { CardArt } from "./card";
import type { GameResult, SideLists, View } from "./generated";
import { cellName, cellsOf } from "./grid";
import type { Cards } from "./grid";
import { LinesTable } from "./lines_table";
import { compareWorths } from "./lowest";
import { SideMark } from "./side_mark";
import { decidedBy, ownerOf, sideOf } from "./sides";

interface Props {
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
  readonly close: () => void;
}

export type Shown = "new_game" | "list" | null;

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
export function NewGameDialog({ view, names, mine, close }: Props) {
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
      <div class="actions">
        <button type="button" class="button primary rm-play-on" onClick={close}>
          {matchText.between.playOn}
        </button>
      </div>
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
export function FinishedGamesDialog({ view, names, close }: Props) {
  return (
    <Dialog title={matchText.between.finished} close={close}>
      <FinishedGames games={view.finished} names={names} />
    </Dialog>
  );
}

interface FinishedProps {
  readonly games: readonly GameResult[];
  readonly names: Names;
}

/** The finished games, the newest first and open. */
export function FinishedGames({ games, names }: FinishedProps) {
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

interface SmallGridProps {
  readonly cards: Cards;
  readonly worths: SideLists;
}

/** The full grid of a finished game, its deciding lines lit. */
function SmallGrid({ cards, worths }: SmallGridProps) {
  const { sorted, deciding } = compareWorths(worths);
  const lit = deciding === null ? [] : [sorted.rows[deciding]!, sorted.columns[deciding]!].flatMap(cellsOf);
  const label = matchText.end.grid(cards.map((value, cell) => matchText.grid.cell(cellName(cell), value ?? 0)).join(", "));
  return (
    <svg class="rm-small-grid" viewBox={`-8 -8 ${EDGE + 16} ${EDGE + 16}`} role="img" aria-label={label}>
      <rect class="rm-plate" x="-6" y="-6" width={EDGE + 12} height={EDGE + 12} rx="22" />
      {cards.map((value, cell) => (
        <g key={cell} class="rm-ground" style={at(centreOf(cell))}>
          <g data-lit={lit.includes(cell)}>
            <rect class="rm-well" x="-46" y="-46" width="92" height="92" rx="16" />
          </g>
          {value !== null && <CardArt value={value} />}
        </g>
      ))}
    </svg>
  );
}
