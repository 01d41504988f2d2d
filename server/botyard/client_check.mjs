// Loads the client of a game without a browser: `node client_check.mjs FILE EXPECTED`. Prints a sentence for each fault.
import { pathToFileURL } from "node:url";

const [file, expected] = process.argv.slice(2);
const { id, players, events } = JSON.parse(expected);

/** Stands for all that the page gives to a game: any property, called with anything. */
const anything = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => "" : anything), apply: () => anything, construct: () => anything });

const module = await import(pathToFileURL(file).href);
if (typeof module.default !== "function") {
  console.log("The client has no function as its default export.");
} else {
  const game = module.default(anything);
  for (const [name, kind] of [["apiVersion", "number"], ["Match", "function"]]) if (typeof game[name] !== kind) console.log(`The client has no \`${name}\` that is a ${kind}.`);
  if ((game.id ?? id) !== id) console.log(`The client is of the game ${game.id}, not of ${id}.`);
  if (String(game.playerCounts ?? players) !== String(players)) console.log(`The client is for ${game.playerCounts} players, and the rules for ${players}.`);
  const known = new Set(game.model?.eventTypes ?? events);
  const missing = events.filter((type) => !known.has(type));
  if (missing.length > 0) console.log(`The client's \`eventTypes\` lack ${missing.join(", ")}.`);
}
