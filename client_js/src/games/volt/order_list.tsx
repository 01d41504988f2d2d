/** The dice of a round in the order in which they are activated (rules section 3.2). */
import { useLayoutEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import { text as playText } from "#text/volt/play";
import { tip, useOver } from "../../kit/match";
import type { MatchProps, Names } from "../api";
import { DieFace } from "./cards";
import { ColourMark } from "./emblems";
import type { DieColour, GameEvent, View } from "./generated";
import { dieWords } from "./wording";

/** A die of a round. */
interface OrderedDie {
  readonly seat: number;
  readonly colour: DieColour;
  readonly number: number;
  /** Null for a KillBot. */
  readonly button: number | null;
}

interface RoundDie extends OrderedDie {
  readonly unit: number;
  readonly state: "done" | "now" | "next";
}

type Past = MatchProps["pastEvents"];

const UNITS = [1, 2, 3] as const;

/** Events that begin a round or its activation: dice shown before them no longer belong to it. */
const ROUND_START_EVENTS: ReadonlySet<string> = new Set<GameEvent["type"]>(["arena_began", "round_began", "programs_shown"]);

/** All public dice of the round; the one that is activated is marked and in sight. */
export function OrderList({ view, names, past }: { view: View; names: Names; past: Past }) {
  const list = useRef<HTMLOListElement>(null);
  const over = useOver(view);
  const runs = !over && (view.phase === "activation" || view.phase === "programming");
  const dice = runs ? roundOrder(view, past) : [];
  const marked = Math.max(0, dice.findIndex(({ state }) => state !== "done"));
  useLayoutEffect(() => {
    const [strip, die] = [list.current, list.current?.querySelectorAll<HTMLElement>("[data-state]")[marked]];
    if (strip && die) strip.scrollTo(die.offsetLeft - (strip.clientWidth - die.offsetWidth) / 2, die.offsetTop - (strip.clientHeight - die.offsetHeight) / 2);
  }, [marked, dice.length]);
  if (dice.length === 0) return null;
  return (
    <ol ref={list} class="vt-order-list" aria-label={playText.order.label} data-unit-order={view.unit ?? ""} tabIndex={0}>
      {UNITS.map((unit) => {
        const own = dice.filter((die) => die.unit === unit);
        return own.length > 0 && [<li key={unit} class="vt-order-unit" data-runs={unit === view.unit}><span class="visually-hidden">{matchText.seats.unit(unit)}</span><span aria-hidden="true">{unit}</span></li>, ...own.map((die, place) => <Die key={`${unit}.${place}`} {...die} view={view} names={names} />)];
      })}
    </ol>
  );
}

/** A die of the list, with the mark of its robot. */
function Die({ seat, colour, number, button, state, view, names }: RoundDie & { view: View; names: Names }) {
  const { colour: mark, killbot } = view.seats[seat]!;
  const die = dieWords({ colour, number, button });
  const words = state === "done" ? playText.order.done(names(seat), die) : playText.order.die(names(seat), die);
  return (
    <li data-state={state} aria-current={state === "now" ? "step" : undefined} class={`seat-${mark}`} {...tip(words)}>
      <span class="visually-hidden">{words}</span>
      <span class="vt-order-die" aria-hidden="true">
        <ColourMark colour={mark} killbot={killbot !== null} />
        <DieFace colour={colour} number={number} button={button} />
      </span>
    </li>
  );
}

/** The dice of a round: those that were activated, as far as `past` has them, the present one, and those to come. */
export function roundOrder(view: View, past: Past): RoundDie[] {
  const { activation, unit: running } = view;
  const began = past.findLastIndex(({ type }) => ROUND_START_EVENTS.has(type));
  const run = past.slice(began + 1).flatMap((event): Omit<RoundDie, "state">[] => {
    if (event.type !== "die_activated") return [];
    const { seat, unit, colour, number, button } = event as Extract<GameEvent, { type: "die_activated" }>;
    return [{ seat, unit, colour, number, button }];
  });
  const last = run.at(-1);
  const isNow = activation && last && last.seat === activation.seat && last.unit === activation.unit && last.colour === activation.colour && last.number === activation.number && last.button === activation.button;
  const done = isNow ? run.slice(0, -1) : run;
  return UNITS.flatMap((unit): RoundDie[] => [
    ...done.filter((die) => die.unit === unit).map((die) => ({ ...die, state: "done" as const })),
    ...(activation?.unit === unit ? [{ ...activation, state: "now" as const }] : []),
    ...activationOrder(view, unit)
      // the drawn die of a KillBot is for the unit that runs
      .filter(({ seat }) => unit === running || !view.seats[seat]!.killbot)
      .map((die) => ({ ...die, unit, state: "next" as const })),
  ]);
}

/** The dice of a unit (1..3) that are not activated, by number, then blue before red, then by start number. */
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
