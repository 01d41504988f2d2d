/** What this browser keeps for the page. It may refuse that, have nothing to keep it in, or be full. */
import { Store } from "../store";

/** What of a storage the page uses. */
export type KeptText = Pick<Storage, "getItem" | "setItem">;

/** The browser's storage. Where the browser refuses, values are kept as long as the page is open. Never throws. */
export const browserStorage: KeptText = guarded(() => localStorage);

/** A storage that never throws. `find` may throw or return null, as in browsers that keep nothing. */
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

/** The stores of this page by their keys. */
const stores = new Map<string, Store<object>>();
/** The key of the store that has changed last, in a new object after each change. */
export const lastPersisted = new Store<{ readonly key: string }>({ key: "" });

/**
 * A store of plain data whose value is kept under `key`. A field that is not kept, or has another type, is taken from
 * `usual`; all fields are if the kept text is no object or can't be read.
 */
export function persistedStore<T extends object>(storage: KeptText, key: string, usual: T): Store<T> {
  const store = new Store<T>({ ...usual, ...read(storage.getItem(key), usual) });
  store.subscribe((value) => {
    storage.setItem(key, JSON.stringify(value));
    lastPersisted.set({ key });
  });
  stores.set(key, store as unknown as Store<object>);
  return store;
}

/** What is kept under a key, also while there is no store of it; empty if it was never changed in this browser. */
export function persistedValues(storage: KeptText, key: string): Readonly<Record<string, unknown>> {
  const found = parsed(storage.getItem(key));
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

/** Updates a store by what another tab has kept since, and returns its value. Call it before changing a part of it. */
export function latestPersisted<T extends object>(storage: KeptText, key: string, store: Store<T>): T {
  changePersisted(storage, key, persistedValues(storage, key));
  return store.value;
}

/** Changes fields of the value kept under a key. A store of the key ignores fields that don't fit it. */
export function changePersisted(storage: KeptText, key: string, values: Readonly<Record<string, unknown>>): void {
  const store = stores.get(key);
  if (store) store.set({ ...store.value, ...fitting(values, store.value) });
  else storage.setItem(key, JSON.stringify({ ...persistedValues(storage, key), ...values }));
}

/** The fields of a kept text that fit `usual`; none if it can't be read. */
function read<T extends object>(kept: string | null, usual: T): Partial<T> {
  const found = parsed(kept);
  return typeof found === "object" && found !== null ? fitting(found, usual) : {};
}

/** What was kept as JSON; null if it was nothing, or no JSON. */
function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null; // another program has written there
  }
}

/** The fields of `found` that `usual` has, too, with a value of the same type. */
function fitting<T extends object>(found: object, usual: T): Partial<T> {
  const fits = ([name, value]: [string, unknown]) => typeof value === typeof usual[name as keyof T];
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<T>;
}
