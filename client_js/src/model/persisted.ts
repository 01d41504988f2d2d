/** Stores that the browser keeps between visits. */
import { Store } from "../store";

/**
 * A store of plain data whose value is kept under `key`. What is kept and is no object, or lacks a field, is completed
 * from `usual`; whatever cannot be read is as if nothing were kept.
 */
export function persistedStore<T extends object>(storage: Storage, key: string, usual: T): Store<T> {
  const store = new Store<T>({ ...usual, ...read(storage.getItem(key), usual) });
  store.subscribe((value) => storage.setItem(key, JSON.stringify(value)));
  return store;
}

function read<T extends object>(kept: string | null, usual: T): Partial<T> {
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    return {}; // another program has written there
  }
  if (typeof found !== "object" || found === null) return {};
  const fits = ([name, value]: [string, unknown]) => typeof value === typeof usual[name as keyof T];
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<T>;
}
