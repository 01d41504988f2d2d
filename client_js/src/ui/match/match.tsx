import { useMemo, useRef } from "preact/hooks";
import type { GameMatchPart } from "../../games/api";
import type { Log, LogEntry, Moment } from "../../model/log";
import type { Event } from "../../model/types";
import { useStore } from "../../store";
import { Silent, lazy } from "../lazy";
import { namesOf } from "./room_events";
import { useMatchSource } from "./source";

const MatchAccess = lazy(async () => (await import("./later/access")).MatchAccess, Silent);

/** For every page with elements that explain themselves. */
export const Tips = lazy(async () => (await import("./later/tips")).Tips, Silent);

const MatchMessages = lazy(async () => (await import("./later/messages")).MatchMessages, Silent);

const MatchSounds = lazy(async () => (await import("../later/sounds")).MatchSounds, Silent);

/** A running or finished match: the game's page, with everything that it shows. */
export function Match({ game }: { game: GameMatchPart }) {
  const source = useMatchSource();
  const shown = useStore(source.shown);
  const caughtUp = useStore(source.caughtUp);
  const log = useStore(source.log);
  const pastEvents = usePastEvents(log, useStore(source.at));
  const presetAnswers = useStore(source.presetAnswers);
  const busy = useStore(source.busy);
  const coaching = useStore(source.coaching);
  const drawn = shown?.model;
  const names = useMemo(() => drawn && namesOf(drawn.room, drawn.view), [drawn?.room, !drawn?.view]);
  if (!shown?.model.view || !names) return null;
  const { event, duration, serial } = shown;
  const { room, view, audience, choices } = shown.model;
  return (
    <>
      <MatchAccess game={game} />
      {source.kind !== "timeline" && <MatchSounds game={game} />}
      {source.kind === "live" && <MatchMessages />}
      <game.Match
        key={room.id} // a new component for each room, which remembers nothing of the last one
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

/**
 * The events of a log up to `at` (null: all), in a new list whenever the log changes. All events are kept in one list
 * that grows, so that only new entries are read.
 */
function usePastEvents(log: Log, at: Moment | null): readonly Event[] {
  const known = useRef<{ entries: Log["entries"]; first: LogEntry | undefined; events: Event[] } | null>(null);
  return useMemo(() => {
    const { entries } = log;
    const before = known.current;
    const same = before?.entries === entries && before.first === entries[0] && before.events.length <= entries.length;
    const now = same ? before : { entries, first: entries[0], events: [] };
    for (let place = now.events.length; place < entries.length; place += 1) now.events.push(entries[place]!.event);
    known.current = now;
    const isLast = ({ number, index }: LogEntry) => number === at?.number && index === at.index;
    return now.events.slice(0, at ? entries.findIndex(isLast) + 1 : undefined);
  }, [log, at]);
}

/** A match that has ended without a result. */
export const AbandonedDialog = lazy(async () => (await import("./later/end_dialog")).AbandonedDialog, Silent);

/** The end of a match and what can follow; the dialog can be closed to look at the board. */
export const EndDialog = lazy(async () => (await import("./later/end_dialog")).EndDialog, Silent);
