/** Robot Master: what the browser client needs of the game in a match. */
import type { GameMatchPart } from "../api";
import { deal } from "./deal";
import { durationOf, soundOf } from "./durations";
import { ownHash, publicHash } from "./fingerprint";
import { EVENT_TYPES, foldRobotMaster } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, View } from "./generated";
import { Match } from "./page";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: {
    eventTypes: EVENT_TYPES,
    fold: foldRobotMaster,
    activeSeats: ({ active, result }) => (result ? [] : [active]),
    playingSeats: ({ result }) => (result ? [] : [0, 1]),
    fingerprint: { shared: publicHash, own: ownHash },
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
  loadAccess: async () => (await import("./access")).access,
  loadEndPart: async () => (await import("./end_part")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};
