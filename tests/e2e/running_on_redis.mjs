// A Redis and a service on it for all tests that import this, as running.mjs has an embedded one. Bots of the service
// answer at once.
import { after, before } from "node:test";
import { Redis, Service } from "./service.mjs";

export { browser } from "./shared_browser.mjs";

/** They are set once the tests run. */
export let redis, service;

before(async () => {
  redis = await Redis.start();
  service = await Service.start({ redis: redis.url, settings: { BOTYARD_BOT_THINKING: "0" } });
});

after(async () => {
  await service?.stop();
  await redis?.stop();
});
