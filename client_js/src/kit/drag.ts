/** Dragging a piece with mouse, pen or finger to a place that takes it. */
import { useEffect, useRef } from "preact/hooks";

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;
/** Milliseconds after which a finger that rests on a piece lifts it, where fingers scroll. */
const PRESS_MS = 400;

/** A piece that can be dragged. */
export interface Dragged {
  /** What of the piece goes with the pointer (a CSS selector), and the class of the element that holds it there. */
  readonly face: string;
  readonly ghost: string;
  /** The places that take the piece (a CSS selector). The one below the pointer has the attribute `data-drop-target`. */
  readonly places: string;
  /** Whether fingers scroll here: they lift the piece by a long press. */
  readonly scrolls?: boolean;
  /** Pixels by which the piece is held above a finger, which would hide it. */
  readonly above?: number;
  lifted?(): void;
  /** Another place is below the pointer; null: none. */
  over?(place: HTMLElement | null): void;
  /** `exact`: by a mouse. */
  dropped(place: HTMLElement, exact: boolean): void;
}

interface Press {
  readonly startX: number;
  readonly startY: number;
  /** The timer that lifts the piece; null: moving lifts it. */
  readonly timer: number | null;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

/** Handlers for the element of a piece; null: it can't be dragged. */
export function useDrag(dragged: Dragged | null) {
  const press = useRef<Press | null>(null);
  const swallowClick = useRef(false);
  const end = () => {
    if (!press.current) return;
    clearTimeout(press.current.timer ?? undefined);
    press.current.ghost?.remove();
    mark(press.current, null, dragged);
    press.current = null;
    document.removeEventListener("touchmove", stopScrolling);
  };
  useEffect(() => end, [dragged === null]); // the turn may end below the hand: no pointer event would say so
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      swallowClick.current = false;
      if (!dragged || event.button !== 0 || !event.isPrimary) return;
      end();
      event.currentTarget.setPointerCapture(event.pointerId); // else a fast pointer leaves the element first
      const { clientX: startX, clientY: startY, currentTarget: piece } = event;
      const rested = () => {
        lift(press.current!, piece, dragged).style.transform = `translate(${startX}px, ${startY}px)`;
        document.addEventListener("touchmove", stopScrolling, { passive: false });
      };
      const timer = dragged.scrolls && event.pointerType === "touch" ? window.setTimeout(rested, PRESS_MS) : null;
      press.current = { startX, startY, timer, ghost: null, over: null };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      const now = press.current;
      if (!now || !dragged || !event.isPrimary) return;
      if (!now.ghost && !isFar(now, event)) return;
      if (!now.ghost && now.timer !== null) return end(); // the finger scrolls
      const y = event.clientY - (event.pointerType === "mouse" ? 0 : (dragged.above ?? 0));
      (now.ghost ?? lift(now, event.currentTarget, dragged)).style.transform = `translate(${event.clientX}px, ${y}px)`;
      mark(now, document.elementFromPoint(event.clientX, y)?.closest<HTMLElement>(dragged.places) ?? null, dragged);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const now = press.current;
      // a piece that a long press has lifted and that was not moved is clicked
      swallowClick.current = Boolean(now?.ghost && (now.timer === null || isFar(now, event)));
      const place = swallowClick.current ? now!.over : null;
      end();
      if (place) dragged?.dropped(place, event.pointerType === "mouse");
    },
    onPointerCancel: (event: PointerEvent) => void (event.isPrimary && end()),
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0; // a key gives a click without a press before it
      if (swallowClick.current && byPointer) event.stopImmediatePropagation();
      swallowClick.current = false;
    },
  };
}

function isFar({ startX, startY }: Press, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - startX, clientY - startY) > SLACK;
}

function stopScrolling(event: Event): void {
  event.preventDefault();
}

/** Marks the place below the pointer in place of the one marked before; null: none. */
function mark(press: Press, place: HTMLElement | null, dragged: Dragged | null): void {
  if (place === press.over) return;
  press.over?.removeAttribute("data-drop-target");
  place?.setAttribute("data-drop-target", "");
  press.over = place;
  dragged?.over?.(place);
}

/** Makes the picture that goes with the pointer: a copy of the face of the piece. Tells the piece's owner that it is lifted. */
function lift(press: Press, piece: HTMLElement, { face, ghost, lifted }: Dragged): HTMLElement {
  press.ghost = document.createElement("div");
  press.ghost.className = ghost;
  press.ghost.append(...[piece.querySelector(face)].flatMap((shown) => shown?.cloneNode(true) ?? []));
  document.body.append(press.ghost);
  lifted?.();
  return press.ghost;
}
