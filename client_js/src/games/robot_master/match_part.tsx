/** Robot Master: what the browser client needs of the game in a match, and the page of it. */
import { useRef, useState } from "preact/hooks";
import { text as accessText } from "#text/robot_master/access";
import { text as endText } from "#text/robot_master/end";
import { text as matchText } from "#text/robot_master/match";
import { text as platformText } from "#text/platform/first";
import { type SheetState, MatchSide, useOver, useAnswer, AbsencePanel, ComeBack, sheetKind, useSheet, LogTab, PlaybackButtons, SeatBotBadge, CloseButton, tip, sentenceOf } from "../../kit/match";
import { useScene } from "../../kit/scene";
import { drawsOf, shuffled } from "../../kit/model";
import type { GameAccess, GameEndPart, GameMatchPart, GameEvent as AnyEvent, LogMark, MatchProps, Names, GameDeal } from "../api";
import { durationOf, soundOf, play } from "./animation";
import { model } from "./fold";
import { type Choice, type GameEvent, type View, type OptionsView, SCHEMA } from "./generated";
import { type LineChange, type Outcome, sideOf, compareWorths, decidingLines, leastOf, ownerOf, HAND } from "./worth";
import { Board } from "./board";
import { CardIcon, SideMark } from "./card";
import { ResultDialog, FinishedGamesDialog, NewGameDialog, useGamesDialog } from "./end";
import { type Line, type Side, SIDES, cellName, CENTRE, VALUES } from "./grid";
import { Hand, Players } from "./players";
import { type Turn, useKeys, useTurn, lastMoveWords, useLastMove } from "./turn";
import { changeWords, describe, logWords, standingWords, explain, lineTitle } from "./wording";
import { STANDARD } from "./room_options";

const COPIES = 6;
const SEATS = 2;
const DECK = VALUES.flatMap((value) => Array.from({ length: COPIES }, () => value as number));

/** How one game of a match begins. */
interface Deal {
  /** The seat that owns the rows. */
  readonly rows: number;
  /** The seat that begins. */
  readonly first: number;
  readonly centre: number;
  /** The hands by seat, ascending. */
  readonly hands: readonly (readonly number[])[];
}

/** The deals of the first `games` games of a match. They take numbers from the seed in the same order as the service. */
export function dealsOf(seed: Uint8Array, { rows: owner, begins }: OptionsView, games: number): Deal[] {
  const draw = drawsOf(seed);
  const firstRows = owner === "random" ? draw(SEATS) : Number(owner === "second_seat");
  return Array.from({ length: games }, (_, game) => {
    const rows = game % 2 === 0 ? firstRows : 1 - firstRows; // the sides are exchanged after each game
    const columnsBegin = begins === "random" ? draw(SEATS) === 1 : begins === "columns";
    const [centre = 0, ...rest] = shuffled(DECK, draw);
    const hands = [rest.slice(0, HAND), rest.slice(HAND, SEATS * HAND)].map((hand) => hand.sort((a, b) => a - b));
    return { rows, first: columnsBegin ? 1 - rows : rows, centre, hands };
  });
}

/** The own hand as it was dealt in a game of the match. */
interface Note {
  readonly number: number;
  readonly seat: number;
  readonly values: readonly number[];
}

/** The check of the deals for the client (see `GameDeal`); the note has the own hand of the newest game. */
export const deal: GameDeal<View> = {
  memoryKey: "hand",
  remember: ({ number, hands }, [seat]): Note | null => {
    const values = seat === undefined ? [] : hands[seat]!.values;
    return seat !== undefined && values.length === HAND ? { number, seat, values } : null;
  },
  faults: (seed, view, note, options) => {
    const deals = dealsOf(seed, (options as OptionsView | null) ?? STANDARD, view.number);
    const newest = deals.at(-1)!;
    // a game that has just ended is in `finished`, too: `slice` drops its second owner
    const owners = [...view.finished.map(({ rows }) => rows), view.rows].slice(0, view.number);
    return [
      ...(owners.every((rows, game) => rows === deals[game]!.rows) ? [] : ["rows"]),
      ...(view.first === newest.first ? [] : ["first"]),
      ...(view.cells[CENTRE] === newest.centre ? [] : ["centre"]),
      ...(isDealt(note as Note | null, deals) ? [] : ["hand"]),
    ];
  },
  faultWords: matchText.deal,
};

/** Whether the noted hand is the one of its game; a missing note fits. */
function isDealt(note: Note | null, deals: readonly Deal[]): boolean {
  const hand = note && deals[note.number - 1]?.hands[note.seat];
  return !hand || hand.join() === note.values.join();
}

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: { ...model, activeSeats: ({ active, result }) => (result ? [] : [active]), playingSeats: ({ result }) => (result ? [] : [0, 1]) },
  animation: { durationOf, soundOf, startsTurn: ({ type }) => type === "card_laid", startsRound: ({ type }) => type === "game_began" },
  deal,
  lit: (event) => (event.type === "card_laid" ? [`[data-card="${event.at}"]`] : []),
  Match,
  loadAccess: () => Promise.resolve(access),
  loadEndPart: () => Promise.resolve(endPart),
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

/** Robot Master: the keys of the game. The grid is a table for screen readers by itself. */
const access: GameAccess<View, GameEvent> = {
  keys: () => [
    { keys: ["0", "1", "…", "5"], about: accessText.keys.card },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.cell },
    { keys: ["Home", "End"], about: accessText.keys.ends },
    { keys: ["Enter"], about: accessText.keys.lay },
    { keys: ["Escape"], about: accessText.keys.back },
  ],
};

/** What Robot Master says about a finished match: the worth of each player's lowest line over time, and its statistics. */
const endPart: GameEndPart<View, GameEvent> = {
  seatClass: (view, seat) => `rm-${sideOf(view, seat)}`,
  scoreOf: (view, seat) => Math.min(...view.worths[sideOf(view, seat)]),
  words: (kind, name) => (endText[kind] as Readonly<Record<string, string>>)[name] ?? name,
};

type Props = MatchProps<View, GameEvent, Choice>;

/** The page of a match, whichever room or timeline it comes from. */
function Match(props: Props) {
  const { room, view, audience, ownSeats: mine, choices, busy, names, actions } = props;
  const root = useRef<HTMLDivElement>(null);
  useScene(root, props, (at, shown, duration) => play(at, shown, duration, audience));
  const choice = choices.find(({ seat }) => mine.includes(seat)) ?? null;
  const turn = useTurn(view, choice, busy, useAnswer(choice, actions));
  useKeys(turn, root);
  const sheet = useSheet(null);
  const over = useOver(view);
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
        {mine.map((own) => <ComeBack key={own} seat={own} />)}
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
      <MatchSide class="rm-side" close={sheet.close} {...{ room, view, audience, names }} {...logWords(view.games)} mark={logMark} />
      {dialog === "new_game" && <NewGameDialog {...dialogProps} />}
      {dialog === "list" && <FinishedGamesDialog {...dialogProps} />}
      {view.result && <ResultDialog result={view.result} view={view} room={room} names={names} mine={mine} />}
    </div>
  );
}

/** A sentence for screen readers. */
function Spoken({ words }: { words: string }) {
  return <p class="visually-hidden" role="status" aria-live="polite">{words}</p>;
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

/** How an event looks in the log. All are `major`, so that no line is folded away: each card matters. */
function logMark(any: AnyEvent): LogMark {
  const event = any as GameEvent;
  return { major: true, icon: event.type === "card_laid" ? <CardIcon value={event.value} /> : null };
}

interface TurnBarProps extends Pick<Props, "view" | "names" | "caughtUp"> {
  readonly mine: readonly number[];
  readonly isBot: boolean;
  readonly showGames: () => void;
  readonly sheet: SheetState;
}

/** The line above the grid: whose turn it is, and which game of how many. */
function TurnBar({ view, names, mine, isBot, showGames, caughtUp, sheet }: TurnBarProps) {
  const { active, games } = view;
  const over = useOver(view);
  const own = mine.includes(active) && !over;
  const side = sideOf(view, active);
  const words = over ? matchText.game.over : own ? matchText.game.yourTurn : isBot ? platformText.bots.thinking(names(active)) : matchText.game.turnOf(names(active));
  return (
    <header class={`rm-turn rm-${side}${own ? " own" : ""}${over ? " over" : ""}`} data-active={over ? "" : active}>
      <p class="rm-whose">
        {!over && <SideMark side={side} />}
        {!over && <SeatBotBadge seat={active} />}
        <strong>{words}</strong>
      </p>
      {games > 1 && <GamesButton view={view} show={showGames} />}
      <PlaybackButtons caughtUp={caughtUp} />
      <LogTab state={sheet} />
    </header>
  );
}

/** The number of the game and the games won, which opens the list of the finished games. */
function GamesButton({ view, show }: { view: View; show: () => void }) {
  const { number, games, won, rows } = view;
  const score = matchText.game.score(won[rows]!, won[1 - rows]!);
  return (
    <button
      type="button"
      class="rm-games"
      disabled={view.finished.length === 0}
      aria-label={matchText.game.gamesButton(number, games, score)}
      data-game={number}
      onClick={show}
    >
      <span>{matchText.game.number(number, games)}</span>
      <strong>{score}</strong>
    </button>
  );
}

interface CaptionProps extends Pick<Props, "view" | "names" | "busy"> {
  readonly turn: Turn;
  /** The viewer's side, or null. */
  readonly mine: Side | null;
  readonly explained: Line | null;
  /** What has happened, or which player the match waits for. */
  readonly happened: string;
}

/** The words below the grid: why a line is worth what it is, what the previewed move leads to, or what happened last. */
function Caption({ view, names, turn, mine, explained, happened, busy }: CaptionProps) {
  const { outcome, ready, draft } = turn;
  return (
    <section class="plate rm-caption" data-kind={explained ? "worth" : outcome ? "outcome" : "idle"}>
      <div class="rm-caption-words">
        {explained ? (
          <p>{explain(outcome?.cards ?? view.cells, explained)}</p>
        ) : outcome ? (
          <OutcomeWords outcome={outcome} nameOf={(side) => names(ownerOf(view, side))} mine={mine} />
        ) : (
          <>
            {(turn.legal.length === 0 || isUntouched(turn)) && <p>{happened}</p>}
            {turn.legal.length > 0 && <p class="rm-hint">{hint(turn, mine)}</p>}
            {turn.legal.length > 0 && <p class="rm-keys quiet">{matchText.turn.keys}</p>}
          </>
        )}
      </div>
      {draft.value !== null && draft.cell !== null && (
        <div class="rm-caption-buttons">
          <button
            type="button"
            class="button primary rm-lay"
            disabled={!ready}
            aria-label={matchText.turn.layLabel(draft.value, cellName(draft.cell))}
            onClick={(event) => {
              turn.lay();
              if (event.detail === 0) focusGrid(event.currentTarget); // a key pressed the button, which goes now
            }}
          >
            {matchText.turn.lay}
          </button>
          <CloseButton label={matchText.turn.back} close={turn.takeBack} className="rm-back" disabled={busy} {...tip(matchText.turn.back, undefined, "Escape")} />
        </div>
      )}
    </section>
  );
}

/** Gives the focus back to the grid. */
function focusGrid(within: Element): void {
  within.closest(".rm-match")?.querySelector<SVGElement>('.rm-board [tabindex="0"]')?.focus();
}

/** Whether neither a card nor a cell is chosen, and no cell was refused. */
function isUntouched({ draft, refusal }: Turn): boolean {
  return draft.value === null && draft.cell === null && refusal === null;
}

/** What is to be chosen next. */
function hint({ draft, refusal }: Turn, mine: Side | null): string {
  if (refusal) return refusal;
  if (draft.value !== null) return matchText.turn.pickCell(draft.value);
  return draft.cell !== null ? matchText.turn.pickCardFor(cellName(draft.cell)) : matchText.turn.pickCard[mine ?? "rows"];
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly nameOf: (side: Side) => string;
  readonly mine: Side | null;
}

/** What the chosen card would change: the worths of its row and column, and which side would then be ahead. */
function OutcomeWords({ outcome, nameOf, mine }: OutcomeProps) {
  return (
    <div class="rm-outcome" data-outcome={`${outcome.value}${cellName(outcome.cell)}`}>
      <span class="rm-outcome-card" {...tip(matchText.turn.outcome(outcome.value, cellName(outcome.cell)))}>
        <CardIcon value={outcome.value} />
      </span>
      <p class="rm-changes">{outcome.changes.map((change) => <Change key={change.line.side} {...change} />)}</p>
      <p class="rm-then">{standingWords(outcome.comparison, nameOf, mine)}</p>
    </div>
  );
}

/** The worth of a line before and after the card. */
function Change({ line, before, after }: LineChange) {
  return (
    <span class={`rm-change rm-${line.side}`} data-change={`${before}-${after}`}>
      {before === after ? matchText.worth.unchanged(lineTitle(line), after) : matchText.worth.change(lineTitle(line), before, after)}
    </span>
  );
}
