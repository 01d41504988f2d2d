import { browserStorage } from "./model/browser_storage";
import { render } from "preact";
import "./style/index.css"; // before the styles of games
import { Client } from "./client";
import "./games";
import { EMBEDDED, completeLinks } from "./site";
import { allGames } from "./games/registry";
import { loadServedGames } from "./games/served";
import { filterStore, roomFilter } from "./model/filters";
import { opponentsStore } from "./model/opponents";
import { showTheme, themeStore, speedStore } from "./model/display";
import { browserWire, reportIdle, wakeWithPage } from "./net/page_connection";
import { ENDED, whoAmI } from "./net/identity";
import { idMaker } from "./net/requests";
import { preferredLanguage, showLanguage } from "./text/language";
import { App, preloadPage } from "./ui/app";
import { Router, routeOf } from "./ui/router";

completeLinks();
const speed = speedStore(browserStorage);
const client = new Client(browserWire(), idMaker(), speed, browserStorage);
client.session.lobby.filterBy(roomFilter(filterStore(browserStorage).value));
if (EMBEDDED === null) {
  wakeWithPage(client.session.connection);
  reportIdle((away) => client.session.setAway(away));
}
client.playback.setHidden(document.hidden);
document.addEventListener("visibilitychange", () => client.playback.setHidden(document.hidden));
void start();

/** Shows the page as soon as its games are known. Parts of the page import this file: it must not wait for them. */
async function start(): Promise<void> {
  if (EMBEDDED !== null) return startEmbedded(EMBEDDED);
  const texts = showLanguage(preferredLanguage(browserStorage, navigator.languages, location.search));
  const router = new Router();
  const found = whoAmI(); // both requests come before those for parts of the page, for which a browser lets others wait
  const games = loadServedGames();
  const connected = found.then((me) => me !== null && me !== ENDED && client.session.connection.start());
  preloadPage(routeOf(router.path.value));
  await Promise.all([games, texts, connected.catch(() => null)]);
  const mostOpponents = Math.max(2, ...allGames().flatMap(({ playerCounts }) => playerCounts)) - 1;
  const opponents = opponentsStore(browserStorage, mostOpponents);
  const theme = themeStore(browserStorage, showTheme);
  const page = <App found={found} client={client} speed={speed} theme={theme} opponents={opponents} router={router} />;
  const root = document.getElementById("app")!;
  root.replaceChildren(); // what index.html shows until now
  render(page, root);
  import("./ui/later/background").then(({ begin }) => begin(client.session.connection), (error: unknown) => console.warn("A part of the page can't be loaded.", error));
}

/** Shows a match alone: without an identity, a connection and the tasks of a whole page. */
async function startEmbedded(room: string): Promise<void> {
  const texts = showLanguage(preferredLanguage(browserStorage, navigator.languages, location.search));
  const [{ EmbeddedPage }] = await Promise.all([import("./ui/embedded/page"), loadServedGames(), texts]);
  const parts = { client, speed, theme: themeStore(browserStorage, showTheme), opponents: opponentsStore(browserStorage, 1) };
  const root = document.getElementById("app")!;
  root.replaceChildren();
  render(<EmbeddedPage enter={() => Promise.resolve(false)} room={room} {...parts} />, root);
}
