/** The scene of a module (module_scenes.ts), played on a small arena. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { text as cardText } from "#text/volt/cards";
import { durationOf } from "./animation";
import { ArenaBoard } from "./arena";
import { model } from "./fold";
import type { GameEvent, Module, View } from "./generated";
import { sceneOf } from "./module_scenes";
import { moduleName } from "./wording";

/** Milliseconds that a scene takes, and that its beginning and its end stand. */
const LENGTH = 2000;
const PAUSE = 500;

/** A moment of a scene: what is shown, and for how many milliseconds. */
interface Frame {
  readonly view: View;
  readonly event: GameEvent | null;
  readonly duration: number;
}

/** The moments of the scene of a module: its beginning, each event, and its end. */
export function framesOf(module: Module): readonly Frame[] {
  const { view, events } = sceneOf(module);
  const factor = LENGTH / events.reduce((sum, event) => sum + durationOf(event), 0);
  const frames: Frame[] = [{ view, event: null, duration: PAUSE }];
  for (const event of events) {
    const next = model.fold(frames.at(-1)!.view, event);
    if (!next) throw new Error(`${event.type} does not fit the scene of ${module}`);
    frames.push({ view: next, event, duration: durationOf(event) * factor });
  }
  return [...frames, { view: frames.at(-1)!.view, event: null, duration: PAUSE }];
}

interface Props {
  readonly module: Module;
  /** So many times the scene is played; then it stands at its end. */
  readonly times: number;
}

/** The scene of a module, from its beginning. With 0 `times` it stands at its end. */
export function ModuleScene({ module, times }: Props) {
  const frames = useMemo(() => framesOf(module), [module]);
  const [shown, show] = useState(times > 0 ? 0 : frames.length - 1);
  const last = frames.length * times - 1;
  const { view, event, duration } = frames[shown % frames.length]!;
  useEffect(() => {
    if (shown >= last) return undefined;
    const timer = setTimeout(() => show(shown + 1), duration);
    return () => clearTimeout(timer);
  }, [shown, last]);
  return (
    <span class="vt-scene" data-scene={module} data-playing={shown < last} aria-hidden="true">
      <ArenaBoard view={view} names={String} audience={FIRST} event={event} duration={duration} serial={shown} isScene />
    </span>
  );
}

const FIRST: readonly number[] = [0];

/** Whether the reader's system asks for less motion. */
export function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The scene of a module as a button that plays it. `plays`: it also plays by itself once it is there. */
export function SceneButton({ module, plays = false }: { readonly module: Module; readonly plays?: boolean }) {
  const [played, play] = useState(plays && !prefersStill() ? 1 : 0);
  return (
    <button type="button" class="vt-scene-button" aria-label={cardText.play(moduleName(module))} data-play-scene={module} onClick={() => play(played + 1)}>
      <ModuleScene key={`${module}${played}`} module={module} times={played > 0 ? 1 : 0} />
      <svg class="vt-scene-play" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4v16l13-8Z" /></svg>
    </button>
  );
}
