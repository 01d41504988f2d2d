/** The filters of the list of finished matches, as the address of the page and the service have them. */

/** `whose`: the user's own, those of all, or those of an account, by its name. Dates such as `2026-11-29`; "" for any. */
export interface HistoryFilters {
  readonly whose: "mine" | "all" | "person";
  readonly person: string;
  readonly game: string;
  readonly opponent: string;
  readonly result: string;
  readonly rated: string;
  readonly since: string;
  readonly until: string;
  readonly words: string;
}

const FIELDS = ["game", "opponent", "result", "rated", "since", "until", "words"] as const;
export const RESULTS = ["won", "shared", "lost", "none"] as const;
const KNOWN: Readonly<Record<string, RegExp>> = {
  result: /^(?:won|shared|lost|none)$/,
  rated: /^(?:true|false)$/,
  since: /^\d{4}-\d\d-\d\d$/,
  until: /^\d{4}-\d\d-\d\d$/,
};

/** The filters of an address; missing ones, and values that do not fit `KNOWN`, are empty. `named`: not a visitor. */
export function filtersOf(query: string, named: boolean): HistoryFilters {
  const found = new URLSearchParams(query);
  const value = (name: string) => {
    const given = found.get(name) ?? "";
    return KNOWN[name]?.test(given) === false ? "" : given;
  };
  const person = value("person");
  const whose = person !== "" ? "person" : named && !found.has("all") ? "mine" : "all";
  const fields = Object.fromEntries(FIELDS.map((name) => [name, value(name)]));
  return { ...(fields as Omit<HistoryFilters, "whose" | "person">), whose, person };
}

/** The query of an address with these filters: only what is set. It says nothing of `whose` for the user's own matches. */
export function addressOf(filters: HistoryFilters): string {
  const { whose, person } = filters;
  return String(new URLSearchParams([...(whose === "person" ? [["person", person]] : whose === "all" ? [["all", "1"]] : []), ...setFields(filters)]));
}

/** The query of a question to the service for a page of matches; `cursor`: null for the first. Days are those of the reader's clock. */
export function questionOf(filters: HistoryFilters, cursor: string | null, limit: number): string {
  const { whose, person } = filters;
  const days = { since: dayStart(filters.since, 0), until: dayStart(filters.until, 1) };
  const of = whose === "person" ? [["person", person]] : whose === "mine" ? [["mine", "1"]] : [];
  return String(new URLSearchParams([...of, ...setFields({ ...filters, ...days }), ["limit", String(limit)], ...(cursor === null ? [] : [["cursor", cursor]])]));
}

/** The local start of the day `days` after a date like `2026-11-29`, in ms since 1970 (at least 0); "" for none. */
function dayStart(date: string, days: number): string {
  const [year, month, day] = date.split("-").map(Number);
  return date === "" ? "" : String(Math.max(0, new Date(year!, month! - 1, day! + days).getTime()));
}

/** The filters that are set. The matches of all users can't be filtered by opponent or result. */
function setFields(filters: HistoryFilters): string[][] {
  const names = FIELDS.filter((name) => filters.whose !== "all" || (name !== "opponent" && name !== "result"));
  return names.filter((name) => filters[name].trim() !== "").map((name) => [name, filters[name].trim()]);
}
