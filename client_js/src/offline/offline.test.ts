import { afterEach, expect, test, vi } from "vitest";
import { keepForOffline, readKept } from "./keep";
import { removals, removeKeptAnswers, newVersion } from "./kept_answers";
import template from "./worker.js?raw";
import { startWorker, useNewVersion } from "./worker_start";

/** Caches of the Cache API in memory: a name is there once it was opened. */
class Caches {
  readonly opened = new Map<string, Map<string, Response>>();

  open(name: string): Promise<unknown> {
    const kept = this.opened.get(name) ?? new Map<string, Response>();
    this.opened.set(name, kept);
    return Promise.resolve({
      put: (path: string, answer: Response) => Promise.resolve(kept.set(path, answer)),
      delete: (path: string) => Promise.resolve(kept.delete(path)),
    });
  }

  match(path: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return Promise.resolve(this.opened.get(cacheName)?.get(path)?.clone());
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.opened.delete(name));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  newVersion.set(null);
});

test("a log-out while matches are being kept leaves nothing", async () => {
  const caches = new Caches();
  vi.stubGlobal("caches", caches);
  let answer = (_: Response) => undefined as void;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const keeping = keepForOffline("g1", [], removals);
  await vi.waitFor(() => expect(caches.opened.size).toBe(1), 30_000);
  await removeKeptAnswers();
  await caches.open("botyard-answers"); // as work does that was about to begin
  answer(Response.json({ games: [] }));
  await keeping;
  expect(caches.opened.size).toBe(0);
});

test("nothing is kept that was decided before a log-out", async () => {
  const caches = new Caches();
  vi.stubGlobal("caches", caches);
  const before = removals;
  await removeKeptAnswers();
  await keepForOffline("g1", [], before);
  expect(caches.opened.size).toBe(0);
});

test("to read what is kept makes no cache", async () => {
  const caches = new Caches();
  vi.stubGlobal("caches", caches);
  expect(await readKept()).toBeNull();
  expect(caches.opened.size).toBe(0);
});

const WORKER = { href: "https://play.example.org/sw.js", origin: "https://play.example.org" };

/** Starts the worker in a scope with `globals`; returns what it does at each event. */
function started(globals: object): Record<string, (event: object) => void> {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (type: string, listener: (event: object) => void) => void (listeners[type] = listener);
  const all = { location: WORKER, addEventListener, ...globals };
  new Function(...Object.keys(all), template)(...Object.values(all));
  return listeners;
}

/** What the worker answers to a page that is opened, when the network gives `answer` and `kept` is in the cache. */
async function opened(answer: Promise<Response>, kept?: Response): Promise<Response> {
  const listeners = started({ caches: { match: async () => kept }, fetch: () => answer });
  let given: Promise<Response> | undefined;
  const request = { url: "https://play.example.org/about", method: "GET", mode: "navigate" };
  listeners.fetch!({ request, respondWith: (response: Promise<Response>) => void (given = response) });
  return given!;
}

/** What happens to the windows at `paths` when a message that leads to `navigate` is clicked. */
async function clicked(paths: readonly string[], navigate?: string): Promise<string[]> {
  const happened: string[] = [];
  const windows = paths.map((path) => ({
    url: WORKER.origin + path,
    focus: async () => void happened.push(`focus ${path}`),
    navigate: async (address: string) => void happened.push(`${path} to ${address}`),
  }));
  const clients = { matchAll: async () => windows, openWindow: async (address: string) => void happened.push(`open ${address}`) };
  let shown: Promise<void> | undefined;
  const notification = { close: () => undefined, data: navigate === undefined ? null : { navigate: WORKER.origin + navigate } };
  started({ clients }).notificationclick!({ notification, waitUntil: (showing: Promise<void>) => void (shown = showing) });
  await shown;
  return happened;
}

const kept = () => new Response("kept");
const answered = (status: number) => Promise.resolve(new Response(`answer ${status}`, { status }));
const failed = () => Promise.reject(new TypeError("Failed to fetch"));

test("a page comes from the cache while the network hangs, and from the network if none is kept", async () => {
  vi.useFakeTimers();
  const never = new Promise<Response>(() => undefined);
  const page = opened(never, kept());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await (await page).text()).toBe("kept");
  let answer = (_: Response) => undefined as void;
  const late = opened(new Promise<Response>((resolve) => (answer = resolve)), undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  answer(new Response("late"));
  expect(await (await late).text()).toBe("late");
});

test("a page comes from the network, also where it is not found", async () => {
  for (const status of [200, 404, 500]) expect(await (await opened(answered(status), kept())).text()).toBe(`answer ${status}`);
});

test("a page comes from the cache without a network, and if a proxy says that the service is away", async () => {
  expect(await (await opened(failed(), kept())).text()).toBe("kept");
  for (const status of [502, 503, 504]) expect(await (await opened(answered(status), kept())).text()).toBe("kept");
});

test("a page that is not kept is what the network gives", async () => {
  expect(await (await opened(answered(503))).text()).toBe("answer 503");
  await expect(opened(failed())).rejects.toThrow("Failed to fetch");
});

test("a click on a message shows the page that is at its match already", async () => {
  expect(await clicked(["/room/a", "/room/b"], "/room/b")).toEqual(["focus /room/b"]);
});

test("a click on a message opens its match anew, and takes no page elsewhere", async () => {
  const address = "https://play.example.org/room/c";
  for (const paths of [[], ["/"], ["/room/a", "/room/b"]]) expect(await clicked(paths, "/room/c")).toEqual([`open ${address}`]);
});

test("a click on a message without an address shows an open page, or else the lobby", async () => {
  expect(await clicked(["/room/a", "/"])).toEqual(["focus /room/a"]);
  expect(await clicked([])).toEqual(["open /"]);
});

/** What the worker sends once the browser has replaced its subscription, when the service says `state`. */
async function renewed(state: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  const fetch = async (path: string, init?: RequestInit) => (init ? (sent.push([path, JSON.parse(init.body as string)]), new Response(null, { status: 204 })) : Response.json(state));
  const keys = { p256dh: "p", auth: "a" };
  const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit) => ({ toJSON: () => ({ endpoint: `https://push.example.org/${applicationServerKey as string}`, keys }) });
  let done: Promise<void> | undefined;
  started({ fetch, registration: { pushManager: { subscribe } } }).pushsubscriptionchange!({ waitUntil: (work: Promise<void>) => void (done = work) });
  await done;
  return sent;
}

test("a subscription that the browser has replaced is made known to the service, if a user is logged in", async () => {
  expect(await renewed({ push_key: "key" })).toEqual([["/api/me/push", { endpoint: "https://push.example.org/key", p256dh: "p", auth: "a" }]]);
  expect(await renewed({ code: "no_identity", message: "" })).toEqual([]);
});

/** A page whose service worker is replaced; `reload` is called when the page loads itself again. */
function replaceable() {
  const serviceWorker = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { reload });
  vi.useFakeTimers();
  return { serviceWorker, reload };
}

test("a version that takes the place of the one that is being loaded is used as well, and loads the page once", () => {
  const { serviceWorker, reload } = replaceable();
  const [first, second] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];

  newVersion.set(first as unknown as ServiceWorker);
  useNewVersion();
  expect(first.postMessage).toHaveBeenCalledExactlyOnceWith("use-new-version");
  newVersion.set(second as unknown as ServiceWorker); // the first one will never be active
  expect(second.postMessage).toHaveBeenCalledExactlyOnceWith("use-new-version");
  expect(reload).not.toHaveBeenCalled();

  serviceWorker.dispatchEvent(new Event("controllerchange"));
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page loads its new version also if the browser keeps the old worker", () => {
  const { reload } = replaceable();
  newVersion.set({ postMessage: vi.fn() } as unknown as ServiceWorker);
  useNewVersion();
  vi.advanceTimersByTime(4_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test("a worker that waits is noted until it is active, also if it waited before the page was loaded", async () => {
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), { waiting: waiting as typeof waiting | null, installing: null });
  vi.stubGlobal("navigator", { serviceWorker: { controller: {}, register: async () => registration } });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { readyState: "complete" }));
  startWorker();
  await vi.waitFor(() => expect(newVersion.value).toBe(waiting));
  registration.waiting = null;
  waiting.dispatchEvent(new Event("statechange"));
  expect(newVersion.value).toBe(null);
});

test("requests to the service do not start the worker where the browser can route them", () => {
  const addRoutes = vi.fn();
  started({ caches: { open: async () => ({ addAll: () => undefined }) } }).install!({ addRoutes, waitUntil: () => undefined });
  const routes = addRoutes.mock.calls[0]![0] as { condition: { urlPattern: string }; source: string }[];
  expect(routes).toContainEqual({ condition: { urlPattern: "/api{/*}?" }, source: "network" });
});
