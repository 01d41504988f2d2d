/** The service worker of the page: its start, and the change to a newer version. */
import { toAddress } from "../site";
import { newVersion } from "./kept_answers";

/** Milliseconds between two looks for a newer version in a tab that stays open. */
const LOOK_EVERY_MS = 3_600_000;

/** Starts the service worker once the page is loaded, where the browser has them. */
export function startWorker(): void {
  if (!(navigator as Partial<Navigator>).serviceWorker) return; // outside of secure contexts
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

/** Registers the worker. A page that is shown again looks for a newer one, if it has not done so for long. */
async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(toAddress("/sw.js"), { updateViaCache: "none" });
    const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", () => note(registration));
    note(registration);
    follow(registration.waiting);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return;
      looked = Date.now();
      registration.update().catch(() => undefined); // without a connection
    });
  } catch (error) {
    console.warn("The page can't be kept for times without a connection.", error);
  }
}

/** Notes the worker that waits to replace this page's version. The first one of a browser replaces none. */
function note({ waiting }: ServiceWorkerRegistration): void {
  newVersion.set(navigator.serviceWorker.controller ? waiting : null);
}

/** Milliseconds after which the page is loaded again in any case: a browser may keep an old worker that is busy for minutes. */
const CHANGE_MS = 5_000;

/**
 * Ends the old version: the page is loaded again by the new one. A still newer version that takes its place meanwhile is used
 * as well. If the old worker does not go, the new page comes from the network.
 */
export function useNewVersion(): void {
  const reload = () => {
    clearTimeout(late);
    location.reload();
  };
  const late = setTimeout(reload, CHANGE_MS);
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  const use = (worker: ServiceWorker | null) => worker?.postMessage("use-new-version");
  newVersion.subscribe(use);
  use(newVersion.value);
}
