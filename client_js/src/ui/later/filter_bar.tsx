import { useState } from "preact/hooks";
import { text } from "#text/platform/tables";
import { ALL, MAX_SEARCH_CHARS, countOf, isAny } from "../../model/filters";
import type { Filters } from "../../model/filters";
import { Silent, lazy } from "../lazy";

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
          <button class="link-button" onClick={() => change(ALL)}>
            {text.filters.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
