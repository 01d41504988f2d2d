// Two people play a whole match by clicking, a third watches, and the server is killed in the middle.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes } from "./person.mjs";
import { brain, browser, service } from "./running.mjs";

const MOST_COMMANDS = 400;

test("two people play a match to its end while a third watches and the server is killed", async () => {
  const [ann, bob] = await Promise.all(["Ann", "Bob"].map((name) => Person.arrive(browser, service.url, name)));
  const room = await ann.createRoom(2, "Friday match");
  await bob.joinFromLobby(room);
  const eve = await Person.arrive(browser, service.url, "Eve", { path: `/room/${room}` });
  await eve.page.locator(".match").waitFor();

  const done = { killed: false, doubled: false, kinds: new Set() };
  const players = [ann, bob];
  let person = ann;
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    let own = await person.look(room);
    const { choices, number } = own;
    if (own.view.result) break;
    const [choice] = choices;
    if (person !== players[choice.seat]) {
      person = players[choice.seat];
      own = await person.look(room);
    }
    await person.waitForNumber(number);
    if (choice.kind === "zap_robot" && !done.killed) {
      await killUnderAnOpenChoice({ person, people: [ann, bob, eve], room, number, choice });
      done.killed = true;
    }
    const command = await brain.ask({ view: own.view, choice, wish: wishOf(done, own.view, choice.seat) });
    done.doubled ||= command.type === "double";
    done.kinds.add(command.type);
    await person.answer(command, choice.seat);
    await person.waitForNumber(number + 1);
    person = players[1 - choice.seat]; // is most often asked next
  }

  assert.ok(done.killed, "a zap choice was open when the server was killed");
  assert.ok(done.doubled, "a double modification was made");
  for (const kind of ["first", "place", "zap_robot"]) assert.ok(done.kinds.has(kind), `a ${kind} was answered by clicking`);
  await sameEndForAll([ann, bob, eve], room);
});

function wishOf(done, view, seat) {
  if (!done.killed) return "zap";
  const canDouble = view.seats[seat].hand[7] > 0 && view.seats[seat].turns > 0;
  return !done.doubled && canDouble ? "double" : "play";
}

/** The server dies without warning while a zap waits for its answer: all players find the same question again. */
async function killUnderAnOpenChoice({ person, people, room, number, choice }) {
  await Promise.all(people.map((one) => one.waitForNumber(number)));
  const shown = await Promise.all(people.map((one) => one.board()));
  await person.page.locator('[data-prompt="zap_robot"]').waitFor();
  await service.kill();
  for (const one of people) await one.page.locator(".banner").first().waitFor();
  await service.launch();
  for (const one of people) await one.page.locator(".banner").first().waitFor({ state: "detached" });

  const again = await person.look(room);
  assert.equal(again.number, number, "the log is where it was");
  assert.deepEqual(again.choices, [choice], "the same choice is open");
  await person.page.locator('[data-prompt="zap_robot"]').waitFor();
  await becomes(() => Promise.all(people.map((one) => one.number())), [number, number, number]);
  await becomes(() => Promise.all(people.map((one) => one.board())), shown, "the boards are as they were");
}

async function sameEndForAll(people, room) {
  const { number, view } = await people[2].look(room);
  assert.ok(view.result, "the match came to its end");
  assert.notEqual(view.result.reason, "resigned");
  for (const person of people) {
    await person.waitForNumber(number);
    await person.page.getByRole("dialog").waitFor();
    assert.deepEqual(person.problems, [], `${person.name}'s page had no errors`);
  }
  const [first, ...others] = people;
  const robots = view.robots.map(({ seat, name, at, facing, cargo }) => `${seat}${name} ${at} ${facing} ${cargo ?? ""}`).sort();
  await becomes(async () => (await first.board()).robots, robots, "the board is the one that the service has");
  assert.deepEqual((await first.board()).crystals, view.crystals.map(({ crystal, at }) => `${crystal} ${at}`).sort());
  for (const other of others) await becomes(() => other.board(), await first.board(), "all see the same board");
}
