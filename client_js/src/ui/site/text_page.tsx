/** Texts that the service renders, shown as articles. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text as pagesText } from "#text/platform/pages";
import { siteName } from "../../brand";
import { call } from "../../net/api";
import type { SitePageView } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { useShell } from "../hooks";
import { sentenceOf } from "../http_request";
import { Splash } from "../splash";
import { follow } from "../shared/link";
import { useTitle } from "../title";
import { toPath } from "../../site_path";

/** A text of the service in the language of the page. `path`: of the API; `children`: below the text. */
export function TextPage({ path, children }: { path: string; children?: ComponentChildren }) {
  const { navigate } = useShell();
  const { language } = useStore(shownLanguage);
  const [found, setFound] = useState<SitePageView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    let wanted = true;
    setProblem(null);
    call<SitePageView>("GET", `${path}?language=${language}`).then(
      (page) => wanted && setFound(page),
      (error: Error) => wanted && setProblem(sentenceOf(error)),
    );
    return () => void (wanted = false);
  };
  useEffect(load, [path, language]);
  useTitle(found ? `${found.title} · ${siteName()}` : siteName());
  if (problem !== null) {
    return (
      <div class="splash">
        <p role="alert">{problem}</p>
        <button class="button primary" onClick={load}>
          {pagesText.retry}
        </button>
      </div>
    );
  }
  if (!found) return <Splash message={pagesText.loading} />;
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const to = toPath(link?.getAttribute("href") ?? "");
    if (to.startsWith("/") && !/^\/(?:api\/|\.well-known\/|\/)/.test(to)) follow(event, to, navigate);
  };
  return (
    <Article title={found.title} language={found.language}>
      {/* made by the service, in which texts of people are no HTML */}
      <div onClick={onClick} dangerouslySetInnerHTML={{ __html: found.html }} />
      {children}
    </Article>
  );
}

/** A text with its heading. `language`: of the text, "" if it is unknown. */
function Article({ title, language, children }: { title: string; language: string; children: ComponentChildren }) {
  return (
    <article class="plate site-text" lang={language || undefined}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
