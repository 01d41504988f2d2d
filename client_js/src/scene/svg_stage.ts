/** The elements of a drawing, and how one of them moves, or shows in another way what happens to it, while an event is shown. */
const SVG = "http://www.w3.org/2000/svg";
export const SMOOTH = "cubic-bezier(0.45, 0, 0.3, 1)";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An animation of an element: when it began, by the timeline of the page, and what it changes. */
interface Motion {
  readonly animation: Animation;
  readonly begun: CSSNumberish | null;
  readonly properties: readonly string[];
}

const motions = new WeakMap<Element, Motion[]>();

/** A drawing below a root element, while one event is shown for `duration` ms. */
export class SvgStage {
  private readonly root: Element;
  private readonly duration: number;

  constructor(root: Element, duration: number) {
    this.root = root;
    this.duration = duration;
  }

  /** The first element of a CSS selector. */
  find<Found extends Element = Element>(selector: string): Found | null {
    return this.root.querySelector<Found>(selector);
  }

  /**
   * Animates an element, if it is there, as long as the event is shown. For readers who want less motion nothing moves:
   * an element of the drawing is lit in its place, and an effect stands where it would be seen best.
   */
  move(element: Element | null, frames: Keyframe[], easing = SMOOTH): Animation | undefined {
    if (!element || !isStill()) return this.stir(element, frames, easing);
    const frame = element.closest(".effects") ? clearest(frames) : HIGHLIGHT_FRAME;
    return element.animate([frame, frame], { duration: this.duration });
  }

  /**
   * Animates an extra, such as a tremor: for readers who want less motion it is not shown. An animation of the event before
   * may have begun late and still run. It is cancelled if it changes the same property, since a browser draws two of them
   * anew for each frame; those of one event begin at the same time.
   */
  stir(element: Element | null, frames: Keyframe[], easing = SMOOTH): Animation | undefined {
    if (!element || isStill()) return undefined;
    const begun = document.timeline.currentTime;
    const properties = frames.flatMap(Object.keys).filter((name) => name !== "offset" && name !== "easing");
    const others = (motions.get(element) ?? []).filter(({ animation }) => animation.playState === "running");
    for (const one of others) if (one.begun !== begun && one.properties.some((name) => properties.includes(name))) one.animation.cancel();
    const animation = element.animate(frames, { duration: this.duration, easing });
    motions.set(element, [...others, { animation, begun, properties }]);
    return animation;
  }

  /** A new element in the group of the class `effects`, as long as the event is shown. */
  effect(name: "g" | "use" | "polyline" | "circle" | "text", attributes: Readonly<Record<string, string>>): SVGElement {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    this.find(".effects")?.append(element);
    setTimeout(() => element.remove(), this.duration);
    return element;
  }
}

/** How an element is marked that does not move. */
const HIGHLIGHT_FRAME: Keyframe = { filter: "drop-shadow(0 0 9px var(--focus)) drop-shadow(0 0 3px var(--focus))" };

/** Whether the reader's system asks for less motion. */
function isStill(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** The last frame of those in which most is seen, without its time. */
function clearest(frames: readonly Keyframe[]): Keyframe {
  const opacity = (frame: Keyframe) => Number(frame["opacity"] ?? 1);
  const most = Math.max(...frames.map(opacity));
  const { offset: _, ...frame } = frames.findLast((one) => opacity(one) === most)!;
  return frame;
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

/** The share of an animation's time after which its ending is shown, such as a thing where it was put down. */
const ENDING_OFFSET = 0.8;

/** An element is hidden until a thing that flies to it has arrived. */
export function appear(stage: SvgStage, element: Element | null): void {
  stage.move(element, [{ opacity: 0 }, { opacity: 0, offset: ENDING_OFFSET }, { opacity: 1 }], "linear");
}

/** Words rise from a point. `from`: when they appear, as a share (0..1) of the time. */
export function bubble(stage: SvgStage, { x, y }: Point, words: string, from = 0): void {
  const label = stage.effect("text", { class: "bubble" });
  label.textContent = words;
  stage.move(label, [
    { ...translate({ x, y: y - 20 }), opacity: 0 },
    { ...translate({ x, y: y - 20 }), opacity: 0, offset: from },
    { ...translate({ x, y: y - 46 }), opacity: 1, offset: from + 0.2 * (1 - from) },
    { ...translate({ x, y: y - 56 }), opacity: 1, offset: from + ENDING_OFFSET * (1 - from) },
    { ...translate({ x, y: y - 62 }), opacity: 0 },
  ]);
}

/** An element swells for a moment. */
export function pop(stage: SvgStage, element: Element | null): void {
  stage.move(element, [scale(1), scale(1.12), scale(1)], "ease-out");
}

/** An element shakes from side to side. */
export function shake(stage: SvgStage, element: Element | null): void {
  const [left, right] = ["translateX(-5px)", "translateX(5px)"].map((transform) => ({ transform }));
  stage.move(element, [{ transform: "none" }, left!, right!, left!, right!, { transform: "none" }], "linear");
}

/**
 * A line shoots out of `from` to `to`, stays for a moment and fades. `sides` are the distances of its points, at equal
 * parts of its length, to its right: more than two make a zigzag. It grows by its scale and not by its dashes, since
 * only then the browser need not draw it anew for each frame.
 */
export function shoot(stage: SvgStage, from: Point, to: Point, name: string, sides: readonly number[] = [0, 0]): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.hypot(dx, dy) / (sides.length - 1);
  const line = stage.effect("polyline", { class: name, points: sides.map((side, nth) => `${(nth * part).toFixed(1)},${side}`).join(" ") });
  const place = `${translate(from).transform} rotate(${Math.atan2(dy, dx)}rad)`;
  stage.move(
    line,
    [
      { transform: `${place} scaleX(0.01)`, opacity: 1 },
      { transform: `${place} scaleX(1)`, opacity: 1, offset: 0.4 },
      { transform: `${place} scaleX(1)`, opacity: 1, offset: 0.75 },
      { transform: `${place} scaleX(1)`, opacity: 0 },
    ],
    "linear",
  );
}

/**
 * An element lights up in a colour. A group gets a lit copy of what is in it, which appears and fades: only then the browser
 * need not draw it anew for each frame.
 */
export function glow(stage: SvgStage, element: Element | null, colour: string): void {
  const filter = `drop-shadow(0 0 12px ${colour})`;
  if (!element?.firstElementChild) return void stage.move(element, [{ filter: "none" }, { filter }, { filter: "none" }], "ease-in-out");
  const copy = stage.effect("g", {});
  copy.style.filter = filter;
  copy.append(...[...element.children].map((part) => part.cloneNode(true)));
  element.append(copy);
  stage.move(copy, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], "ease-in-out");
}
