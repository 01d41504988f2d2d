/** Texts about finding matches, and one's own, in English. */
import type { TempoFilter } from "../model/filters";
import { list, plural, timeLeft } from "./words";

export const quick = {
  title: "Quick match",
  about: "The standard game with whoever wants the same. It begins as soon as all are there.",
  find: "Find opponents",
  looking: "Looking for a seat…",
};

export const myMatches = {
  title: "Your matches",
  yourTurn: "your turn",
  left: (ms: number) => `${timeLeft(ms)} left`,
  theirTurn: (names: readonly string[]) => (names.length > 0 ? `${list(names)} to play` : "running"),
  waits: (free: number) => `waits for ${plural(free, "player", "players")}`,
  over: "over",
  won: "won",
  place: (place: number) => `place ${place}`,
  against: (names: readonly string[]) => `with ${list(names)}`,
  play: "Play",
  playRoom: (name: string) => `Play ${name}: it is your turn`,
  look: "Look at it",
  again: "Again",
  againRoom: (name: string) => `Play ${name} again: the same table once more`,
  more: (count: number) => `${plural(count, "older match", "older matches")} more`,
  fewer: "Only the latest",
  waiting: (count: number) => `${plural(count, "match waits", "matches wait")} for you`,
};

export const notify = {
  on: "Tell me when it is my turn",
  off: "Don’t tell me any more",
  denied: "The browser may not tell you of your turn.",
  turn: "It is your turn",
};

export const filters = {
  search: "Search rooms and people",
  title: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
  any: "Any",
  game: "Game",
  tempos: { any: "Any", none: "No clock", live: "Live", slow: "Slow: days per turn" } satisfies Record<TempoFilter, string>,
  free: "With a free seat",
  freeAbout: "Hides rooms that are full.",
  people: "Without bots",
  peopleAbout: "Only people at the table.",
  hidden: (count: number) => `${plural(count, "room is", "rooms are")} hidden by search and filters.`,
  showAll: "Show all",
};
