import { useCallback, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Choice, GameCommand, View } from "../../protocol/generated";
import type { RoomModel } from "../../model/room";
import { AbsencePanel } from "../../ui/absence";
import { useBusy } from "../../ui/pre_match/room_request";
import { LogAndChat } from "../../ui/chat/side";
import { useShell, useStore } from "../../ui/hooks";
import { useCoaching } from "../../ui/spectators/view_mode";
import { BoardScene } from "./animation";
import { Board } from "./board";
import { Caption } from "./caption";
import { PlayerPanel } from "./player_panel";
import { AbandonedDialog, EndDialog } from "./end";
import { LogPanel } from "./log";
import { SeatPanel } from "./seats";
import { SideScores } from "./side_scores";
import { namesOf } from "./sides";
import { usePreview } from "./preview";
import { TurnBar } from "./turn_bar";

/** Up to so many seats have room for their programs one above the other. */
const ROOMY = 3;

/** A running or finished match. */
export function TwinTinBotsPage() {
  const { client } = useShell();
  const shown = useStore(client.playback.shown);
  const caughtUp = useStore(client.playback.caughtUp);
  if (!shown?.model.view) return null;
  return <Match model={shown.model} view={shown.model.view} caughtUp={caughtUp} />;
}

interface Props {
  readonly model: RoomModel;
  readonly view: View;
  readonly caughtUp: boolean;
}

function Match({ model, view, caughtUp }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useScene(root);
  const busy = useBusy();
  const names = useMemo(() => namesOf(model.room, view), [model.room, view.seats]);
  const coaching = useCoaching();
  const desks = model.audience;
  const mine = coaching ? [] : desks;
  const open = caughtUp && !model.room.absence?.adjourned ? model.choices : []; // adjourned, nothing can be answered
  const choice = open.find(({ seat }) => mine.includes(seat)) ?? null;
  const answer = useAnswer(choice);
  const previewState = usePreview(view, choice?.id ?? null);
  const operable = choice && !busy ? choice : null;
  const others = view.seats.map((_, seat) => seat).filter((seat) => !desks.includes(seat));
  return (
    <div
      class={view.seats.length > ROOMY ? "match crowded" : "match"}
      ref={root}
      data-players={view.seats.length}
      data-active={view.active}
      data-round={view.round}
    >
      <div class="table">
        <header class="table-head">
          <AbsencePanel room={model.room} playing={mine.filter((seat) => !view.seats[seat]!.resigned)} />
          <TurnBar view={view} names={names} mine={mine} />
          <SideScores view={view} room={model.room} mine={mine} />
        </header>
        <Board view={view} names={names} choice={operable} answer={answer} forecast={previewState.forecast} />
        <Caption names={names} mine={mine} choices={open} caughtUp={caughtUp} foreseen={previewState.forecast !== null} />
      </div>
      {desks.length > 0 && (
        <div class="desks">
          {desks.map((seat) => (
            <PlayerPanel key={seat} mine={desks.length} {...{ seat, view, names, choice, busy, answer, previewState }} />
          ))}
        </div>
      )}
      <div class="side">
        <div class="seat-panels">
          {others.map((seat) => (
            <SeatPanel key={seat} seat={seat} view={view} names={names} />
          ))}
        </div>
        <LogAndChat model={model}>
          <LogPanel names={names} />
        </LogAndChat>
      </div>
      {model.room.abandoned && !view.result && <AbandonedDialog by={model.room.abandoned} room={model.room} />}
      {view.result && <EndDialog result={view.result} view={view} room={model.room} mine={mine} />}
    </div>
  );
}

/** Plays each shown event on the drawing, after it was drawn. */
function useScene(root: { readonly current: HTMLDivElement | null }): void {
  const { client } = useShell();
  const shown = useStore(client.playback.shown);
  useLayoutEffect(() => {
    if (root.current && shown?.event) new BoardScene(root.current).play(shown.event, shown.duration);
  }, [shown?.serial]);
}

function useAnswer(choice: Choice | null): (command: GameCommand) => void {
  const { client } = useShell();
  return useCallback(
    (command) => {
      if (choice) void client.report(client.session.room.command(choice.seat, choice.id, command));
    },
    [client, choice?.id, choice?.seat],
  );
}
