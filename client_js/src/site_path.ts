import { options } from "preact";

/**
 * The path below which the service is served, "" for the whole host. Within the page all paths begin behind it: `/room/x`
 * is `/play/room/x` on a server with `BOTYARD_PATH=/play`, which writes it into the page.
 */
export const SITE_PATH = typeof document === "undefined" ? "" : (document.documentElement?.dataset?.path ?? "");

/** The address of a path of the service, for requests and for the history of the browser. */
export function toAddress(path: string, site = SITE_PATH): string {
  return site + path;
}

/** A path of the service as a link for other people. */
export function toLink(path: string): string {
  return location.origin + toAddress(path);
}

/** The path of the service that an address on its host names; the address as it is if it is not of the service. */
export function toPath(address: string, site = SITE_PATH): string {
  if (site === "" || !address.startsWith(site)) return address;
  const path = address.slice(site.length);
  if (path === "") return "/";
  return path.startsWith("/") ? path : /^[?#]/.test(path) ? `/${path}` : address;
}

/**
 * Completes the `href` of each link that components draw from now on, since they write paths. Does nothing for a service
 * at the root of its host.
 */
export function completeLinks(): void {
  if (SITE_PATH === "") return;
  const before = options.vnode;
  options.vnode = (vnode) => {
    const { href } = vnode.props as { href?: unknown };
    if (vnode.type === "a" && typeof href === "string" && /^\/(?!\/)/.test(href)) vnode.props = { ...vnode.props, href: toAddress(href) } as typeof vnode.props;
    before?.(vnode);
  };
}
