import { useEffect, useState } from "preact/hooks";
import "./practice/goal_strip.css";
import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import { siteName } from "../site";
import { gameOf, hasLessons, matchPartOf } from "../games/registry";
import type { RoomModel } from "../model/types";
import { useStore } from "../store";
import { ChatPanel } from "./shared/chat_panel";
import { copyText } from "./shared/copy_or_save";
import { Header, WithHeader } from "./header";
import { useShell } from "./hooks";
import { Silent, lazy } from "./lazy";
import { useCoaching } from "./match/source";
import { MatchWithPast } from "./match/with_past";
import { Presence, useDismissibleDetails } from "./match/presence";
import { isNewcomer, progress } from "./practice/progress";
import { titleOf, useTitle } from "./title";
import { LoadFailed, Splash } from "./splash";
import { tip } from "./controls";

/** Until it has come, its frame keeps the board in its place. */
const GoalStrip = lazy(async () => (await import("./practice/goal_strip")).GoalStrip, () => <div class="goal-strip" />);
const Offers = lazy(async () => (await import("./pre_match/offers")).Offers, () => null);
const PreMatch = lazy(async () => (await import("./pre_match/page")).PreMatch, Silent);

/** A room: seats before the match, then the game's own page. */
export function RoomPage({ id, moment }: { id: string; moment: string | null }) {
  const { client, navigate } = useShell();
  const shown = useStore(client.playback.shown);
  const problem = useStore(client.session.problem);
  if (problem) return <Problem message={problem} home={() => navigate("/")} />;
  if (!shown || shown.model.room.id !== id) return <WithHeader><Splash message={matchText.room.loading} /></WithHeader>;
  return <Entered model={shown.model} moment={moment} />;
}

/** The page of a room that can't be shown. */
function Problem({ message, home }: { message: string; home: () => void }) {
  return (
    <>
      <Header />
      <main class="splash" id="main">
        <div role="alert">
          <h1>{message}</h1>
        </div>
        <button class="button primary" onClick={home}>{text.app.home}</button>
      </main>
    </>
  );
}

/** In place of a game that this page does not have. */
function UnknownGame({ name }: { name: string }) {
  return <p class="plate" role="alert">{matchText.room.unknownGame(name)}</p>;
}

/** Opens the rules next to the match. */
function RulesLink({ game }: { game: string }) {
  return (
    <a class="icon-button rules-link" href={`/rules/${game}`} target="_blank" aria-label={matchText.room.rules} {...tip(matchText.room.rules)}>
      ?
    </a>
  );
}

/** The page of a room: before the match, the match, or a game that this browser can't show. */
function Entered({ model, moment }: { model: RoomModel; moment: string | null }) {
  const { client, me } = useShell();
  const newest = useStore(client.session.room.model)?.number ?? model.number;
  const { room, view, number, audience } = model;
  const coaching = useCoaching();
  useStore(progress); // `isNewcomer` below reads it
  const title = titleOf({ ...room, seats: room.seats.map((seat) => seat?.name ?? null) });
  useTitle(`${title} · ${siteName()}`);
  const game = gameOf(room.game);
  const part = view && matchPartOf(room.game);
  const match = part && <MatchWithPast key={room.id} game={part} model={model} moment={moment} />;
  useEffect(() => scrollTo(0, 0), [room.status === "open"]); // the page of the match replaces that of the table
  const isNew = match && room.status === "playing" && audience.length > 0 && hasLessons(room.game, true) && isNewcomer(room.game, room.id);
  const isBarred = room.barred.some(({ identity }) => identity === me.identity); // barred people may not write in the chat either
  const chat = <ChatPanel place="room" renew={`${audience.join()} ${isBarred}`} />;
  if (view && game && !part) return <WithHeader><LoadFailed /></WithHeader>;
  return (
    <div
      class="room"
      data-room={room.id}
      data-number={number}
      data-newest={newest}
      data-status={room.status}
      translate={false} // a translated text does not change with the match
      data-audience={audience.join(",")}
    >
      <Header>
        <h1 class="room-title">{title}</h1>
        <Presence model={model} />
        {match && hasLessons(room.game) && <RulesLink game={room.game} />}
        {room.status !== "open" && audience.length === 0 && <Invite />}
        {room.status !== "open" && audience.length > 0 && !coaching && <MatchMenu model={model} />}
      </Header>
      {match && <Offers model={model} />}
      <main id="main">
        {isNew && <GoalStrip model={model} />}
        {match ?? (game ? <PreMatch model={model}>{chat}</PreMatch> : [<UnknownGame name={room.game} />, chat])}
      </main>
    </div>
  );
}

const MenuContent = lazy(async () => (await import("./match/later/menu")).MenuContent, Silent);

/** The button of the menu; what is in it is loaded when it is opened first. */
function MatchMenu({ model }: { model: RoomModel }) {
  const place = useDismissibleDetails();
  const [opened, setOpened] = useState(false);
  const close = () => place.current?.removeAttribute("open");
  return (
    <details class="match-menu" ref={place} onToggle={() => setOpened(true)}>
      <summary class="button">{matchText.watching.menu}</summary>
      <div class="plate">{opened && <MenuContent model={model} close={close} />}</div>
    </details>
  );
}

type Copying = "idle" | "copied" | "impossible";

/** Copies the room's address; where the browser forbids that (plain http), shows it to be copied by hand. */
export function Invite() {
  const [state, setState] = useState<Copying>("idle");
  const copy = () => copyText(location.href).then((done) => setState(done ? "copied" : "impossible"));
  if (state === "impossible") {
    return (
      <label class="invite invite-link">
        {matchText.room.copyByHand}
        <input readOnly value={location.href} onFocus={(event) => event.currentTarget.select()} />
      </label>
    );
  }
  return (
    <button class="button invite" onClick={() => void copy()}>
      <span aria-live="polite">{state === "copied" ? matchText.room.copied : matchText.room.copy}</span>
    </button>
  );
}
