import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { brand, siteName, toAddress } from "../site";
import { isReachable } from "../net/api";

/** The page before anything else can be shown, which looks like what index.html shows before the script runs. */
export function StartPage({ children }: { children: ComponentChildren }) {
  return (
    <main class="splash" data-starting={children ? undefined : ""}>
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
    if (await isReachable()) location.reload();
    else setUnreachable(true);
    setAsking(false);
  };
  return (
    <div class="splash">
      <p role="alert">{unreachable ? text.app.stillUnreachable : text.app.loadFailed}</p>
      <button class="button primary" disabled={asking} onClick={() => void reload()}>{text.app.reload}</button>
    </div>
  );
}

/** The name of the site and its logo; without one of the owner a cogwheel with two eyes. */
export function Logo() {
  const teeth = [0, 45, 90, 135];
  return (
    <span class="logo">
      {brand.logo ? (
        <img src={toAddress(brand.logo)} alt="" width={34} height={34} />
      ) : (
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          {teeth.map((turn) => (
            <rect key={turn} x="-3.5" y="-15" width="7" height="30" rx="2" transform={`rotate(${turn})`} />
          ))}
          <circle r="11" />
          <circle class="logo-face" r="7.5" />
          <circle cx="-3" cy="-1" r="1.9" />
          <circle cx="3" cy="-1" r="1.9" />
          <path class="logo-mouth" d="M-3 3.2h6" />
        </svg>
      )}
      <span>{siteName()}</span>
    </span>
  );
}
