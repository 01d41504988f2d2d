/** What each finished turn changed, in a live region. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameAccess, GameEvent } from "../../../games/api";
import { isRoomEvent } from "../../../model/room";
import { TurnEvents } from "../../../model/turn_events";
import { useStore } from "../../../store";
import { namesOf } from "../seat_names";
import { useMatchSource } from "../source";

/** Of so many turns at most it is said what they changed, when several end at once. */
const MOST_TURNS = 6;

interface Props {
  readonly summary: NonNullable<GameAccess["turnSummary"]>;
  /** Whether a summary begins with an event of the game. */
  readonly starts: (event: GameEvent) => boolean;
}

/** Says to screen readers what each finished turn has changed. */
export function TurnSummaries({ summary, starts }: Props) {
  const source = useMatchSource();
  const log = useStore(source.log);
  const shown = useStore(source.shown);
  const turns = useRef<TurnEvents | null>(null);
  const [words, say] = useState("");
  const room = shown?.model.room;
  useEffect(() => {
    if (!shown?.model.view || !room) return;
    turns.current ??= new TurnEvents(shown.model.number, (event) => !isRoomEvent(event) && starts(event));
    const ended = [...turns.current.read(log)];
    if (room.status !== "playing") ended.push(turns.current.take());
    const { view, audience } = shown.model;
    const names = namesOf(room, view);
    const sentences = ended.slice(-MOST_TURNS).flatMap((events) => summary(events, names, audience, view) ?? []);
    if (sentences.length > 0) say(sentences.join(" "));
  }, [log, room?.status]);
  return (
    <p class="visually-hidden turn-summary" role="status" aria-live="polite">
      {words}
    </p>
  );
}
