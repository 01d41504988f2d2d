/** What happened since the player's last turn: a key, and an offer when the player comes back to the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { lastSeen, remember } from "../../model/last_seen";
import type { RoomModel } from "../../model/types";
import { CloseButton } from "../close_button";
import { keyOf, useKeyDown } from "../keys";
import { tip } from "../tip";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { liveSource, useMatchSource } from "./source";
import { openAt } from "../timeline/request";
import type { TimelineRequest } from "../timeline/request";

/** The key that shows what happened since the player's last turn. */
export const SINCE_KEY = "L";

type Open = (request: TimelineRequest) => void;

/** Opens the timeline at the key for what happened since the viewer's last turn, unless `open` is null. */
export function useSinceKey(open: Open | null, { audience }: RoomModel): void {
  useKeyDown(open !== null, (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || keyOf(press) !== SINCE_KEY) return false;
    open?.(openAt(audience.length > 0 ? { kind: "since", seen: null } : { kind: "last_turn" }, true));
    return true;
  });
}

/** The button at a player's panel that plays all that has happened since that player's last turn. */
export function SinceTurn({ seat, name }: { seat: number; name: string }) {
  const { openTimeline } = useMatchSource();
  if (!openTimeline) return null;
  const label = matchText.lookBack.sinceTurnOf(name);
  return (
    <button class="icon-button since-turn" data-since-turn={seat} aria-label={label} {...tip(label)} onClick={() => openTimeline(openAt({ kind: "since", seen: null, seats: [seat] }, true))}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12a8 8 0 1 0 3-6M4 3v5h5M10 9l5 3-5 3z" />
      </svg>
    </button>
  );
}

interface OfferProps {
  readonly model: RoomModel;
  readonly open: Open;
  /** Whether the timeline is open: then nothing is offered. */
  readonly covered: boolean;
}

/** Offers a look at what happened while the page was closed or hidden. */
export function SinceOffer({ model, open, covered }: OfferProps) {
  const { room, number, audience } = model;
  const [missed, setMissed] = useState<number | null>(null);
  const before = useRef(lastSeen(room.id));
  useEffect(() => {
    const look = () => {
      const { current: seen } = before;
      if (document.hidden) return;
      if (seen !== null && number > seen.number && seen.away) setMissed(seen.number);
      before.current = { number, away: false };
      remember(room.id, number);
    };
    const onVisibility = () => {
      if (document.hidden) before.current = { number: before.current?.number ?? number, away: true };
      else look();
    };
    look();
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [room.id, number]);
  const busy = useStore(liveSource(useShell().client).busy);
  useEffect(() => {
    if (busy || covered) setMissed(null); // the player has seen enough to go on
  }, [busy, covered]);
  if (missed === null || room.status !== "playing" || audience.length === 0) return null;
  return (
    <div class="since-offer plate" role="status">
      <p>{matchText.lookBack.offer}</p>
      <button class="button primary" aria-keyshortcuts={SINCE_KEY} onClick={() => open(openAt({ kind: "since", seen: missed }, true))}>
        {matchText.lookBack.since}
      </button>
      <CloseButton label={matchText.lookBack.dismiss} close={() => setMissed(null)} />
    </div>
  );
}
