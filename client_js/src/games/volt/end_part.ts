/** What VOLT says about a finished match: VP, statistics and key moments. */
import { text as dialogsText } from "#text/volt/dialogs";
import type { GameEndPart, KeyMoment, Names } from "../api";
import type { GameEvent, View } from "./generated";
import { namesOf } from "./names";
import { describe } from "./wording";

export const endPart: GameEndPart<View, GameEvent> = {
  scoreOf: (view, seat) => (view.championship ? defended(view, seat) : view.seats[seat]!.vp),
  sidesOf: ({ seats }) => {
    const players = [...seats.keys()].filter((seat) => !seats[seat]!.killbot).map((seat) => [seat]);
    const squad = [...seats.keys()].filter((seat) => seats[seat]!.killbot);
    return squad.length > 0 ? [...players, squad] : players;
  },
  seatClass: (view, seat) => `seat-${view.seats[seat]!.colour}`,
  keyMoment,
  statistics: (events, { seats }) => {
    const count = (label: string, seatOf: (event: GameEvent) => number | null) => ({
      label,
      values: seats.map((_, seat) => events.filter((event) => seatOf(event) === seat).length),
    });
    return [
      count(dialogsText.end.tokens, (event) => (event.type === "vp_gained" && event.token !== null ? event.seat : null)),
      count(dialogsText.end.destroyed, (event) => (event.type === "robot_destroyed" ? event.scorer : null)),
      count(dialogsText.end.losses, (event) => (event.type === "robot_destroyed" ? event.seat : null)),
      count(dialogsText.end.shots, (event) => (event.type === "beam_fired" ? event.seat : null)),
      count(dialogsText.end.damage, (event) => (event.type === "robot_damaged" ? event.seat : null)),
      count(dialogsText.end.modules, (event) => (event.type === "modules_used" && event.modules.length > 0 ? event.seat : null)),
    ];
  },
};

function defended({ championship }: View, seat: number): number {
  return championship?.defenders.filter((one) => one.seat === seat).length ?? 0;
}

const WEIGHTS: { readonly [Type in GameEvent["type"]]?: number } = { vp_gained: 3, robot_destroyed: 4, arena_won: 6 };

function keyMoment(event: GameEvent, before: View, players: Names): KeyMoment | null {
  const weight = WEIGHTS[event.type];
  return weight === undefined ? null : { words: describe(event, namesOf(before, players)), weight };
}
