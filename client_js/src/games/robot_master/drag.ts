/** Dragging a card from the hand to a cell, with mouse, finger or pen. */
import { useEffect, useRef } from "preact/hooks";
import { ENUMS } from "./generated";
import type { Cell } from "./generated";
import { cellIndex } from "./fold";
import type { Turn } from "./turn";

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;
/** Pixels by which a card is held above a finger, which would hide it. */
const ABOVE_FINGER = 52;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  ghost: HTMLElement | null;
  /** The cell below the card. */
  over: number | null;
}

/** Handlers for the pile of a value; `turn` is null while nothing can be dragged. */
export function useDrag(value: number, turn: Turn | null) {
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const end = () => {
    drag.current?.ghost?.remove();
    drag.current = null;
  };
  useEffect(() => end, [turn === null]); // the turn may end below the hand: no pointer event would say so
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      swallowClick.current = false;
      if (!turn || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // else a fast pointer leaves the element first
      drag.current = { startX: event.clientX, startY: event.clientY, ghost: null, over: null };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      const dragged = drag.current;
      if (!dragged || !turn) return;
      const far = Math.hypot(event.clientX - dragged.startX, event.clientY - dragged.startY) > SLACK;
      if (!dragged.ghost && far) {
        dragged.ghost = ghostOf(event.currentTarget);
        turn.lift(value);
      }
      if (dragged.ghost) follow(dragged as Drag & { ghost: HTMLElement }, event, turn);
    },
    onPointerUp: (event: PointerEvent) => {
      const dragged = drag.current;
      end();
      if (!dragged?.ghost || !turn) return;
      swallowClick.current = true;
      // A finger is less exact than a mouse: its drop is confirmed by another tap.
      if (dragged.over !== null) turn.drop(value, dragged.over, event.pointerType === "mouse");
      else turn.point(null);
    },
    onPointerCancel: () => {
      end();
      turn?.point(null);
    },
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0; // a key gives a click without a press before it
      if (swallowClick.current && byPointer) event.stopImmediatePropagation();
      swallowClick.current = false;
    },
  };
}

/** Moves the dragged card with the pointer, above a finger, and points at the cell below it. */
function follow(drag: Drag & { readonly ghost: HTMLElement }, { clientX, clientY, pointerType }: PointerEvent, turn: Turn): void {
  const y = pointerType === "mouse" ? clientY : clientY - ABOVE_FINGER;
  drag.ghost.style.transform = `translate(${clientX}px, ${y}px)`;
  const over = cellBelow(clientX, y);
  if (over === drag.over) return;
  drag.over = over;
  turn.point(over);
}

function cellBelow(x: number, y: number): number | null {
  const name = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-cell]")?.dataset["cell"];
  return ENUMS.Cell.includes(name as Cell) ? cellIndex(name as Cell) : null;
}

/** The picture of a pile's card that goes with the pointer. */
function ghostOf(pile: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "rm-drag-ghost";
  const icon = pile.querySelector(".rm-card-icon");
  if (icon) ghost.append(icon.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
