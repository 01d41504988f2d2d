/** The panels of the seats with their public information, and the tabs that stand for them on small screens. */
import { text as matchText } from "#text/volt/match";
import { type SheetState, SeatPlayer, usePickedPanel, Clock, SinceTurn, tip, disclosure } from "../../kit/match";
import type { Names, MatchProps } from "../api";
import { moduleTip, DieFace } from "./cards";
import { askedModules, moduleName, moduleStack } from "./wording";
import { ColourMark } from "./emblems";
import type { Choice, Module, SeatView, View, GameEvent } from "./generated";

interface Props {
  readonly seat: number;
  readonly view: View;
  readonly names: Names;
  readonly choices: readonly Choice[];
  readonly own: boolean;
  /** Whether the panel was asked for; only on small screens. */
  readonly picked: boolean;
}

/** A seat's panel: points, life, modules, dice and whether the match waits for it. */
export function SeatPanel({ seat, view, names, choices, own, picked }: Props) {
  const state = view.seats[seat]!;
  const panel = usePickedPanel(picked);
  const active = view.activation?.seat === seat;
  const defended = (view.championship?.defenders ?? []).filter((one) => one.seat === seat).map(({ arena }) => arena);
  return (
    <section
      ref={panel}
      class={`plate vt-seat seat-${state.colour}`}
      data-seat={seat}
      data-active={active}
      data-own={own}
      data-killbot={state.killbot !== null}
      data-resigned={state.resigned}
      data-picked={picked}
      aria-label={names(seat)}
    >
      <header class="vt-seat-head">
        <ColourMark colour={state.colour} killbot={state.killbot !== null} />
        {state.killbot ? <strong class="vt-seat-name" dir="auto">{names(seat)}</strong> : <SeatPlayer seat={seat} name={names(seat)} nameClass="vt-seat-name" />}
        {!own && <SinceTurn seat={seat} name={names(seat)} />}
        <span class="vt-standing">
          {!state.killbot && <Clock seat={seat} name={names(seat)} />}
          <Points view={view} seat={seat} />
        </span>
      </header>
      <p class="vt-facts">
        <Life state={state} />
        {state.start_number > 0 && (
          <span class="vt-fact" data-start-number={state.start_number} {...tip(matchText.seats.startNumber(state.start_number), matchText.seats.startNumberAbout)}>
            <span class="vt-tag">{state.start_number}</span>
            <span class="visually-hidden">{matchText.seats.startNumber(state.start_number)}</span>
          </span>
        )}
        {state.killbot === null && view.mode !== "training" && (
          <span class="vt-fact" data-owned={state.owned} {...tip(matchText.seats.owned(state.owned), matchText.seats.ownedAbout)}>
            <span class="vt-cards" aria-hidden="true" />
            {state.owned}
            <span class="visually-hidden"> {matchText.seats.owned(state.owned)}</span>
          </span>
        )}
        {defended.length > 0 && (
          <span class="chip" data-defends={defended.join(" ")} {...tip(matchText.seats.defends(defended), matchText.seats.defendsAbout)}>
            {matchText.seats.defends(defended)}
          </span>
        )}
        <Status state={state} seat={seat} choices={choices} />
      </p>
      <Modules view={view} state={state} />
      <Dice state={state} />
    </section>
  );
}

/** The VP of a seat and those that win; of KillBots those of the squad. */
function Points({ view, seat }: { view: View; seat: number }) {
  const { vp, killbot } = view.seats[seat]!;
  const squad = view.seats.reduce((sum, one) => sum + (one.killbot ? one.vp : 0), 0);
  const words = killbot ? matchText.seats.squadVp(vp, squad, view.squad_target) : matchText.seats.vpOf(vp, view.target);
  return (
    <span class="vt-points" data-vp-of={seat} data-points={vp} role="img" aria-label={words} {...tip(words, matchText.seats.vpAbout)}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M0-11 3-4 10-5 6 1 9 8 1 6-5 11-5 4-11 0-5-3-6-10Z" /></svg>
      {vp}
      <small>/{killbot ? view.squad_target : view.target}</small>
    </span>
  );
}

/** Three marks, of which damage takes one after the other. */
function Life({ state }: { state: SeatView }) {
  const words = state.at === null ? matchText.seats.out(state.destroyed) : matchText.seats.damage(state.damage);
  return (
    <span class="vt-life" role="img" aria-label={words} data-damage={state.damage} data-in={state.at !== null} {...tip(words, matchText.seats.destroyed(state.destroyed))}>
      {[0, 1, 2].map((nth) => <i key={nth} class={nth < state.damage ? "hit" : ""} />)}
    </span>
  );
}

/** Whether the match waits for the seat, and for which modules. */
function Status({ state, seat, choices }: { state: SeatView; seat: number; choices: readonly Choice[] }) {
  const choice = choices.find((one) => one.seat === seat);
  if (state.resigned) return <span class="chip warn">{matchText.seats.resigned}</span>;
  if (choice) {
    const modules = askedModules(choice).map(moduleName).join(", ");
    return (
      <span class="chip vt-asked" data-asked={choice.kind}>
        {modules ? matchText.seats.askedFor(modules) : matchText.seats.asked[choice.kind]}
      </span>
    );
  }
  return state.answered === null ? null : (
    <span class="chip vt-answered" data-answered={state.answered}>{matchText.seats.answered}</span>
  );
}

/** The equipped modules, from the left end to the right with the robot between them; of KillBots those in use. */
function Modules({ view, state }: { view: View; state: SeatView }) {
  const { left, right, killbot } = state;
  const list = killbot ? killbot.champion : [...left].reverse();
  if (list.length + (killbot ? 0 : right.length) === 0) return null;
  const chip = (module: Module) => (
    <li key={module} class={`vt-module ${moduleStack(view, module)}`} data-module={module} data-damaged={module === "shield" && state.shield > 0} {...moduleTip(module)}>
      {moduleName(module)}
    </li>
  );
  return (
    <ul class="vt-modules" aria-label={matchText.seats.modules}>
      {list.map(chip)}
      {!killbot && <li class="vt-hub" aria-hidden="true" />}
      {!killbot && right.map(chip)}
    </ul>
  );
}

/** The public dice that are not activated, by unit; of a KillBot the one that it has drawn and those in its bag. */
function Dice({ state }: { state: SeatView }) {
  const { killbot, units } = state;
  if (killbot) {
    return (
      <p class="vt-dice" role="group" aria-label={matchText.seats.bag}>
        {killbot.drawn && <DieFace {...killbot.drawn} />}
        <span class="vt-bag">{killbot.bag.map((colour, index) => <DieFace key={index} colour={colour} number={null} />)}</span>
      </p>
    );
  }
  if (units.every((dice) => dice.length === 0)) return null;
  return (
    <ol class="vt-dice" aria-label={matchText.seats.dice}>
      {units.map((dice, index) => (
        <li key={index} data-unit={index + 1} {...tip(matchText.seats.unit(index + 1))}>
          <small>{index + 1}</small>
          {dice.map((die, place) => <DieFace key={place} {...die} />)}
        </li>
      ))}
    </ol>
  );
}

interface SeatTabsProps extends Pick<MatchProps<View, GameEvent, Choice>, "view" | "choices"> {
  readonly names: Names;
  readonly state: SheetState;
}

/** The tabs of the seats on small screens. */
export function SeatTabs({ view, names, choices, state }: SeatTabsProps) {
  return (
    <>
      {view.seats.map(({ colour, killbot, vp, damage, at, answered, resigned }, seat) => {
        const asked = choices.some((choice) => choice.seat === seat);
        return (
          <button
            key={seat}
            class={`sheet-tab vt-tab seat-${colour}`}
            data-tab={seat}
            data-active={view.activation?.seat === seat}
            data-resigned={resigned}
            aria-label={matchText.seats.tab(names(seat), vp, damage)}
            {...disclosure(state, seat)}
          >
            <ColourMark colour={colour} killbot={killbot !== null} />
            <b>{vp}</b>
            <span class="vt-life" data-in={at !== null} aria-hidden="true">
              {[0, 1, 2].map((nth) => <i key={nth} class={nth < damage ? "hit" : ""} />)}
            </span>
            {(asked || answered !== null) && <span class="vt-tab-mark" data-asked={asked} aria-hidden="true">{asked ? "…" : "✓"}</span>}
          </button>
        );
      })}
    </>
  );
}
