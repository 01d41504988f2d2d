/** The names of the seats of a game: those of the players, and names for KillBots. */
import type { Names } from "../api";
import type { View } from "./generated";
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";

/** The name of each seat of the game; the room knows the players' alone. */
export function namesOf(view: View, players: Names): Names {
  return (seat) => {
    const robot = view.seats[seat];
    return robot?.killbot ? matchText.seats.killbot(text.colours[robot.colour]) : players(seat);
  };
}

/** The number of players, who have the first seats. */
export function playersOf(view: View): number {
  return view.seats.filter(({ killbot }) => killbot === null).length;
}
