import { useMemo } from "preact/hooks";
import { isRoomEvent } from "../../model/room";
import { useAnswer } from "../../ui/hooks";
import { Silent, lazy } from "../../ui/lazy";
import { AbsencePanel } from "../../ui/match/absence";
import { AbandonedDialog } from "../../ui/match/end_dialog";
import { MatchLog } from "../../ui/match/log";
import { PlaybackButtons } from "../../ui/match/playback_buttons";
import { describeRoomEvent } from "../../ui/match/room_events";
import { CloseSheet, SHEET, SheetTabs, sheetKind, useSheet } from "../../ui/match/sheet";
import type { SheetState } from "../../ui/match/sheet";
import { useIsLive } from "../../ui/match/source";
import type { MatchProps } from "../api";
import { ArenaBoard } from "./arena";
import { Desk } from "./desk";
import type { Choice, GameEvent, View } from "./generated";
import { logLooks } from "./log_mark";
import { OrderList } from "./order_list";
import { usePlay } from "./play";
import { namesOf } from "./names";
import { RoundBar } from "./round_bar";
import { SeatTabs } from "./seat_tabs";
import { SeatPanel } from "./seats";
import { describe, logWords, waitingWords } from "./wording";

const ResultDialog = lazy(async () => (await import("./dialogs")).ResultDialog, Silent);

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
        <Caption {...props} names={names} />
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

/** One sentence below the arena: what is happening, or which players the match waits for. */
export function Caption({ event, names, ownSeats, choices, caughtUp, pastEvents }: MatchProps<View, GameEvent, Choice>) {
  const shown = event ?? (useIsLive() ? null : (pastEvents.at(-1) ?? null));
  const words = shown ? (isRoomEvent(shown) ? describeRoomEvent(shown, names) : describe(shown, names)) : waitingWords(choices, ownSeats, names);
  return (
    <div class="vt-caption">
      <p role="status" aria-live={event ? "off" : "polite"}>
        {words}
      </p>
      <PlaybackButtons caughtUp={caughtUp} />
    </div>
  );
}
