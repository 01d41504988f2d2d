/** What the page has without a connection: rules, and finished matches that this browser keeps. */
import { useEffect, useMemo, useState } from "preact/hooks";
import "./offline.css";
import { text as offlineText } from "#text/platform/offline";
import { allGames, loadMatchPart, matchPartOf } from "../../games/registry";
import { readKept } from "../../offline/keep";
import type { Kept, KeptMatch } from "../../offline/keep";
import { ShellContext } from "../hooks";
import type { Shell } from "../hooks";
import { titleOf } from "../title";
import type { Router } from "../router";
import { TimelineView } from "../timeline/view";
import type { TimelineRequest } from "../timeline/request";

type OfflineProps = Omit<Shell, "me" | "leave" | "navigate"> & { readonly router: Router };

/** Links to the rules, and the list of the kept matches. */
export function OfflinePage(props: OfflineProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [chosen, setChosen] = useState<KeptMatch | null>(null);
  useEffect(() => void readKept().then(setKept), []);
  if (kept && chosen) return <KeptTimeline {...props} match={chosen} identity={kept.identity} close={() => setChosen(null)} />;
  const go = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    props.router.navigate(path);
  };
  return (
    <section class="plate offline" aria-labelledby="offline-title">
      <h2 id="offline-title">{offlineText.title}</h2>
      <ul class="plain">
        {allGames().map(({ id, title }) => (
          <li key={id}>
            <a href={`/rules/${id}`} onClick={go(`/rules/${id}`)}>
              {offlineText.rules(title)}
            </a>
          </li>
        ))}
      </ul>
      <h3>{offlineText.matches}</h3>
      {!kept?.matches.length && <p class="quiet">{offlineText.none}</p>}
      <ul class="room-list">
        {kept?.matches.map((match) => (
          <li class="room-line" key={match.room.id} data-match={match.room.id}>
            <strong>{titleOf(match.room)}</strong>
            <button class="button" onClick={() => setChosen(match)}>
              {offlineText.watch}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FROM_THE_START: TimelineRequest = { place: { kind: "start" }, play: false, viewpoint: null };

interface TimelineProps extends OfflineProps {
  readonly match: KeptMatch;
  readonly identity: string;
  close(): void;
}

/** The timeline of a kept match, as its player saw it. */
function KeptTimeline({ match, identity, close, router, ...parts }: TimelineProps) {
  const { room, seats } = match;
  const [loaded, setLoaded] = useState(false);
  const [request, setRequest] = useState(FROM_THE_START);
  useEffect(() => void loadMatchPart(room.game).then(setLoaded), [room.game]);
  const shell = useMemo(
    () => ({ ...parts, me: { identity, name: "", registered: false, moderator: false }, leave: () => undefined, navigate: (to: string) => router.navigate(to) }),
    [identity],
  );
  const game = matchPartOf(room.game);
  if (!loaded || !game) return <p role="status">{offlineText.loading}</p>;
  return (
    <ShellContext.Provider value={shell}>
      <div class="room offline-match" data-room={room.id} data-status="finished">
        <TimelineView {...{ game, request, close }} room={room.id} audience={seats} open={setRequest} cover={() => undefined} />
      </div>
    </ShellContext.Provider>
  );
}
