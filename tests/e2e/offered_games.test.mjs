// A server that offers one game: the page shows no other, and a match of another one can still be watched.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./person.mjs";
import { browser, redis, service } from "./running_on_redis.mjs";
import { Service } from "./service.mjs";

test("only the offered game can be chosen, and a running match of another one goes on", async (t) => {
  const one = await Service.start({ redis: redis.url, settings: { BOTYARD_GAMES: "volt" } });
  t.after(() => one.stop());
  const host = await Person.away(browser, service.url, "Ann");
  const room = await host.makeTable({ game: "twin_tin_bots", bots: ["random"] });

  const eve = await Person.arrive(browser, one.url, "Eve");
  const form = await eve.openNewTable();
  assert.equal(await form.locator("select[name=game], input[name=game]").count(), 0);
  await eve.page.goto(`${one.url}/learn/twin_tin_bots`);
  await eve.page.getByText("This game has no lessons yet.").waitFor();
  await eve.page.goto(`${one.url}/rules/twin_tin_bots`);
  await eve.page.locator("#main.rules").waitFor();
  await eve.page.goto(`${one.url}/room/${room}`);
  await eve.page.locator(".match").waitFor();
  await host.send(room, { type: "resign", seat: 0 });
  await eve.page.locator(`.room[data-room="${room}"][data-status=finished]`).waitFor();
  assert.deepEqual(eve.problems, []);
});
