// Redis goes away in the middle of a match: the page says so, loses nothing, and goes on when it is back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVING, Person, matches } from "./person.mjs";
import { browser, redis, service } from "./running_on_redis.mjs";

test("a command given while Redis is away is said to wait, and is carried out once when it is back", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name, MOVING)));
  const room = await ann.createRoom(2, "Stormy");
  await bob.joinFromLobby(room);
  const { choices, number } = await ann.look(room);
  const mover = choices[0].seat === 0 ? ann : bob;
  await mover.waitForNumber(number);

  await redis.kill();
  const places = ["A", "B"].map((robot) => ({ robot, slot: 2, tile: "turn_left" }));
  await mover.answer({ type: "first", places }, choices[0].seat);
  await mover.page.locator(".banner.waiting").waitFor();
  await matches(() => mover.page.locator(".banner.waiting").innerText(), /try again/i);
  assert.equal(await mover.number(), number, "nothing has happened yet");

  await redis.launch();
  await Promise.all([ann, bob].map((one) => one.waitForNumber(number + 1)));
  await mover.page.locator(".banner.waiting").waitFor({ state: "detached" });
  const later = await ann.look(room);
  assert.equal(later.number, number + 1, "once, not twice");
  assert.deepEqual(later.view.seats[choices[0].seat].programs[0], [null, "turn_left", null]);
  for (const person of [ann, bob]) assert.deepEqual(person.problems, []);
});
