/** The order of the dice of a unit, shown before and while it runs. */
import { tip } from "../../ui/tip";
import type { Names } from "../api";
import { useIsOver } from "../../ui/match/source";
import { activationOrder, unitToShow } from "./activation_order";
import { DieFace } from "./dice";
import { dieWords } from "./die_words";
import { ColourMark } from "./emblems";
import type { View } from "./generated";
import { text as playText } from "#text/volt/play";

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
