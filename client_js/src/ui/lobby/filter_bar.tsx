import { useState } from "preact/hooks";
import { ALL, countOf } from "../../model/filters";
import type { Filters } from "../../model/filters";
import { MAX_TEXT_CHARS } from "../../protocol/generated";
import { text } from "../../text";
import { Silent, lazy } from "../lazy";

const FilterFields = lazy(async () => (await import("./filter_fields")).FilterFields, Silent);

interface Props {
  readonly filters: Filters;
  /** How many rooms are there, and how many are hidden. */
  readonly hidden: number;
  readonly change: (filters: Filters) => void;
}

/** Which rooms are shown: a search, and more behind a click. */
export function FilterBar({ filters, hidden, change }: Props) {
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
        maxLength={MAX_TEXT_CHARS}
        onInput={(event) => set({ search: event.currentTarget.value })}
      />
      <details class="filters" onToggle={() => setOpened(true)}>
        <summary class="button">{text.filters.title(countOf(filters))}</summary>
        <div class="filter-fields">{opened && <FilterFields filters={filters} set={set} />}</div>
      </details>
      {hidden > 0 && (
        <p class="quiet" role="status">
          {text.filters.hidden(hidden)}{" "}
          <button class="link-button" onClick={() => change(ALL)}>
            {text.filters.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
