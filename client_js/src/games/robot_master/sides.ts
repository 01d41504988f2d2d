/** Which seat owns which side, and what the match has come to. */
import type { GameResult, View } from "./generated";
import type { Side } from "./grid";
import { compareWorths, other } from "./lowest";

/** Cards that each player is dealt. */
export const HAND = 12;

/** The seat that owns a side in a game. */
export function ownerOf({ rows }: Pick<View, "rows">, side: Side): number {
  return side === "rows" ? rows : 1 - rows;
}

/** The side that a seat owns in a game. */
export function sideOf({ rows }: Pick<View, "rows">, seat: number): Side {
  return seat === rows ? "rows" : "columns";
}

/** The number of won games that decides a match. */
export function winsNeeded({ games }: Pick<View, "games">): number {
  return Math.floor(games / 2) + 1;
}

/** The worths that decided a finished game: the winner's and the loser's at the first difference; null for a draw. */
export function decidedBy({ worths }: Pick<GameResult, "worths">): { place: number; won: number; lost: number } | null {
  const { deciding, ahead, sorted } = compareWorths(worths);
  if (deciding === null || ahead === null) return null;
  return { place: deciding, won: sorted[ahead][deciding]!.worth, lost: sorted[other(ahead)][deciding]!.worth };
}
