/** How rooms are found: by filters of the lists, and by the short code of an invitation. */
import { useState } from "preact/hooks";
import { text as invitationText } from "#text/platform/invitation";
import { text } from "#text/platform/tables";
import { type Filters, ALL, MAX_SEARCH_CHARS, countOf, isAny } from "../../model/filters";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { invitationPath } from "../router";

const FilterFields = lazy(async () => (await import("../lobby/filter_fields")).FilterFields, Silent);

interface Props {
  readonly filters: Filters;
  /** How many tables and matches pass them; null until that is known. */
  readonly found: number | null;
  readonly change: (filters: Filters) => void;
}

/** Which rooms are shown: a search, and more behind a click. */
export function FilterBar({ filters, found, change }: Props) {
  const [opened, setOpened] = useState(false);
  const set = (changed: Partial<Filters>) => change({ ...filters, ...changed });
  return (
    <div class="filter-bar" role="search">
      <input
        type="search"
        name="room-search"
        aria-label={text.filters.search}
        placeholder={text.filters.search}
        value={filters.search}
        maxLength={MAX_SEARCH_CHARS}
        onInput={(event) => set({ search: event.currentTarget.value })}
      />
      <details class="filters" onToggle={() => setOpened(true)}>
        <summary class="button">{text.filters.title(countOf(filters))}</summary>
        <div class="filter-fields">{opened && <FilterFields filters={filters} set={set} />}</div>
      </details>
      {isAny(filters) && found !== null && (
        <p class="quiet" role="status">
          {text.filters.found(found)}{" "}
          <button class="link-button" onClick={() => change(ALL)}>{text.filters.showAll}</button>
        </p>
      )}
    </div>
  );
}

/** The letters of a code. The field takes some more signs, such as the hyphen. */
const LETTERS = 10;
/** Codes of the release before hold until they expire. */
const FORMER_LETTERS = 8;

/** Opens the invitation of a code. */
export function CodeField() {
  const { navigate } = useShell();
  const [code, setCode] = useState("");
  const letters = code.replace(/[^A-Za-z]/g, "").toUpperCase();
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(invitationPath(letters));
  };
  return (
    <form class="code-field" onSubmit={go}>
      <label>
        {invitationText.invitations.code}
        <input
          name="code"
          value={code}
          maxLength={LETTERS + 4}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={invitationText.invitations.codeExample}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button class="button" disabled={letters.length !== LETTERS && letters.length !== FORMER_LETTERS}>
        {invitationText.invitations.useCode}
      </button>
    </form>
  );
}
