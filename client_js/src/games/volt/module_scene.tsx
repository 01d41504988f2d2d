/** The scene of a module played on a small arena. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { text as cardText } from "#text/volt/cards";
import { durationOf } from "./animation";
import { ArenaBoard } from "./arena";
import { model } from "./fold";
import type { GameEvent, Module, View, Arena, Colour, Edge, Line, SeatView, Source } from "./generated";
import { moduleName } from "./wording";
import { type Space, STEPS } from "./geometry";

/** Milliseconds that all events of a scene take together, and those of its first and its last moment. */
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
  /** How many times the scene is played; then it shows its end. */
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

/** The number of spaces along a side of a scene's arena. */
const SIZE = 5;

interface Scene {
  /** Where the robots of the seats stand. The first one has the module. */
  readonly robots: readonly Space[];
  /** What differs from a robot without damage and modules, by seat. */
  readonly seats?: readonly Partial<SeatView>[];
  /** What the arena has; what is not named is not there. */
  readonly arena?: Partial<Arena>;
  readonly tokens?: readonly number[];
  readonly events: readonly GameEvent[];
}

const [NORTH, NORTH_EAST, EAST, SOUTH, WEST] = [0, 1, 2, 4, 6];

function die(colour: "blue" | "red", number: number, button: number, seat = 0): GameEvent {
  return { type: "die_activated", seat, unit: 1, place: 0, colour, number, button };
}

/** A movement of one step; what is pushed goes with it. */
function step(direction: number, ...steps: readonly (readonly [seat: number, to: Space])[]): GameEvent {
  return { type: "robots_moved", reason: "move", author: steps[0]![0], direction, steps: steps.map(([seat, to]) => ({ seat, to })) };
}

function push(direction: number, seat: number, to: Space): GameEvent {
  return { type: "robots_moved", reason: "push", author: 0, direction, steps: [{ seat, to }] };
}

function beam(module: Module | null, lines: readonly Line[], seat = 0): GameEvent {
  return { type: "beam_fired", seat, module, lines };
}

function line(start: Space, direction: number, length: number): Line {
  const [dx, dy] = STEPS[direction]!;
  return { start, direction, end: [start[0] + dx * length, start[1] + dy * length] };
}

function struck(source: Source, ...spaces: readonly Space[]): GameEvent {
  return { type: "source_struck", source, spaces, author: 0 };
}

function hurt(seat: number, damage = 1): GameEvent {
  return { type: "robot_damaged", seat, damage, shield: 0 };
}

function used(module: Module): GameEvent {
  return { type: "modules_used", seat: 0, modules: [module], swivel: null, remote: null, limit: null };
}

const wallEastOf = (at: Space): Edge => ({ at, side: "e" });

/** Where the robot that acts stands: the first one (`OWN`), or the second one (`FOE`) if the first one reacts. */
const OWN: Space = [0, 2];
const FOE = OWN;

/** A scene for each module. */
const SCENES: Readonly<Record<Module, Scene>> = {
  mobility: { robots: [OWN], events: [die("red", 3, EAST), step(EAST, [0, [1, 2]]), step(EAST, [0, [2, 2]]), step(EAST, [0, [3, 2]])] },
  recoil: {
    robots: [OWN, [3, 3], [2, 1]],
    events: [die("blue", 2, EAST), step(EAST, [0, [1, 2]]), step(EAST, [0, [2, 2]]), push(NORTH_EAST, 1, [4, 4]), push(SOUTH, 2, [2, 0])],
  },
  thruster: {
    robots: [[0, 0]],
    arena: { pit: [[1, 0], [2, 1]] },
    events: [die("blue", 3, NORTH_EAST), step(NORTH_EAST, [0, [1, 1]]), step(NORTH_EAST, [0, [2, 2]]), step(NORTH_EAST, [0, [3, 3]])],
  },
  teleport: {
    robots: [OWN, [3, 2]],
    events: [
      die("red", 2, EAST),
      beam("teleport", [line(OWN, EAST, 3)]),
      { type: "robots_moved", reason: "teleport", author: 0, direction: null, steps: [{ seat: 0, to: [3, 2] }, { seat: 1, to: OWN }] },
    ],
  },
  telescopic_arm: {
    robots: [[1, 2]],
    arena: { vp: [{ number: 4, at: [2, 3] }] },
    tokens: [4],
    events: [{ type: "space_activated", seat: 0, at: [2, 3] }, { type: "vp_gained", seat: 0, vp: 1, token: 4 }],
  },
  crossfire: {
    robots: [[2, 2], [2, 4], [4, 2], [0, 2]],
    events: [
      die("red", 5, EAST),
      beam("crossfire", [NORTH, EAST, SOUTH, WEST].map((direction) => line([2, 2], direction, 2))),
      struck("shot", [2, 4], [4, 2], [0, 2]),
      hurt(1),
      hurt(2),
      hurt(3),
    ],
  },
  grenades: {
    robots: [OWN, [1, 2], [4, 3]],
    events: [die("red", 3, EAST), struck("explosion", [3, 2], [4, 3]), hurt(2)],
  },
  mines: {
    robots: [[1, 2]],
    events: [die("blue", 2, EAST), step(EAST, [0, [2, 2]]), step(EAST, [0, [3, 2]]), { type: "mine_laid", seat: 0, at: [2, 2] }],
  },
  remote_control: {
    robots: [OWN, [3, 2]],
    seats: [{}, { killbot: { champion: [], facing: WEST, bag: [], drawn: null, by: null } }],
    events: [die("red", 4, EAST), beam("remote_control", [line(OWN, EAST, 3)]), { type: "kill_bot_faced", seat: 1, facing: NORTH, by: 0 }],
  },
  saw_blade: {
    robots: [OWN, [2, 2]],
    events: [die("blue", 3, EAST), step(EAST, [0, [1, 2]]), step(EAST, [0, [2, 2]], [1, [3, 2]]), struck("saw_blade", [3, 2]), hurt(1)],
  },
  force_beam: {
    robots: [OWN, [2, 2]],
    events: [die("red", 3, EAST), beam("force_beam", [line(OWN, EAST, 2)]), push(EAST, 1, [3, 2]), push(EAST, 1, [4, 2])],
  },
  swivel_head: {
    robots: [OWN, [2, 4]],
    events: [die("red", 2, EAST), beam(null, [line([0, 2], NORTH_EAST, 2)]), struck("shot", [2, 4]), hurt(1)],
  },
  anchor: {
    robots: [[2, 2], FOE],
    events: [
      die("blue", 4, EAST, 1),
      step(EAST, [1, [1, 2]]),
      used("anchor"),
      step(EAST, [1, [2, 2]], [0, [3, 2]]),
      { type: "move_stopped", seat: 1, direction: EAST },
    ],
  },
  shield: {
    robots: [[3, 2], FOE],
    seats: [{ left: ["shield"] }],
    events: [die("red", 2, EAST, 1), beam(null, [line(FOE, EAST, 3)], 1), used("shield"), { type: "robot_damaged", seat: 0, damage: 0, shield: 1 }],
  },
  bomb: {
    robots: [[2, 2], FOE, [3, 3]],
    seats: [{ damage: 2 }],
    events: [
      die("red", 2, EAST, 1),
      beam(null, [line(FOE, EAST, 2)], 1),
      { type: "robot_destroyed", seat: 0, cause: "damage", scorer: 1, destroyed: 1 },
      struck("explosion", [2, 2], [3, 3]),
      hurt(2),
    ],
  },
  ram_expansion: {
    robots: [OWN, [4, 2]],
    events: [die("blue", 1, EAST), step(EAST, [0, [1, 2]]), die("red", 1, EAST), beam(null, [line([1, 2], EAST, 3)]), struck("shot", [4, 2]), hurt(1)],
  },
  lightning_rod: {
    robots: [[2, 2], FOE],
    events: [die("blue", 3, EAST, 1), step(EAST, [1, [1, 2]]), step(EAST, [1, [2, 2]], [0, [3, 2]]), struck("lightning_rod", [2, 2]), hurt(1)],
  },
  jetpack: {
    robots: [OWN, [4, 2], [1, 2]],
    arena: { pit: [[2, 2]] },
    events: [
      die("blue", 4, EAST),
      { type: "robot_destroyed", seat: 1, cause: "crush", scorer: 0, destroyed: 1 },
      { type: "robots_moved", reason: "jump", author: 0, direction: EAST, steps: [{ seat: 0, to: [4, 2] }] },
    ],
  },
  water_cannon: {
    robots: [OWN, [1, 2]],
    events: [die("red", 3, EAST), beam("water_cannon", [line(OWN, EAST, 1)]), push(EAST, 1, [2, 2]), push(EAST, 1, [3, 2]), push(EAST, 1, [4, 2])],
  },
  wall_control: {
    robots: [OWN],
    arena: { wall: [wallEastOf([1, 2]), wallEastOf([1, 3]), wallEastOf([1, 1])] },
    events: [die("blue", 3, EAST), step(EAST, [0, [1, 2]]), step(EAST, [0, [2, 2]]), step(EAST, [0, [3, 2]])],
  },
};

const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];
const NO_ARENA: Arena = { name: "", title: "", size: SIZE, start: [], vp: [], workshop: [], pit: [], field: [], wall: [], energy: [], barrier: [], door: [] };

const NEW_SEAT: SeatView = {
  colour: "red", side: "south", start_number: 0, vp: 0, destroyed: 0, resigned: false, at: null, damage: 0, left: [], right: [], shield: 0,
  owned: 0, units: [[], [], []], answered: null, own: null, killbot: null,
};

/** The scene of a module: the view that it begins with, and its events. */
function sceneOf(module: Module): { readonly view: View; readonly events: readonly GameEvent[] } {
  const { robots, seats = [], arena, tokens = [], events } = SCENES[module];
  const view: View = {
    game: "volt", mode: "league", cards: [], target: 5, squad_target: 7, round_limit: 30, start_numbers: "random", mine_limit: 2,
    arena: { ...NO_ARENA, ...arena }, round: 1, phase: "activation", unit: 1, tokens, pool: 0, taken: [], stacks: [0, 0, 0], mines: [],
    seats: robots.map((at, seat) => ({ ...NEW_SEAT, colour: COLOURS[seat]!, at, ...seats[seat] })),
    activation: null, championship: null, result: null,
  };
  return { view, events };
}
