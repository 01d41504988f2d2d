/** Texts about finding matches, and one's own, in English. */
import type { TempoFilter } from "../model/filters";
import { list, plural, timeLeft } from "./words";

export const quick = {
  title: "Quick match",
  about: "Get matched for a standard game. Starts as soon as the table is full.",
  find: "Find opponents",
  looking: "Looking for opponents…",
};

export const myMatches = {
  title: "Your matches",
  yourTurn: "your turn",
  left: (ms: number) => `${timeLeft(ms)} left`,
  theirTurn: (names: readonly string[]) => (names.length > 0 ? `${list(names)} to play` : "in progress"),
  waits: (free: number) => `waiting for ${plural(free, "player", "players")}`,
  over: "over",
  won: "won",
  place: (place: number) => `place ${place}`,
  against: (names: readonly string[]) => `with ${list(names)}`,
  play: "Play",
  playRoom: (name: string) => `Play ${name}: your turn`,
  look: "View",
  again: "Play again",
  againRoom: (name: string) => `Play again: ${name}`,
  more: (count: number) => `${plural(count, "older match", "older matches")} more`,
  fewer: "Show latest only",
  waiting: (count: number) => `${plural(count, "match is", "matches are")} waiting for you`,
};

export const notify = {
  on: "Notify me on my turn",
  off: "Turn off notifications",
  denied: "Notifications are blocked in your browser settings.",
  turn: "It’s your turn",
};

export const filters = {
  search: "Search tables and players",
  title: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
  any: "Any",
  game: "Game",
  tempos: { any: "Any", none: "No clock", live: "Live", slow: "Slow: days per turn" } satisfies Record<TempoFilter, string>,
  free: "With a free seat",
  freeAbout: "Hides full tables.",
  people: "No bots",
  peopleAbout: "Shows only tables without bots.",
  hidden: (count: number) => `${plural(count, "table", "tables")} hidden by search and filters.`,
  showAll: "Show all",
};
