/** What Robot Master says about a finished match: the worth of each player's lowest line over time. */
import type { GameEndPart } from "../api";
import type { GameEvent, View } from "./generated";
import { sideOf } from "./sides";

export const endPart: GameEndPart<View, GameEvent> = {
  seatClass: (view, seat) => `rm-${sideOf(view, seat)}`,
  scoreOf: (view, seat) => Math.min(...view.worths[sideOf(view, seat)]),
};
