/** The elements of a page with an arena, and points of the arena, while an event is shown. */
import { type Point, SvgStage } from "../../kit/scene";
import { type Space, centreOf, spaceKey } from "./geometry";

/** Where a robot stood last, and where a KillBot faced. */
export interface Stood {
  readonly at: Space;
  readonly facing: number | null;
}

/** What the animation of an event needs besides the event. */
export interface Scene {
  /** The state of the robots before the event, by seat. */
  readonly before: ReadonlyMap<number, Stood>;
  /** The size of the arena. */
  readonly size: number;
  /** Where the robot stood that the event before this one destroyed; null for none. */
  readonly lost: Space | null;
}

/** The page of a match while an event is shown: its arena with the robots, and what stands around it. */
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

  /** The counter of a seat's VP: in its panel, or on its tab if the panel is not visible; null if neither is. */
  counter(seat: number): Element | null {
    const counters = [this.panel(seat, ".vt-points"), this.find(`[data-tab="${seat}"] b`)];
    return counters.find((one) => one && one.getClientRects().length > 0) ?? null;
  }

  /** The middle of an element of the page, as a point of the arena. */
  pointOf(element: Element): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    return new DOMPoint(left + width / 2, top + height / 2).matrixTransform(this.toPage()?.inverse());
  }

  /** A point of the arena, in pixels of the window. */
  onPage({ x, y }: Point): Point {
    return new DOMPoint(x, y).matrixTransform(this.toPage() ?? undefined);
  }

  private toPage(): DOMMatrix | null {
    return this.find<SVGGraphicsElement>(".effects")?.getScreenCTM() ?? null;
  }

  /** The middle of the space of the robot that was destroyed just before; null for none. */
  lost(): Point | null {
    return this.scene.lost && this.centre(this.scene.lost);
  }

  mine(space: Space): Element | null {
    return this.find(`[data-mine="${spaceKey(space)}"]`);
  }

  centre(space: Space): Point {
    return centreOf(space, this.scene.size);
  }

  /** The middle of a robot where it is drawn now, else where it was before the event, else the middle of the arena. */
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
