/** Twin Tin Bots: what the browser client needs of the game in a match. */
import type { GameMatchPart } from "../api";
import { deal } from "./deal";
import { durationOf, soundOf } from "./animation";
import { model } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, View } from "./generated";
import { expandEvents } from "./short_form";
import { Match } from "./page";
import { Settings } from "./board_settings";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: { ...SCHEMA, expandEvents },
  model: {
    ...model,
    activeSeats: ({ active }) => [active],
    playingSeats: ({ seats }) => [...seats.keys()].filter((seat) => !seats[seat]!.resigned),
  },
  animation: {
    durationOf,
    soundOf,
    startsTurn: ({ type }) => type === "turn_started",
    startsRound: (event, { round }) => event.type === "turn_started" && event.round !== round,
    startsOrder: ({ type }) => type === "order_started",
  },
  deal,
  lit: async (event) => (await import("./pieces")).piecesOf(event),
  seatWord: ({ seats }, seat) => seats[seat]!.colour,
  Match,
  Settings,
  loadAccess: async () => (await import("./access")).access,
  loadEndPart: async () => (await import("./end")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};
