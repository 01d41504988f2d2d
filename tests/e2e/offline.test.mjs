// The installed page: its manifest, what it shows without the service, and the notice of a newer version.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

test("the page can be installed, shows finished matches without a connection, and asks before it updates", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { serviceWorkers: "allow" });
  const { page } = ann;
  await page.context().addInitScript(noteRegistration);
  await canBeInstalled(ann);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);

  const room = await ann.createRoom(2, "Kept", { bots: 1 });
  await page.locator(".match").waitFor();
  await ann.resign();
  await page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await page.goto(service.url);
  await page.evaluate(matchIsKept, room);

  await service.kill();
  await page.reload();
  await page.getByText("Without a connection").waitFor();
  await page.locator(`[data-match="${room}"]`).getByRole("button").click();
  await page.locator(".timeline .match").waitFor();
  await page.locator(".timeline-close").click();
  await page.getByRole("button", { name: "Try again" }).click();
  await service.launch();
  await page.locator("[data-action=new-table]").waitFor(); // the page asks again by itself

  await page.waitForFunction(() => window.registered); // the page's own version, which would else take the place of the newer one
  await page.evaluate(() => window.registered.then(() => navigator.serviceWorker.register("/sw.js?newer")));
  const notice = page.getByText("A new version of Botyard is ready.");
  await notice.waitFor();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load it now" }).click();
  await loaded;
  await matches(() => page.evaluate(() => navigator.serviceWorker.controller.scriptURL), /newer$/);

  await page.locator(".name-words").click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog").locator(".danger").click();
  await page.locator("main.front").waitFor();
  await becomes(() => page.evaluate(() => caches.has("botyard-answers")), false, "nothing of the user is kept after the log-out");
  assert.deepEqual(ann.problems, []);
});

test("a page that keeps nothing goes on by itself, too, once the service is back", async () => {
  const { page } = await Person.arrive(browser, service.url, "Una");
  const later = /\/(api|healthz)|offline_page/;
  await page.route(later, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.unroute(later);
  await page.locator("[data-action=new-table]").waitFor();
});

async function canBeInstalled({ page, context, url }) {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  for (const { src, sizes } of JSON.parse(data).icons) {
    const bytes = Buffer.from(await (await fetch(url + src)).arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
}

/** Runs in the page: keeps in `window.registered` what the page gets when it registers its service worker. */
function noteRegistration() {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...options) {
    window.registered = register.apply(this, options);
    return window.registered;
  };
}

/** Runs in the page: resolves when the match is kept with its timeline. */
async function matchIsKept(room) {
  for (;;) {
    const list = await caches.match("/kept-matches");
    if (list && (await list.json()).matches.some((match) => match.room.id === room)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
