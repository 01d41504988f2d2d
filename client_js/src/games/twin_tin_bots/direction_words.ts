/** The words for directions, as they are seen on the page: the board may be turned. */
import { seenDirection } from "./hex";
import { text as matchText } from "#text/twin_tin_bots/match";

/** `south-east` for direction 1, unless the board is turned. */
export function directionWords(direction: number): string {
  return matchText.directions[seenDirection(direction)]!;
}
