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
    note(registration);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => note(registration));
    });
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

/** Ends the old version: the page is loaded again by the new one. A still newer version that takes its place meanwhile is used as well. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const use = (worker: ServiceWorker | null) => worker?.postMessage("use-new-version");
  newVersion.subscribe(use);
  use(newVersion.value);
}
