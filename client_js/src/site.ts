/** The site that the page belongs to: below which path it stands, what its owner has put on it, and whether the page shows a match alone. */
import { options } from "preact";
import { text } from "#text/platform/first";

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

/**
 * A page at `/room/<id>?embed` shows a match alone, for a frame of another site (`BOTYARD_EMBED`): what spectators see,
 * without acts and without the cookie of the visitor. The service lets only such pages be in frames.
 */
const PLACE = /^\/(room|m)\/([^/]+)\/?$/;

/** The room that an address shows alone; null for all other pages. */
export function embeddedRoom(pathname: string, search: string): string | null {
  return new URLSearchParams(search).has("embed") ? (PLACE.exec(pathname)?.[2] ?? null) : null;
}

/** The room that this page shows alone. It stays the same for as long as the page is open. */
export const EMBEDDED = typeof location === "undefined" ? null : embeddedRoom(toPath(location.pathname ?? ""), location.search ?? "");

/** How requests of the page take the cookie of the visitor. */
export const CREDENTIALS: RequestCredentials = EMBEDDED === null ? "same-origin" : "omit";

/** Words of the owner of the site, by language. */
type Words = Readonly<Record<string, string>>;

/** What the owner has put on the pages (`BOTYARD_BRAND`), which the service writes into their head. */
export interface Brand {
  /** The address of the logo, null for the built-in one. */
  readonly logo: string | null;
  readonly sentence: Words | null;
  readonly links: readonly { readonly address: string; readonly words: Words }[];
}

const NONE: Brand = { logo: null, sentence: null, links: [] };
const written = typeof document === "undefined" ? null : (document.querySelector?.<HTMLMetaElement>('meta[name="application-name"]') ?? null);

export const brand: Brand = read(written?.dataset.brand);

/** The name of the site. */
export function siteName(): string {
  return written?.content ?? text.app.name;
}

/** Words of the owner in a language of the page; in English or the first language if they lack it. */
export function ownersWords(words: Words, language: string): string {
  return words[language] ?? words.en ?? Object.values(words)[0] ?? "";
}

/** The brand that the page has, none for a page without one. */
export function read(json: string | undefined): Brand {
  return json === undefined ? NONE : { ...NONE, ...(JSON.parse(json) as Partial<Brand>) };
}
