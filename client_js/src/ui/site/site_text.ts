/** Texts that the service renders, in the language of the page. */
import { useEffect, useState } from "preact/hooks";
import { call } from "../../net/api";
import type { SitePageView } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { sentenceOf } from "../http_request";

export interface SiteText {
  /** Null until it has come. */
  readonly page: SitePageView | null;
  /** Why it has not come, null without a failure. */
  readonly problem: string | null;
  /** Asks for it again. */
  load(): void;
}

/** A text at a path of the API; another language replaces it. */
export function useSiteText(path: string): SiteText {
  const { language } = useStore(shownLanguage);
  const [page, setPage] = useState<SitePageView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    let wanted = true;
    setProblem(null);
    call<SitePageView>("GET", `${path}?language=${language}`).then(
      (found) => wanted && setPage(found),
      (error: Error) => wanted && setProblem(sentenceOf(error)),
    );
    return () => void (wanted = false);
  };
  useEffect(load, [path, language]);
  return { page, problem, load };
}
