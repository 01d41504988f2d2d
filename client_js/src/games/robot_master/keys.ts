/** Keys that work on the whole page of a match: digits choose a card, Escape takes back. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Turn } from "./turn";

/** Where a digit is text, and dialogs, whose keys are theirs. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, [role=log], .side-chat";

export function useKeys(turn: Turn, root: { readonly current: HTMLElement | null }): void {
  const newest = useRef(turn);
  newest.current = turn;
  // before the next key press
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { hand, draft, pickValue, takeBack } = newest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.altKey || event.metaKey || target?.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape" && (draft.value !== null || draft.cell !== null)) takeBack();
      else if (/^[0-5]$/.test(event.key) && hand.includes(Number(event.key))) {
        pickValue(Number(event.key));
        requestAnimationFrame(() => focusLegalCell(root.current));
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Focuses a cell on which a card can be laid, unless one has the focus. */
function focusLegalCell(root: HTMLElement | null): void {
  if (document.activeElement?.matches(".rm-cell.legal")) return;
  root?.querySelector<SVGElement>(".rm-cell.legal")?.focus();
}
