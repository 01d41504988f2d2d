/** The fold of each game, and the check of what it makes, by the name in its view: one line per game. */
import type { ChoiceFrame, GameEvent, View } from "../protocol/generated";
import { ownHash, publicHash } from "./twin_tin_bots/fingerprint";
import { foldTwinTinBots } from "./twin_tin_bots/fold";

/** The view after `event`, or null if this client does not know the game or the event. */
export function fold(view: View, event: GameEvent): View | null {
  return view.game === "twin_tin_bots" ? foldTwinTinBots(view, event) : null;
}

/** Whether the view of an audience is the one that the server has, as far as the frame says. */
export function agrees(view: View, audience: readonly number[], { hash, own }: ChoiceFrame): boolean {
  if (hash === null || view.game !== "twin_tin_bots") return true;
  return (
    publicHash(view) === hash && audience.every((seat, place) => ownHash(view, seat) === (own[place] ?? null))
  );
}
