/** Dragging a die with mouse, finger or pen onto a button of a unit. */
import { useEffect, useRef } from "preact/hooks";
import type { DieColour } from "./generated";

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

/** Handlers for the element that shows `die`; `drop` gets the unit (0..2) and the button. Null can't be dragged. */
export function useDieDrag(die: { readonly colour: DieColour; readonly number: number } | null, drop: ((unit: number, button: number) => void) | null) {
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const end = () => {
    drag.current?.ghost?.remove();
    if (drag.current) mark(drag.current, null);
    drag.current = null;
  };
  useEffect(() => end, []);
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      swallowClick.current = false;
      if (!die || !drop || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // else a fast pointer leaves the element first
      drag.current = { startX: event.clientX, startY: event.clientY, ghost: null, over: null };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      const now = drag.current;
      if (!now) return;
      const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY) > SLACK;
      if (far) now.ghost ??= lift(event.currentTarget);
      if (!now.ghost) return;
      now.ghost.style.transform = `translate(${event.clientX - 22}px, ${event.clientY - 22}px)`;
      mark(now, buttonBelow(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const dropped = drag.current?.ghost ? buttonBelow(event) : null;
      swallowClick.current = Boolean(drag.current?.ghost);
      end();
      const [unit, button] = (dropped?.getAttribute("data-button") ?? "").split(",").map(Number);
      if (dropped && drop && unit !== undefined && button !== undefined) drop(unit - 1, button);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0; // a key gives a click without a press before it
      if (swallowClick.current && byPointer) event.stopImmediatePropagation();
      swallowClick.current = false;
    },
  };
}

function buttonBelow({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-button]") ?? null;
}

function mark(drag: Drag, over: Element | null): void {
  if (drag.over === over) return;
  drag.over?.removeAttribute("data-drop-target");
  over?.setAttribute("data-drop-target", "");
  drag.over = over;
}

function lift(element: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "vt-ghost";
  const face = element.querySelector(".vt-die");
  if (face) ghost.append(face.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
