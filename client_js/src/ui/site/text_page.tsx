/** Texts that the service renders, shown as articles. */
import type { ComponentChildren } from "preact";
import { text } from "#text/platform/first";
import { text as pagesText } from "#text/platform/pages";
import { siteName, toPath } from "../../site";
import type { SitePageView } from "../../protocol/generated";
import { useShell, sentenceOf } from "../hooks";
import { Splash } from "../splash";
import { follow } from "../controls";
import { useTitle } from "../title";
import { useEffect, useState } from "preact/hooks";
import { call } from "../../net/api";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";

/** A text of the service in the language of the page. `path`: of the API. */
export function TextPage({ path }: { path: string }) {
  return (
    <WithText path={path}>
      {({ title, language, html }) => (
        <article class="plate site-text" lang={language || undefined}>
          <h1>{title}</h1>
          <TextBody html={html} />
        </article>
      )}
    </WithText>
  );
}

/** Reads a text of the service, and shows `children` with it. */
export function WithText({ path, children }: { path: string; children: (page: SitePageView) => ComponentChildren }) {
  const { page, problem, load } = useSiteText(path);
  useTitle(page ? `${page.title} · ${siteName()}` : siteName());
  if (problem !== null) {
    return (
      <div class="splash">
        <p role="alert">{problem}</p>
        <button class="button primary" onClick={load}>{text.app.retry}</button>
      </div>
    );
  }
  return page ? <>{children(page)}</> : <Splash message={pagesText.loading} />;
}

/** HTML of the service, whose links to pages of the site load nothing anew. */
export function TextBody({ html }: { html: string }) {
  const { navigate } = useShell();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const to = toPath(link?.getAttribute("href") ?? "");
    // answers of the API, `.well-known` files and other hosts (`//`) are left to the browser
    if (to.startsWith("/") && !/^\/(?:api\/|\.well-known\/|\/)/.test(to)) follow(event, to, navigate);
  };
  // made by the service, in which texts of people are no HTML
  return <div onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface SiteText {
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
