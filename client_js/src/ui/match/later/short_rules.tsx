/** The summary of a game's rules in a match, for people who come back to it. */
import { useEffect, useState } from "preact/hooks";
import "../../../style/match_later.css";
import { text } from "#text/platform/first";
import { text as accessText } from "#text/match/access";
import { call } from "../../../net/api";
import type { SitePageView } from "../../../protocol/generated";
import { useStore } from "../../../store";
import { shownLanguage } from "../../../text/language";
import { Dialog } from "../../dialog";
import { sentenceOf } from "../../http_request";
import { useMatchSource } from "../source";

interface Short {
  readonly html: string;
  readonly language: string;
}

/** A dialog with the first section of the rules page, which can be printed. */
export function ShortRules({ close }: { close: () => void }) {
  const game = useStore(useMatchSource().shown)?.model.room.game;
  const { language } = useStore(shownLanguage);
  const [found, setFound] = useState<Short | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game === undefined) return;
    setProblem(null);
    call<SitePageView>("GET", `/games/${game}/rules?language=${language}`).then(
      (page) => wanted && setFound({ html: shortOf(page.html), language: page.language }),
      (error: Error) => wanted && setProblem(sentenceOf(error)),
    );
    return () => void (wanted = false);
  }, [game, language]);
  return (
    <Dialog title={accessText.short} close={close}>
      {problem !== null && <p role="alert">{problem}</p>}
      {!found && problem === null && <p role="status">{text.app.loading}</p>}
      {/* made by the service from Markdown, in which HTML is text */}
      {found && <div class="short-rules" lang={found.language} dangerouslySetInnerHTML={{ __html: found.html }} />}
      {found && (
        <p class="short-rules-ways">
          <a class="button" href={`/rules/${game}`} target="_blank">
            {accessText.allRules}
          </a>
          <button class="button" onClick={() => print()}>
            {accessText.print}
          </button>
        </p>
      )}
    </Dialog>
  );
}

/** What stands before the second heading of the rules, without the first. */
function shortOf(html: string): string {
  const [, short = ""] = html.split(/<h2 [^]*?<\/h2>/, 2);
  return short;
}
