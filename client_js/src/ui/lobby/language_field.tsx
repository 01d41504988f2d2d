import { text } from "#text/platform/tables";
import { LANGUAGES } from "../../model/room_settings";
import { languageName } from "../../text/language";

interface Props {
  readonly label: string;
  readonly language: string;
  readonly change: (language: string) => void;
}

/** Which language is spoken; any if none is chosen. */
export function LanguageField({ label, language, change }: Props) {
  return (
    <label>
      {label}
      <select name="language" value={language} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{text.lobby.anyLanguage}</option>
        {LANGUAGES.map((letters) => (
          <option key={letters} value={letters}>
            {languageName(letters)}
          </option>
        ))}
      </select>
    </label>
  );
}
