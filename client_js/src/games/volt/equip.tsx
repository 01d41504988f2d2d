/** The two sides of the robot card, and the modules that are not on them. */
import { useState } from "preact/hooks";
import { text as cardText } from "#text/volt/cards";
import { text as playText } from "#text/volt/play";
import { text as equipText } from "#text/volt/equip";
import { browserStorage, persistedStore, useStore, useMatchSource } from "../../kit/match";
import { useDrag } from "../../kit/drag";
import { moduleTip } from "./cards";
import { Condition, HouseNote, ModuleCard, ModuleIcon, OrderButtons } from "./module_cards";
import { ColourMark } from "./emblems";
import { type CardSide, type Sides, PER_SIDE, SIDES, attach, attachAnywhere, attachProblem, detach, exchange, isFixed, unequipped, ownedModules } from "./draft";
import type { Module, SeatView, View } from "./generated";
import { moduleName, moduleStack } from "./wording";
import type { Play } from "./play";
import type { PlayContext } from "./geometry";

/** The modules that the player had when the card was last sent, in one room: all others are new to the player. */
const known = persistedStore(browserStorage, "botyard.volt.modules", { room: "", modules: "" });

interface Props extends PlayContext {
  readonly play: Play;
  readonly seat: number;
}

/** What the player does on the robot card. */
interface Bench {
  readonly view: View;
  readonly state: SeatView;
  readonly sides: Sides;
  /** The module whose card is shown. */
  readonly shown: Module | null;
  /** The module that fits nowhere and waits for one to exchange it with. */
  readonly held: Module | null;
  /** Attaches a module to a side, or says why not. */
  put(module: Module, side: CardSide): void;
  putAnywhere(module: Module): void;
  /** Takes a module off, or exchanges it with the one that waits. */
  press(module: Module): void;
  takeOff(module: Module): void;
  say(problem: string): void;
}

/** What the player can do on the card, and what is wrong with what was done last. */
function useBench({ view, seat, play: { sides, setSides } }: Props): { readonly bench: Bench; readonly problem: string | null } {
  const state = view.seats[seat]!;
  const [shown, show] = useState<Module | null>(null);
  const [held, hold] = useState<Module | null>(null);
  const [problem, say] = useState<string | null>(null);
  const change = (module: Module, next: Sides | null, why: string | null = null) => {
    show(module);
    hold(null);
    say(next ? null : why);
    if (next) setSides(next);
  };
  const bench: Bench = {
    view,
    state,
    sides,
    shown,
    held,
    put: (module, side) => change(module, attach(sides, module, side, view.cards), problemWords(attachProblem(sides, module, side, view.cards))),
    putAnywhere: (module) => {
      const next = attachAnywhere(sides, module, view.cards);
      change(module, next, equipText.equip.nowhere(moduleName(module)));
      if (!next) hold(module);
    },
    press: (module) => {
      if (isFixed(state, module)) change(module, null, equipText.equip.fixed);
      else if (held) change(held, exchange(sides, held, module, view.cards), equipText.equip.problems.beyond_yellow);
      else change(module, detach(sides, module));
    },
    takeOff: (module) => change(module, isFixed(state, module) ? null : detach(sides, module), equipText.equip.fixed),
    say,
  };
  return { bench, problem };
}

/** `fresh`: the modules that were not owned when the card was last sent. `remember` notes those that are owned now. */
function useNewModules(owned: readonly Module[]): { readonly fresh: readonly Module[]; readonly remember: () => void } {
  const room = useStore(useMatchSource().shown)?.model.room.id ?? "";
  const [before] = useState(() => (known.value.room === room ? known.value.modules.split(" ") : []));
  return { fresh: owned.filter((module) => !before.includes(module)), remember: () => known.set({ room, modules: owned.join(" ") }) };
}

/** The robot card while the player equips it. */
export function Equip(props: Props) {
  const { view, play, busy, again, waitingFor, names } = props;
  const { sides, send, orders } = play;
  const { bench, problem } = useBench(props);
  const { state, shown } = bench;
  const own = state.own?.equipment ?? null;
  const isSent = again && own !== null && same(own, sides);
  const sent = waitingFor.length > 0 ? playText.controller.sentTill(waitingFor.length, waitingFor.map(names)) : playText.controller.sent;
  const owned = ownedModules(state);
  const { fresh, remember } = useNewModules(owned);
  const rest = unequipped(owned, sides);
  const done = () => {
    remember();
    send({ type: "equip", left: sides.left, right: sides.right });
  };
  return (
    <div class="vt-equip" data-again={again}>
      <div class="vt-robot-card" role="group" aria-label={equipText.equip.card}>
        {SIDES.map((side) => (
          <div key={side} class={`vt-card-side ${side}`} role="group" aria-label={equipText.equip.sides[side]} data-side={side}>
            {Array.from({ length: PER_SIDE }, (_, index) => {
              const module = sides[side][index];
              return module ? <Equipped key={module} module={module} side={side} bench={bench} /> : <EmptySlot key={index} side={side} index={index} bench={bench} />;
            })}
          </div>
        ))}
        <span class="vt-card-robot"><ColourMark colour={state.colour} /></span>
      </div>
      <ul class="vt-rest" aria-label={equipText.equip.inventory} data-inventory>
        {rest.map((module) => <Unequipped key={module} module={module} bench={bench} fresh={fresh.includes(module)} />)}
      </ul>
      <NewModules modules={fresh} />
      <div class="vt-equip-end">
        <p class={problem ? "vt-hint warn" : "vt-hint quiet"} role="status" data-problem={problem !== null}>
          {problem ?? (isSent ? sent : equipText.equip.hint)}
        </p>
        <button type="button" class="button primary" disabled={busy || (isSent && orders.waiting === 0)} data-done onClick={done}>
          {again ? playText.controller.change : equipText.equip.done}
        </button>
      </div>
      {shown && (
        <div class="vt-shown">
          <ModuleCard key={shown} module={shown} view={view} scene="plays" />
          <OrderButtons module={shown} view={view} orders={orders} />
          <HouseNote />
        </div>
      )}
    </div>
  );
}

/** What the modules do that are new to the player, a sentence each. */
function NewModules({ modules }: { modules: readonly Module[] }) {
  if (modules.length === 0) return null;
  return (
    <ul class="vt-fresh" data-new-modules={modules.join(" ")}>
      {modules.map((module) => (
        <li key={module}>
          <ModuleIcon module={module} />
          <p><strong>{equipText.equip.isNew(moduleName(module))}</strong> {cardText.about[module]}</p>
        </li>
      ))}
    </ul>
  );
}

function problemWords(problem: ReturnType<typeof attachProblem>): string | null {
  return problem && equipText.equip.problems[problem];
}

function same(one: Sides, other: Sides): boolean {
  return SIDES.every((side) => one[side].join() === other[side].join());
}

/** What goes with the pointer when a module is dragged. */
const MODULE = { face: ".vt-module-art", ghost: "vt-ghost" };

/** A module on the card: a press takes it off, arrow keys and drags move it. */
function Equipped({ module, side, bench }: { module: Module; side: CardSide; bench: Bench }) {
  const { view, state, held, press, put, takeOff } = bench;
  const fixed = isFixed(state, module);
  const drag = useDrag({
    ...MODULE,
    places: "[data-side], [data-inventory]",
    dropped: ({ dataset }) => (dataset["side"] ? put(module, dataset["side"] as CardSide) : takeOff(module)),
  });
  const label = held ? equipText.equip.exchange(moduleName(held), moduleName(module)) : equipText.equip.takeOff(moduleName(module));
  return (
    <button
      type="button"
      class={`vt-slot ${moduleStack(view, module)}`}
      data-equipped={module}
      data-fixed={fixed}
      aria-label={label}
      {...moduleTip(module)}
      {...drag}
      onClick={() => press(module)}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft" && side === "right") put(module, "left");
        else if (key === "ArrowRight" && side === "left") put(module, "right");
      }}
    >
      <ModuleIcon module={module} />
      <span>{moduleName(module)}</span>
    </button>
  );
}

/** An empty place of a side: a press puts the module there whose card is shown, or says why not. */
function EmptySlot({ side, index, bench: { sides, shown, put, say } }: { side: CardSide; index: number; bench: Bench }) {
  const free = shown !== null && !sides.left.includes(shown) && !sides.right.includes(shown) ? shown : null;
  return (
    <button
      type="button"
      class="vt-slot empty"
      data-slot-of={side}
      aria-label={equipText.equip.empty(equipText.equip.sides[side], index + 1)}
      onClick={() => (free ? put(free, side) : say(equipText.equip.pickFirst))}
    >
      +
    </button>
  );
}

/** A module that is not equipped: a press attaches it where it fits, a drag to the side below the pointer. */
function Unequipped({ module, bench: { view, held, put, putAnywhere }, fresh }: { module: Module; bench: Bench; fresh: boolean }) {
  const drag = useDrag({ ...MODULE, places: "[data-side]", dropped: ({ dataset }) => put(module, dataset["side"] as CardSide) });
  const card = view.cards.find((one) => one.module === module);
  return (
    <li>
      <button
        type="button"
        class={`vt-toggle ${moduleStack(view, module)}`}
        data-owned-module={module}
        aria-pressed={held === module}
        data-new={fresh}
        {...moduleTip(module)}
        {...drag}
        onClick={() => putAnywhere(module)}
      >
        <ModuleIcon module={module} />
        <span aria-hidden="true">{moduleName(module)}</span>
        <span class="visually-hidden">{equipText.equip.attach(moduleName(module))}</span>
        {card && <Condition card={card} brief />}
      </button>
    </li>
  );
}
