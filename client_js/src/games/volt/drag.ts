/** Dragging dice and modules with mouse, finger or pen onto places that take them. */
import { useEffect, useRef } from "preact/hooks";

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;
/** What of a dragged element goes with the pointer. */
const FACE = ".vt-die, .vt-module-art";

interface Drag {
  readonly startX: number;
  readonly startY: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

/** Handlers for an element that can be dragged; `drop` gets the place, which matches `places`. Null: it stays. */
export function useDrag(places: string, drop: ((place: Element) => void) | null) {
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
      if (!drop || event.button !== 0) return;
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
      mark(now, placeBelow(event, places));
    },
    onPointerUp: (event: PointerEvent) => {
      const dropped = drag.current?.ghost ? placeBelow(event, places) : null;
      swallowClick.current = Boolean(drag.current?.ghost);
      end();
      if (dropped && drop) drop(dropped);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0; // a key gives a click without a press before it
      if (swallowClick.current && byPointer) event.stopImmediatePropagation();
      swallowClick.current = false;
    },
  };
}

/** Handlers for a die; `drop` gets the unit (0..2) and the button. */
export function useDieDrag(drop: ((unit: number, button: number) => void) | null) {
  const onto = (place: Element) => {
    const [unit, button] = (place.getAttribute("data-button") ?? "").split(",").map(Number);
    if (drop && unit !== undefined && button !== undefined) drop(unit - 1, button);
  };
  return useDrag("[data-button]", drop && onto);
}

function placeBelow({ clientX, clientY }: PointerEvent, places: string): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest(places) ?? null;
}

/** Marks the place below the pointer, null for none, in place of the one marked before. */
function mark(drag: Drag, over: Element | null): void {
  if (drag.over === over) return;
  drag.over?.removeAttribute("data-drop-target");
  over?.setAttribute("data-drop-target", "");
  drag.over = over;
}

/** The picture that goes with the pointer. */
function lift(element: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "vt-ghost";
  const face = element.querySelector(FACE);
  if (face) ghost.append(face.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
