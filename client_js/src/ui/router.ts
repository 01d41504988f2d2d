/**
 * Addresses: `/` is the lobby, `/room/<id>` a room, `/room/<id>#<token>` one that is watched by a link, `/coach#<token>`
 * the view of a seat by a coach link, `/i#<secret>` what an invitation is to, `/account` the account page,
 * `/m/<id>?turn=17` a moment of a match, `/matches?rated=true` a list of finished matches, `/u/<name>` a profile, `/leaderboards/<game>` the strongest players, `/learn/<game>`, `/rules/<game>`, `/puzzles/<game>` and `/practice?...` what
 * teaches a game, `/daily` and `/daily/<game>` the puzzle of the day, `/games/<game>` its page, `/reset#<secret>` a link to set another password, `/desk` the moderators'
 * desk, `/about`, `/help` and so on the pages of the site.
 *
 * Tokens stand in the fragment, which browsers send to no server. Links of older versions have them in the path.
 */
import { Store } from "../store";
import type { Channel, RoomChannel } from "../model/types";
import { toAddress, toPath } from "../site";

/**
 * The content of a page: a channel that is followed over the connection, or a page that is read over HTTP. `moment`: the
 * query of the address of a moment.
 */
export type Route =
  | Channel
  | (RoomChannel & { readonly moment: string })
  | PracticeRoute
  | { readonly kind: "invitation"; readonly secret: string }
  | { readonly kind: "site"; readonly page: string }
  /** The page of a link in a mail, or from a moderator. */
  | { readonly kind: "reset"; readonly secret: string }
  | { readonly kind: "account" }
  | { readonly kind: "desk"; readonly part: string; readonly of: string };

/** A page on which nothing counts; `game` "" leaves the choice to the page. */
export interface PracticeRoute {
  readonly kind: "practice";
  readonly page: string;
  readonly game: string;
}

export const ACCOUNT = "/account";
export const DESK = "/desk";
export const MATCHES = "/matches";

/** The pages that every site needs, by their addresses, in the order of the footer. */
export const SITE_PAGES = ["about", "help", "contact", "imprint", "privacy", "terms", "status"] as const;

/** The address without a token in its path: that of a link of an older version is moved to the fragment. */
export function withoutTokenInPath(address: string): string {
  const old = /^(\/i|\/coach|\/room\/[^/#]+)\/([^/#]+)\/?$/.exec(address);
  return old ? `${old[1]}#${old[2]}` : address;
}

/** The address without signs behind it that a chat or a mail has added, and with `#` where a program wrote `%23`. */
export function withoutAddedSigns(address: string): string {
  const [path = "", ...rest] = (address.includes("#") ? address : address.replace(/%23/i, "#")).split("#");
  const fragment = rest.join("#");
  const added = /(?:%[0-9a-f]{2}|[^\w/-])+$/i;
  // a query and the name in a profile's address may end with any sign
  return fragment ? `${path}#${fragment.replace(added, "")}` : /\?|^\/u\//.test(path) ? path : path.replace(added, "");
}

/** The route that an address (path and fragment) names, or null. Fragments that are no tokens name parts of a page. */
export function routeOf(address: string): Route | null {
  const [found = "", fragment = ""] = withoutTokenInPath(withoutAddedSigns(address)).split("#", 2);
  const path = found.replace(/\/+$/, "") || "/";
  if (path === "/") return { kind: "lobby" };
  if (path === ACCOUNT) return { kind: "account" };
  if (path === "/reset") return /^[0-9a-f]{16}\.[A-Za-z0-9_-]{22}$/.test(fragment) ? { kind: "reset", secret: fragment } : null;
  if (path === "/mail") return /^(?:confirm|stop)\.[0-9a-f.]{20,90}$/.test(fragment) ? { kind: "reset", secret: fragment } : null;
  const desk = /^\/desk(?:\/([a-z]+))?(?:\/([0-9a-f]{16}))?\/?$/.exec(path);
  if (desk) return { kind: "desk", part: desk[1] ?? "", of: desk[2] ?? "" };
  const site = SITE_PAGES.find((page) => path === `/${page}` || path === `/${page}/`);
  if (site) return { kind: "site", page: site };
  const game = /^\/games\/(\w+)(?:\?|$)/.exec(path)?.[1];
  if (game) return { kind: "site", page: `games/${game}` };
  const [, list, name = "", filters = ""] = /^\/(matches|u|leaderboards)(?:\/([^/?]+))?(?:\?(.*))?$/.exec(path) ?? [];
  // a list of matches has no name behind it, a profile and a leaderboard need one
  if (list !== undefined && (list === "matches") === (name === "")) return { kind: "site", page: list === "u" ? `u/${name}` : `${list}/${name}?${filters}` };
  if (/^\/i\/?$/.test(path)) return /^[A-Za-z0-9_-]{1,40}$/.test(fragment) ? { kind: "invitation", secret: fragment } : null;
  if (/^\/coach\/?$/.test(path)) {
    const room = /^([a-z0-9]{1,40})\.[A-Za-z0-9_.-]{1,60}$/.exec(fragment)?.[1];
    return room === undefined ? null : { kind: "room", id: room, coach: fragment };
  }
  const practice = /^\/(learn|rules|puzzles|daily|practice|dev)(?:\/(\w+))?\/?(?:\?|$)/.exec(path);
  if (practice) return { kind: "practice", page: practice[1]!, game: practice[2] ?? "" };
  const [, place, id, query = ""] = /^\/(room|m)\/([A-Za-z0-9_.:-]{1,40})\/?(?:\?(.*))?$/.exec(path) ?? [];
  if (id === undefined) return null;
  const room = /^w[0-9]{1,9}\.[A-Za-z0-9_-]{1,60}$/.test(fragment) ? ({ kind: "room", id, token: fragment } as const) : ({ kind: "room", id } as const);
  return place === "m" ? { ...room, moment: query } : room;
}

/** The channel that a route follows; null for pages that follow none. */
export function channelOf(route: Route | null): Channel | null {
  if (route?.kind !== "lobby" && route?.kind !== "room") return null;
  if (!("moment" in route)) return route;
  const { moment: _, ...channel } = route;
  return channel;
}

export const invitationPath = (secret: string): string => `/i#${secret}`;
export const watchPath = (id: string, token: string): string => `/room/${id}#${token}`;
export const coachPath = (token: string): string => `/coach#${token}`;
export const roomPath = (id: string): string => `/room/${id}`;

/** A moment of a match; without a query its start. */
export const momentPath = (id: string): string => `/m/${id}`;

/** The profile of an account, by its name or identity. */
export const profilePath = (name: string): string => `/u/${encodeURIComponent(name)}`;

/** The strongest players of a game. */
export const leaderboardPath = (game: string): string => `/leaderboards/${game}`;

/** The page of a game. */
export const gamePath = (game: string): string => `/games/${game}`;

/** Whether a page has room for a footer: all but boards do. */
export function hasFooter(place: Route | null): boolean {
  return place?.kind !== "room" && !(place?.kind === "practice" && place.page !== "rules");
}

/** The path and the fragment of this page; `navigate` changes them without loading anything. */
export class Router {
  readonly path = new Store(here());

  /** Follows the browser's history. */
  constructor() {
    this.clean();
    addEventListener("popstate", () => {
      this.clean();
      this.path.set(here());
    });
  }

  /** Takes the token of an older link out of the address, which a reload would send. */
  private clean(): void {
    if (here() !== current()) history.replaceState(null, "", toAddress(here()));
  }

  /** Goes to a path, at its top. */
  navigate(path: string): void {
    if (path !== here()) history.pushState(null, "", toAddress(path));
    this.path.set(path);
    scrollTo(0, 0);
  }
}

/** Returns a function that goes to a room, unless the page has left its present address by then. */
export function fromHere(navigate: (path: string) => void): (room: string) => void {
  const { href } = location;
  return (room) => {
    if (location.href === href) navigate(roomPath(room));
  };
}

function here(): string {
  return withoutTokenInPath(current());
}

/** The address of this page as the browser has it, behind the path of the service. */
function current(): string {
  return toPath(location.pathname) + query() + location.hash;
}

/** The query of the page's address, if it is the address of a moment or a list; else "": other pages have no query. */
function query(): string {
  return /^\/(?:m\/|matches|leaderboards)/.test(toPath(location.pathname)) ? location.search : "";
}
