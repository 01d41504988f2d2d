import { text } from "#text/platform/tables";
import { LANGUAGES } from "../../model/room_settings";
import { languageName } from "../../text/language";
import { SelectField } from "../shared/fields";

interface Props {
  readonly label: string;
  readonly language: string;
  readonly change: (language: string) => void;
}

/** Which language is spoken; any if none is chosen. */
export function LanguageField({ label, language, change }: Props) {
  return (
    <SelectField
      label={label}
      name="language"
      values={["", ...LANGUAGES]}
      wordOf={(letters) => (letters === "" ? text.lobby.anyLanguage : languageName(letters))}
      chosen={language}
      choose={change}
    />
  );
}
