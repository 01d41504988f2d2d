// The service worker: pages come from the network, or from the cache if the service can't be reached; built files from the cache. Requests
// of pages to `/api` and `/ws` it leaves alone. tools/built_files.mjs fills in the version and the list of files.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
/** The path of the service, which this file is at: "/" or such as "/play/". */
const ROOT = new URL("./", location.href).pathname;
/** Services below other paths of the host keep their files apart. */
const PREFIX = ROOT === "/" ? "botyard-files-" : `botyard${ROOT}files-`;
const CACHE = PREFIX + VERSION;
const PAGE = ROOT;
/** What a proxy answers while the service is away. */
const AWAY = new Set([502, 503, 504]);
/** So many milliseconds an answer of the network is waited for if another one is kept. */
const SLOW_MS = 4_000;
/** First parts of paths that the worker leaves to the browser. */
const LEFT_ALONE = new Set(["api", "ws", "healthz", "readyz", "metrics", ".well-known"]);

addEventListener("install", (event) => {
  const routes = [...LEFT_ALONE].map((part) => ({ condition: { urlPattern: `${ROOT}${part}{/*}?` }, source: "network" }));
  void event.addRoutes?.(routes); // where browsers have it, such a request neither starts the worker nor keeps it busy
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => ROOT + file))));
});

addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => clients.claim()));
});

// A new version waits until its user agrees: an old page may still load files that only the old cache has.
addEventListener("message", ({ data }) => {
  if (data === "use-new-version") skipWaiting();
});

// A message of the service for times in which no page is open (declarative web push): browsers that show it by
// themselves don't wake the worker.
addEventListener("push", (event) => {
  const { title, navigate, ...options } = event.data.json().notification;
  event.waitUntil(registration.showNotification(title, { ...options, icon: ROOT + "favicon.svg", data: { navigate } }));
});

// The browser has ended the subscription, and perhaps made another one, which the service does not know.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data?.navigate));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (LEFT_ALONE.has(path.split("/")[0])) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, PAGE));
  else if (path.startsWith("assets/")) event.respondWith(cacheFirst(request));
  else if (FILES.includes(path)) event.respondWith(networkFirst(request, pathname));
});

/** Has the messages of who is logged in come again. */
async function subscribeAgain() {
  const { push_key } = await (await fetch(ROOT + "api/me/notifications")).json();
  if (!push_key) return; // nobody is, or the service sends none
  const { endpoint, keys } = (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key })).toJSON();
  const headers = { "content-type": "application/json" };
  await fetch(ROOT + "api/me/push", { method: "POST", headers, body: JSON.stringify({ endpoint, ...keys }) });
}

/**
 * Shows the page at an address, or without one any page that is open. It takes no open page elsewhere: a match that is
 * played there would be left. What a page has moved to without loading anything, not every browser says.
 */
async function showPage(address) {
  const windows = await clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => address === undefined || url === address);
  await (open ? open.focus() : clients.openWindow(address ?? ROOT));
}

async function removeOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/** The answer of the network, or what is kept if it fails or hangs. */
async function networkFirst(request, kept) {
  const asked = fetch(request).catch((error) => error);
  const answer = await Promise.race([asked, new Promise((slow) => setTimeout(slow, SLOW_MS))]);
  if (answer instanceof Response && !AWAY.has(answer.status)) return answer;
  const found = await caches.match(kept, { cacheName: CACHE });
  if (found) return found;
  const late = await asked;
  if (late instanceof Response) return late;
  throw late;
}

async function cacheFirst(request) {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}
