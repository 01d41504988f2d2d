/**
 * Dragging tiles with mouse, finger or pen: from the hand to a slot, from slot to slot, from a slot to the hand. A finger
 * lifts a tile by a long press; before that it scrolls.
 */
import { useEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import type { RobotName, Tile } from "./generated";
import type { ProgramActions } from "./staged_change";
import { ROBOT_NAMES } from "./tiles";

type Dragged =
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "slot"; readonly robot: RobotName; readonly slot: number; readonly tile: Tile };

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;
/** Milliseconds after which a finger that rests on a tile lifts it. */
const PRESS_MS = 400;
const OWN_SLOT = ".player-panel [data-slot]";

interface Drag {
  readonly startX: number;
  readonly startY: number;
  /** The timer that lifts the tile below a finger; null for a mouse or pen, which lift it by moving. */
  readonly press: number | null;
  ghost: HTMLElement | null;
  /** The slot below the pointer. */
  over: Element | null;
}

/** Handlers for the element that shows `dragged`; null can't be dragged. */
export function useDrag(dragged: Dragged | null, actions: ProgramActions | null) {
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const end = () => {
    if (!drag.current) return;
    clearTimeout(drag.current.press ?? undefined);
    drag.current.ghost?.remove();
    mark(drag.current, null);
    drag.current = null;
    document.removeEventListener("touchmove", stopScrolling);
  };
  useEffect(() => end, [actions === null]); // the choice may close below the hand: no pointer event would tell
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      swallowClick.current = false;
      if (!dragged || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // else a fast pointer leaves the element first
      const { clientX: startX, clientY: startY, currentTarget: tile } = event;
      const lifted = () => {
        if (drag.current) drag.current.ghost = lift(tile, startX, startY);
        document.addEventListener("touchmove", stopScrolling, { passive: false });
      };
      const press = event.pointerType === "touch" ? window.setTimeout(lifted, PRESS_MS) : null;
      drag.current = { startX, startY, press, ghost: null, over: null };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (!drag.current) return;
      move(drag.current, event);
      if (!drag.current.ghost && isFar(drag.current, event)) end(); // the finger scrolls
    },
    onPointerUp: (event: PointerEvent) => {
      const dropped = drag.current?.ghost && (drag.current.press === null || isFar(drag.current, event));
      end();
      if (!dropped || !dragged || !actions) return;
      swallowClick.current = true;
      drop(dragged, document.elementFromPoint(event.clientX, event.clientY), actions);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0; // a key gives a click without a press before it
      if (swallowClick.current && byPointer) event.stopImmediatePropagation();
      swallowClick.current = false;
    },
  };
}

/** Lifts the tile once a mouse or pen has moved far enough, and takes it along with the pointer. */
function move(drag: Drag, event: PointerEvent & { currentTarget: HTMLElement }): void {
  if (!drag.ghost && drag.press === null && isFar(drag, event)) drag.ghost = lift(event.currentTarget, 0, 0);
  if (!drag.ghost) return;
  put(drag.ghost, event.clientX, event.clientY);
  mark(drag, document.elementFromPoint(event.clientX, event.clientY)?.closest(OWN_SLOT) ?? null);
}

/** Marks the slot below the pointer, null for none, in place of the one marked before. */
function mark(drag: Drag, over: Element | null): void {
  if (over === drag.over) return;
  drag.over?.removeAttribute("data-drop-target");
  over?.setAttribute("data-drop-target", "");
  drag.over = over;
}

function isFar(drag: Drag, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - drag.startX, clientY - drag.startY) > SLACK;
}

function stopScrolling(event: Event): void {
  event.preventDefault();
}

/** The picture of a tile that goes with the pointer, at a point of the window. */
function lift(tile: HTMLElement, x: number, y: number): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.append(...[...tile.querySelectorAll(".tile-icon")].map((icon) => icon.cloneNode(true)));
  put(ghost, x, y);
  document.body.append(ghost);
  return ghost;
}

function put(ghost: HTMLElement, x: number, y: number): void {
  ghost.style.transform = `translate(${x}px, ${y}px)`;
}

/** Stages what a drop does: on a slot, or of a slot's tile on the hand; elsewhere nothing. */
function drop(dragged: Dragged, target: Element | null, actions: ProgramActions): void {
  const slot = target?.closest<HTMLElement>(OWN_SLOT)?.dataset["slot"];
  if (slot !== undefined) dropOnSlot(dragged, slot, actions);
  else if (dragged.kind === "slot" && target?.closest("[data-drop=hand]")) {
    actions.stage({ type: "remove", robot: dragged.robot, slot: dragged.slot });
  }
}

// A slot is named by seat, robot and number, as in 0A2.
function dropOnSlot(dragged: Dragged, name: string, actions: ProgramActions): void {
  const robot = ROBOT_NAMES.find((one) => one === name.at(-2));
  const slot = Number(name.at(-1));
  if (!robot) return;
  if (dragged.kind === "tile") actions.stage({ type: "place", robot, slot, tile: dragged.tile });
  else if (dragged.robot === robot && dragged.slot !== slot) {
    actions.stage({ type: "swap", robot, slots: [dragged.slot, slot] });
  } else if (dragged.robot !== robot) actions.explain(matchText.program.otherRobot);
}
