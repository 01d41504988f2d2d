import { afterEach, expect, test, vi } from "vitest";
import { newVersion } from "./kept_answers";
import { useNewVersion } from "./worker_start";

afterEach(() => {
  vi.unstubAllGlobals();
  newVersion.set(null);
});

test("a version that takes the place of the one that is being loaded is used as well, and loads the page once", () => {
  const serviceWorker = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { reload });
  const [first, second] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];

  newVersion.set(first as unknown as ServiceWorker);
  useNewVersion();
  expect(first.postMessage).toHaveBeenCalledExactlyOnceWith("use-new-version");
  newVersion.set(second as unknown as ServiceWorker); // the first one will never be active
  expect(second.postMessage).toHaveBeenCalledExactlyOnceWith("use-new-version");
  expect(reload).not.toHaveBeenCalled();

  serviceWorker.dispatchEvent(new Event("controllerchange"));
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});
