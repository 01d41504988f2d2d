/** The card of a module that the player has just drawn, large over the arena. */
import { useEffect } from "preact/hooks";
import { text as platformText } from "#text/platform/first";
import { text as cardText } from "#text/volt/cards";
import { CloseButton, useKeyDown } from "../../kit/match";
import type { Module, View } from "./generated";
import { Condition, ModuleIcon } from "./module_cards";
import { ModuleScene, prefersStill } from "./module_scene";
import { moduleName, moduleStack } from "./wording";

interface Props {
  readonly module: Module;
  readonly view: View;
  /** Milliseconds after which it closes by itself. */
  readonly duration: number;
  readonly close: () => void;
}

/** The card turns over, plays the scene of its module, and goes: after a while, with any press, or with Escape. */
export function DrawnCard({ module, view, duration, close }: Props) {
  const stack = moduleStack(view, module);
  const card = view.cards.find((one) => one.module === module);
  useEffect(() => {
    const timer = setTimeout(close, duration);
    document.addEventListener("pointerdown", close, { once: true }); // the press also does what it is for
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  useKeyDown(true, ({ key }) => {
    if (key !== "Escape") return false;
    close();
    return true;
  });
  return (
    <div class={`vt-drawn vt-card ${stack}`} role="group" aria-label={moduleName(module)} data-drawn={module}>
      <ModuleScene module={module} times={prefersStill() ? 0 : 2} />
      <div class="vt-drawn-words">
        <header class="vt-card-head">
          <ModuleIcon module={module} />
          <strong>{moduleName(module)}</strong>
          {card && <Condition card={card} brief />}
        </header>
        <p>{cardText.about[module]}</p>
      </div>
      <CloseButton label={platformText.app.close} close={close} className="vt-drawn-close" />
      <span class="vt-drawn-back" aria-hidden="true" />
    </div>
  );
}
