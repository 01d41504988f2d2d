/** The order of the dice of a unit, shown before and while it runs. */
import { text as playText } from "#text/volt/play";
import { useIsOver } from "../../ui/match/source";
import { tip } from "../../ui/tip";
import type { Names } from "../api";
import { DieFace, dieWords } from "./dice";
import { ColourMark } from "./emblems";
import type { DieColour, View } from "./generated";

/** The dice of the unit that runs, in the order in which they are activated. */
export function OrderList({ view, names }: { view: View; names: Names }) {
  const unit = unitToShow(view);
  const over = useIsOver() || view.result !== null;
  if (unit === null || over || (view.phase !== "activation" && view.phase !== "programming")) return null;
  const { activation } = view;
  const dice = activationOrder(view, unit);
  if (dice.length === 0 && !activation) return null;
  return (
    <ol class="vt-order-list" aria-label={playText.order.label(unit)} data-unit-order={unit}>
      <li class="vt-order-unit" aria-hidden="true">
        {unit}
      </li>
      {[...(activation ? [{ ...activation, now: true }] : []), ...dice.map((die) => ({ ...die, now: false }))].map(({ seat, colour, number, button, now }, place) => {
        const words = playText.order.die(names(seat), dieWords({ colour, number, button }));
        return (
          <li key={place} data-now={now} class={`seat-${view.seats[seat]!.colour}`} {...tip(words)}>
            <ColourMark colour={view.seats[seat]!.colour} killbot={view.seats[seat]!.killbot !== null} />
            <DieFace colour={colour} number={number} button={button} />
          </li>
        );
      })}
    </ol>
  );
}

/** The order in which the dice of a unit are activated (rules section 3.2). */
interface OrderedDie {
  readonly seat: number;
  readonly colour: DieColour;
  readonly number: number;
  /** Null for a KillBot. */
  readonly button: number | null;
}

/** The dice of a unit (1..3) that are not activated, the next one first: number, blue before red, start number. */
export function activationOrder(view: View, unit: number): OrderedDie[] {
  const dice = view.seats.flatMap(({ at, units, killbot, start_number }, seat) => {
    if (at === null) return [];
    const own = killbot ? (killbot.drawn ? [{ ...killbot.drawn, button: null }] : []) : units[unit - 1]!;
    return own.map(({ colour, number, button }, place) => ({ seat, colour, number, button, start: start_number, place }));
  });
  const rank = ({ colour }: { colour: DieColour }) => (colour === "blue" ? 0 : 1);
  return dice
    .sort((a, b) => a.number - b.number || rank(a) - rank(b) || a.start - b.start || a.place - b.place)
    .map(({ seat, colour, number, button }) => ({ seat, colour, number, button }));
}

/** The unit whose order is of interest: the one that runs, else the next one with dice; null without public dice. */
export function unitToShow({ unit, seats }: View): number | null {
  if (unit !== null) return unit;
  const next = [0, 1, 2].find((index) => seats.some(({ units, at }) => at !== null && units[index]!.length > 0));
  return next === undefined ? null : next + 1;
}
