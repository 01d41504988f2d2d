/** Addresses: `/` is the lobby, `/room/<id>` a room. */
import { Store } from "../model/store";
import type { Place } from "../net/session";

/** The place that a path names, or null. */
export function placeOf(path: string): Place | null {
  if (path === "/") return { kind: "lobby" };
  const id = /^\/room\/([A-Za-z0-9_.:-]{1,40})\/?$/.exec(path)?.[1];
  return id === undefined ? null : { kind: "room", id };
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
