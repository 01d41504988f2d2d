/** How the board of a match lies on the page: as it is, or turned so that the own base is near. */
import { useLayoutEffect } from "preact/hooks";
import { Store, useStore } from "../../store";
import { useIsLive } from "../../ui/match/source";
import { boardSettings } from "./board_settings";
import type { Hex, View } from "./generated";
import { turnBoard } from "./hex";

const turned = new Store(0);

/** How far the board of the page is turned, in sixths of a full turn clockwise; the component is drawn again with it. */
export function useTurned(): number {
  return useStore(turned);
}

/** Turns the board for a seat if the player wishes it, as long as the component is there; spectators' boards lie as they are. */
export function useOrientation({ seats }: View, seat: number | undefined): void {
  const { ownBaseNear } = useStore(boardSettings());
  const live = useIsLive(); // a timeline lies like the match behind it, and lessons speak of directions
  const sixths = live && ownBaseNear && seat !== undefined ? sixthsToBottom(seats[seat]!.base) : 0;
  useLayoutEffect(() => {
    if (!live) return undefined;
    turn(sixths);
    return () => turn(0);
  }, [live, sixths]);
  useTurned();
}

function turn(sixths: number): void {
  turnBoard(sixths);
  turned.set(sixths);
}

/** The smallest turn, in sixths clockwise, that brings a hex nearest to the lower edge. */
export function sixthsToBottom([q, r]: Hex): number {
  const rows = [r, q + r, q, -r, -q - r, -q]; // the row of the hex after each turn
  return rows.indexOf(Math.max(...rows));
}
