/** The line at the top of a page for a visitor without a name, and the choice of the language in it. */
import type { ComponentChildren } from "preact";
import { siteName } from "../../site";
import { text } from "#text/platform/first";
import { useShell } from "../hooks";
import { SiteLink } from "../controls";
import { Logo } from "../splash";
import { browserStorage } from "../../model/browser_storage";
import { LANGUAGES, chooseLanguage, ownName, shownLanguage } from "../../text/language";
import { useStore } from "../../store";

export function VisitorHeader({ children, canLogIn = true }: { children?: ComponentChildren; canLogIn?: boolean }) {
  const { enter } = useShell();
  return (
    <header class="header">
      <SiteLink to="/" kind="home" label={siteName()}>
        <Logo />
      </SiteLink>
      <div class="header-middle">{children}</div>
      {canLogIn && (
        <button class="button" data-action="log-in" onClick={() => void enter("account")}>
          {text.account.menu.logIn}
        </button>
      )}
      <LanguageSelect />
    </header>
  );
}

/** Chooses the language of the page: each by its own name. */
export function LanguageSelect() {
  const { language } = useStore(shownLanguage);
  if (LANGUAGES.length < 2) return null;
  return (
    <select
      class="language-select"
      name="page-language"
      aria-label={text.settings.language}
      value={language}
      onChange={({ currentTarget: { value } }) => void chooseLanguage(browserStorage, value as typeof language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>{ownName(one)}</option>
      ))}
    </select>
  );
}
