import { useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import { sentenceOf } from "../../kit/caption";
import { useScene } from "../../kit/scene";
import { useAnswer } from "../../ui/hooks";
import { AbsencePanel } from "../../ui/match/absence";
import { ComeBack } from "../../ui/match/clock";
import { AbandonedDialog } from "../../ui/match/end_dialog";
import { MatchLog } from "../../ui/match/log";
import { CloseSheet, SHEET, sheetKind, useSheet } from "../../ui/match/sheet";
import { useIsOver } from "../../ui/match/source";
import type { GameEvent as AnyEvent, LogMark, MatchProps, Names } from "../api";
import { play } from "./animation";
import { Board } from "./board";
import { Caption } from "./caption";
import { CardIcon } from "./card";
import { ResultDialog, FinishedGamesDialog, NewGameDialog, useGamesDialog } from "./end";
import type { Choice, GameEvent, View } from "./generated";
import { SIDES, cellName } from "./grid";
import type { Line } from "./grid";
import { Hand } from "./hand";
import { useKeys, useTurn } from "./turn";
import { lastMoveWords, useLastMove } from "./last_move";
import { compareWorths, decidingLines, leastOf, ownerOf, sideOf } from "./worth";
import { Players } from "./players";
import type { Turn } from "./turn";
import { TurnBar } from "./turn_bar";
import { changeWords, describe, logWords, standingWords } from "./wording";

export type Props = MatchProps<View, GameEvent, Choice>;

/** A running or finished match. What it remembers of one room is none of another's. */
export function Match(props: Props) {
  return <MatchOfRoom key={props.room.id} {...props} />;
}

/** The page of a match, whichever room or timeline it comes from. */
function MatchOfRoom(props: Props) {
  const { room, view, audience, ownSeats: mine, choices, busy, names, actions } = props;
  const root = useRef<HTMLDivElement>(null);
  useScene(root, props, (at, shown, duration) => play(at, shown, duration, audience));
  const choice = choices.find(({ seat }) => mine.includes(seat)) ?? null;
  const turn = useTurn(view, choice, busy, useAnswer(choice, actions));
  useKeys(turn, root);
  const sheet = useSheet(null);
  const over = useIsOver() || view.result !== null;
  const [explained, explain] = useState<Line | null>(null);
  const last = useLastMove(view);
  const [dialog, show] = useGamesDialog(view);
  const lying = compareWorths(view.worths);
  const comparison = turn.outcome?.comparison ?? lying;
  const seat = audience[0];
  const lastWords = last ? lastMoveWords(view, last, names) : "";
  const dialogProps = { view, names, mine, close: () => show(null) };
  return (
    <div class="rm-match fits-window" ref={root} data-sheet={sheetKind(sheet)} data-active={view.active} data-game={view.number} data-over={over}>
      <TurnBar {...{ view, names, mine, sheet }} isBot={Boolean(room.seats[view.active]?.bot)} showGames={() => show("list")} caughtUp={props.caughtUp} />
      <div class="rm-state">
        <AbsencePanel room={room} playing={over ? [] : mine} />
        {mine.map((own) => (
          <ComeBack key={own} seat={own} />
        ))}
        <Players view={view} names={names} mine={mine} comparison={comparison} foreseen={turn.outcome !== null} />
      </div>
      <Board
        view={view}
        names={names}
        turn={turn}
        last={last?.cell ?? null}
        lowest={SIDES.flatMap((side) => leastOf(comparison, side))}
        deciding={decidingLines(view, lying)}
        explained={explained}
        explain={explain}
      />
      <Caption {...{ view, names, turn, explained, busy }} mine={seat === undefined ? null : sideOf(view, seat)} happened={happenedWords(props, lastWords, over)} />
      {seat !== undefined && !over && <Hand seat={seat} view={view} names={names} coaching={props.coaching} turn={turn} busy={busy} />}
      <Spoken words={turnWords(view, lastWords, mine, names, over)} />
      <Spoken words={turn.refusal ?? draftWords(turn, view, names, seat)} />
      <div class="rm-side" id={SHEET}>
        <CloseSheet close={sheet.close} />
        <MatchLog room={room} audience={audience} names={names} {...logWords(view.games)} mark={logMark} />
      </div>
      {dialog === "new_game" && <NewGameDialog {...dialogProps} />}
      {dialog === "list" && <FinishedGamesDialog {...dialogProps} />}
      {room.abandoned && !view.result && <AbandonedDialog by={room.abandoned} room={room} />}
      {view.result && <ResultDialog result={view.result} view={view} room={room} names={names} />}
    </div>
  );
}

/** A sentence for screen readers. */
function Spoken({ words }: { words: string }) {
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  );
}

/** The newest card and whose turn it is, for screen readers. */
function turnWords({ active }: View, lastWords: string, mine: readonly number[], names: Names, over: boolean): string {
  if (over) return `${lastWords} ${matchText.game.over}.`;
  return `${lastWords} ${mine.includes(active) ? matchText.game.yourTurn : matchText.game.turnOf(names(active))}.`;
}

/** What the chosen card would change on the chosen cell, for screen readers. */
function draftWords({ draft, outcome }: Turn, view: View, names: Names, seat: number | undefined): string {
  if (!outcome || seat === undefined || draft.cell !== outcome.cell) return "";
  const standing = standingWords(outcome.comparison, (side) => names(ownerOf(view, side)), sideOf(view, seat));
  return matchText.turn.spoken(outcome.value, cellName(outcome.cell), changeWords(outcome), standing);
}

/** What is happening, what has happened, or which player the match waits for. */
function happenedWords({ event, names, view, ownSeats }: Props, lastWords: string, over: boolean): string {
  if (event) return sentenceOf(event, names, describe);
  return lastWords || (over || ownSeats.includes(view.active) ? "" : matchText.turn.waiting(names(view.active)));
}

/** The look of a line. No line is folded away: each card matters. */
function logMark(any: AnyEvent): LogMark {
  const event = any as GameEvent;
  return { major: true, icon: event.type === "card_laid" ? <CardIcon value={event.value} /> : null };
}
