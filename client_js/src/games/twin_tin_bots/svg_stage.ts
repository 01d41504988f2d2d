/** The elements of the drawing, and how one of them moves. */
import type { RobotId } from "./generated";
import { centre } from "./hex";
import type { Point } from "./hex";

const SVG = "http://www.w3.org/2000/svg";
export const SMOOTH = "cubic-bezier(0.45, 0, 0.3, 1)";

/** What is below a root element, while one event is shown for `duration` ms. */
export class SvgStage {
  private readonly root: Element;
  private readonly duration: number;

  constructor(root: Element, duration: number) {
    this.root = root;
    this.duration = duration;
  }

  robot({ seat, name }: RobotId): Element | null {
    return this.find(`[data-robot="${seat}${name}"]`);
  }

  /** The centre of a robot where it is drawn now. */
  robotPoint(id: RobotId): Point {
    return this.pointOf(this.robot(id));
  }

  basePoint(seat: number): Point {
    return this.pointOf(this.find(`[data-base="${seat}"]`));
  }

  find(selector: string): Element | null {
    return this.root.querySelector(selector);
  }

  slot(seat: number, robot: string, slot: number): Element | null {
    return this.find(`[data-slot="${seat}${robot}${slot}"]`);
  }

  move(element: Element | null, frames: Keyframe[], easing = SMOOTH): Animation | undefined {
    return element?.animate(frames, { duration: this.duration, easing });
  }

  /** A new element above everything, for as long as this event is shown. */
  effect(name: "use" | "polyline" | "circle" | "text", attributes: Readonly<Record<string, string>>): SVGElement {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    this.find(".effects")?.append(element);
    setTimeout(() => element.remove(), this.duration);
    return element;
  }

  private pointOf(element: Element | null): Point {
    const [q = 0, r = 0] = (element?.getAttribute("data-at") ?? "").split(",").map(Number);
    return centre([q, r]);
  }
}

export function translate({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

export function turn(degrees: number): Keyframe {
  return { transform: `rotate(${degrees}deg)` };
}

export function scale(factor: number): Keyframe {
  return { transform: `scale(${factor})` };
}
