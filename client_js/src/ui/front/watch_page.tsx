/** A running match as spectators see it, for a visitor without a name. */
import { useMemo } from "preact/hooks";
import { text } from "#text/platform/entry";
import { text as frontText } from "#text/platform/front";
import { matchPartOf } from "../../games/registry";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { Match } from "../match/match";
import { type MatchSource, MatchSourceContext, stillSource } from "../match/source";
import { gamePath } from "../router";
import { SiteLink } from "../controls";
import { VisitorHeader } from "./header";
import type { PublicMatch } from "./public_match";

interface Props {
  readonly match: PublicMatch;
  readonly title: string;
  readonly game: string;
}

export function WatchPage({ match, title, game }: Props) {
  const { enter } = useShell();
  const shown = useStore(match.playback.shown);
  const source = useMemo<MatchSource>(() => {
    const { shown: store, caughtUp } = match.playback;
    return { ...stillSource("timeline", store.value?.model ?? null), shown: store, caughtUp, log: match.log };
  }, [match]);
  const model = shown?.model;
  return (
    <div class="room" data-room={model?.room.id} data-number={model?.number} data-status={model?.room.status} data-audience="">
      <VisitorHeader>
        <h1 class="room-title">{title}</h1>
        <SiteLink kind="button" to={gamePath(game)}>{frontText.room.what}</SiteLink>
        <button class="button" onClick={() => void enter("name")}>{text.name.enter}</button>
      </VisitorHeader>
      <main id="main">
        <MatchSourceContext.Provider value={source}>
          <Match game={matchPartOf(game)!} />
        </MatchSourceContext.Provider>
      </main>
    </div>
  );
}
