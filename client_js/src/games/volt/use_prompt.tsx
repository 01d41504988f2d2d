/** Which of the offered modules are used with a die, where a swivel head turns it, and what remote control does. */
import { text as cardText } from "#text/volt/cards";
import { text as matchText } from "#text/volt/match";
import { text as playText } from "#text/volt/play";
import { Silent, lazy } from "../../ui/lazy";
import { useState } from "preact/hooks";
import type { Names } from "../api";
import { OrderButtons, moduleTip } from "./cards";
import type { Choice, Module, Remote, Swivel } from "./generated";
import { ModuleIcon } from "./module_art";
import { moduleName, moduleStack } from "./names";
import type { Play } from "./play";
import type { PlayContext } from "./types";

const RemotePicker = lazy(async () => (await import("./remote_picker")).RemotePicker, Silent);

type ChooseUse = Extract<Choice, { kind: "use" }>;

interface Props extends PlayContext {
  readonly play: Play;
  readonly choice: ChooseUse;
}

const SWIVELS: readonly Swivel[] = ["left", "right"];

/** Asks which of the fitting modules are used with the die that is activated. */
export function UsePrompt({ choice, view, names, play, busy }: Props) {
  const { modules, certain, targets } = choice;
  const [used, use] = useState<readonly Module[]>(modules.length === 1 ? modules : []); // one module: one press
  const [swivel, turn] = useState<Swivel>("left");
  const [remote, chooseRemote] = useState<Remote | null>(null);
  const targetOf = (side: Swivel | null) => targets.find((one) => one.swivel === side) ?? null;
  const turned = used.includes("swivel_head");
  const target = used.includes("remote_control") ? targetOf(turned ? swivel : null) : null;
  const replaces = (module: Module) => view.cards.find((card) => card.module === module)?.use === "instead";
  const turnTo = (side: Swivel) => {
    turn(side);
    chooseRemote(null);
  };
  const toggle = (module: Module) => {
    chooseRemote(null);
    use(used.includes(module) ? used.filter((one) => one !== module) : [...used.filter((one) => !replaces(module) || !replaces(one)), module]);
  };
  const send = (chosen: readonly Module[]) => {
    const ordered = modules.filter((module) => chosen.includes(module));
    play.send({
      type: "use",
      modules: ordered,
      ...(ordered.includes("swivel_head") && { swivel }),
      ...(ordered.includes("remote_control") && target && remote && { remote }),
    });
  };
  return (
    <div class="vt-use">
      <ul class="vt-use-list">
        {modules.map((module) => (
          <li key={module} class={moduleStack(view, module)}>
            <button type="button" class="vt-toggle" aria-pressed={used.includes(module)} data-use={module} {...moduleTip(module)} onClick={() => toggle(module)}>
              <ModuleIcon module={module} />
              <span>
                {moduleName(module)}
                {replaces(module) && <small>{cardText.uses.instead}</small>}
              </span>
            </button>
            <OrderButtons module={module} view={view} orders={play.orders} />
            {(modules.length === 1 || used.includes(module)) && <p class="vt-use-about">{cardText.about[module]}</p>}
          </li>
        ))}
      </ul>
      {turned && <SwivelButtons chosen={swivel} robotAt={(side) => targetOf(side)?.robot} names={names} choose={turnTo} />}
      {target && <RemotePicker key={`${target.swivel}.${target.robot}`} target={target} name={names(target.robot)} view={view} remote={remote} choose={chooseRemote} />}
      {used.includes("remote_control") && targets.length > 0 && !target && <p class="quiet">{playText.use.noTarget}</p>}
      {certain.length > 0 && <p class="quiet">{playText.use.certain(certain.map(moduleName))}</p>}
      <div class="actions vt-actions">
        <button type="button" class="button" disabled={busy} data-use-none onClick={() => send([])}>
          {playText.use.none}
        </button>
        <button type="button" class="button primary" disabled={busy || used.length === 0 || (target !== null && !remote)} data-use-done onClick={() => send(used)}>
          {playText.use.done}
        </button>
      </div>
    </div>
  );
}

interface SwivelProps {
  readonly chosen: Swivel;
  /** The robot that is hit with the head turned to a side; none is undefined. */
  readonly robotAt: (side: Swivel) => number | undefined;
  readonly names: Names;
  readonly choose: (side: Swivel) => void;
}

/** To which side the swivel head turns the die. */
function SwivelButtons({ chosen, robotAt, names, choose }: SwivelProps) {
  return (
    <div class="vt-options" role="group" aria-label={matchText.modules.swivel_head}>
      {SWIVELS.map((side) => {
        const robot = robotAt(side);
        return (
          <button key={side} type="button" class="button" aria-pressed={chosen === side} data-swivel={side} onClick={() => choose(side)}>
            {robot === undefined ? playText.use.swivel[side] : playText.use.swivelTo[side](names(robot))}
          </button>
        );
      })}
    </div>
  );
}
