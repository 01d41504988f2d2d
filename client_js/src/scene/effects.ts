/** Ways in which things on a drawing show what happens to them. */
import { scale, translate } from "./svg_stage";
import type { Point, SvgStage } from "./svg_stage";

/** From this share of an animation on its ending is shown, such as a thing that appears where it was put down. */
const LATE = 0.8;

/** An element is hidden until a thing that flies to it has arrived. */
export function appear(stage: SvgStage, element: Element | null): void {
  stage.move(element, [{ opacity: 0 }, { opacity: 0, offset: LATE }, { opacity: 1 }], "linear");
}

/** Words rise from a point, from a share (0..1) of the time on. */
export function bubble(stage: SvgStage, { x, y }: Point, words: string, from = 0): void {
  const label = stage.effect("text", { class: "bubble" });
  label.textContent = words;
  stage.move(label, [
    { ...translate({ x, y: y - 20 }), opacity: 0 },
    { ...translate({ x, y: y - 20 }), opacity: 0, offset: from },
    { ...translate({ x, y: y - 46 }), opacity: 1, offset: from + 0.2 * (1 - from) },
    { ...translate({ x, y: y - 56 }), opacity: 1, offset: from + LATE * (1 - from) },
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
