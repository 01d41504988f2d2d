/** Small parts of many pages: links within the site, the button with a cross, and tips. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useShell } from "./hooks";

interface LinkProps {
  readonly to: string;
  readonly kind?: string;
  /** Whether it leads to the page that is shown. */
  readonly current?: boolean;
  /** What it is called where its words alone do not say enough. */
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
