/** VOLT: what the browser client needs of the game in a match. */
import type { GameMatchPart } from "../api";
import { durationOf, soundOf } from "./durations";
import { ownHash, publicHash } from "./fingerprint";
import { EVENT_TYPES, foldVolt } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, View } from "./generated";
import { litBy } from "./lit";
import { Match } from "./page";
import "./play.css";
import { namesOf } from "./robot_names";
import "./style.css";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: {
    eventTypes: EVENT_TYPES,
    fold: foldVolt,
    activeSeats: playingSeats, // all program at the same time
    playingSeats,
    fingerprint: { shared: publicHash, own: ownHash },
  },
  animation: {
    durationOf,
    soundOf,
    startsTurn: ({ type }) => type === "programs_shown",
    startsRound: ({ type }, before) => type === "round_began" && !isFirstSetUp(before),
    startsOrder: ({ type }) => type === "die_activated" || type === "space_activated",
  },
  lit: litBy,
  seatWord: ({ seats }, seat) => seats[seat]!.colour,
  seatName: (view, seat) => (view.seats[seat]?.killbot ? namesOf(view, String)(seat) : null),
  Match,
  loadAccess: async () => (await import("./access")).access,
  loadEndPart: async () => (await import("./end_part")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

/** Whether nothing but the set-up has happened: it belongs to the first round. */
function isFirstSetUp({ phase, championship }: View): boolean {
  return phase === "setup" && (championship?.match ?? 1) === 1;
}

function playingSeats({ seats, result }: View): number[] {
  return result ? [] : [...seats.keys()].filter((seat) => !seats[seat]!.resigned && !seats[seat]!.killbot);
}
