/** Module cards: name, picture, the dice that fit, and what the module does, in our words; and standing orders. */
import type { ComponentChildren } from "preact";
import { text as cardText } from "#text/volt/cards";
import { text as moduleText } from "#text/volt/modules";
import { text as playText } from "#text/volt/play";
import { lazy } from "../../kit/lobby";
import { tip } from "../../kit/match";
import { DieFace } from "./cards";
import { type Orders, ordersFor, ownedModules } from "./draft";
import type { Card, Module, Order, View } from "./generated";
import type { Play } from "./play";
import { moduleName, moduleStack } from "./wording";

interface CardProps {
  readonly module: Module;
  readonly view: View;
  /** Whether its scene is there and plays by itself; by default it stands until it is pressed. */
  readonly scene?: "plays" | "stands" | "none";
  /** Below the words, such as what can be decided. */
  readonly children?: ComponentChildren;
}

const SceneButton = lazy(async () => (await import("./module_scene")).SceneButton, () => <span class="vt-scene-button" />);

/** The card of a module: picture, name, condition, and what it does in words and as a scene. */
export function ModuleCard({ module, view, scene = "stands", children }: CardProps) {
  const card = view.cards.find((one) => one.module === module);
  return (
    <article class={`vt-card ${moduleStack(view, module)}`} data-card={module}>
      <header class="vt-card-head">
        <ModuleIcon module={module} />
        <strong>{moduleName(module)}</strong>
        {card && <Condition card={card} />}
      </header>
      <div class="vt-card-body">
        <p>{cardText.about[module]}</p>
        {scene !== "none" && <SceneButton module={module} plays={scene === "plays"} />}
      </div>
      {children}
    </article>
  );
}

/** The dice that fit, or when a module without a die is used; the numbers are marked as a house rule. */
export function Condition({ card: { die, low, high, use }, brief = false }: { card: Card; brief?: boolean }) {
  if (die === null || low === null || high === null) return brief ? null : <span class="vt-condition">{moduleText.uses[use]}</span>;
  const words = moduleText.range[die](low, high);
  return (
    <span class="vt-condition" role="img" aria-label={words} {...tip(words, moduleText.house)}>
      <DieFace colour={die} number={low} />–<DieFace colour={die} number={high} />
      {!brief && <sup class="vt-house-mark" aria-hidden="true">H</sup>}
    </span>
  );
}

/** The standing orders of a module: one press each. A changed one waits for the next answer. */
export function OrderButtons({ module, view, orders }: { module: Module; view: View; orders: Orders }) {
  const choices = ordersFor(view, module);
  if (choices.length === 0) return <p class="quiet vt-passive">{moduleText.uses.passive}</p>;
  const chosen = orders.of(module);
  return (
    <div class="vt-orders" role="group" aria-label={moduleText.ordersOf(moduleName(module))} data-orders={module} data-pending={orders.isPending(module)}>
      {choices.map((order: Order) => (
        <button key={order} type="button" class="vt-order" aria-pressed={chosen === order} data-order={order} {...tip(moduleText.orders[order], moduleText.ordersAbout[order])} onClick={() => orders.set(module, order)}>
          {moduleText.orders[order]}
        </button>
      ))}
      {orders.isPending(module) && <span class="vt-pending">{moduleText.pending}</span>}
    </div>
  );
}

/** The modules of the player with their standing orders, equipped ones first. */
export function OwnModules({ view, seat, play: { orders } }: { readonly view: View; readonly seat: number; readonly play: Play }) {
  const state = view.seats[seat]!;
  const equipped = [...state.left, ...state.right];
  return (
    <>
      <p class="quiet">{playText.desk.ordersAbout}</p>
      <ul class="vt-inventory">
        {ownedModules(state).map((module) => (
          <li key={module} class={moduleStack(view, module)} data-on-robot={equipped.includes(module)}>
            <ModuleCard module={module} view={view}>
              {equipped.includes(module) && <span class="chip">{playText.desk.equipped}</span>}
            </ModuleCard>
            <OrderButtons module={module} view={view} orders={orders} />
          </li>
        ))}
      </ul>
      <HouseNote />
    </>
  );
}

/** What is marked with H, once. */
export function HouseNote() {
  return (
    <p class="quiet vt-house">
      <sup class="vt-house-mark" aria-hidden="true">
        H
      </sup>{" "}
      {moduleText.house}
    </p>
  );
}

interface Art {
  readonly strokes: string;
  readonly filled?: string;
}

const ART: Readonly<Record<Module, Art>> = {
  mobility: { strokes: "M4 17h16M7 17a2.500 2.500 0 1 0 .1 0M17 17a2.500 2.500 0 1 0 .1 0M5 17V9h8l5 5M12 4h8M17 1l3 3-3 3" },
  recoil: { strokes: "M3 12h6M6 9l-3 3 3 3M21 12h-6M18 9l3 3-3 3M12 3v5M9.500 5.500 12 3l2.500 2.500M12 21v-5M9.500 18.500 12 21l2.500-2.500" , filled: "M12 10a2 2 0 1 0 .1 0Z" },
  thruster: { strokes: "M14 4h6v6M20 4l-8 8M8 10l6 6-3 2-5-5zM7 17l-4 4M4 15l-2 2M9 20l-2 2" },
  teleport: { strokes: "M12 3a9 9 0 0 1 9 9M12 21a9 9 0 0 1-9-9M12 7a5 5 0 0 1 5 5M12 17a5 5 0 0 1-5-5M18 10l3 2.500 2-3M6 14l-3-2.500-2 3", filled: "M12 10.500a1.500 1.500 0 1 0 .1 0Z" },
  telescopic_arm: { strokes: "M2 18h5v4H2zM4 18l4-7M8 11l6-3M14 8l4 1M18 9l3-3M18 9l3 3" },
  crossfire: { strokes: "M12 2v6M12 16v6M2 12h6M16 12h6M10 4l2-2 2 2M10 20l2 2 2-2M4 10l-2 2 2 2M20 10l2 2-2 2", filled: "M12 9.500a2.500 2.500 0 1 0 .1 0Z" },
  grenades: { strokes: "M3 18Q8 2 15 11M12 11l3.500.500L17 8", filled: "M17 13a4.500 4.500 0 1 0 .1 0Z" },
  mines: { strokes: "M12 3v4M12 19v3M3 13h4M17 13h4M5.500 6.500l3 3M18.500 6.500l-3 3M5.500 19.500l3-3M18.500 19.500l-3-3", filled: "M12 8a5 5 0 1 0 .1 0Z" },
  remote_control: { strokes: "M8 10h8v12H8zM12 5V2M8 6a5.500 5.500 0 0 1 8 0M5.500 4a9 9 0 0 1 13 0M10.500 18h3", filled: "M12 12.500a1.500 1.500 0 1 0 .1 0Z" },
  saw_blade: { strokes: "M12 3l2 3 3.500-1v3.500l3.500 1.500-2 3 2 3-3.500 1.500v3.500l-3.500-1-2 3-2-3-3.500 1v-3.500L3 16l2-3-2-3 3.500-1.500V5L10 6z", filled: "M12 11a2 2 0 1 0 .1 0Z" },
  force_beam: { strokes: "M2 12h4M8 7q3 5 0 10M12 6q4 6 0 12M16 9l5 3-5 3" },
  swivel_head: { strokes: "M8 13h8v7H8zM12 13V9M12 9l5-5M17 8V4h-4M4 11a9 9 0 0 1 4-7M20 11" },
  anchor: { strokes: "M12 8v13M7 12h10M4 15q1 6 8 6t8-6M4 15l-1 3M20 15l1 3M12 3.500a2.200 2.200 0 1 0 .1 0" },
  shield: { strokes: "M12 2l8 3v6q0 8-8 11-8-3-8-11V5zM12 6v11" },
  bomb: { strokes: "M14 8l3-3M17 5q2-2 3 1M20 2v1M22 4h-1", filled: "M10.500 8a7 7 0 1 0 .1 0Z" },
  ram_expansion: { strokes: "M3 7h18v10H3zM6 17v3M10 17v3M14 17v3M18 17v3", filled: "M6 10h4v4H6zM14 10h4v4h-4z" },
  lightning_rod: { strokes: "M12 22V10M8 22h8", filled: "M13.500 1 8 7h3l-1.500 4.500L15.500 5.500h-3z" },
  jetpack: { strokes: "M7 4h4v11H7zM13 4h4v11h-4zM11 8h2M9 18v3M15 18v3M7 18l-1 2M17 18l1 2" },
  water_cannon: { strokes: "M2 9h7v6H2zM9 11h3v2H9M14 12h7M14 8.500q4-1 7-4M14 15.500q4 1 7 4" },
  wall_control: { strokes: "M3 6h6M15 6h6M3 12h4M17 12h4M3 18h6M15 18h6M3 3v18M21 3v18M9 12h8M14 9l3 3-3 3" },
};

/** The picture of a module. */
export function ModuleIcon({ module }: { module: Module }) {
  const { strokes, filled } = ART[module];
  return (
    <svg class="vt-module-art" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes} />
      {filled && <path class="filled" d={filled} />}
    </svg>
  );
}
