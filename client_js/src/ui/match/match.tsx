import { useMemo } from "preact/hooks";
import type { Client } from "../../client";
import type { GameClient, GameView, MatchActions } from "../../games/api";
import type { RoomModel } from "../../model/types";
import type { RoomView } from "../../protocol/generated";
import { useShell, useStore } from "../hooks";
import { useBusy } from "../pre_match/room_request";
import { useCoaching } from "../spectators/view_mode";

interface Props {
  readonly game: GameClient;
  readonly model: RoomModel;
  readonly view: GameView;
}

/** A running or finished match: the game's page, with everything that it shows. */
export function Match({ game, model, view }: Props) {
  const { client } = useShell();
  const shown = useStore(client.playback.shown);
  const caughtUp = useStore(client.playback.caughtUp);
  const presetAnswers = useStore(client.session.room.presetAnswers);
  const busy = useBusy();
  const coaching = useCoaching();
  const actions = useMemo(() => actionsOf(client), [client]);
  const names = useMemo(() => namesOf(model.room), [model.room]);
  const { room, audience, choices } = model;
  return (
    <game.Match
      room={room}
      view={view}
      audience={audience}
      ownSeats={coaching ? [] : audience}
      coaching={coaching}
      names={names}
      event={shown?.event ?? null}
      duration={shown?.duration ?? 0}
      serial={shown?.serial ?? 0}
      caughtUp={caughtUp}
      choices={caughtUp && !room.absence?.adjourned ? choices : []}
      busy={busy}
      presetAnswers={presetAnswers}
      actions={actions}
    />
  );
}

function namesOf({ seats }: RoomView): (seat: number) => string {
  return (seat) => seats[seat]?.name ?? String(seat + 1);
}

function actionsOf(client: Client): MatchActions {
  const { room } = client.session;
  return {
    answer: ({ seat, id }, command) => void client.report(room.command(seat, id, command)),
    setPresetAnswers: (answers) => void client.report(room.setPresetAnswers(answers)),
    preview: (seat, changes, rounds) => room.preview(seat, changes, rounds),
    endPreview: () => room.endPreview(),
    skipAnimations: () => client.playback.catchUp(),
  };
}
