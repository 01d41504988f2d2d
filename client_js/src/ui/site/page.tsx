/** The pages that every site needs: texts of the operator, the status, and an address at which there is nothing. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./site.css";
import { text } from "#text/platform/first";
import { text as pagesText } from "#text/platform/pages";
import { siteName } from "../../brand";
import { call } from "../../net/api";
import type { SitePageView } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { Header } from "../header";
import { ShellContext, useShell } from "../hooks";
import type { Shell } from "../hooks";
import { sentenceOf } from "../http_request";
import { LanguageSelect } from "../language_select";
import { Logo, Splash } from "../splash";
import type { Router } from "../router";
import { useTitle } from "../title";
import { SiteLink, follow } from "../shared/link";
import { toPath } from "../../site_path";
import { StatusPage } from "./status";

/** What the page has for a visitor without a name. */
type Visitor = Omit<Shell, "me" | "leave" | "navigate"> & { readonly router: Router };

interface Props {
  /** One of `SITE_PAGES`, or null for an address at which there is nothing. */
  readonly page: string | null;
  /** Null for a user with a name, whose shell is around the page. */
  readonly visitor: Visitor | null;
}

export function SitePage({ page, visitor }: Props) {
  const content = page === null ? <Missing /> : page === "status" ? <StatusPage /> : <TextPage key={page} name={page} />;
  const whole = (
    <>
      {visitor ? <VisitorHeader navigate={(to) => visitor.router.navigate(to)} /> : <Header />}
      <main id="main" class="site">
        {content}
      </main>
    </>
  );
  if (!visitor) return whole;
  const shell = { ...visitor, me: NO_NAME, leave: () => undefined, navigate: (to: string) => visitor.router.navigate(to) };
  return <ShellContext.Provider value={shell}>{whole}</ShellContext.Provider>;
}

const NO_NAME: Shell["me"] = { identity: "", name: "", registered: false, moderator: false };

/** The line at the top for a visitor without a name. */
function VisitorHeader({ navigate }: { navigate: (to: string) => void }) {
  return (
    <header class="header">
      <SiteLink to="/" kind="home" navigate={navigate}>
        <Logo />
        <span class="visually-hidden">{text.app.home}</span>
      </SiteLink>
      <div class="header-middle" />
      <LanguageSelect />
    </header>
  );
}

/** A text of the operator, or of Botyard, in the language of the page. */
function TextPage({ name }: { name: string }) {
  const { navigate } = useShell();
  const { language } = useStore(shownLanguage);
  const [found, setFound] = useState<SitePageView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    let wanted = true;
    setProblem(null);
    call<SitePageView>("GET", `/pages/${name}?language=${language}`).then(
      (page) => wanted && setFound(page),
      (error: Error) => wanted && setProblem(sentenceOf(error)),
    );
    return () => void (wanted = false);
  };
  useEffect(load, [name, language]);
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
      {/* made by the service from Markdown, in which HTML is text */}
      <div onClick={onClick} dangerouslySetInnerHTML={{ __html: found.html }} />
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

/** In place of a page at an address that names none. */
function Missing() {
  const { navigate } = useShell();
  useTitle(`${pagesText.missing.title} · ${siteName()}`);
  return (
    <article class="plate site-text">
      <h1>{pagesText.missing.title}</h1>
      <p>{pagesText.missing.about}</p>
      <p class="site-ways">
        <SiteLink to="/" kind="button primary" navigate={navigate}>
          {pagesText.missing.lobby}
        </SiteLink>
        <SiteLink to="/learn" kind="button" navigate={navigate}>
          {pagesText.missing.learn}
        </SiteLink>
      </p>
    </article>
  );
}
