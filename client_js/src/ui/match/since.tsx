/** What happened since the player's last turn: a key and a button. The offer to a player who comes back is loaded later. */
import { text as matchText } from "#text/match/match";
import type { RoomModel } from "../../model/types";
import { keyOf, useKeyDown } from "../keys";
import { tip } from "../tip";
import { useMatchSource } from "./source";
import { playFrom } from "../timeline/request";
import type { TimelineRequest } from "../timeline/request";

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
