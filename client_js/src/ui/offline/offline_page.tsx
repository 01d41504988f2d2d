/** What the page has without a connection: rules, and finished matches that this browser keeps. */
import { useEffect, useMemo, useState } from "preact/hooks";
import "../later/later.css";
import { text } from "#text/platform/first";
import { text as offlineText } from "#text/platform/offline";
import { allGames, loadMatchPart, matchPartOf } from "../../games/registry";
import { type Kept, type KeptMatch, readKept } from "../../offline/keep";
import { NO_NAME, ShellContext, useShell } from "../hooks";
import { SiteLink } from "../controls";
import { titleOf } from "../title";
import { TimelineView } from "../timeline/view";
import type { TimelineRequest } from "../match/source";

/** Links to the rules, and the list of the kept matches. `watching`: called with whether the user is at one. */
export function OfflinePage({ watching }: { watching: (isWatching: boolean) => void }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [chosen, setChosen] = useState<KeptMatch | null>(null);
  useEffect(() => void readKept().then(setKept), []);
  useEffect(() => {
    watching(chosen !== null);
    return () => watching(false);
  }, [chosen]);
  if (kept && chosen) return <KeptTimeline match={chosen} identity={kept.identity} close={() => setChosen(null)} />;
  return (
    <section class="plate offline" aria-labelledby="offline-title">
      <h2 id="offline-title">{offlineText.title}</h2>
      <ul class="plain">
        {allGames().map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`/rules/${id}`}>{offlineText.rules(title)}</SiteLink>
          </li>
        ))}
      </ul>
      <h3>{offlineText.matches}</h3>
      {!kept?.matches.length && <p class="quiet">{offlineText.none}</p>}
      <ul class="room-list">
        {kept?.matches.map((match) => (
          <li class="room-line" key={match.room.id} data-match={match.room.id}>
            <strong>{titleOf(match.room)}</strong>
            <button class="button" onClick={() => setChosen(match)}>{offlineText.watch}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FROM_THE_START: TimelineRequest = { place: { kind: "start" }, play: false, viewpoint: null };

interface TimelineProps {
  readonly match: KeptMatch;
  readonly identity: string;
  close(): void;
}

/** The timeline of a kept match, as its player saw it. */
function KeptTimeline({ match, identity, close }: TimelineProps) {
  const { room, seats } = match;
  const [loaded, setLoaded] = useState<boolean | null>(null);
  const [request, setRequest] = useState(FROM_THE_START);
  useEffect(() => void loadMatchPart(room.game).then(setLoaded), [room.game]);
  const parts = useShell();
  const shell = useMemo(() => ({ ...parts, me: { ...NO_NAME, identity } }), [parts, identity]);
  const game = matchPartOf(room.game);
  if (!loaded || !game) {
    return (
      <section class="plate offline">
        <p role="status">{loaded === null ? offlineText.loading : offlineText.gone}</p>
        <button class="button" onClick={close}>{text.app.close}</button>
      </section>
    );
  }
  return (
    <ShellContext.Provider value={shell}>
      <div class="room offline-match" data-room={room.id} data-status="finished">
        <TimelineView {...{ game, request, close }} room={room.id} audience={seats} open={setRequest} cover={() => undefined} />
      </div>
    </ShellContext.Provider>
  );
}
