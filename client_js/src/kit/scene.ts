/** How events of a game are shown. */
import { useLayoutEffect } from "preact/hooks";
import type { Sound } from "../games/api";
import { isRoomEvent } from "../model/room";
import type { RoomEvent } from "../protocol/generated";

// What games use of the page as it is.
export type { Point } from "../scene/svg_stage";
export { SMOOTH, SvgStage, appear, bubble, glow, pop, scale, shake, shoot, translate, turn } from "../scene/svg_stage";
export { isRoomEvent } from "../model/room";

/** A function that gives the sound of an event; null for none. */
export function soundBy<Type extends string>(sounds: { readonly [T in Type]?: Sound }) {
  return ({ type }: { readonly type: Type }): Sound | null => sounds[type] ?? null;
}

/** Plays each shown event of the game on the drawing below `root`, once the state after the event is drawn. */
export function useScene<Event extends { readonly type: string }>(
  root: { readonly current: Element | null },
  { event, duration, serial }: { readonly event: Event | RoomEvent | null; readonly duration: number; readonly serial: number },
  play: (root: Element, event: Event, duration: number) => void,
): void {
  useLayoutEffect(() => {
    if (root.current && event && !isRoomEvent(event)) play(root.current, event, duration);
  }, [serial]);
}
