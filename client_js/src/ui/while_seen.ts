/** What a page does again and again without a connection. */
import { useEffect } from "preact/hooks";

const AGAIN_MS = 10_000;

/** Calls a function every so many ms while the page is seen, and when it is seen again, as long as there is a `need`. */
export function useWhileSeen(act: () => void, need: boolean, every = AGAIN_MS): void {
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
