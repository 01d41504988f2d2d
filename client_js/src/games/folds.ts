/** The fold of each game, by the name in its view: one line per game. */
import type { GameEvent, View } from "../protocol/generated";
import { foldTwinTinBots } from "./twin_tin_bots/fold";

/** The view after `event`, or null if this client does not know the game or the event. */
export function fold(view: View, event: GameEvent): View | null {
  return view.game === "twin_tin_bots" ? foldTwinTinBots(view, event) : null;
}
