// A game from outside: the page loads its module without a build step, under the service's own security headers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, becomes, check } from "./person.mjs";
import { browser, service } from "./running.mjs";

const MODULE = `
import { TITLE } from "./title.js";
export default ({ h, hooks }) => ({
  apiVersion: 1,
  id: "counting",
  title: TITLE,
  stylesheet: new URL("./style.css", import.meta.url).href,
  playerCounts: [3, 4],
  model: { eventTypes: new Set(), fold: (view) => view, activeSeats: () => [], playingSeats: () => [] },
  animation: { durationOf: () => 0, startsTurn: () => false },
  options: {
    standard: { target: 10 },
    presets: [],
    fit: (options) => options,
    problem: () => null,
    words: () => [],
    Form: ({ options, change, children }) => {
      const [clicks, setClicks] = hooks.useState(0);
      const more = () => {
        setClicks(clicks + 1);
        change({ target: options.target + 5 });
      };
      return h("div", { class: "counting" }, h("output", {}, options.target + " " + clicks),
        h("button", { type: "button", class: "button", onClick: more }, "More"), children);
    },
  },
  introduction: () => "Count.",
  seatChips: () => [],
  resignWords: "You lose.",
  Match: () => null,
  CoverArt: () => h("p", { class: "cover" }, "1 2 3"),
  SeatMark: () => null,
});
`;

test("the form for a new room offers a game whose module the service has", async () => {
  const person = await Person.arrive(browser, service.url, "Ada");
  const { page } = person;
  const address = "/games/counting/0123456789ab/client.js";
  const serve = (path, body, contentType) =>
    page.route(`**${path}`, (route) => route.fulfill({ body, contentType, status: 200 }));
  await page.route("**/api/games", async (route) => {
    const answer = await route.fetch();
    const { games } = await answer.json();
    const counting = { name: "counting", rules_version: 1, players: [3, 4], bots: ["random"], client: address, client_api: 1 };
    await route.fulfill({ response: answer, json: { games: [...games, counting] } });
  });
  await serve("/api/games/counting/tables", JSON.stringify({ enums: {}, unions: {}, structs: {} }), "application/json");
  await serve(address, MODULE, "text/javascript");
  await serve(address.replace("client.js", "title.js"), 'export const TITLE = "Counting";', "text/javascript");
  await serve(address.replace("client.js", "style.css"), ".counting { outline: 3px solid rgb(1, 2, 3); }", "text/css");
  await page.reload();
  const form = await person.openNewTable();
  await check(form.getByRole("radio", { name: "Counting", exact: true }));
  await form.locator(".cover").waitFor();
  await becomes(() => form.getByRole("group", { name: "Players" }).getByRole("radio").count(), 2);
  await form.getByRole("button", { name: "More" }).click();
  await form.getByText("15 1", { exact: true }).waitFor();
  await becomes(() => form.locator(".counting").evaluate((element) => getComputedStyle(element).outlineColor), "rgb(1, 2, 3)");
  await becomes(() => form.locator("select[name=bots]").count(), 1);
  assert.deepEqual(person.problems, []);
});
