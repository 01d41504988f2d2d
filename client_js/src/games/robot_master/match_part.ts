/** Robot Master: what the browser client needs of the game in a match. */
import { text as accessText } from "#text/robot_master/access";
import type { GameAccess, GameEndPart, GameMatchPart } from "../api";
import { deal } from "./deal";
import { durationOf, soundOf } from "./animation";
import { model } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, View } from "./generated";
import { Match } from "./page";
import { sideOf } from "./worth";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: {
    ...model,
    activeSeats: ({ active, result }) => (result ? [] : [active]),
    playingSeats: ({ result }) => (result ? [] : [0, 1]),
  },
  animation: {
    durationOf,
    soundOf,
    startsTurn: ({ type }) => type === "card_laid",
    startsRound: ({ type }) => type === "game_began",
  },
  deal,
  lit: (event) => (event.type === "card_laid" ? [`[data-card="${event.at}"]`] : []),
  Match,
  loadAccess: () => Promise.resolve(access),
  loadEndPart: () => Promise.resolve(endPart),
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

/** Robot Master: the keys of the game. The grid is a table for screen readers by itself. */
const access: GameAccess<View, GameEvent> = {
  keys: () => [
    { keys: ["0", "1", "…", "5"], about: accessText.keys.card },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.cell },
    { keys: ["Home", "End"], about: accessText.keys.ends },
    { keys: ["Enter"], about: accessText.keys.lay },
    { keys: ["Escape"], about: accessText.keys.back },
  ],
};

/** What Robot Master says about a finished match: the worth of each player's lowest line over time. */
const endPart: GameEndPart<View, GameEvent> = {
  seatClass: (view, seat) => `rm-${sideOf(view, seat)}`,
  scoreOf: (view, seat) => Math.min(...view.worths[sideOf(view, seat)]),
};
