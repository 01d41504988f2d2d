/** Which pieces on the board an event of the log is about. */
import type { GameEvent, GameMatchPart } from "../../games/api";

/** The selectors of the pieces of an event; none if the game does not say which they are, or can't be asked. */
export async function litBy({ lit }: Pick<GameMatchPart, "lit">, event: GameEvent): Promise<readonly string[]> {
  try {
    return (await lit?.(event)) ?? [];
  } catch (error) {
    console.warn("A part of the page can't be loaded.", error); // the event is shown without its marks
    return [];
  }
}
