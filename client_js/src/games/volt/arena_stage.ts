/** The arena while one event is shown: where robots are, and where they were. */
import { SvgStage } from "../../scene/svg_stage";
import type { Point } from "../../scene/svg_stage";
import { centreOf, spaceKey } from "./geometry";
import type { Space } from "./types";

/** Where a robot stood last, and where a KillBot faced. */
export interface Stood {
  readonly at: Space;
  readonly facing: number | null;
}

/** What an event does not say. */
export interface Scene {
  /** The state of the robots before the event, by seat. */
  readonly before: ReadonlyMap<number, Stood>;
  /** The size of the arena. */
  readonly size: number;
}

export class ArenaStage extends SvgStage {
  private readonly scene: Scene;

  constructor(root: Element, duration: number, scene: Scene) {
    super(root, duration);
    this.scene = scene;
  }

  robot(seat: number): Element | null {
    return this.find(`[data-robot="${seat}"]`);
  }

  /** The robot without its place: what shakes and swells. */
  inner(seat: number): Element | null {
    return this.find(`[data-robot="${seat}"] .vt-inner`);
  }

  /** The panel of a seat, or a part of it. */
  panel(seat: number, part = ""): Element | null {
    return this.find(`.vt-seat[data-seat="${seat}"] ${part}`.trim());
  }

  mine(space: Space): Element | null {
    return this.find(`[data-mine="${spaceKey(space)}"]`);
  }

  centre(space: Space): Point {
    return centreOf(space, this.scene.size);
  }

  /** The middle of a robot where it is drawn now; the middle of the arena if it is in none. */
  robotPoint(seat: number): Point {
    const key = this.robot(seat)?.getAttribute("data-at");
    if (key) return this.centre(key.split(",").map(Number) as unknown as Space);
    return this.before(seat) ?? { x: (this.scene.size * 100) / 2, y: (this.scene.size * 100) / 2 };
  }

  /** The middle of a robot before the event; null if it was not in the arena. */
  before(seat: number): Point | null {
    const stood = this.scene.before.get(seat);
    return stood ? this.centre(stood.at) : null;
  }

  facingBefore(seat: number): number | null {
    return this.scene.before.get(seat)?.facing ?? null;
  }
}
