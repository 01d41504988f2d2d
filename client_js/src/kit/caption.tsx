/** One sentence below the board. */
import { isRoomEvent } from "../model/room";
import type { Event, RoomEvent } from "../protocol/generated";
import { PlaybackButtons } from "../ui/match/playback_buttons";
import { describeRoomEvent } from "../ui/match/room_events";
import { useIsLive } from "../ui/match/source";

type Names = (seat: number) => string;

/** A sentence for an event of the game, by `describe`, or of the room. */
export function sentenceOf<Shown extends Event>(event: Shown | RoomEvent, names: Names, describe: (event: Shown, names: Names) => string): string {
  return isRoomEvent(event) ? describeRoomEvent(event, names) : describe(event as Shown, names);
}

interface Props<Shown extends Event> {
  readonly class: string;
  readonly event: Shown | RoomEvent | null;
  readonly pastEvents: readonly (Shown | RoomEvent)[];
  readonly names: Names;
  readonly caughtUp: boolean;
  /** Whether the buttons are there also without a sentence. */
  readonly alwaysButtons?: boolean;
  describe(event: Shown, names: Names): string;
  /** What the match waits for, in a sentence, while nothing is shown. */
  waiting(): string;
}

/** What is happening, in a timeline what happened last, or which player the match waits for. */
export function HappeningCaption<Shown extends Event>({ class: name, event, pastEvents, names, caughtUp, alwaysButtons, describe, waiting }: Props<Shown>) {
  const live = useIsLive();
  const shown = event ?? (live ? null : pastEvents.at(-1));
  const words = shown ? sentenceOf(shown, names, describe) : waiting();
  return (
    <div class={name}>
      <p role="status" aria-live={event ? "off" : "polite"}>{words}</p>
      {(words || alwaysButtons) && <PlaybackButtons caughtUp={caughtUp} />}
    </div>
  );
}
