// A match in a frame of another site: what spectators see, without acts and without the visitor's cookie.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { NOWHERE, Person, becomes } from "./person.mjs";
import { Service } from "./service.mjs";
import { browser } from "./shared_browser.mjs";

let service, embedder, port;

before(async () => {
  embedder = createServer((asked, answer) => {
    const address = decodeURIComponent(asked.url.slice(2));
    answer.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><title>Club</title><iframe src="${address}" width="900" height="700"></iframe>`);
  }).listen(0, "127.0.0.1");
  await once(embedder, "listening");
  port = embedder.address().port;
  service = await Service.start({ settings: { BOTYARD_EMBED: `http://127.0.0.1:${port}`, BOTYARD_BOT_THINKING: "0" } });
});

after(async () => {
  embedder?.closeAllConnections();
  embedder?.close();
  await service?.stop();
});

/** Opens a page of the host that has a frame with an address of the service, in the browser of a person. */
async function embed(person, host, path) {
  await person.page.goto(`http://${host}:${port}/?${encodeURIComponent(service.url + path)}`);
  return person.page.frameLocator("iframe");
}

test("a match is shown and followed in a frame of an allowed site, where nothing can be done", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann");
  const room = await ann.createRoom(2, "Shown", { bots: 1 });
  await ann.page.locator(".match").waitFor();

  const visitor = await Person.open(browser, service.url, "Vic", { guest: true, path: NOWHERE }); // has a cookie, which stays out of the frame
  const sent = [];
  visitor.page.on("request", (made) => made.url().startsWith(service.url) && sent.push(made.allHeaders().then((headers) => [new URL(made.url()).pathname, headers.cookie])));
  visitor.page.on("websocket", (socket) => assert.fail(`the frame has a connection: ${socket.url()}`));
  const frame = await embed(visitor, "127.0.0.1", `/room/${room}?embed`);
  await frame.locator(".embedded .match").waitFor();
  const link = frame.locator(".embedded > .header a");
  assert.deepEqual(await Promise.all(["href", "target", "rel"].map((name) => link.getAttribute(name))), [`/room/${room}`, "_blank", "noopener"]);
  await frame.getByRole("link", { name: "Open in Botyard" }).waitFor();
  assert.equal(await frame.locator("form, .chat textarea, .chat input, .log select:visible").count(), 0);

  await ann.answer({ type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) }, 0);
  await frame.locator(".match[data-active='1'], .match[data-round='2']").waitFor();
  await frame.locator(".log-tab").press("Enter");
  await frame.locator(".log").getByText("Before the match").waitFor();
  await ann.resign();
  await frame.locator(".embedded[data-status=finished]").waitFor();
  const requests = (await Promise.all(sent)).filter(([path]) => path.startsWith("/api/"));
  assert.ok(requests.length > 1);
  assert.deepEqual(requests.filter(([, cookie]) => cookie !== undefined), []);
  assert.deepEqual([...ann.problems, ...visitor.problems], []);
});

test("a match that not all may watch is not shown", async () => {
  const room = await (await Person.away(browser, service.url, "Ann")).makeTable({ game: "twin_tin_bots" });
  const visitor = await Person.open(browser, service.url, "Vic", { path: NOWHERE });
  const frame = await embed(visitor, "127.0.0.1", `/room/${room}?embed`);
  await frame.getByText("This match can’t be shown here.").waitFor();
});

test("the browser shows nothing in frames of other sites, and no whole page in any frame", async () => {
  const room = await (await Person.away(browser, service.url, "Ann")).makeTable({ game: "twin_tin_bots", bots: ["random"] });
  const visitor = await Person.open(browser, service.url, "Vic", { path: NOWHERE });
  for (const [host, path] of [["localhost", `/room/${room}?embed`], ["127.0.0.1", `/room/${room}`], ["127.0.0.1", "/"]]) {
    await embed(visitor, host, path);
    const shown = () => Promise.all(visitor.page.frames().slice(1).map((frame) => frame.url()));
    await becomes(shown, ["chrome-error://chromewebdata/"], `${host}${path}`);
  }
});
