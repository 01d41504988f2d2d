import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { text } from "#text/platform/first";
import { sentenceOf } from "../ui/hooks";
import { call, isReachable, Refusal, whenReachable } from "./api";
import { deleteMe, endSession, logIn, logOutEverywhere, recoverByCode, recoverByLink, register } from "./account";
import { ENDED, cookieSettled, logOut, whoAmI } from "./identity";
import { pushSubscription, subscribe, wish } from "./notifications";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a service is reachable if it answers itself, and not if a proxy does in its place", async () => {
  for (const [answer, reachable] of [[{ status: 200 }, true], [{ status: 502 }, false], [{ status: 503 }, false]] as const) {
    vi.stubGlobal("fetch", async () => new Response("", answer));
    expect(await isReachable()).toBe(reachable);
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await isReachable()).toBe(false);
});

test("a service that was away is asked again until it is back, one request at a time, and none that comes late counts", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve))));
  const back = vi.fn(async () => undefined);
  const end = whenReachable(back);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveLength(1);
  answers[0]!(new Response("", { status: 502 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(back).not.toHaveBeenCalled();
  answers[1]!(new Response(""));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(back).toHaveBeenCalledTimes(1);
  end();
  answers[2]!(new Response(""));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back).toHaveBeenCalledTimes(1);
  expect(answers).toHaveLength(3);
});

test("an answer that is none of the service's says that the service can't be reached", async () => {
  const portal = ["<!doctype html><title>Log in to this network</title>", 200] as const;
  for (const [body, status] of [portal, ["<h1>502 Bad Gateway</h1>", 502], ["", 503], ["null", 500], ['{"error": "away"}', 504]] as const) {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    const error = await call("GET", "/daily").catch((caught: Error) => caught);
    expect(sentenceOf(error as Error)).toBe(text.app.unreachable);
  }
});

function answers(status: number, body?: object): void {
  const text = body === undefined ? null : JSON.stringify(body);
  vi.stubGlobal("fetch", vi.fn(async () => new Response(text, { status })));
}

test("the service says who the user is", async () => {
  const me = { identity: "a", name: "Ann", registered: true };
  answers(200, me);
  expect(await whoAmI()).toEqual(me);
});

test("a stranger differs from a user whose session was ended", async () => {
  answers(401, { code: "no_identity", message: "You have no name here yet." });
  expect(await whoAmI()).toBeNull();
  vi.useFakeTimers();
  answers(401, { code: "logged_out", message: "This session was ended." });
  const asked = whoAmI();
  await vi.runAllTimersAsync();
  expect(await asked).toBe(ENDED);
});

test("without locks between tabs, one that asks while another registers asks again", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  const me = { identity: "a", name: "Ann", registered: true };
  const answered = [new Response(JSON.stringify({ code: "logged_out", message: "Ended." }), { status: 401 }), new Response(JSON.stringify(me))];
  vi.stubGlobal("fetch", vi.fn(async () => answered.shift()));
  const asked = whoAmI();
  await vi.runAllTimersAsync();
  expect(await asked).toEqual(me);
});

const changes = {
  "logs in": () => logIn("Ann", "a long password"),
  "registers": () => register("Ann", "a long password"),
  "recovers an account by a code": () => recoverByCode("Ann", "code", "a long password"),
  "recovers an account by a link": () => recoverByLink("secret", "a long password"),
};

test.each(Object.entries(changes))("news of an account wait for the cookie of the tab that %s", async (_, change) => {
  const me = { identity: "a", name: "Ann", registered: true };
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", vi.fn(() => new Promise<Response>((resolve) => (answer = resolve))));
  const steps: string[] = [];
  const changed = change().then(() => steps.push("changed"));
  const settled = cookieSettled().then(() => steps.push("settled"));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), 30_000);
  expect(steps).toEqual([]);
  answer(new Response(JSON.stringify(me)));
  await Promise.all([changed, settled]);
  expect(steps.toSorted()).toEqual(["changed", "settled"]);
});

test.each(Object.entries({ ...changes, "logs out": () => logOut(), "asks who its user is": () => whoAmI() }))("tabs do not wait for ever for one that %s on a line that hangs", async (_, change) => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException("", "TimeoutError")), ms);
    return limit.signal;
  });
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))));
  const failed = change().catch((error: Error) => error);
  const settled = cookieSettled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sentenceOf((await failed) as Error)).toBe(text.app.unreachable);
  await settled;
});

test("a failure of the service is no answer", async () => {
  answers(503, { code: "unavailable", message: "Try again." });
  await expect(whoAmI()).rejects.toThrow(Refusal);
});

test("a session is ended by its name", async () => {
  answers(204);
  expect(await endSession("s1")).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith("/api/me/sessions/s1", { method: "DELETE", headers: {}, credentials: "same-origin" });
});

test.each(Object.entries(changes))("a browser that %s goes on to get push messages; one whose session was ended elsewhere does not", async (_, change) => {
  const [unsubscribe, keys] = [vi.fn(async () => true), { p256dh: "p", auth: "a" }];
  const subscription = { unsubscribe, toJSON: () => ({ endpoint: "https://push.example.org/1", keys }) };
  const locks = { request: async (_name: string, _options: object, work: () => Promise<unknown>) => work() };
  vi.stubGlobal("navigator", { locks, serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) } });
  answers(200, { identity: "1", name: "Ann" });
  await change();
  const body = JSON.stringify({ endpoint: "https://push.example.org/1", ...keys });
  await vi.waitFor(() => expect(fetch).toHaveBeenLastCalledWith("/api/me/push", expect.objectContaining({ method: "POST", body })), 60_000);
  expect(unsubscribe).not.toHaveBeenCalled();
  answers(403, { code: "logged_out", message: "" });
  expect(await whoAmI()).toBe(ENDED);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1), 60_000);
});

test("a browser whose session its user ends gets no more push messages; one that ends others goes on to get them", async () => {
  const unsubscribe = vi.fn(async () => true);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }) } });
  answers(204);
  await logOutEverywhere(false);
  expect(unsubscribe).not.toHaveBeenCalled();
  for (const [number, end] of [() => logOut(), () => logOutEverywhere(true), () => deleteMe("")].entries()) {
    answers(204);
    await end();
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(number + 1), 60_000);
  }
});

const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } }) };
const pushManager = { getSubscription: vi.fn(async () => null), subscribe: vi.fn(async () => made as object) };

/** A browser that answers the question for messages; `registration`: of its worker, `runs`: whether that starts. */
function browser(permission: NotificationPermission, registration: object | undefined, runs = true): void {
  vi.stubGlobal("Notification", { requestPermission: async () => permission });
  const ready = runs ? Promise.resolve(registration) : new Promise(() => undefined);
  vi.stubGlobal("navigator", { language: "en", languages: ["en"], serviceWorker: { ready, getRegistration: async () => registration } });
}

describe("messages of this browser", () => {
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
});
