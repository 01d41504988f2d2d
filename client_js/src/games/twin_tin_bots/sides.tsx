/** The sides of a match: their seats, names and points. */
import { text as platformText } from "#text/platform/first";
import { text } from "#text/twin_tin_bots/lobby";
import { text as matchText } from "#text/twin_tin_bots/match";
import type { Occupant, RoomView } from "../../protocol/generated";
import { SeatBotBadge, tip } from "../../kit/match";
import type { Names } from "../api";
import type { View } from "./generated";
import { score } from "./seat";
import { SeatMark } from "./sprites";

/** The seats of one side, ascending. */
export type Side = readonly number[];

/** The sides in the order of their first seats; each seat by itself without teams. */
export function sidesOf({ seats, sides }: View): readonly Side[] {
  const bySide = new Map<number, number[]>();
  for (const seat of seats.keys()) {
    const side = sides[seat] ?? seat;
    bySide.set(side, [...(bySide.get(side) ?? []), seat]);
  }
  return [...bySide.values()];
}

/** Whether some side has more than one seat. */
export function hasCompany(view: View): boolean {
  return sidesOf(view).some((side) => side.length > 1);
}

/** The side of a seat, from 0. */
export function sideOf(view: View, seat: number): number {
  return sidesOf(view).findIndex((side) => side.includes(seat));
}

/** The points of a side's delivered crystals. */
export function sideScore(view: View, side: Side): number {
  return side.reduce((sum, seat) => sum + score(view.seats[seat]!), 0);
}

/** The name of a seat's player, with the seat's colour if the player has several. `players`: the names, if not those of the room. */
export function namesOf(room: RoomView, view: View, players?: Names): Names {
  return (seat) => {
    const occupant = room.seats[seat];
    if (!occupant) return String(seat + 1);
    const alone = room.seats.filter((other) => other?.identity === occupant.identity).length === 1;
    const name = players?.(seat) ?? occupant.name;
    return alone ? name : matchText.game.seatName(name, text.colours[view.seats[seat]!.colour]);
  };
}

/** The name of a side: the number of a team, else the player's name. */
export function sideName(room: RoomView, view: View, side: Side): string {
  if (view.mode === "teams") return matchText.game.team(sideOf(view, side[0]!) + 1);
  return occupantsOf(room, side)[0]?.name ?? String(side[0]! + 1);
}

/** The names of a side's players, each once; bots are marked. */
export function membersOf(room: RoomView, side: Side): string[] {
  return occupantsOf(room, side).map(({ name, bot }) => (bot ? platformText.bots.named(name) : name));
}

function occupantsOf(room: RoomView, side: Side): Occupant[] {
  const occupants = side.flatMap((seat) => room.seats[seat] ?? []);
  return [...new Map(occupants.map((occupant) => [occupant.identity, occupant])).values()];
}

interface SideScoresProps {
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

/** The points of each side, where several seats play together. */
export function SideScores({ view, room, mine }: SideScoresProps) {
  if (!hasCompany(view)) return null;
  return (
    <ul class="side-scores" aria-label={matchText.game.sides}>
      {sidesOf(view).map((side, index) => {
        const points = sideScore(view, side);
        const own = side.some((seat) => mine.includes(seat));
        return (
          <li key={index} class={own ? "mine" : ""} data-side={index} data-points={points}>
            <SideMarks view={view} side={side} />
            <strong class="seat-name">{sideName(room, view, side)}</strong>
            {view.mode !== "teams" && <SeatBotBadge seat={side[0]!} />}
            {own && <span class="chip">{matchText.game.yourSide}</span>}
            <Points points={points} target={view.score_to_win} />
          </li>
        );
      })}
    </ul>
  );
}

/** The marks of all seats of a side. */
export function SideMarks({ view, side }: { view: View; side: readonly number[] }) {
  return (
    <span class="side-marks">{side.map((seat) => <SeatMark key={seat} colour={view.seats[seat]!.colour} />)}</span>
  );
}

/** Points, and how many win if there is such a number. */
export function Points({ points, target }: { points: number; target: number | null }) {
  return (
    <span class="score" {...tip(matchText.game.score, matchText.glance.pointsAbout)}>
      <span aria-hidden="true">{matchText.game.scoreOf(points, target)}</span>
      <span class="visually-hidden">{matchText.game.scoreLabel(points, target)}</span>
    </span>
  );
}
