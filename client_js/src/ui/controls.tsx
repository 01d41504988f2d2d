/** Small parts of many pages: links within the site, the button with a cross, tips, and menus. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useShell } from "./hooks";

interface LinkProps {
  readonly to: string;
  readonly kind?: string;
  /** Whether the link leads to the page that is shown. */
  readonly current?: boolean;
  /** The accessible name of the link, where its words alone do not say enough. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link to a path of the site, which needs no new page. `kind`: its classes. */
export function SiteLink({ to, kind, current = false, label, children }: LinkProps) {
  const { navigate } = useShell();
  return (
    <a class={kind} href={to} aria-label={label} aria-current={current ? "page" : undefined} onClick={(event) => follow(event, to, navigate)}>
      {children}
    </a>
  );
}

/** Goes to the address of a link that was clicked, unless the browser shall open it in another tab. */
export function follow(event: MouseEvent, to: string, navigate: (path: string) => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(to);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly close: () => void;
  readonly className?: string;
}

/** A button with a cross. */
export function CloseButton({ label, close, className = "", ...others }: ButtonProps) {
  return (
    <button {...others} type="button" class={`icon-button ${className}`.trimEnd()} aria-label={label} onClick={close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}

/** The attributes of an element with a tip (tips.tsx): its name, a sentence about it, and the key that does the same as a click. */
export function tip(name: string, about?: string, key?: string) {
  return { "data-tip": name, "data-tip-about": about, "data-tip-key": key };
}

interface MenuProps {
  /** The content of the button. */
  readonly face: ComponentChildren;
  readonly label: string;
  /** The items: buttons with `role="menuitem"`. Choosing one closes the menu. */
  readonly children: ComponentChildren;
}

/** A button that opens a small menu; arrow keys move in it, Escape and a click outside of it close it. */
export function Menu({ face, label, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    items(place.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") setOpen(false);
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      move(place.current, step);
    }
  };
  return (
    <div class="menu-place" ref={place} onKeyDown={open ? onKey : undefined}>
      <button
        class="button name-button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div class="menu" role="menu" aria-label={label} onClick={() => setOpen(false)}>{children}</div>
      )}
    </div>
  );
}

interface ItemProps {
  readonly name: string;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

/** One thing that a menu offers. */
export function MenuItem({ name, choose, children }: ItemProps) {
  return <button class="menu-item" role="menuitem" tabIndex={-1} data-item={name} onClick={choose}>{children}</button>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by `step` items, round at the ends. */
function move(place: HTMLElement | null, step: number): void {
  const all = items(place);
  all[indexAfter(all.indexOf(document.activeElement as HTMLElement), step, all.length)]?.focus();
}

/** The index `step` items after another of `count`, round at the ends; -1 is before the first, and after the last. */
export function indexAfter(index: number, step: number, count: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + count) % count;
}

function items(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** A ref for what takes the focus when it is drawn: browsers follow `autofocus` only once in a page, and not after a dialog. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** A handler of keys that closes something at Escape, and nothing around it. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
}
