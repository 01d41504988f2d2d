// A service and a browser for all tests of a file that imports this: they start before the first and end after the last.
import { after, before } from "node:test";
import { launch } from "../../client_js/e2e/browser.mjs";
import { Service } from "./service.mjs";

/** Both are set once the tests run. */
export let service, browser;

before(async () => {
  service = await Service.start();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await service?.stop();
});
