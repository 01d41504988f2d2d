/** The match on the page, with the ways into its past: a timeline, which covers it while it is open. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { GameMatchPart } from "../../games/api";
import type { RoomModel } from "../../model/types";
import { Store, useStore } from "../../store";
import { CoveredContext } from "../dialog";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { roomPath } from "../router";
import { type TimelineRequest, openAt, MatchSourceContext, liveSource } from "./source";
import { toAddress, toPath } from "../../site";
import { Match } from "./match";
import { useSinceKey } from "./playback_buttons";

const TimelineView = lazy(async () => (await import("../timeline/view")).TimelineView, Silent);
const SinceOffer = lazy(async () => (await import("./later/since_offer")).SinceOffer, Silent);
const ALWAYS = new Store(true);

interface Props {
  readonly game: GameMatchPart;
  readonly model: RoomModel;
  /** The query of the address of a moment; null for the match as it is. */
  readonly moment: string | null;
}

/** A match, and the timeline that covers it while the viewer looks back; a game without a fold has none. */
export function MatchWithPast({ game, model, moment }: Props) {
  const { client } = useShell();
  const [request, setRequest] = useState<TimelineRequest | null>(() => (moment === null || !game.model.fold ? null : openAt({ kind: "address", query: moment })));
  const [covered, cover] = useState(false);
  const opener = useRef<Element | null>(null); // had the focus before the timeline, and gets it back
  const open = useMemo(
    () => (next: TimelineRequest) => {
      if (!document.activeElement?.closest(".timeline")) opener.current = document.activeElement;
      setRequest(next);
    },
    [],
  );
  const close = useMemo(
    () => () => {
      setRequest(null);
      if (toPath(location.pathname).startsWith("/m/")) history.replaceState(null, "", toAddress(roomPath(model.room.id)) + location.hash);
      requestAnimationFrame(() => (opener.current as HTMLElement | null)?.focus?.({ preventScroll: true }));
    },
    [model.room.id],
  );
  const source = useMemo(() => {
    const live = liveSource(client);
    if (!game.model.fold) return live;
    const onLine = (number: number, index: number) => open(openAt({ kind: "event", number, index }));
    // What the player has begun stays as it is behind the timeline, but nothing can be done there.
    return { ...live, onLine, openTimeline: open, busy: covered ? ALWAYS : live.busy };
  }, [client, open, covered]);
  useSinceKey(request === null ? source.openTimeline : null, model);
  const newest = useStore(client.session.room.model);
  return (
    <MatchSourceContext.Provider value={source}>
      <div class="match-live" data-covered={covered}>
        <CoveredContext.Provider value={covered}>
          <Match game={game} />
        </CoveredContext.Provider>
      </div>
      {request && <TimelineView {...{ game, request, open, close, cover }} room={model.room.id} audience={newest?.audience ?? model.audience} />}
      {source.openTimeline && <SinceOffer model={model} open={open} covered={request !== null} />}
    </MatchSourceContext.Provider>
  );
}
