import { useMemo, useState } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import { HappeningCaption } from "../../kit/caption";
import { useAnswer } from "../../ui/hooks";
import { Silent, lazy } from "../../ui/lazy";
import { AbsencePanel } from "../../ui/match/absence";
import { AbandonedDialog } from "../../ui/match/end_dialog";
import { MatchLog } from "../../ui/match/log";
import { CloseSheet, SHEET, SheetTabs, sheetKind, useSheet } from "../../ui/match/sheet";
import type { SheetState } from "../../ui/match/sheet";
import { useIsOver } from "../../ui/match/source";
import { tip } from "../../ui/tip";
import type { MatchProps, Names } from "../api";
import { ArenaBoard } from "./arena";
import { Desk } from "./desk";
import type { Choice, GameEvent, View, Phase } from "./generated";
import { logLooks } from "./log_mark";
import { OrderList } from "./order_list";
import { usePlay } from "./play";
import { namesOf, describe, logWords, waitingWords } from "./wording";
import { SeatTabs, SeatPanel } from "./seats";

const ResultDialog = lazy(async () => (await import("./end")).ResultDialog, Silent);

export type Props = MatchProps<View, GameEvent, Choice>;

/** A running or finished match. What it remembers of one room is none of another's. */
export function Match(props: Props) {
  return <MatchOfRoom key={props.room.id} {...props} />;
}

/** The page of a match, whichever room or timeline it comes from. */
function MatchOfRoom(props: Props) {
  const { room, view, audience, ownSeats, choices, busy, actions } = props;
  const names = useMemo(() => namesOf(view, props.names), [props.names, view.seats.length]);
  const asked = choices.find(({ seat }) => ownSeats.includes(seat)) ?? null;
  const choice = asked ?? answeredChoice(props);
  const again = choice !== null && asked === null; // it is answered, and the answer may be changed
  const answer = useAnswer(choice, actions);
  const seat = choice?.seat ?? ownSeats[0] ?? audience[0] ?? null;
  const waitingFor = choices.map((one) => one.seat).filter((other) => !ownSeats.includes(other));
  const context = { view, names, seat, choice, again, waitingFor, busy, answer, actions };
  const play = usePlay(context);
  const sheet = useSheet(play.picks.length > 0 ? (choice?.id ?? null) : null);
  return (
    <div
      class="vt-match fits-window"
      data-seats={view.seats.length}
      data-phase={view.phase}
      data-round={view.round}
      data-choice={choice?.kind ?? ""}
      data-again={again}
      data-desk={seat !== null}
      data-sheet={sheetKind(sheet)}
    >
      <header class="vt-head">
        <AbsencePanel room={room} playing={ownSeats.filter((own) => !view.result && !view.seats[own]!.resigned)} />
        <RoundBar {...props} names={names} choice={asked} />
      </header>
      <div class="vt-board">
        <ArenaBoard
          view={view}
          names={names}
          audience={audience}
          event={props.event}
          duration={props.duration}
          serial={props.serial}
          picks={busy ? [] : play.picks}
          onPick={play.onPick}
          picked={play.picked}
          pickWords={play.pickWords}
          overlay={play.overlay}
        />
      </div>
      <div class="vt-below">
        <OrderList view={view} names={names} />
        <HappeningCaption {...props} class="vt-caption" idleButtons names={names} describe={describe} waiting={() => waitingWords(choices, ownSeats, names)} />
      </div>
      {seat !== null && <Desk {...context} play={play} coaching={props.coaching} />}
      <SheetTabs state={sheet}>
        <SeatTabs {...props} names={names} state={sheet} />
      </SheetTabs>
      <Side {...props} names={names} sheet={sheet} />
      {room.abandoned && !view.result && <AbandonedDialog by={room.abandoned} room={room} />}
      {view.result && <ResultDialog result={view.result} view={view} room={room} names={names} mine={ownSeats} />}
    </div>
  );
}

/** The seats and the log. On small screens it is a sheet over the arena. */
function Side({ room, view, audience, ownSeats, choices, names, sheet }: Props & { readonly sheet: SheetState }) {
  const log = useMemo(() => ({ ...logWords(view), ...logLooks(view, audience) }), [names, audience]);
  return (
    <div class="vt-side" id={SHEET}>
      <CloseSheet close={sheet.close} />
      <div class="vt-seats">
        {[...view.seats.keys()].map((index) => (
          <SeatPanel key={index} seat={index} view={view} names={names} choices={choices} own={ownSeats.includes(index)} picked={sheet.sheet === index} />
        ))}
      </div>
      <MatchLog room={room} audience={audience} names={names} {...log} />
    </div>
  );
}

/** The own choice that is answered and may be answered again; null for none, and while the view is behind. */
function answeredChoice({ view, ownSeats, caughtUp }: Props): Choice | null {
  const seat = ownSeats.find((own) => view.seats[own]!.answered !== null);
  if (seat === undefined || !caughtUp || view.result) return null;
  return { kind: view.phase === "programming" ? "program" : "equip", id: view.seats[seat]!.answered!, seat };
}

interface RoundBarProps extends MatchProps<View, GameEvent, Choice> {
  /** The names of all seats of the game. */
  readonly names: Names;
  /** The own open choice. */
  readonly choice: Choice | null;
}

const AboutDialog = lazy(async () => (await import("./end")).AboutDialog, Silent);

const PHASES: readonly Phase[] = ["preparation", "programming", "activation", "resolution"];

/** The line above the arena: what is done now, the phase, the round, and the match of a championship. */
function RoundBar({ view, choice, names }: RoundBarProps) {
  const [explained, explain] = useState(false);
  const { round, round_limit, phase, unit, championship } = view;
  const words = useIsOver() || view.result ? matchText.round.over : choice ? matchText.asks[choice.kind] : unit !== null ? matchText.round.unit(unit) : matchText.round.phases[phase];
  return (
    <div class={`vt-bar${choice ? " own" : ""}`}>
      <strong class="vt-doing">{words}</strong>
      <ol class="vt-phases" aria-label={matchText.round.phasesLabel}>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? "step" : undefined} {...tip(matchText.round.phases[one], matchText.round.phasesAbout[one])}>
            <span>{matchText.round.phasesShort[one]}</span>
          </li>
        ))}
      </ol>
      {championship && (
        <span class="chip" data-match={championship.match} {...tip(matchText.round.match(championship.match), matchText.round.matchAbout)}>
          {matchText.round.match(championship.match)}
        </span>
      )}
      <button type="button" class="vt-round" {...tip(matchText.about.title)} aria-haspopup="dialog" onClick={() => explain(true)}>
        {matchText.round.number(round, round_limit)}
      </button>
      {explained && <AboutDialog view={view} names={names} close={() => explain(false)} />}
    </div>
  );
}
