/** The line at the bottom of pages that have room: links to the pages of the site. */
import "../site/site.css";
import { text as pagesText } from "#text/platform/pages";
import { brand, ownersWords } from "../../site";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { SITE_PAGES } from "../router";
import { SiteLink } from "../controls";

/** `path`: the address that is shown. */
export function Footer({ path }: { path: string }) {
  const { language } = useStore(shownLanguage);
  return (
    <footer class="site-footer">
      {brand.sentence && <p class="quiet owners-sentence">{ownersWords(brand.sentence, language)}</p>}
      <nav aria-label={pagesText.links.label}>
        <ul class="plain">
          {SITE_PAGES.map((page) => (
            <li key={page}>
              <SiteLink to={`/${page}`} current={path === `/${page}`}>
                {pagesText.links[page]}
              </SiteLink>
            </li>
          ))}
          {brand.links.map(({ address, words }) => (
            <li key={address}>
              <a href={address}>{ownersWords(words, language)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
