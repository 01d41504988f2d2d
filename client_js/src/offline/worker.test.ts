import { expect, test } from "vitest";
import template from "./worker.js?raw";

/** What the worker answers to a page that is opened, when the network gives `answer` and `kept` is in the cache. */
async function opened(answer: Promise<Response>, kept?: Response): Promise<Response> {
  const listeners: Record<string, (event: object) => void> = {};
  const location = { href: "https://play.example.org/sw.js", origin: "https://play.example.org" };
  const globals = {
    location,
    addEventListener: (type: string, listener: (event: object) => void) => void (listeners[type] = listener),
    caches: { match: async () => kept },
    fetch: () => answer,
  };
  new Function(...Object.keys(globals), template)(...Object.values(globals));
  let given: Promise<Response> | undefined;
  const request = { url: "https://play.example.org/about", method: "GET", mode: "navigate" };
  listeners.fetch!({ request, respondWith: (response: Promise<Response>) => void (given = response) });
  return given!;
}

const kept = () => new Response("kept");
const answered = (status: number) => Promise.resolve(new Response(`answer ${status}`, { status }));
const failed = () => Promise.reject(new TypeError("Failed to fetch"));

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
