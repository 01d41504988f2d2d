/** The keys of an open timeline. */
import { useLayoutEffect } from "preact/hooks";
import type { Unit } from "../../model/timeline";
import type { TimelinePlayer } from "../../scene/timeline_player";

/** What a key does to a timeline. */
export type TimelineKey =
  | { readonly kind: "step"; readonly unit: Unit; readonly direction: 1 | -1 }
  | { readonly kind: "start" | "end" | "toggle" | "close" };

export type Press = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 };
const SIMPLE = { Home: "start", End: "end", " ": "toggle", Escape: "close" } as const;

/** What a key press does; null for nothing. */
export function timelineKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): TimelineKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const direction = STEPS[key];
  if (direction) return { kind: "step", unit: key.startsWith("Page") ? "round" : shiftKey ? "turn" : "order", direction };
  return !shiftKey && key in SIMPLE ? { kind: SIMPLE[key as keyof typeof SIMPLE] } : null;
}

/** Where keys have a meaning of their own. */
const TYPING = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const ARROWS = "svg, table, [role=tablist], [role=menu], [role=grid], [role=radiogroup]";
const PRESSED = "button, a, summary";

/** Steers the player by keys, unless a text field has the focus or a dialog is open. */
export function useTimelineKeys(player: TimelinePlayer, close: () => void): void {
  // before the next key press
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPING) || document.querySelector("dialog[open], [role=menu]")) return;
      const key = timelineKey(event);
      if (!key) {
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation(); // no key of the game
        return;
      }
      if (key.kind === "step" && target.closest(ARROWS)) return;
      if (key.kind === "toggle" && target.closest(PRESSED)) return;
      event.preventDefault();
      event.stopPropagation();
      steer(player, key, close);
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [player, close]);
}

/** Does what a key is for. */
function steer(player: TimelinePlayer, key: TimelineKey, close: () => void): void {
  if (key.kind === "step") player.step(key.unit, key.direction);
  else if (key.kind === "toggle") player.toggle();
  else if (key.kind === "close") close();
  else player.seek(key.kind === "start" ? 0 : player.end);
}
