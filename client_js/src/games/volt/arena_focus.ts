/** The way of the arrow keys from space to space of the arena. */
import { spaceKey } from "./geometry";
import type { Space } from "./types";

const ARROWS: Readonly<Record<string, Space>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

/** Moves the focus by one space; from the arena itself to the space in the south-west, or to the first one to pick. */
export function focusNextSpace(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  const key = event.target instanceof Element ? event.target.getAttribute("data-space") : null;
  const [x, y] = (key ?? "").split(",").map(Number) as [number, number];
  const next = key === null ? null : spaceKey([x + step[0], y + step[1]]);
  const find = (selector: string) => event.currentTarget.querySelector<SVGElement>(selector);
  (next === null ? (find(".vt-pick") ?? find('[data-space="0,0"]')) : find(`[data-space="${next}"]`))?.focus();
}
