/** Which of the offered modules are used with a die, where a swivel head turns it, and what remote control does. */
import { useState } from "preact/hooks";
import { ModuleCard, OrderButtons } from "./cards";
import type { Choice, Module, Remote, RemoteTarget, Swivel } from "./generated";
import type { Play } from "./play";
import type { PlayContext } from "./play_context";
import { matchText } from "./text/match";
import { playText } from "./text/play";

type ChooseUse = Extract<Choice, { kind: "use" }>;

interface Props extends PlayContext {
  readonly play: Play;
  readonly choice: ChooseUse;
}

const SWIVELS: readonly Swivel[] = ["left", "right"];

export function UsePrompt({ choice, view, names, play, busy }: Props) {
  const [used, use] = useState<readonly Module[]>([]);
  const [swivel, turn] = useState<Swivel>("left");
  const [chosen, chooseRemote] = useState<Remote | null>(null);
  const turned = used.includes("swivel_head");
  const controls = used.includes("remote_control") || choice.certain.includes("remote_control");
  const target = controls ? (choice.targets.find((one) => one.swivel === (turned ? swivel : null)) ?? null) : null;
  const remotes = target ? remotesOf(target) : [];
  const remote = remotes.find((one) => same(one, chosen)) ?? null;
  const replaces = (module: Module) => view.cards.find((card) => card.module === module)?.use === "instead";
  const toggle = (module: Module) =>
    use(used.includes(module) ? used.filter((one) => one !== module) : [...used.filter((one) => !replaces(module) || !replaces(one)), module]);
  const send = (modules: readonly Module[]) => {
    const ordered = choice.modules.filter((module) => modules.includes(module));
    play.send({
      type: "use",
      modules: ordered,
      ...(ordered.includes("swivel_head") && { swivel }),
      ...(ordered.includes("remote_control") && remote && { remote }),
    });
  };
  const incomplete = remotes.length > 0 && !remote;
  return (
    <div class="vt-use">
      {choice.modules.map((module) => (
        <div key={module} class="vt-use-module">
          <button type="button" class="vt-own-module" aria-pressed={used.includes(module)} data-use={module} onClick={() => toggle(module)}>
            <ModuleCard module={module} view={view} />
          </button>
          <OrderButtons module={module} view={view} orders={play.orders} />
        </div>
      ))}
      {turned && (
        <div class="vt-options" role="group" aria-label={matchText.modules.swivel_head}>
          {SWIVELS.map((side) => (
            <button key={side} type="button" class="button" aria-pressed={swivel === side} data-swivel={side} onClick={() => turn(side)}>
              {playText.use.swivel[side]}
            </button>
          ))}
        </div>
      )}
      {target && (
        <div class="vt-remotes" role="group" aria-label={playText.use.target(names(target.robot))}>
          <p>{playText.use.target(names(target.robot))}</p>
          <select aria-label={playText.use.target(names(target.robot))} data-remote value={remote ? remotes.indexOf(remote) : ""} onChange={(event) => chooseRemote(remotes[Number(event.currentTarget.value)] ?? null)}>
            <option value="" disabled>
              {playText.use.choose}
            </option>
            {remotes.map((one, index) => (
              <option key={index} value={index}>
                {remoteWords(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      {choice.certain.length > 0 && <p class="quiet">{playText.use.certain(choice.certain.map((module) => matchText.modules[module]))}</p>}
      <div class="actions vt-actions">
        <button type="button" class="button" disabled={busy} data-use-none onClick={() => send([])}>
          {playText.use.none}
        </button>
        <button type="button" class="button primary" disabled={busy || used.length === 0 || incomplete} data-use-done onClick={() => send(used)}>
          {playText.use.done}
        </button>
      </div>
    </div>
  );
}

/** All that remote control can do with a target. */
export function remotesOf({ dice, facings }: RemoteTarget): Remote[] {
  return [
    ...facings.map((facing): Remote => ({ facing })),
    ...dice.flatMap(({ unit, place, units, buttons }) => units.flatMap((to_unit) => buttons.map((to_button): Remote => ({ unit, place, to_unit, to_button })))),
  ];
}

function same(a: Remote, b: Remote | null): boolean {
  return b !== null && a.facing === b.facing && a.unit === b.unit && a.place === b.place && a.to_unit === b.to_unit && a.to_button === b.to_button;
}

function remoteWords({ facing = null, unit = null, place = null, to_unit = null, to_button = null }: Remote): string {
  if (facing !== null) return playText.use.face(matchText.directions[facing]!);
  return playText.use.move(unit ?? 1, (place ?? 0) + 1, to_unit ?? 1, matchText.directions[to_button ?? 0]!);
}
