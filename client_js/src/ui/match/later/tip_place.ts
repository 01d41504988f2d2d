/** Where a tip, or a bubble of the guide, is put. */

/** Pixels between a tip and its element, and between a tip and the edge of the window. */
const GAP = 8;
/** What a tip should not lie over. */
const PRESSABLE = "button, a[href], input, select, textarea, summary, [tabindex='0'], [role=gridcell]:not([aria-disabled=true])";

/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Puts a tip next to its element, where it lies over as little as possible that can be pressed. */
export function putNextTo(tip: HTMLElement, element: Element): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const others = [...document.querySelectorAll(PRESSABLE)].filter((one) => !one.contains(element) && !element.contains(one) && !tip.contains(one));
  const taken = others.map((one) => one.getBoundingClientRect());
  const window = { left: GAP, top: GAP, right: clientWidth - GAP, bottom: clientHeight - GAP };
  const { left, top } = bestPlace({ width: tip.offsetWidth, height: tip.offsetHeight }, element.getBoundingClientRect(), taken, window);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/**
 * The place of a tip: below its element, above, right or left of it, whichever covers least of the element and of what is
 * `taken`; the first of them if several do. It stays inside of `window`.
 */
export function bestPlace(size: Size, element: Box, taken: readonly Box[], window: Box): { left: number; top: number } {
  const centre = { left: (element.left + element.right - size.width) / 2, top: (element.top + element.bottom - size.height) / 2 };
  const places = [
    { ...centre, top: element.bottom + GAP },
    { ...centre, top: element.top - GAP - size.height },
    { ...centre, left: element.right + GAP },
    { ...centre, left: element.left - GAP - size.width },
  ].map(({ left, top }) => ({
    left: Math.max(window.left, Math.min(left, window.right - size.width)),
    top: Math.max(window.top, Math.min(top, window.bottom - size.height)),
  }));
  const covered = places.map(({ left, top }) => {
    const tip = { left, top, right: left + size.width, bottom: top + size.height };
    return overlap(tip, element) * ELEMENT_COUNTS + taken.reduce((sum, one) => sum + overlap(tip, one), 0);
  });
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** To cover a pixel of the element itself is so many times worse: the tip speaks of it. */
const ELEMENT_COUNTS = 1000;

/** The area that two rectangles have in common. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
