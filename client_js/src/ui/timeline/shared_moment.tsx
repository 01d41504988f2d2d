/** A shared moment of a finished match, for a visitor who has no name yet. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as entryText } from "#text/platform/entry";
import { text as frontText } from "#text/platform/front";
import { gameOf, loadMatchPart, matchPartOf } from "../../games/registry";
import { timelinePage } from "../../net/timelines";
import type { RoomModel, RoomChannel } from "../../model/types";
import { VisitorHeader } from "../front/header";
import { RoomDoor } from "../front/room_door";
import type { BecomeGuest } from "../guest_name";
import { useShell } from "../hooks";
import { titleOf } from "../title";
import { gamePath } from "../router";
import { SiteLink } from "../controls";
import { Splash } from "../splash";
import { requestOf } from "./share";
import { TimelineView } from "./view";

interface SharedMomentProps {
  /** `moment`: the query of the address: which moment, and by whose view. */
  readonly place: RoomChannel & { readonly moment: string };
  readonly guest: BecomeGuest;
}

/** The timeline as spectators see it; in place of a match that may not be seen, the page of a link to its room. */
export function SharedMoment({ place, guest }: SharedMomentProps) {
  const [model, setModel] = useState<RoomModel | "none" | null>(null);
  useEffect(() => void modelOf(place).then(setModel), [place.id]);
  if (model === null) return <Splash message={text.app.loading} />;
  if (model === "none") return <RoomDoor place={place} guest={guest} />;
  return <Timeline model={model} moment={place.moment} />;
}

/** The timeline of a finished match for a visitor without a name. */
function Timeline({ model, moment }: { model: RoomModel; moment: string }) {
  const { enter, navigate } = useShell();
  const game = matchPartOf(model.room.game)!;
  const [request, setRequest] = useState(() => requestOf(moment, model, game));
  const close = () => navigate("/");
  return (
    <div class="room" data-room={model.room.id} data-status="finished">
      <VisitorHeader>
        <h1 class="room-title">{titleOf({ ...model.room, seats: model.room.seats.map((seat) => seat?.name ?? null) })}</h1>
        <button class="button primary" onClick={() => void enter("name")}>{entryText.name.enter}</button>
      </VisitorHeader>
      <main id="main">
        <p class="moment-about">
          {gameOf(model.room.game)?.introduction(model.room.options, model.room.players)}{" "}
          <SiteLink to={gamePath(model.room.game)}>{frontText.room.what}</SiteLink>
        </p>
        <TimelineView {...{ game, request, close }} room={model.room.id} audience={[]} open={setRequest} cover={() => undefined} />
      </main>
    </div>
  );
}

/** The room of a finished match at its start, with its game loaded; `none` if there is nothing to be seen without a name. */
async function modelOf({ id }: RoomChannel): Promise<RoomModel | "none"> {
  const page = await timelinePage(id).catch((error: unknown) => console.warn("The match can't be read.", error));
  if (!page || page.viewpoints.length === 0 || !(await loadMatchPart(page.room.game))) return "none";
  return { ...page.start, room: page.room, audience: page.audience };
}
