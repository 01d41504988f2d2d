/** What pages without a connection read again and again, such as the newest rooms for a visitor. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { call } from "../../net/api";
import type { RoomList, RoomSummary } from "../../protocol/generated";

const ROOMS = 6;
const ROOMS_POLL_MS = 20_000;

export interface Lists {
  readonly open: readonly RoomSummary[];
  readonly playing: readonly RoomSummary[];
}

/** The newest rooms, of one game or of all, read again from time to time while the page is seen; null before the first answer. */
export function useRooms(game = ""): Lists | null {
  const [lists, setLists] = useState<Lists | null>(null);
  const read = useCallback(async () => {
    const listOf = async (status: string) => (await call<RoomList>("GET", `/rooms?status=${status}&limit=${ROOMS}${game && `&game=${game}`}`)).rooms;
    try {
      const [open, playing] = await Promise.all([listOf("open"), listOf("playing")]);
      setLists({ open, playing });
    } catch {
      setLists((before) => before ?? { open: [], playing: [] }); // no error is shown: the next reading may succeed
    }
  }, [game]);
  useEffect(() => void read(), [read]);
  useWhileSeen(read, true, ROOMS_POLL_MS);
  return lists;
}

const POLL_MS = 10_000;

/** Calls a function every so many ms while the page is seen, and when it is seen again, as long as there is a `need`. */
export function useWhileSeen(act: () => void, need: boolean, every = POLL_MS): void {
  useEffect(() => {
    if (!need) return;
    const actIfSeen = () => {
      if (!document.hidden) act();
    };
    const timer = setInterval(actIfSeen, every);
    document.addEventListener("visibilitychange", actIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", actIfSeen);
    };
  }, [act, need, every]);
}
