import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { Logo } from "./logo";

/** The page before anything else can be shown, which looks like what index.html shows before the script runs. */
export function StartPage({ children }: { children: ComponentChildren }) {
  return (
    <main class="splash">
      <Logo />
      {children}
    </main>
  );
}

/** A sentence in place of a page. */
export function Splash({ message }: { message: string }) {
  return (
    <div class="splash">
      <p role="status">{message}</p>
    </div>
  );
}

/**
 * In place of a part of the page whose file can't be loaded: the service is away, or it has a newer version. Once the
 * service answers, the button loads the same address again.
 */
export function LoadFailed() {
  const [asking, setAsking] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const reload = async () => {
    setAsking(true);
    const answers = await fetch("/healthz", { cache: "no-store" }).then(
      () => true,
      () => false,
    );
    if (answers) location.reload();
    else setUnreachable(true);
    setAsking(false);
  };
  return (
    <div class="splash">
      <p role="alert">{unreachable ? text.app.stillUnreachable : text.app.loadFailed}</p>
      <button class="button primary" disabled={asking} onClick={() => void reload()}>
        {text.app.reload}
      </button>
    </div>
  );
}
