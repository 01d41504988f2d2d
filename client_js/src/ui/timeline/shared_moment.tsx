/** A shared moment of a finished match, for a visitor who has no name yet. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { text } from "#text/platform/first";
import { loadMatchPart, matchPartOf } from "../../games/registry";
import { timelinePage } from "../../net/timelines";
import type { RoomModel } from "../../model/types";
import { ShellContext } from "../hooks";
import type { Shell } from "../hooks";
import { titleOf } from "../title";
import type { Router } from "../router";
import { Splash } from "../splash";
import { requestOf } from "./moment";
import { TimelineView } from "./view";

interface SharedMomentProps extends Omit<Shell, "me" | "leave" | "navigate"> {
  readonly router: Router;
  readonly room: string;
  /** The query of the address: which moment, and by whose view. */
  readonly moment: string;
  /** The page that asks for a name: in place of a match that may not be seen, and after the timeline. */
  readonly children: ComponentChildren;
}

/** The timeline as spectators see it. */
export function SharedMoment({ room, moment, router, children, ...parts }: SharedMomentProps) {
  const [model, setModel] = useState<RoomModel | "none" | null>(null);
  useEffect(() => void modelOf(room).then(setModel), [room]);
  const shell = useMemo(
    () => ({ ...parts, me: { identity: "", name: "", registered: false, moderator: false }, leave: () => undefined, navigate: (to: string) => router.navigate(to) }),
    [],
  );
  if (model === null) return <Splash message={text.app.loading} />;
  if (model === "none") return <>{children}</>;
  return (
    <ShellContext.Provider value={shell}>
      <Timeline {...{ model, moment }} close={() => setModel("none")} />
    </ShellContext.Provider>
  );
}

/** The timeline of a finished match for a visitor without a name. */
function Timeline({ model, moment, close }: { model: RoomModel; moment: string; close: () => void }) {
  const game = matchPartOf(model.room.game)!;
  const [request, setRequest] = useState(() => requestOf(moment, model, game));
  return (
    <div class="room" data-room={model.room.id} data-status="finished">
      <header class="header">
        <div class="header-middle">
          <h1 class="room-title">{titleOf({ name: model.room.name, seats: model.room.seats.map((seat) => seat?.name ?? null) })}</h1>
        </div>
        <button class="button primary" onClick={close}>
          {text.name.enter}
        </button>
      </header>
      <main id="main">
        <TimelineView {...{ game, request, close }} room={model.room.id} audience={[]} open={setRequest} cover={() => undefined} />
      </main>
    </div>
  );
}

/** The room of a finished match at its start, with its game loaded; `none` if there is nothing to be seen without a name. */
async function modelOf(id: string): Promise<RoomModel | "none"> {
  const page = await timelinePage(id, null);
  if (!page || page.viewpoints.length === 0 || !(await loadMatchPart(page.room.game))) return "none";
  return { ...page.start, room: page.room, audience: page.audience };
}
