// A browser for all tests that import this: it starts before the first and ends after the last. Files of a group run in
// one process and share it (`together.mjs`).
import { after, before } from "node:test";
import { launch } from "../../client_js/e2e/browser.mjs";

/** It is set once the tests run. */
export let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});
