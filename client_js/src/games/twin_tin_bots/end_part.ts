/** What Twin Tin Bots says about a finished match: points, statistics and key moments. */
import { text as endText } from "#text/twin_tin_bots/end";
import { text as matchText } from "#text/twin_tin_bots/match";
import type { GameEndPart, KeyMoment, Names } from "../api";
import type { GameEvent, View } from "./generated";
import { sidesOf } from "./sides";
import { pointsOf, score } from "./tiles";
import { robotWords } from "./wording";

/** The fewest points of a delivery that is a key moment. */
const BIG_DELIVERY = 3;

export const endPart: GameEndPart<View, GameEvent> = {
  scoreOf: (view, seat) => view.result?.scores[seat] ?? score(view.seats[seat]!),
  sidesOf,
  seatClass: (view, seat) => `seat-${view.seats[seat]!.colour}`,
  keyMoment,
  statistics: (events, { seats }) => {
    const count = (label: string, seatOf: (event: GameEvent) => number | null) => ({
      label,
      values: seats.map((_, seat) => events.filter((event) => seatOf(event) === seat).length),
    });
    return [
      count(endText.deliveries, (event) => (event.type === "crystal_delivered" ? event.seat : null)),
      count(endText.orders, (event) => (event.type === "order_started" ? event.cause.seat : null)),
      count(endText.ignored, (event) => (event.type === "order_ignored" ? event.cause.seat : null)),
      count(endText.zaps, (event) => (event.type === "zap_obeyed" ? event.cause.seat : null)),
      count(endText.thefts, (event) => (isTheft(event) ? event.cause.seat : null)),
      count(endText.passes, (event) => (event.type === "passed" ? event.cause.seat : null)),
    ];
  },
};

/** Key moments are deliveries of many points, thefts, zaps of others, and the start of the end. */
function keyMoment(event: GameEvent, _: View, names: Names): KeyMoment | null {
  switch (event.type) {
    case "crystal_delivered": {
      const points = pointsOf(event.crystal);
      if (points < BIG_DELIVERY) return null;
      return { words: endText.delivered(names(event.seat), matchText.crystals[event.crystal], points), weight: points + 2 };
    }
    case "crystal_taken":
      if (!isTheft(event)) return null;
      return {
        words: endText.stolen(robotWords(names, event.robot), matchText.crystals[event.crystal], robotWords(names, event.source)),
        weight: pointsOf(event.crystal),
      };
    case "zap_obeyed":
      if (event.robot.seat === event.cause.seat) return null;
      return { words: endText.zapped(names(event.cause.seat), robotWords(names, event.robot), matchText.tiles[event.order]), weight: 2 };
    case "end_phase_begun":
      return { words: endText.endPhase, weight: 2 };
    default:
      return null;
  }
}

function isTheft(event: GameEvent): boolean {
  return event.type === "crystal_taken" && event.source.seat !== event.robot.seat;
}
