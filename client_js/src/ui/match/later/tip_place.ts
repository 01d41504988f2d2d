/** Where a tip, or a bubble of the guide, is put. */

/** Pixels between a tip and its element, and between a tip and the edge of the window. */
const GAP = 8;
/** Pixels between a tip and a button near it. */
const BUTTON_GAP = 6;
/** What a tip should not lie over. */
const PRESSABLE = "button, a[href], input, select, textarea, summary, [role=button], [role=gridcell]:not([aria-disabled=true])";

/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Span = readonly [start: number, end: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place of a tip. `covered`: how much it hides there; `away`: how far its middle is from that of its element. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly covered: number;
  readonly away: number;
}

/**
 * Puts a tip near its element, where it lies over as little as possible that can be pressed. Returns whether it lies over
 * none of it. `far`: it may be anywhere in the window if no place at the element is free.
 */
export function putNextTo(tip: HTMLElement, element: Element, far = false): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  const others = [...document.querySelectorAll(PRESSABLE)].filter((one) => !one.contains(element) && !element.contains(one) && !tip.contains(one));
  const taken = others.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1); // the others are for screen readers
  const window = { left: GAP, top: GAP, right: clientWidth - GAP, bottom: clientHeight - GAP };
  const { left, top, covered } = bestPlace({ width: tip.offsetWidth, height: tip.offsetHeight }, element.getBoundingClientRect(), taken, window, far);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  return covered === 0;
}

/** Where an arrow from a tip to its element begins, in pixels from the left and top edge of the tip, and its angle. */
export function arrowTo(tip: Box, element: Box): { x: number; y: number; angle: number } {
  const [x, toX] = nearestPoints([tip.left, tip.right], [element.left, element.right]);
  const [y, toY] = nearestPoints([tip.top, tip.bottom], [element.top, element.bottom]);
  return { x: x - tip.left, y: y - tip.top, angle: Math.atan2(toY - y, toX - x) };
}

/** The nearest points of two spans on one axis; if they overlap, twice the middle of their common part. */
function nearestPoints([from, to]: Span, [start, end]: Span): Span {
  const [first, last] = [Math.max(from, start), Math.min(to, end)];
  if (first <= last) return [(first + last) / 2, (first + last) / 2];
  return to < start ? [to, start] : [from, end];
}

/**
 * The place of a tip: below its element, above, right or left of it, or shifted along one of these sides, whichever covers
 * least of the element and of what is `taken`; of equal ones the nearest. If all of these cover something and it may be
 * `far`, it is the nearest free rectangle of the window, or else the one that covers least. It stays inside of `window`.
 */
export function bestPlace(size: Size, element: Box, taken: readonly Box[], window: Box, far = false): Place {
  const inside = taken.filter((one) => overlap(one, window) > 0);
  const at = (lefts: readonly number[], tops: readonly number[]) => lefts.flatMap((left) => tops.map((top) => placeAt(left, top, size, element, inside)));
  const x = starts(size.width, [element.left, element.right], inside.map(({ left, right }) => [left, right]), [window.left, window.right]);
  const y = starts(size.height, [element.top, element.bottom], inside.map(down), [window.top, window.bottom]);
  const sides = [...at(x.all, y.sides), ...at(x.sides, y.all)];
  // a place at a side of the element is `GAP` pixels away from it
  const touching = expandBox(element, GAP + 1);
  const near = sides.filter(({ left, top }) => overlap({ left, top, right: left + size.width, bottom: top + size.height }, touching) > 0);
  const best = (near.length > 0 ? near : sides).reduce(better); // there are none near if the element is outside of the window
  return far && best.covered > 0 ? bestOfAll(x.all, size, element, inside, window) : best;
}

/**
 * Where a tip that is `long` may begin on one axis, within the window (`first` to `last`). `sides`: just behind its
 * element and just before it; `all`: those, in its middle, and just behind and before each span that is taken.
 */
function starts(long: number, [start, end]: Span, taken: readonly Span[], [first, last]: Span): { sides: number[]; all: number[] } {
  const within = (places: number[]) => [...new Set(places.map((one) => Math.max(first, Math.min(one, last - long))))];
  const sides = [end + GAP, start - GAP - long];
  return { sides: within(sides), all: within([(start + end - long) / 2, ...sides, ...taken.flatMap(([from, to]) => [to + BUTTON_GAP, from - BUTTON_GAP - long])]) };
}

/** How many times worse it is to cover a pixel of the tip's own element than one of another. */
const ELEMENT_COUNTS = 1000;

function placeAt(left: number, top: number, size: Size, element: Box, taken: readonly Box[]): Place {
  const tip = { left, top, right: left + size.width, bottom: top + size.height };
  const covered = overlap(tip, element) * ELEMENT_COUNTS + taken.reduce((sum, one) => sum + overlap(tip, one), 0);
  return { left, top, covered, away: distance(left, top, size, element) };
}

/** How far the middle of a tip with these edges is from that of its element. */
function distance(left: number, top: number, { width, height }: Size, element: Box): number {
  return Math.hypot(2 * left + width - element.left - element.right, 2 * top + height - element.top - element.bottom) / 2;
}

function expandBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Of two places the one that covers less, of equal ones the nearer, else the first. */
function better(best: Place, one: Place): Place {
  return one.covered < best.covered || (one.covered === best.covered && one.away < best.away) ? one : best;
}

/**
 * The best place at any of these left edges. At each of them only what is taken above and below counts, and places that
 * can't be better than the best one so far are left out.
 */
function bestOfAll(lefts: readonly number[], size: Size, element: Box, taken: readonly Box[], window: Box): Place {
  let best = { left: 0, top: 0, covered: Infinity, away: Infinity };
  for (const left of lefts) {
    const level = taken.filter((one) => one.left < left + size.width && left < one.right);
    for (const top of starts(size.height, [element.top, element.bottom], level.map(down), [window.top, window.bottom]).all) {
      if (best.covered > 0 || distance(left, top, size, element) < best.away) best = better(best, placeAt(left, top, size, element, level));
    }
  }
  return best;
}

function down({ top, bottom }: Box): Span {
  return [top, bottom];
}

/** The area that two rectangles have in common. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
