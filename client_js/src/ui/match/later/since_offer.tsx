import { useEffect, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import type { RoomModel } from "../../../model/types";
import { useStore } from "../../../store";
import { CloseButton } from "../../controls";
import { useShell } from "../../hooks";
import { type TimelineRequest, liveSource, playFrom } from "../source";
import { SINCE_KEY } from "../playback_buttons";
import { browserStorage } from "../../../model/browser_storage";

interface OfferProps {
  readonly model: RoomModel;
  readonly open: (request: TimelineRequest) => void;
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
    if (busy || covered) setMissed(null); // the player acts, or has opened the timeline
  }, [busy, covered]);
  if (missed === null || room.status !== "playing" || audience.length === 0) return null;
  return (
    <div class="since-offer plate" role="status">
      <p>{matchText.lookBack.offer}</p>
      <button class="button primary" aria-keyshortcuts={SINCE_KEY} onClick={() => open(playFrom({ kind: "since", seen: missed }))}>
        {matchText.lookBack.since}
      </button>
      <CloseButton label={matchText.lookBack.dismiss} close={() => setMissed(null)} />
    </div>
  );
}

/** `away`: whether the page was closed or hidden since then. */
export interface LastSeen {
  readonly number: number;
  readonly away: boolean;
}

const KEY = "botyard.seen";
/** Matches that the browser remembers; older ones are forgotten. */
const MOST = 40;

type Kept = readonly (readonly [room: string, number: number])[];

/** The last entry of a room that was shown at an earlier visit; null if there was none. */
export function lastSeen(room: string, storage: Pick<Storage, "getItem"> = browserStorage): LastSeen | null {
  const found = keptEntries(storage).find(([id]) => id === room);
  return found ? { number: found[1], away: true } : null;
}

/** Notes that an entry was shown. */
export function remember(room: string, number: number, storage: Pick<Storage, "getItem" | "setItem"> = browserStorage): void {
  const others = keptEntries(storage).filter(([id]) => id !== room);
  storage.setItem(KEY, JSON.stringify([[room, number], ...others].slice(0, MOST)));
}

/** The last entry that was shown of each match, the newest match first; none if it cannot be read. */
function keptEntries(storage: Pick<Storage, "getItem">): Kept {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    const isEntry = (entry: unknown) => Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
    return Array.isArray(found) ? (found.filter(isEntry) as unknown as Kept) : [];
  } catch {
    return []; // another program has written there
  }
}
