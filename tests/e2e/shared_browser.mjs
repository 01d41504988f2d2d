// A browser for all tests that import this: it starts before the first and ends after the last. Files of a group run in
// one process and share it (`together.mjs`).
import { after, before } from "node:test";
import { launch } from "../../client_js/e2e/browser.mjs";
import { LOOK_AGAIN_MS, PATIENCE } from "./person.mjs";

/** It is set once the tests run. */
export let browser;

before(async () => {
  browser = await launch();
  const open = browser.newContext.bind(browser); // which `newPage` calls, too: pages that a test opens itself wait as long as those of a person
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE);
    context.on("page", lookSeldom);
    return context;
  };
});

/** By itself `waitForFunction` looks at each frame, and the page draws them for it. */
function lookSeldom(page) {
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (isSo, argument, options) => wait(isSo, argument, { polling: LOOK_AGAIN_MS, ...options });
}

after(async () => {
  await browser?.close();
});
