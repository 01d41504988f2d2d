/** Buttons of a match that pause, skip, and look back at what happened; a key does the last, too. The offer to a player who comes back is loaded later. */
import { text as matchText } from "#text/match/match";
import type { RoomModel } from "../../model/types";
import { useShell } from "../hooks";
import { keyOf, useKeyDown } from "../keys";
import { tip } from "../controls";
import { type TimelineRequest, openAt, playFrom, useMatchSource } from "./source";

/** While others play: pause, skip one turn, skip all; else: replay the last turn. Nothing in a timeline. */
export function PlaybackButtons({ caughtUp }: { caughtUp: boolean }) {
  const { client } = useShell();
  const { kind, openTimeline, shown, actions } = useMatchSource();
  if (kind !== "live") return null;
  const pause = () => {
    const event = client.log.value.entries.at(-1);
    openTimeline?.(openAt(event ? { kind: "event", number: event.number, index: event.index } : { kind: "newest" }));
  };
  const replay = openTimeline && shown.value?.model.room.status !== "open" && (() => openTimeline(playFrom({ kind: "last_turn" })));
  if (caughtUp) {
    return (
      <div class="playback-buttons">
        {replay && <IconButton name="replay" label={matchText.lookBack.replay} path="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z" click={replay} />}
      </div>
    );
  }
  return (
    <div class="playback-buttons">
      {openTimeline && <IconButton name="pause" label={matchText.lookBack.pause} path="M7 5h4v14H7zM13 5h4v14h-4z" click={pause} />}
      <IconButton name="skip-turn" label={matchText.lookBack.skipTurn} path="M5 5l10 7-10 7zM16 5h3v14h-3z" click={() => client.playback.skipTurn()} />
      <IconButton name="skip" label={matchText.lookBack.skipAll} path="M4 5l7 7-7 7zM11 5l7 7-7 7zM18 5h2v14h-2z" click={actions.skipAnimations} />
    </div>
  );
}

interface IconProps {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly click: () => void;
}

/** A button with a stroke as its icon. */
function IconButton({ name, label, path, click }: IconProps) {
  return (
    <button class="icon-button" data-playback={name} aria-label={label} {...tip(label)} onClick={click}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** The key that shows what happened since the player's last turn. */
export const SINCE_KEY = "L";

type Open = (request: TimelineRequest) => void;

/** Opens the timeline at the key for what happened since the viewer's last turn, unless `open` is null. */
export function useSinceKey(open: Open | null, { audience }: RoomModel): void {
  useKeyDown(open !== null, (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || keyOf(press) !== SINCE_KEY) return false;
    open?.(playFrom(audience.length > 0 ? { kind: "since", seen: null } : { kind: "last_turn" }));
    return true;
  });
}

/** The button at a player's panel that plays all that has happened since that player's last turn. */
export function SinceTurn({ seat, name }: { seat: number; name: string }) {
  const { openTimeline } = useMatchSource();
  if (!openTimeline) return null;
  const label = matchText.lookBack.sinceTurnOf(name);
  return (
    <button class="icon-button since-turn" data-since-turn={seat} aria-label={label} {...tip(label)} onClick={() => openTimeline(playFrom({ kind: "since", seen: null, seats: [seat] }))}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 3-6M4 3v5h5M10 9l5 3-5 3z" />
      </svg>
    </button>
  );
}
