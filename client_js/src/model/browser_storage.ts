/** What this browser keeps for the page. It may refuse that, have nothing to keep it in, or be full. */

/** What of a storage the page uses. */
export type KeptText = Pick<Storage, "getItem" | "setItem">;

/** The browser's storage. Where the browser refuses, values are kept as long as the page is open. Never throws. */
export const browserStorage: KeptText = guarded(() => localStorage);

/** A storage that never throws. `find` may throw or return null, as browsers do that keep nothing. */
export function guarded(find: () => Storage | null | undefined): KeptText {
  const kept = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      const storage = find();
      return storage ? use(storage) : null;
    } catch {
      return null; // refused, or full
    }
  };
  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) kept.delete(key);
      else kept.set(key, value);
    },
  };
}
