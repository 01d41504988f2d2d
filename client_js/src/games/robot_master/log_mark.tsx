/** How lines of the log look: a played card is a picture. */
import type { GameEvent as AnyEvent, LogMark } from "../api";
import { CardIcon } from "./card";
import type { GameEvent } from "./generated";

/** The look of a line. No line is folded away: each card matters. */
export function logMark(any: AnyEvent): LogMark {
  const event = any as GameEvent;
  return { major: true, icon: event.type === "card_laid" ? <CardIcon value={event.value} /> : null };
}
