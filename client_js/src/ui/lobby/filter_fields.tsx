import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { allGames, gameOf } from "../../games/registry";
import { type Filters, type TempoFilter, TEMPOS } from "../../model/filters";
import { Labelled, SelectField } from "../shared/fields";
import { LanguageField } from "./room_fields";

/** The filters of rooms except the search. */
export function FilterFields({ filters, set }: { filters: Filters; set: (changed: Partial<Filters>) => void }) {
  const games = allGames();
  const counts = [...new Set(games.flatMap(({ playerCounts }) => playerCounts))].sort((a, b) => a - b);
  const { any, tempos } = tablesText.filters;
  return (
    <>
      {games.length > 1 && (
        <SelectField
          label={tablesText.filters.game}
          name="filter-game"
          values={["", ...games.map(({ id }) => id)]}
          wordOf={(game) => gameOf(game)?.title ?? any}
          chosen={filters.game}
          choose={(game) => set({ game })}
        />
      )}
      <SelectField
        label={text.lobby.players}
        name="filter-players"
        values={[0, ...counts]}
        wordOf={(count) => (count === 0 ? any : String(count))}
        chosen={filters.players}
        choose={(players) => set({ players })}
      />
      <SelectField
        label={tablesText.time.title}
        name="filter-tempo"
        values={TEMPOS}
        wordOf={(tempo) => tempos[tempo]}
        chosen={filters.tempo as TempoFilter}
        choose={(tempo) => set({ tempo })}
      />
      <LanguageField label={tablesText.lobby.language} language={filters.language} change={(language) => set({ language })} />
      <Labelled
        type="checkbox"
        name="filter-free"
        label={tablesText.filters.free}
        about={tablesText.filters.freeAbout}
        checked={filters.free}
        choose={(free) => set({ free })}
      />
      <Labelled
        type="checkbox"
        name="filter-people"
        label={tablesText.filters.people}
        about={tablesText.filters.peopleAbout}
        checked={filters.people}
        choose={(people) => set({ people })}
      />
    </>
  );
}
