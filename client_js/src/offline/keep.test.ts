import { afterEach, expect, test, vi } from "vitest";
import { keepForOffline, readKept } from "./keep";
import { removals, removeKeptAnswers } from "./kept_answers";

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

afterEach(() => vi.unstubAllGlobals());

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
