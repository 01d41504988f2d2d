/** Links within the site that load nothing but their page. */
import type { ComponentChildren } from "preact";
import { useShell } from "../hooks";

interface Props {
  readonly to: string;
  readonly kind?: string;
  /** Whether it leads to the page that is shown. */
  readonly current?: boolean;
  /** What it is called where its words alone do not say enough. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link to a path of the site, which needs no new page. `kind`: its classes. */
export function SiteLink({ to, kind, current = false, label, children }: Props) {
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
