/** VOLT: what the browser client needs of the game in a match. */
import type { GameMatchPart } from "../api";
import { durationOf, soundOf } from "./animation";
import { model } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, View } from "./generated";
import { spaceKey } from "./geometry";
import { Match } from "./page";
import { namesOf } from "./wording";
import "./style.css";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: {
    ...model,
    activeSeats: playingSeats, // all program at the same time
    playingSeats,
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
  loadEndPart: async () => (await import("./end")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

/** Whether nothing but the set-up has happened: it belongs to the first round. */
function isFirstSetUp({ phase, championship }: View): boolean {
  return phase === "setup" && (championship?.match ?? 1) === 1;
}

function playingSeats({ seats, result }: View): number[] {
  return result ? [] : [...seats.keys()].filter((seat) => !seats[seat]!.resigned && !seats[seat]!.killbot);
}

/** CSS selectors of the pieces that `event` is about. */
export function litBy(event: GameEvent): string[] {
  switch (event.type) {
    case "robots_moved":
      return event.steps.map(({ seat }) => `[data-robot="${seat}"]`);
    case "token_placed":
      return [`[data-vp="${event.number}"]`];
    case "mine_laid":
    case "mine_removed":
      return [`[data-mine="${spaceKey(event.at)}"]`];
    case "mine_pushed":
      return [`[data-mine="${spaceKey(event.to)}"]`];
    case "beam_fired":
    case "robot_entered":
    case "kill_bot_drew":
    case "kill_bot_faced":
    case "die_activated":
    case "die_moved":
    case "modules_used":
    case "move_stopped":
    case "robot_damaged":
    case "robot_destroyed":
    case "robot_repaired":
    case "space_activated":
    case "vp_gained":
      return [`[data-robot="${event.seat}"]`];
    default:
      return [];
  }
}
