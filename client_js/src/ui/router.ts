/**
 * Addresses: `/` is the lobby, `/room/<id>` a room, `/room/<id>/<token>` one that is watched by a link, `/coach/<token>`
 * a seat that is looked over the shoulder, `/i/<secret>` what an invitation is to, `/account` who one is.
 */
import { Store } from "../model/store";
import type { Place } from "../net/session";

/** What a page is about: a place that is followed over the connection, or something that is only looked at. */
export type Spot = Place | { readonly kind: "invitation"; readonly secret: string } | { readonly kind: "account" };

export const ACCOUNT = "/account";

/** The spot that a path names, or null. */
export function placeOf(path: string): Spot | null {
  if (path === "/") return { kind: "lobby" };
  if (path === ACCOUNT) return { kind: "account" };
  const secret = /^\/i\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path)?.[1];
  if (secret !== undefined) return { kind: "invitation", secret };
  const coach = /^\/coach\/(([a-z0-9]{1,40})\.[A-Za-z0-9_.-]{1,60})\/?$/.exec(path);
  if (coach) return { kind: "room", id: coach[2]!, coach: coach[1]! };
  const room = /^\/room\/([A-Za-z0-9_.:-]{1,40})(?:\/([A-Za-z0-9_.-]{1,60}))?\/?$/.exec(path);
  if (!room) return null;
  return room[2] === undefined ? { kind: "room", id: room[1]! } : { kind: "room", id: room[1]!, token: room[2] };
}

/** The place that is followed at a spot; null where nothing is. */
export function followed(spot: Spot | null): Place | null {
  return spot?.kind === "lobby" || spot?.kind === "room" ? spot : null;
}

export function invitationPath(secret: string): string {
  return `/i/${secret}`;
}

export function watchPath(id: string, token: string): string {
  return `/room/${id}/${token}`;
}

export function coachPath(token: string): string {
  return `/coach/${token}`;
}

export function roomPath(id: string): string {
  return `/room/${id}`;
}

/** The path of this page; `navigate` changes it without loading anything. */
export class Router {
  readonly path = new Store(location.pathname);

  constructor() {
    addEventListener("popstate", () => this.path.set(location.pathname));
  }

  navigate(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path.set(path);
    scrollTo(0, 0);
  }
}
