import { useMemo } from "preact/hooks";
import type { GameMatchPart } from "../../games/api";
import { useStore } from "../../store";
import { Tips } from "../tips";
import { MatchAccess } from "./access";
import { useMatchSource } from "./source";

/** A running or finished match: the game's page, with everything that it shows. */
export function Match({ game }: { game: GameMatchPart }) {
  const source = useMatchSource();
  const shown = useStore(source.shown);
  const caughtUp = useStore(source.caughtUp);
  const log = useStore(source.log);
  const pastEvents = useMemo(() => log.entries.map(({ event }) => event), [log]);
  const presetAnswers = useStore(source.presetAnswers);
  const busy = useStore(source.busy);
  const coaching = useStore(source.coaching);
  const names = useMemo(() => (seat: number) => shown?.model.room.seats[seat]?.name ?? String(seat + 1), [shown?.model.room]);
  if (!shown?.model.view) return null;
  const { event, duration, serial } = shown;
  const { room, view, audience, choices } = shown.model;
  return (
    <>
      <MatchAccess game={game} />
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
        actions={source.actions}
      />
      <Tips />
    </>
  );
}
