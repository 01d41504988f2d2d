// A service, a browser and a brain for all tests that import this: they start before the first and end after the last.
// Files of a group run in one process and share them (`together.mjs`). Bots of the service answer at once.
import { after, before } from "node:test";
import { launch } from "../../client_js/e2e/browser.mjs";
import { Brain, Service } from "./service.mjs";

/** Both are set once the tests run. */
export let service, browser;

let program;

/** Decides what to click; its process starts with the first question. */
export const brain = {
  ask(question) {
    program ??= new Brain();
    return program.ask(question);
  },
};

before(async () => {
  const starts = Service.start({ settings: { BOTYARD_BOT_THINKING: "0", BOTYARD_GUEST_OPEN_ROOMS: "30", BOTYARD_ADDRESS_OPEN_ROOMS: "200" } }).then((started) => (service = started));
  await Promise.all([starts, launch().then((launched) => (browser = launched))]);
});

after(async () => {
  program?.stop();
  await browser?.close();
  await service?.stop();
});
