// A service, a browser and a brain for all tests that import this: they start before the first and end after the last.
// Files of a group run in one process and share them (`together.mjs`). Bots of the service answer at once.
import { after, before } from "node:test";
import { Brain, Service } from "./service.mjs";

export { browser } from "./shared_browser.mjs";

/** It is set once the tests run. */
export let service;

let program;

/** Decides what to click; its process starts with the first question. */
export const brain = {
  ask(question) {
    program ??= new Brain();
    return program.ask(question);
  },
};

before(async () => {
  service = await Service.start({ settings: { BOTYARD_BOT_THINKING: "0", BOTYARD_GUEST_OPEN_ROOMS: "30", BOTYARD_ADDRESS_OPEN_ROOMS: "200" } });
});

after(async () => {
  program?.stop();
  await service?.stop();
});
