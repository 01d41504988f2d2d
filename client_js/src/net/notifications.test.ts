import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushSubscription, subscribe, wish } from "./notifications";

const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } }) };
const pushManager = { getSubscription: vi.fn(async () => null), subscribe: vi.fn(async () => made as object) };

/** A browser that answers the question for messages; `registration`: of its worker, `runs`: whether that starts. */
function browser(permission: NotificationPermission, registration: object | undefined, runs = true): void {
  vi.stubGlobal("Notification", { requestPermission: async () => permission });
  const ready = runs ? Promise.resolve(registration) : new Promise(() => undefined);
  vi.stubGlobal("navigator", { language: "en", languages: ["en"], serviceWorker: { ready, getRegistration: async () => registration } });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", vi.fn(async () => new Response('{"wishes": {"language": "en"}}')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a browser whose user allows messages is made known to the service", async () => {
  browser("granted", { active: {}, pushManager });
  expect(await subscribe("key")).toBe("yes");
  const [path, { body }] = vi.mocked(fetch).mock.calls.at(-1)! as [string, { body: string }];
  expect([path, JSON.parse(body)]).toEqual(["/api/me/push", { endpoint: "https://push.example.org/1", p256dh: "p", auth: "a" }]);
});

test("a user who does not allow messages gets none", async () => {
  browser("denied", { active: {}, pushManager });
  expect(await subscribe("key")).toBe("denied");
  expect(fetch).not.toHaveBeenCalled();
});

test("a page without a worker gets no messages, and waits for none", async () => {
  browser("granted", undefined, false);
  expect(await subscribe("key")).toBe("no");
});

test("a worker that fails to start while it is waited for brings no messages", async () => {
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  const listened = vi.spyOn(installing, "addEventListener");
  browser("granted", { active: null, installing, pushManager }, false);
  const outcome = subscribe("key");
  await vi.waitFor(() => expect(listened).toHaveBeenCalled(), 30_000);
  installing.state = "redundant";
  installing.dispatchEvent(new Event("statechange"));
  expect(await outcome).toBe("no");
});

test("a browser that can't reach its push service gets no messages", async () => {
  browser("granted", { active: {}, pushManager });
  pushManager.subscribe.mockRejectedValueOnce(new DOMException("Registration failed", "AbortError"));
  expect(await subscribe("key")).toBe("no");
});

test("messages of this browser count as on once the service has its subscription", async () => {
  const mine = { ...made, options: { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer } };
  pushManager.getSubscription.mockResolvedValue(mine as never);
  browser("granted", { active: {}, pushManager });
  expect(await pushSubscription("another")).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  expect(await pushSubscription("AQID")).toBe(mine);
  expect(fetch).toHaveBeenLastCalledWith("/api/me/push", expect.objectContaining({ method: "POST" }));
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(pushSubscription("AQID")).rejects.toThrow("Failed to fetch");
});

test("a change of wishes names what has changed alone, and waits for the answer to the one before", async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.mocked(fetch).mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
  const sent = () => vi.mocked(fetch).mock.calls.map(([, init]) => [init!.method, JSON.parse(init!.body as string)]);
  const page = { language: "en", zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const refused = wish({ push: ["turn"] });
  const kept = wish({ push: ["turn", "vote"] });
  await vi.waitFor(() => expect(sent()).toEqual([["PATCH", { push: ["turn"], ...page }]]), 30_000);
  answers[0]!(new Response("{}", { status: 503 }));
  await expect(refused).rejects.toThrow();
  await vi.waitFor(() => expect(sent()[1]).toEqual(["PATCH", { push: ["turn", "vote"], ...page }]), 30_000);
  answers[1]!(new Response(null, { status: 204 }));
  await kept;
});
