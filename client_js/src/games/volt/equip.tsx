/** The two sides of the robot card, and the modules that are not on them. */
import { useState } from "preact/hooks";
import { HouseNote, ModuleCard, OrderButtons, moduleTip } from "./cards";
import { ColourMark } from "./emblems";
import { PER_SIDE, SIDES, attach, attachAnywhere, detach, isFixed, unequipped } from "./equipment";
import type { CardSide } from "./equipment";
import type { Module } from "./generated";
import { ModuleIcon } from "./module_art";
import { moduleName, moduleStack } from "./modules";
import { ownedModules } from "./orders";
import type { Play } from "./play";
import type { PlayContext } from "./play_context";
import { playText } from "./text/play";

interface Props extends PlayContext {
  readonly play: Play;
  readonly seat: number;
}

export function Equip({ view, seat, play, busy, again }: Props) {
  const { sides, setSides, send, orders } = play;
  const state = view.seats[seat]!;
  const [picked, pick] = useState<Module | null>(null);
  const owned = ownedModules(state);
  const rest = unequipped(owned, sides);
  const put = (side: CardSide) => {
    const next = picked && attach(sides, picked, side, view.cards);
    if (next) setSides(next);
    pick(null);
  };
  const press = (module: Module) => {
    const next = attachAnywhere(sides, module, view.cards);
    if (next) setSides(next);
    else pick(picked === module ? null : module);
  };
  return (
    <div class="vt-equip" data-again={again}>
      <div class="vt-robot-card" role="group" aria-label={playText.equip.card}>
        {SIDES.map((side) => (
          <div key={side} class={`vt-card-side ${side}`} role="group" aria-label={playText.equip.sides[side]} data-side={side}>
            {Array.from({ length: PER_SIDE }, (_, index) => {
              const module = sides[side][index];
              return module ? (
                <button key={index} type="button" class={`vt-slot ${moduleStack(view, module)}`} data-equipped={module} aria-pressed={picked === module} disabled={isFixed(state, module)} aria-label={playText.equip.takeOff(moduleName(module))} {...moduleTip(module)} onClick={() => setSides(detach(sides, module))}>
                  <ModuleIcon module={module} />
                  <span>{moduleName(module)}</span>
                </button>
              ) : (
                <button key={index} type="button" class="vt-slot empty" data-slot-of={side} aria-label={playText.equip.empty(playText.equip.sides[side], index + 1)} disabled={index > sides[side].length} onClick={() => put(side)}>
                  +
                </button>
              );
            })}
          </div>
        ))}
        <span class="vt-card-robot">
          <ColourMark colour={state.colour} />
        </span>
      </div>
      <p class="vt-hint quiet">{again ? playText.equip.sent : picked ? playText.equip.full : playText.equip.hint}</p>
      <div class="actions vt-actions">
        <button type="button" class="button primary" disabled={busy} data-done onClick={() => send({ type: "equip", left: sides.left, right: sides.right })}>
          {again ? playText.controller.change : playText.equip.done}
        </button>
      </div>
      {rest.length > 0 && <h3 class="vt-part">{playText.equip.inventory}</h3>}
      <ul class="vt-inventory">
        {rest.map((module) => (
          <li key={module} class={moduleStack(view, module)}>
            <button type="button" class="vt-own-module" data-owned-module={module} aria-pressed={picked === module} aria-label={playText.equip.attach(moduleName(module))} onClick={() => press(module)}>
              <ModuleCard module={module} view={view} />
            </button>
            <OrderButtons module={module} view={view} orders={orders} />
          </li>
        ))}
      </ul>
      <HouseNote />
    </div>
  );
}
