/** The list of finished matches under filters, which stand in the address of the page. */
import "./history.css";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { text } from "#text/platform/history";
import { text as firstText } from "#text/platform/first";
import { siteName } from "../../site";
import { allGames } from "../../games/registry";
import { type HistoryFilters, RESULTS, addressOf, filtersOf, questionOf } from "../../model/history";
import { call } from "../../net/api";
import { type MatchPage, MAX_NAME_CHARS, MAX_TEXT_CHARS } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { useHttpRequest, useShell } from "../hooks";
import { MATCHES } from "../router";
import { useTitle } from "../title";
import { MatchLines } from "./lines";

const LIMIT = 20;
/** Pages under a rare filter may be empty: at most so many are read in a row until one has a match. */
const EMPTY_PAGES = 10;

/** The matches under the filters of the address (`query`), which has no `?` without filters. */
export function HistoryPage({ query }: { query: string }) {
  useStore(shownLanguage); // for dates
  const { me, navigate } = useShell();
  useTitle(`${text.title} · ${siteName()}`);
  const filters = filtersOf(query, me.identity !== "");
  return (
    <div class="history">
      <h1>{text.title}</h1>
      <FilterForm {...{ filters }} apply={(chosen) => navigate(`${MATCHES}?${addressOf(chosen)}`.replace(/\?$/, ""))} />
      <Found key={`${me.identity}?${addressOf(filters)}`} filters={filters} />
    </div>
  );
}

/** The filters; they count when the form is sent. */
function FilterForm({ filters, apply }: { filters: HistoryFilters; apply: (filters: HistoryFilters) => void }) {
  const { me } = useShell();
  const [draft, setDraft] = useState(filters);
  useEffect(() => setDraft(filters), [addressOf(filters)]); // the way back in the history of the browser
  const set = (changed: Partial<HistoryFilters>) => setDraft({ ...draft, ...changed });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(draft.whose === "person" && draft.person.trim() === "" ? { ...draft, whose: "all" } : draft);
  };
  const props = (name: "since" | "until" | "words" | "opponent" | "person") => ({
    name,
    value: draft[name],
    disabled: isIdle(name, draft),
    onInput: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  });
  const line = (name: "words" | "opponent" | "person", most: number) => (
    <label>
      {text[name]}
      <input type="text" autocomplete="off" maxLength={most} {...props(name)} />
    </label>
  );
  const day = (name: "since" | "until") => (
    <label>
      {text[name]}
      <input type="date" {...props(name)} />
    </label>
  );
  const whose = [...(me.identity === "" ? [] : (["mine"] as const)), "all" as const, "person" as const];
  const select = (name: "whose" | "game" | "result" | "rated", options: readonly (readonly [string, string])[]) => (
    <label>
      {text.fields[name]}
      <select name={name} value={draft[name]} disabled={isIdle(name, draft)} onChange={(event) => set({ [name]: event.currentTarget.value })}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>{words}</option>
        ))}
      </select>
    </label>
  );
  const any = ["", text.any] as const;
  return (
    <form class="plate history-filters" role="search" aria-label={text.filters} onSubmit={submit}>
      {select("whose", whose.map((one) => [one, text.whose[one]]))}
      {line("person", MAX_NAME_CHARS)}
      {select("game", [any, ...allGames().map(({ id, title }) => [id, title] as const)])}
      {line("opponent", MAX_NAME_CHARS)}
      {select("result", [any, ...RESULTS.map((one) => [one, text.results[one]] as const)])}
      {select("rated", [any, ["true", text.ratedOnly], ["false", text.unratedOnly]])}
      {day("since")}
      {day("until")}
      {line("words", MAX_TEXT_CHARS)}
      <button class="button primary">{text.search}</button>
    </form>
  );
}

/** Whether a filter has no effect on the matches of `whose`: its field is then disabled. */
function isIdle(name: string, { whose }: HistoryFilters): boolean {
  return name === "person" ? whose !== "person" : (name === "opponent" || name === "result") && whose === "all";
}

/** The matches that were found, page by page. */
function Found({ filters }: { filters: HistoryFilters }) {
  const [found, setFound] = useState<MatchPage | null>(null);
  const asking = useHttpRequest();
  const more = () =>
    void asking.run(async () => {
      const next = await nextPage(filters, found?.cursor ?? null);
      setFound({ ...next, matches: [...(found?.matches ?? []), ...next.matches] });
    });
  useLayoutEffect(more, []); // the first drawing says that it loads
  const count = found?.matches.length ?? 0;
  return (
    <section class="plate rooms history-found" aria-label={text.found} aria-busy={asking.busy}>
      <p class="quiet" role="status">
        {found ? (count > 0 ? text.shown(count) : text.none) : asking.busy ? firstText.app.loading : ""}
      </p>
      {found && count > 0 && <MatchLines matches={found.matches} identity={found.identity} />}
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {(asking.problem || found?.cursor) && (
        <button class="button" data-action="more" disabled={asking.busy} onClick={more}>
          {asking.problem ? firstText.app.retry : text.more}
        </button>
      )}
    </section>
  );
}

/** The next page that has a match; an empty one if none of the next ones has. */
async function nextPage(filters: HistoryFilters, cursor: string | null): Promise<MatchPage> {
  let page = await call<MatchPage>("GET", `/matches?${questionOf(filters, cursor, LIMIT)}`);
  for (let pages = 1; page.matches.length === 0 && page.cursor !== null && pages < EMPTY_PAGES; pages++) {
    page = await call<MatchPage>("GET", `/matches?${questionOf(filters, page.cursor, LIMIT)}`);
  }
  return page;
}
