import { text as matchText } from "#text/twin_tin_bots/match";
import type { RoomView } from "../../protocol/generated";
import type { View } from "./generated";
import { SeatBotBadge } from "../../ui/match/presence";
import { tip } from "../../ui/tip";
import { SeatMark } from "./sprites";
import { hasCompany, sideName, sideScore, sidesOf } from "./sides";

interface Props {
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

/** The points of each side, where several seats play together. */
export function SideScores({ view, room, mine }: Props) {
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
    <span class="side-marks">
      {side.map((seat) => (
        <SeatMark key={seat} colour={view.seats[seat]!.colour} />
      ))}
    </span>
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
