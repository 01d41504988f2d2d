import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchProps, Names } from "../api";
import { HappeningCaption } from "../../kit/caption";
import { useScene } from "../../kit/scene";
import type { Choice, GameEvent, StandingAnswersView, View } from "./generated";
import { AbsencePanel } from "../../ui/match/absence";
import { useAnswer } from "../../ui/hooks";
import { Silent, lazy } from "../../ui/lazy";
import { AbandonedDialog } from "../../ui/match/end_dialog";
import { MatchLog } from "../../ui/match/log";
import { CloseSheet, SHEET, SheetTabs, sheetKind, useSheet } from "../../ui/match/sheet";
import type { SheetState } from "../../ui/match/sheet";
import { useIsLive } from "../../ui/match/source";
import { playEvent } from "./animation";
import { Board } from "./board";
import { lastChanges, describe, logWords, sentenceFor } from "./wording";
import { logLooks } from "./log_looks";
import { useOrientation } from "./board_settings";
import { PlayerPanel } from "./player_panel";
import { OwnSeatTabs, SeatTabs, SeatPanel } from "./seats";
import { SideScores, namesOf } from "./sides";
import { usePreview } from "./preview";
import type { Presets } from "./player_panel";
import { TurnBar } from "./turn_bar";

const RankingDialog = lazy(async () => (await import("./end")).RankingDialog, Silent);

/** Up to so many seats have room for their programs one above the other. */
const ROOMY = 3;

export type Props = MatchProps<View, GameEvent, Choice>;

/** A running or finished match. */
export function Match(props: Props) {
  const { room, view, audience, ownSeats: mine, choices: open, busy, actions } = props;
  const root = useRef<HTMLDivElement>(null);
  useOrientation(view, audience[0]);
  useScene(root, props, playEvent);
  const names = useMemo(() => namesOf(room, view), [room, view.seats]);
  const changes = useMemo(() => lastChanges(props.pastEvents, view.seats.length), [props.pastEvents, view.seats.length]);
  const choice = open.find(({ seat }) => mine.includes(seat)) ?? null;
  const answer = useAnswer(choice, actions);
  const previewState = usePreview(view, choice?.id ?? null, actions);
  const { attempt, forecast, parts } = previewState;
  const live = useIsLive();
  const presets: Presets | null =
    live && room.status === "playing" ? { answers: props.presetAnswers as StandingAnswersView | null, set: actions.setPresetAnswers, hasBlobs: view.blobs.length > 0 } : null;
  const operable = choice && !busy ? choice : null;
  const onBoard = operable && operable.kind !== "program" && operable.kind !== "first" ? operable.id : null;
  const sheet = useSheet(onBoard);
  const [front, bring] = useFrontSeat(props, choice);
  const others = view.seats.map((_, seat) => seat).filter((seat) => !audience.includes(seat));
  return (
    <div
      class={`match fits-window${view.seats.length > ROOMY ? " crowded" : ""}`}
      ref={root}
      data-players={view.seats.length}
      data-active={view.active}
      data-round={view.round}
      data-sheet={sheetKind(sheet)}
    >
      <div class="table">
        <header class="table-head">
          <AbsencePanel room={room} playing={mine.filter((seat) => !view.seats[seat]!.resigned)} />
          <TurnBar view={view} room={room} names={names} mine={mine} />
          <SideScores view={view} room={room} mine={mine} />
        </header>
        <Board view={view} names={names} mine={mine} choice={operable} answer={answer} forecast={forecast} overlay={parts && forecast && <parts.PreviewOverlay forecast={forecast} view={view} seat={attempt!.seat} />} />
        {parts && attempt ? (
          <parts.PreviewPanel {...{ attempt, forecast, previewState, names }} radius={view.radius} />
        ) : (
          <HappeningCaption {...props} class="caption" names={names} describe={(event) => describe(event, names, view.radius)} waiting={() => waitingWords(props, names)} />
        )}
      </div>
      {audience.length > 0 && (
        <div class="player-panels">
          {audience.map((seat) => (
            <PlayerPanel key={seat} front={seat === front} mine={audience.length} {...{ seat, view, names, choice, busy, answer, previewState }} changes={changes[seat]!} coaching={props.coaching} presets={presets} />
          ))}
        </div>
      )}
      <SheetTabs state={sheet}>
        {audience.length > 1 && <OwnSeatTabs seats={audience} view={view} names={names} front={front} bring={bring} />}
        <SeatTabs seats={others} view={view} names={names} state={sheet} />
      </SheetTabs>
      <Side {...{ room, view, audience, names, others, changes, sheet }} />
      {room.abandoned && !view.result && <AbandonedDialog by={room.abandoned} room={room} />}
      {view.result && <RankingDialog result={view.result} view={view} room={room} mine={mine} />}
    </div>
  );
}

interface SideProps extends Pick<Props, "room" | "view" | "audience" | "names"> {
  readonly others: readonly number[];
  readonly changes: ReturnType<typeof lastChanges>;
  readonly sheet: SheetState;
}

/** The seats of the other players and the log. On small screens it is a sheet over the board. */
function Side({ room, view, audience, names, others, changes, sheet }: SideProps) {
  const logProps = useMemo(
    () => ({ ...logWords((players) => namesOf(room, view, players), view.radius), ...logLooks(audience) }),
    [names, view.radius, audience],
  );
  return (
    <div class="side" id={SHEET}>
      <CloseSheet close={sheet.close} />
      <div class="seat-panels">
        {others.map((seat) => (
          <SeatPanel key={seat} seat={seat} view={view} names={names} changes={changes[seat]!} picked={sheet.sheet === seat} />
        ))}
      </div>
      <MatchLog room={room} audience={audience} names={names} {...logProps} />
    </div>
  );
}

/** The player that the match waits for, in a sentence; empty if it waits for no other. */
function waitingWords({ choices, ownSeats, room }: Props, names: Names): string {
  const choice = choices.find(({ seat }) => !ownSeats.includes(seat));
  return choice ? sentenceFor(choice, names, Boolean(room.seats[choice.seat]?.bot)) : "";
}

/**
 * The own seat whose panel small screens show, and a function that brings another one to the front: usually the seat
 * that is asked, else the one whose turn it is.
 */
function useFrontSeat({ view, audience }: Props, choice: Choice | null): [number | null, (seat: number) => void] {
  const [wanted, want] = useState<number | null>(null);
  useEffect(() => want(null), [choice?.id]);
  const usual = audience.includes(view.active) ? view.active : (audience[0] ?? null);
  return [wanted ?? choice?.seat ?? usual, want];
}
