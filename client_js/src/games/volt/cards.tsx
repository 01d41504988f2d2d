/** Module cards: name, picture, the dice that fit, and what the module does, in our words. */
import type { ComponentChildren } from "preact";
import { text as cardText } from "#text/volt/cards";
import { tip } from "../../ui/tip";
import { DieFace } from "./dice";
import type { Card, Module, Order, View } from "./generated";
import { ModuleIcon } from "./module_art";
import { moduleName, moduleStack } from "./names";
import { ordersFor } from "./orders";
import type { Orders } from "./orders";

interface CardProps {
  readonly module: Module;
  readonly view: View;
  /** Below the words, such as what can be decided. */
  readonly children?: ComponentChildren;
}

/** The card of a module: picture, name, condition, and what it does. */
export function ModuleCard({ module, view, children }: CardProps) {
  const card = view.cards.find((one) => one.module === module);
  return (
    <article class={`vt-card ${moduleStack(view, module)}`} data-card={module}>
      <header class="vt-card-head">
        <ModuleIcon module={module} />
        <strong>{moduleName(module)}</strong>
        {card && <Condition card={card} />}
      </header>
      <p>{cardText.about[module]}</p>
      {children}
    </article>
  );
}

/** The dice that fit, or when a module without a die is used; the numbers are marked as a house rule. */
export function Condition({ card: { die, low, high, use }, brief = false }: { card: Card; brief?: boolean }) {
  if (die === null || low === null || high === null) return brief ? null : <span class="vt-condition">{cardText.uses[use]}</span>;
  const words = cardText.range[die](low, high);
  return (
    <span class="vt-condition" role="img" aria-label={words} {...tip(words, cardText.house)}>
      <DieFace colour={die} number={low} />–<DieFace colour={die} number={high} />
      {!brief && (
        <sup class="vt-house-mark" aria-hidden="true">
          H
        </sup>
      )}
    </span>
  );
}

/** The standing orders of a module: one press each. A changed one waits for the next answer. */
export function OrderButtons({ module, view, orders }: { module: Module; view: View; orders: Orders }) {
  const choices = ordersFor(view, module);
  if (choices.length === 0) return <p class="quiet vt-passive">{cardText.uses.passive}</p>;
  const chosen = orders.of(module);
  return (
    <div class="vt-orders" role="group" aria-label={cardText.ordersOf(moduleName(module))} data-orders={module} data-pending={orders.isPending(module)}>
      {choices.map((order: Order) => (
        <button key={order} type="button" class="vt-order" aria-pressed={chosen === order} data-order={order} {...tip(cardText.orders[order], cardText.ordersAbout[order])} onClick={() => orders.set(module, order)}>
          {cardText.orders[order]}
        </button>
      ))}
      {orders.isPending(module) && <span class="vt-pending">{cardText.pending}</span>}
    </div>
  );
}

/** What is marked with H, once. */
export function HouseNote() {
  return (
    <p class="quiet vt-house">
      <sup class="vt-house-mark" aria-hidden="true">
        H
      </sup>{" "}
      {cardText.house}
    </p>
  );
}

/** The tip of a module: its sentence. */
export function moduleTip(module: Module) {
  return tip(moduleName(module), cardText.about[module]);
}
