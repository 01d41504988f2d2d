import { text } from "#text/platform/first";
import { browserStorage } from "../model/browser_storage";
import { LANGUAGES, chooseLanguage, ownName, shownLanguage } from "../text/language";
import { useStore } from "../store";

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
        <option key={one} value={one} lang={one}>
          {ownName(one)}
        </option>
      ))}
    </select>
  );
}
