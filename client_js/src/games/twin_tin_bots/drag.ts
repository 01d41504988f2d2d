/** Dragging tiles with mouse, finger or pen: from the hand to a slot, from slot to slot, from a slot to the hand. */
import { useEffect, useRef } from "preact/hooks";
import type { RobotName, Tile } from "./generated";
import { matchText } from "./text/match";
import type { ProgramActions } from "./program_actions";
import { ROBOT_NAMES } from "./tiles";

export type Dragged =
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "slot"; readonly robot: RobotName; readonly slot: number; readonly tile: Tile };

/** Pixels that a press may wander and still be a click. */
const SLACK = 6;
const OWN_SLOT = ".player-panel [data-slot]";

interface Drag {
  readonly startX: number;
  readonly startY: number;
  ghost: HTMLElement | null;
  /** The slot below the pointer. */
  over: Element | null;
}

/** Handlers for the element that shows `dragged`; null can't be dragged. */
export function useDrag(dragged: Dragged | null, actions: ProgramActions | null) {
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const end = () => {
    drag.current?.ghost?.remove();
    if (drag.current) mark(drag.current, null);
    drag.current = null;
  };
  useEffect(() => end, [actions === null]); // the choice may close below the hand: no pointer event would tell
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      swallowClick.current = false;
      if (!dragged || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // else a fast pointer leaves the element first
      drag.current = { startX: event.clientX, startY: event.clientY, ghost: null, over: null };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (drag.current) move(drag.current, event);
    },
    onPointerUp: (event: PointerEvent) => {
      const ghost = drag.current?.ghost ?? null;
      end();
      if (!ghost || !dragged || !actions) return;
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

function move(drag: Drag, event: PointerEvent & { currentTarget: HTMLElement }): void {
  const far = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) > SLACK;
  if (!drag.ghost && far) drag.ghost = lift(event);
  if (!drag.ghost) return;
  drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  mark(drag, document.elementFromPoint(event.clientX, event.clientY)?.closest(OWN_SLOT) ?? null);
}

function mark(drag: Drag, over: Element | null): void {
  if (over === drag.over) return;
  drag.over?.removeAttribute("data-drop-target");
  over?.setAttribute("data-drop-target", "");
  drag.over = over;
}

function lift(event: PointerEvent & { currentTarget: HTMLElement }): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.append(...[...event.currentTarget.querySelectorAll(".tile-icon")].map((icon) => icon.cloneNode(true)));
  document.body.append(ghost);
  return ghost;
}

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
