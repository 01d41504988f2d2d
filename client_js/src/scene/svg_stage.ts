/** The elements of a drawing, and how one of them moves while an event is shown. */
const SVG = "http://www.w3.org/2000/svg";
export const SMOOTH = "cubic-bezier(0.45, 0, 0.3, 1)";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawing below a root element, while one event is shown for `duration` ms. */
export class SvgStage {
  private readonly root: Element;
  private readonly duration: number;

  constructor(root: Element, duration: number) {
    this.root = root;
    this.duration = duration;
  }

  /** The first element of a CSS selector. */
  find(selector: string): Element | null {
    return this.root.querySelector(selector);
  }

  /** Animates an element, if it is there, as long as the event is shown. */
  move(element: Element | null, frames: Keyframe[], easing = SMOOTH): Animation | undefined {
    return element?.animate(frames, { duration: this.duration, easing });
  }

  /** A new element in the group of the class `effects`, as long as the event is shown. */
  effect(name: "use" | "polyline" | "circle" | "text", attributes: Readonly<Record<string, string>>): SVGElement {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    this.find(".effects")?.append(element);
    setTimeout(() => element.remove(), this.duration);
    return element;
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
