/** Tips: a name and a sentence about an element, at hover, at focus, or after a long press. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { putNextTo } from "./tip_place";

const HOVER_MS = 350;
const PRESS_MS = 450;
/** Pixels that a finger may wander in a long press. */
const PRESS_SLACK_PX = 10;
const ID = "tip";
/** Keys that hide a tip: what Enter or Space opens would be below it. */
const HIDE_KEYS = ["Escape", "Enter", " "];

/** Shows the tips of all elements on the page; one is enough for a page. */
export function Tips() {
  const [target, setTarget] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useTriggers(setTarget);
  useDescription(target);
  useLayoutEffect(() => {
    const element = box.current;
    if (!target || !element) return;
    element.showPopover?.(); // above dialogs, too
    putNextTo(element, target);
    return () => element.isConnected && element.hidePopover?.();
  }, [target]);
  return (
    <div ref={box} id={ID} class="tip" role="tooltip" popover="manual">
      {target && (
        <>
          <strong>{target.getAttribute("data-tip")}</strong>
          {target.hasAttribute("data-tip-key") && <kbd>{target.getAttribute("data-tip-key")}</kbd>}
          {target.hasAttribute("data-tip-about") && <p>{target.getAttribute("data-tip-about")}</p>}
        </>
      )}
    </div>
  );
}

function elementWithTip(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tip]") : null;
}

/** Shows a tip at hover, focus, and long press, and hides it at whatever comes next. */
function useTriggers(show: (target: Element | null) => void): void {
  useEffect(() => {
    const triggers = new Triggers(show);
    const end = new AbortController();
    const on = { capture: true, signal: end.signal };
    document.addEventListener("pointerover", (event) => triggers.over(event), on);
    document.addEventListener("pointerdown", (event) => triggers.down(event), on);
    document.addEventListener("pointermove", (event) => triggers.move(event), on);
    document.addEventListener("pointerup", () => triggers.up(), on);
    document.addEventListener("pointercancel", () => triggers.up(), on);
    document.addEventListener("click", (event) => triggers.click(event), on);
    document.addEventListener("contextmenu", (event) => triggers.menu(event), on);
    document.addEventListener("focusin", (event) => triggers.focus(event), on);
    document.addEventListener("focusout", () => triggers.blur(), on);
    document.addEventListener("keydown", ({ key }) => HIDE_KEYS.includes(key) && triggers.hide(), on);
    document.addEventListener("scroll", ({ target }) => triggers.scroll(target), on);
    return () => {
      triggers.hide();
      end.abort();
    };
  }, []);
}

class Triggers {
  private timer = 0;
  private hovered: Element | null = null;
  /** The element whose tip is shown or comes soon. */
  private tipTarget: Element | null = null;
  private press: { readonly x: number; readonly y: number } | null = null;
  /** Whether the present or last press of a finger has opened a tip: its click is then swallowed. */
  private openedByPress = false;
  /** When the finger came down, on the clock of events. */
  private downAt = 0;

  /** The element whose focus shows its tip. */
  private focused: Element | null = null;
  private readonly show: (target: Element | null) => void;

  constructor(show: (target: Element | null) => void) {
    this.show = show;
  }

  /** Notes the element with a tip below the mouse. */
  over({ pointerType, target }: PointerEvent): void {
    if (pointerType === "touch") return;
    const found = elementWithTip(target);
    if (found === this.hovered) return;
    this.hide();
    this.hovered = found;
  }

  /** Hides the tip; a long press with a finger shows one. */
  down({ pointerType, clientX, clientY, target, timeStamp }: PointerEvent): void {
    this.openedByPress = false;
    this.downAt = timeStamp;
    this.hide();
    if (pointerType !== "touch") return;
    const found = elementWithTip(target);
    this.press = { x: clientX, y: clientY };
    if (found) this.showAfter(found, PRESS_MS, () => (this.openedByPress = true));
  }

  /** Shows a tip only after the pointer has moved, not when the page moves an element under it. */
  move({ clientX, clientY }: PointerEvent): void {
    if (this.hovered && !this.tipTarget) this.showAfter(this.hovered, HOVER_MS);
    if (!this.press || Math.hypot(clientX - this.press.x, clientY - this.press.y) <= PRESS_SLACK_PX) return;
    this.press = null;
    this.hide(); // the finger scrolls or drags
  }

  up(): void {
    if (this.press) clearTimeout(this.timer);
    this.press = null;
  }

  /** Swallows the click at the end of a long press. */
  click(event: MouseEvent): void {
    const long = event.timeStamp - this.downAt >= PRESS_MS; // on a busy page a short press may open a tip, too
    if (this.openedByPress && long && event.detail > 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.openedByPress = false;
  }

  menu(event: MouseEvent): void {
    if (this.press && elementWithTip(event.target)) event.preventDefault();
  }

  /** Shows the tip of an element that has got the focus by keys. */
  focus({ target }: FocusEvent): void {
    const found = elementWithTip(target);
    if (!found?.matches(":focus-visible")) return;
    this.hide();
    this.tipTarget = this.focused = found;
    this.show(found);
  }

  blur(): void {
    if (this.focused) this.hide();
  }

  /** Hides the tip if its element is in the scrolled area; a log that scrolls by itself leaves other tips open. */
  scroll(area: EventTarget | null): void {
    if (area instanceof Node && area.contains(this.tipTarget)) this.hide();
  }

  /** Hides the tip, and forgets what it was for. */
  hide(): void {
    clearTimeout(this.timer);
    this.tipTarget = null;
    this.hovered = null;
    this.focused = null;
    this.show(null);
  }

  /** Shows the tip of an element after `wait` milliseconds, if it is still there. */
  private showAfter(found: Element, wait: number, shown?: () => void): void {
    this.tipTarget = found;
    this.timer = window.setTimeout(() => {
      if (!found.isConnected) return;
      shown?.();
      this.show(found);
    }, wait);
  }
}

/** Lets screen readers read the tip with its element. */
function useDescription(target: Element | null): void {
  useEffect(() => {
    if (!target) return;
    target.setAttribute("aria-describedby", ID);
    return () => target.removeAttribute("aria-describedby");
  }, [target]);
}
