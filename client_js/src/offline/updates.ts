/** Whether a newer version of the page waits, and whether this one would open without a connection. */
import { Store } from "../store";

/** The worker of a newer version, which waits for `useNewVersion` (`worker_start.ts`); null: none. */
export const newVersion = new Store<ServiceWorker | null>(null);

/** Whether this page would open without a connection. */
export function isKeptOffline(): boolean {
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}
