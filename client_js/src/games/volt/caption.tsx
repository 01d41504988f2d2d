/** One sentence below the arena: what is happening, or which players the match waits for. */
import { isRoomEvent } from "../../model/room";
import { PlaybackButtons } from "../../ui/match/playback_buttons";
import { describeRoomEvent } from "../../ui/match/room_events";
import { useIsLive } from "../../ui/match/source";
import type { MatchProps } from "../api";
import type { Choice, GameEvent, View } from "./generated";
import { describe, waitingWords } from "./wording";

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
