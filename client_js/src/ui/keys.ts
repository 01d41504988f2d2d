/** Keys that work anywhere on a page, except where text is typed and below an open dialog. */
import { useLayoutEffect } from "preact/hooks";

/** A key press, of which a keyboard event is one. */
export type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The letter (upper case), digit or name of a key; keyboards without Latin letters are read by the place of their keys. */
export function keyOf({ key, code }: Pick<Press, "key" | "code">): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  if (key.length > 1) return key;
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
}

/** Offers key presses to `use`, which says whether it used one. */
export function useKeyDown(active: boolean, use: (press: KeyboardEvent) => boolean): void {
  // before the next key press
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]") === null && use(event)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}

/** Whether keys go into a field. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "radio" && target.type !== "checkbox";
  return target.isContentEditable || target.matches("textarea, select");
}
