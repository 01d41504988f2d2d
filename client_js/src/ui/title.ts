/** The title of the page: what it shows, and in front of that how many matches wait for its person. */
import { useEffect } from "preact/hooks";
import { Store } from "../store";

const plain = document.title;
const shown = new Store(plain);
const waiting = new Store(0);

function write(): void {
  document.title = waiting.value > 0 ? `(${waiting.value}) ${shown.value}` : shown.value;
}

shown.subscribe(write);
waiting.subscribe(write);

/** Gives the page a title as long as the component is there. */
export function useTitle(title: string): void {
  useEffect(() => {
    shown.set(title);
    return () => shown.set(plain);
  }, [title]);
}

/** How many matches wait for the person. */
export function countWaiting(count: number): void {
  waiting.set(count);
}
