/** Values that tell their listeners when they are replaced, and the hook by which components read them. */
import { useEffect, useState } from "preact/hooks";

/** Calls a function, and reports an error that it throws: other functions are then called all the same. */
function callAlone(use: () => void): void {
  try {
    use();
  } catch (error) {
    console.error(error);
  }
}

/** A value that tells its listeners when it is replaced. */
export class Store<T> {
  private readonly listeners = new Set<(value: T) => void>();
  private current: T;

  constructor(initial: T) {
    this.current = initial;
  }

  get value(): T {
    return this.current;
  }

  /** Replaces the value; listeners are called only if it is another one. */
  set(value: T): void {
    if (Object.is(value, this.current)) return;
    this.current = value;
    for (const listener of [...this.listeners]) callAlone(() => listener(value));
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The value of a store; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState<T>(store.value);
  useEffect(() => {
    redraw(() => store.value); // it may have changed since it was drawn
    return store.subscribe((value) => redraw(() => value));
  }, [store]);
  return store.value;
}
