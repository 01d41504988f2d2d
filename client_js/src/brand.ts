/** What the owner of the site has put on its pages (`BOTYARD_BRAND`), which the service writes into the head of the page. */
import { text } from "#text/platform/first";

type Words = Readonly<Record<string, string>>;

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
