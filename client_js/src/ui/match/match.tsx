import { useMemo } from "preact/hooks";
import type { Client } from "../../client";
import type { GameMatchPart, MatchActions } from "../../games/api";
import { useStore } from "../../store";
import { useCoaching, useShell } from "../hooks";
import { Tips } from "../tips";
import { useBusy } from "../pre_match/room_request";

/** A running or finished match: the game's page, with everything that it shows. */
export function Match({ game }: { game: GameMatchPart }) {
  const { client } = useShell();
  const shown = useStore(client.playback.shown);
  const caughtUp = useStore(client.playback.caughtUp);
  const log = useStore(client.log);
  const pastEvents = useMemo(() => log.entries.map(({ event }) => event), [log]);
  const presetAnswers = useStore(client.session.room.presetAnswers);
  const busy = useBusy();
  const coaching = useCoaching();
  const actions = useMemo(() => actionsOf(client), [client]);
  const names = useMemo(() => (seat: number) => shown?.model.room.seats[seat]?.name ?? String(seat + 1), [shown?.model.room]);
  if (!shown?.model.view) return null;
  const { event, duration, serial } = shown;
  const { room, view, audience, choices } = shown.model;
  return (
    <>
      <game.Match
        room={room}
        view={view}
        audience={audience}
        ownSeats={coaching ? [] : audience}
        coaching={coaching}
        names={names}
        event={event}
        duration={duration}
        serial={serial}
        caughtUp={caughtUp}
        pastEvents={pastEvents}
        choices={caughtUp && !room.absence?.adjourned ? choices : []}
        busy={busy}
        presetAnswers={presetAnswers}
        actions={actions}
      />
      <Tips />
    </>
  );
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
