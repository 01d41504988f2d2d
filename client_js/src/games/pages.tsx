/** What each game shows, by its name: one line per game. */
import type { ComponentType } from "preact";
import type { View } from "../protocol/generated";
import { TwinTinBotsPage } from "./twin_tin_bots/page";
import { Poster } from "./twin_tin_bots/poster";
import { WaitingMark } from "./twin_tin_bots/waiting_mark";

interface GamePages {
  /** A running or finished match. */
  readonly Match: ComponentType;
  /** A picture for the lobby. */
  readonly Poster: ComponentType;
  /** The mark of a seat before the match. */
  readonly SeatMark: ComponentType<{ seat: number; players: number }>;
}

export const gamePages: Readonly<Record<View["game"], GamePages>> = {
  twin_tin_bots: { Match: TwinTinBotsPage, Poster, SeatMark: WaitingMark },
};

/** The pages of a game, or null if this client does not have it. */
export function pagesOf(game: string): GamePages | null {
  return Object.hasOwn(gamePages, game) ? gamePages[game as View["game"]] : null;
}
