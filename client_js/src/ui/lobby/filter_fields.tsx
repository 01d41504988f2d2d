import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { allGames } from "../../games/registry";
import { TEMPOS } from "../../model/filters";
import type { Filters } from "../../model/filters";
import { Labelled } from "../shared/fields";
import { LanguageField } from "./language_field";

interface FilterProps {
  readonly filters: Filters;
  readonly set: (changed: Partial<Filters>) => void;
}

/** The filters of rooms except the search. */
export function FilterFields({ filters, set }: FilterProps) {
  return (
    <>
      <GameFilter filters={filters} set={set} />
      <PlayersFilter filters={filters} set={set} />
      <TempoFilter filters={filters} set={set} />
      <LanguageField label={tablesText.lobby.language} language={filters.language} change={(language) => set({ language })} />
      <Labelled
        type="checkbox"
        name="filter-free"
        value="free"
        label={tablesText.filters.free}
        about={tablesText.filters.freeAbout}
        checked={filters.free}
        choose={(free) => set({ free })}
      />
      <Labelled
        type="checkbox"
        name="filter-people"
        value="people"
        label={tablesText.filters.people}
        about={tablesText.filters.peopleAbout}
        checked={filters.people}
        choose={(people) => set({ people })}
      />
    </>
  );
}

/** The game; nothing if there is only one. */
function GameFilter({ filters, set }: FilterProps) {
  const games = allGames();
  if (games.length < 2) return null;
  return (
    <label>
      {tablesText.filters.game}
      <select name="filter-game" value={filters.game} onChange={(event) => set({ game: event.currentTarget.value })}>
        <option value="">{tablesText.filters.any}</option>
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Filters tables by number of players. */
function PlayersFilter({ filters, set }: FilterProps) {
  const counts = [...new Set(allGames().flatMap(({ playerCounts }) => playerCounts))].sort((a, b) => a - b);
  return (
    <label>
      {text.lobby.players}
      <select
        name="filter-players"
        value={filters.players}
        onChange={(event) => set({ players: Number(event.currentTarget.value) })}
      >
        <option value={0}>{tablesText.filters.any}</option>
        {counts.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Filters tables by tempo. */
function TempoFilter({ filters, set }: FilterProps) {
  return (
    <label>
      {tablesText.time.title}
      <select name="filter-tempo" value={filters.tempo} onChange={(event) => set({ tempo: event.currentTarget.value })}>
        {TEMPOS.map((one) => (
          <option key={one} value={one}>
            {tablesText.filters.tempos[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
