// The service below a path of another site, behind a proxy, with a brand: login, socket, links, worker, pages, colours.
import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

const PATH = "/play";
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#7a1f3d"/></svg>';
const BRAND = `[light]\naccent = "#7a1f3d"\n[dark]\naccent = "#ff9db8"\n[sentence]\nen = "On Thursdays"\nde = "Donnerstags"\n[[links]]\naddress = "/about"\nen = "Us"`;
let service, proxy, site, brand;

before(async () => {
  brand = await mkdtemp(join(tmpdir(), "botyard-e2e-"));
  await writeFile(join(brand, "logo.svg"), LOGO);
  await writeFile(join(brand, "brand.toml"), BRAND);
  const owners = { BOTYARD_PATH: PATH, BOTYARD_SITE_NAME: "Thursday Club", BOTYARD_BRAND: brand };
  service = await Service.start({ settings: { ...owners, BOTYARD_BOT_THINKING: "0", BOTYARD_PROXIES: "127.0.0.1" } });
  proxy = createServer(passOn).on("upgrade", passSocketOn).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  site = `http://127.0.0.1:${proxy.address().port}`;
});

after(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await service?.stop();
  await rm(brand, { recursive: true });
});

const isOurs = (url) => url === PATH || url.startsWith(`${PATH}/`);

function passOn(asked, answer) {
  if (!isOurs(asked.url)) return answer.writeHead(404).end("the other site");
  const { method, url: path, headers } = asked;
  const passed = request({ port: service.port, method, path, headers, agent: false }, (given) => given.pipe(answer.writeHead(given.statusCode, given.rawHeaders)));
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

function passSocketOn(asked, socket, early) {
  if (!isOurs(asked.url)) return socket.destroy();
  const passed = connect(service.port, "127.0.0.1", () => {
    const lines = asked.rawHeaders.map((part, index) => (index % 2 ? `${part}\r\n` : `${part}: `)).join("");
    passed.write(`GET ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
    passed.write(early);
    socket.pipe(passed).pipe(socket);
  });
  for (const one of [socket, passed]) one.on("error", () => (socket.destroy(), passed.destroy()));
}

test("a guest plays, invites, reads and installs below the path, and asks the other site for nothing", async () => {
  const ann = await Person.arrive(browser, site, "Ann", { below: PATH, path: `${PATH}/`, serviceWorkers: "allow" });
  const { page } = ann;
  const foreign = [];
  page.on("request", (made) => {
    const { origin, pathname } = new URL(made.url());
    if (origin === site && !isOurs(pathname)) foreign.push(made.url());
  });
  const [cookie] = (await ann.context.cookies()).filter(({ name }) => name.includes("guest"));
  assert.equal(cookie.path, PATH);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), `${site}${PATH}/`);

  const room = await ann.createRoom(2, "Below");
  assert.equal(page.url(), `${site}${PATH}/room/${room}`);
  await page.locator("[data-action=invite]").click();
  await page.locator("dialog[open] .invite-share").waitFor();
  await becomes(() => page.locator("[name=invite-link]").inputValue(), `${site}${PATH}/room/${room}`);
  await ann.closeDialog();

  const ben = await Person.arrive(browser, site, "Ben", { below: PATH, path: `${PATH}/room/${room}` });
  await ben.page.locator(".header").waitFor();
  await page.reload();
  await page.locator(".header").waitFor();
  await page.locator(".header .home").click();
  await page.waitForURL(`${site}${PATH}/`);
  await page.goBack();
  await page.waitForURL(`${site}${PATH}/room/${room}`);
  await page.goto(`${site}${PATH}/imprint`);
  await page.locator(".site-text h1").waitFor();
  for (const link of await page.locator("a[href^='/']").evaluateAll((links) => links.map((one) => one.getAttribute("href")))) {
    assert.ok(isOurs(link), link);
  }
  const missing = [];
  page.on("response", (given) => given.status() >= 400 && missing.push(given.url()));
  await page.goto(`${site}${PATH}/rules/volt`);
  await page.locator("#main.rules").waitFor();
  await page.locator("figure[data-board]").first().scrollIntoViewIfNeeded();
  await page.locator("figure[data-board] .small-board-place").first().waitFor();
  assert.deepEqual([foreign, missing], [[], []]);
  assert.deepEqual([...ann.problems, ...ben.problems], []);
});

test("a match against a bot is played, ended and seen as a picture below the path", async () => {
  const ann = await Person.arrive(browser, site, "Ann", { below: PATH, path: `${PATH}/` });
  const { page } = ann;
  const room = await ann.createRoom(2, "Ended", { bots: 1 });
  await page.locator(".match").waitFor();
  for (let turn = 0; turn < 2; turn += 1) {
    const number = await ann.number();
    if (turn === 0) await ann.answer({ type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) }, 0);
    else await ann.answer({ type: "pass" }, 0);
    await ann.waitForNumber(number + 1);
  }
  await ann.resign();
  await page.getByRole("dialog", { name: "The match is over" }).waitFor();
  await page.goto(`${site}${PATH}/m/${room}?turn=1`);
  await page.locator(".timeline .match").waitFor();
  assert.equal(page.url().startsWith(`${site}${PATH}/m/${room}`), true);
  const picture = await fetch(`${site}${PATH}/api/match/${room}/picture.svg`);
  assert.equal(picture.headers.get("content-type"), "image/svg+xml");
  assert.deepEqual(ann.problems, []);
});

test("the page has the name, the logo, the colours and the words of the owner in each theme and language", async () => {
  const ann = await Person.arrive(browser, site, "Ann", { below: PATH, path: `${PATH}/` });
  const { page } = ann;
  await becomes(() => page.title(), "Thursday Club");
  await page.locator(".header .logo").getByText("Thursday Club").waitFor();
  await page.waitForFunction(() => document.querySelector(".header .logo img").naturalWidth > 0);
  const colour = () => page.locator(".button.primary").first().evaluate((button) => getComputedStyle(button).backgroundColor);
  for (const [theme, expected] of [["light", "rgb(122, 31, 61)"], ["dark", "rgb(255, 157, 184)"]]) {
    await ann.setTheme(theme);
    await becomes(colour, expected);
  }
  await ann.setTheme("contrast");
  await becomes(async () => ["rgb(0, 51, 92)", "rgb(255, 215, 94)"].includes(await colour()), true, "the theme keeps its own colours");
  await page.locator(".site-footer").getByText("On Thursdays").waitFor();
  assert.equal(await page.locator(".site-footer").getByRole("link", { name: "Us", exact: true }).getAttribute("href"), `${PATH}/about`);
  await ann.chooseLanguage("de");
  await page.locator(".site-footer").getByText("Donnerstags").waitFor();
  assert.deepEqual(ann.problems, []);
});
