import { text } from "#text/platform/first";
import { browserStorage } from "../model/browser_storage";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Client } from "../client";
import { allGames, gamesChange, loadMatchPart } from "../games/registry";
import type { Opponents } from "../model/opponents";
import type { Theme, Speed } from "../model/display";
import { type Store, useStore } from "../store";
import { preloadCodec } from "../net/page_connection";
import { whenReachable } from "../net/api";
import { type Me, ENDED, cookieSettled, onEnding, whoAmI } from "../net/identity";
import { CLOSES } from "../protocol/generated";
import { removals, removeKeptAnswers, isKeptOffline, newVersion } from "../offline/kept_answers";
import { shownLanguage } from "../text/language";
import { newCodes } from "./account/new_codes";
import { Attention } from "./attention";
import { Banner, Notices } from "./banner";
import { WithHeader } from "./header";
import { ShellContext, useShell, visitorShell } from "./hooks";
import { type FrameProps, Alone, Silent, lazy } from "./lazy";
import { type Router, type Route, channelOf, hasFooter, routeOf } from "./router";
import { StartPage } from "./splash";
import { inboxOpen } from "../model/inbox";

const Nothing = () => null;
const LobbyPage = lazy(async () => (await import("./lobby/page")).LobbyPage, WithHeader);
const RoomPage = lazy(async () => (await import("./room")).RoomPage, WithHeader);
const AccountPage = lazy(async () => (await import("./account/page")).AccountPage, WithHeader);
const DeskPage = lazy(async () => (await import("./desk/page")).DeskPage, WithHeader);
const InvitationPage = lazy(async () => (await import("./invitations/page")).InvitationPage, WithHeader);
const PracticePage = lazy(async () => (await import("./practice/page")).PracticePage, Alone);
const ResetPage = lazy(async () => (await import("./account/lone_pages")).ResetPage, Alone);
const BannedPage = lazy(async () => (await import("./account/lone_pages")).BannedPage, Alone);
/** All pages for a visitor without a name. */
const Visitor = lazy(
  async () => (await import("./front/visitor")).Visitor,
  ({ failed, children }: FrameProps) => (failed ? <main>{children}</main> : <StartPage>{null}</StartPage>),
);
const OfflinePage = lazy(async () => (await import("./offline/offline_page")).OfflinePage, Nothing);
const SitePage = lazy(async () => (await import("./site/page")).SitePage, Alone);
const Footer = lazy(async () => (await import("./later/site_lines")).Footer, Nothing);
const AnnouncementLine = lazy(async () => (await import("./later/site_lines")).AnnouncementLine, Nothing);
const UpdateNotice = lazy(async () => (await import("./offline/notices")).UpdateNotice, Nothing);

interface Props {
  readonly client: Client;
  readonly speed: Store<Speed>;
  readonly theme: Store<Theme>;
  readonly opponents: Store<Opponents>;
  readonly router: Router;
}

/**
 * The identity of this browser. `stranger`: it has none, perhaps for a `reason`; `account`: the former one was an
 * account. `unreachable`: the service did not answer.
 */
type Known =
  | { readonly kind: "me"; readonly me: Me }
  | { readonly kind: "stranger"; readonly reason: string | null; readonly account: boolean }
  | { readonly kind: "unknown" | "unreachable" };

/** `found`: the answer of the service to who the visitor is, which was asked before the page was drawn. */
interface AppProps extends Props {
  readonly found: ReturnType<typeof whoAmI>;
}

/** The whole page: first who we are, then the place that the address names. */
export function App({ found, ...props }: AppProps) {
  const { known, become, logOut, forget, find } = useIdentity(found);
  useStore(shownLanguage); // its texts are read when a component is drawn
  useEarlyLoading(props.client);
  useLateGames(props.client);
  useLostIdentity(props.client, known, forget);
  useEndingElsewhere(known, logOut);
  useOtherIdentity(props.client, known.kind === "me" ? known.me : null, find);
  switch (known.kind) {
    case "unknown":
      return <StartPage>{null}</StartPage>;
    case "unreachable":
      return <Unreachable {...props} find={find} become={become} />;
    case "stranger":
      return <Visitor {...props} become={become} reason={known.reason} account={known.account} />;
    case "me":
      return <SignedInApp {...props} me={known.me} become={become} leave={logOut} />;
  }
}

interface Identity {
  readonly known: Known;
  /** The visitor has an identity, or another one. */
  become(me: Me): void;
  /** The user has ended the session, for a reason that is shown. */
  logOut(reason: string): void;
  /** The service does not know the session any more, perhaps for a reason. */
  forget(reason: string | null): void;
  /** Asks the service anew who the visitor is. Never rejects. */
  find(): Promise<void>;
}

/**
 * Who the visitor is, from the first answer of the service on. An answer about a session may come after the user has
 * ended it, and the page has said so: then it changes nothing (`learn`).
 */
function useIdentity(first: ReturnType<typeof whoAmI>): Identity {
  const [known, setKnown] = useState<Known>({ kind: "unknown" });
  const learn = (next: (now: Known) => Known) => setKnown((now) => (now.kind === "stranger" ? now : next(now)));
  const hasAccount = (now: Known) => now.kind === "me" && now.me.registered !== false;
  const logOut = (reason: string) => {
    setKnown({ kind: "stranger", reason, account: hasAccount(known) && reason !== text.account.deleted });
    void removeKeptAnswers();
  };
  const forget = (reason: string | null) => {
    learn((now) => ({ kind: "stranger", reason, account: now.kind === "me" ? hasAccount(now) : reason !== null }));
    void removeKeptAnswers();
  };
  const follow = (answer: ReturnType<typeof whoAmI>) =>
    answer.then(
      (found) => (found && found !== ENDED ? learn(() => ({ kind: "me", me: found })) : forget(found && text.account.ended)),
      () => learn(() => ({ kind: "unreachable" })),
    );
  useEffect(() => void follow(first), []);
  useEffect(() => {
    if (known.kind === "me" || known.kind === "stranger") browserStorage.setItem(KNOWN_KEY, known.kind === "me" ? "yes" : "no");
  }, [known.kind]);
  return { known, become: (me) => setKnown({ kind: "me", me }), logOut, forget, find: () => follow(whoAmI()) };
}

/** The `enter` of a shell: false while the service is away, when no visitor gets a name; true for a user. */
const cannotEnter = () => Promise.resolve(false);
const canEnter = () => Promise.resolve(true);

/** The page while the service is away: rules, and kept matches. It stays while the user looks at one of them. */
function Unreachable({ find, router, ...parts }: Props & { find: () => Promise<void>; become: (me: Me) => void }) {
  const place = routeOf(useStore(router.path));
  const page = place?.kind === "practice" ? <PracticePage place={place} /> : place?.kind === "site" && <SitePage page={place.page} />;
  const shell = useMemo(() => visitorShell({ ...parts, navigate: (to) => router.navigate(to), enter: cannotEnter }), []);
  const [watching, setWatching] = useState(false);
  const isBusy = watching || Boolean(page);
  useEffect(() => (isBusy ? undefined : whenReachable(find)), [isBusy]);
  useEffect(() => {
    addEventListener("online", find);
    return () => removeEventListener("online", find);
  }, []);
  return (
    <ShellContext.Provider value={shell}>
      {page || (
        <>
          <StartPage>
            <p role="status">{text.app.unreachable}</p>
            <button class="button" onClick={() => void find()}>{text.app.retry}</button>
          </StartPage>
          <OfflinePage watching={setWatching} />
        </>
      )}
    </ShellContext.Provider>
  );
}

const WITHOUT_IDENTITY: ReadonlySet<number> = new Set([CLOSES.FORBIDDEN, CLOSES.LOGGED_OUT]);

/**
 * Asks who the visitor is when the service takes no connection because the cookie is gone, or is no longer good. Calls
 * `forget` if there is no session any more, and connects again if another one has begun.
 */
function useLostIdentity({ session }: Client, { kind }: Known, forget: (reason: string | null) => void): void {
  useEffect(() => {
    if (kind !== "me") return; // the user has left already, and has read why
    let current = true; // an answer may come after the user has left
    const ask = async (code: number) => {
      const found = await whoAmI().catch((error: Error) => error); // on an error the banner stays
      if (!current) return;
      if (found === null || found === ENDED) return forget(found && text.account.ended);
      const isStopped = session.connection.state.value.kind === "stopped"; // unless the page has begun with the new session
      if (!(found instanceof Error) && code === CLOSES.LOGGED_OUT && isStopped) session.connection.start();
    };
    const end = session.connection.state.subscribe((state) => {
      if (state.kind === "stopped" && state.code !== null && WITHOUT_IDENTITY.has(state.code)) void ask(state.code);
    });
    return () => {
      current = false;
      end();
    };
  }, [session, kind]);
}

/** Calls `leave` with the reason when the user has ended the session in another tab of this browser. */
function useEndingElsewhere(known: Known, leave: (reason: string) => void): void {
  const me = known.kind === "me" ? known.me : null;
  useEffect(() => {
    if (!me) return;
    const out = me.registered === false ? text.account.guestLeft : text.account.loggedOut;
    return onEnding((ending) => leave(ending === "deleted" ? text.account.deleted : out));
  }, [me]);
}

/** When a game has loaded late, draws the page again, and reads anew what it shows of that game. */
function useLateGames({ session }: Client): void {
  useStore(gamesChange);
  useEffect(() => gamesChange.subscribe(({ game }) => void (game !== null && session.readAgain(game))), [session]);
}

/** Calls `find` when the connection has another identity than `me`: another tab of this browser has logged in. */
function useOtherIdentity({ session }: Client, me: Me | null, find: () => void): void {
  const look = (welcome: { readonly identity: string } | null) => {
    if (me && welcome && welcome.identity !== me.identity) find();
  };
  useEffect(() => session.account.identity.subscribe(look), [session, me?.identity]);
}

/** The key of whether this browser has a user: other pages are loaded first than for a visitor without a name. */
const KNOWN_KEY = "botyard.known";

/** Loads the page that an address names, while the service says who the visitor is. */
export function preloadPage(route: Route | null): void {
  if (browserStorage.getItem(KNOWN_KEY) !== "yes") return void Visitor.preload();
  preloadCodec();
  if (route?.kind === "lobby") LobbyPage.preload();
  if (route?.kind === "room") {
    RoomPage.preload();
    preloadGame();
  }
  if (route?.kind === "account") AccountPage.preload();
}

/** Loads the game that the service names in the `og:title` of a room; without one, the game comes with the room. */
function preloadGame(): void {
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content.toLowerCase() ?? "";
  const game = allGames().find(({ id }) => title.includes(id.replaceAll("_", " ")));
  if (game) void loadMatchPart(game.id);
}

/** The requests that lead to a room. */
const TO_A_ROOM: ReadonlySet<string> = new Set(["create_room", "quick_match", "rematch", "join"]);

/** Loads what a match needs while the service still makes its room. */
function useEarlyLoading({ session }: Client): void {
  useEffect(
    () =>
      session.requests.pending.subscribe((pending) => {
        for (const { request } of pending) {
          if (TO_A_ROOM.has(request.type)) RoomPage.preload();
          if (request.type === "create_room" || request.type === "quick_match") void loadMatchPart(request.game);
        }
      }),
    [session],
  );
}

/** Has the settings of this browser follow those of the account, if the person has one. */
function useFollowedSettings(speed: Store<Speed>, theme: Store<Theme>, { identity, registered }: Me): void {
  useEffect(() => {
    if (!registered) return;
    const followed = import("../net/account_settings").then(({ followAccount }) => followAccount({ speed, theme }, browserStorage, identity));
    followed.catch((error: unknown) => console.warn("The settings of the account can't be followed.", error));
    return () => void followed.then((end) => end(), () => undefined);
  }, [identity, registered]);
}

interface SignedInProps extends Props {
  readonly me: Me;
  readonly become: (me: Me) => void;
  readonly leave: (reason: string) => void;
}

/** The app of a user: the connection follows the identity, and the page is that of the path. */
function SignedInApp({ client, speed, theme, opponents, router, me, become, leave }: SignedInProps) {
  const path = useStore(router.path);
  const place = useMemo(() => routeOf(path), [path]);
  useEffect(() => {
    const { account, connection } = client.session;
    const isOpening = connection.state.value.kind !== "stopped"; // the page began before it was drawn
    if (!isOpening || (account.identity.value && account.identity.value.identity !== me.identity)) connection.start();
    return () => client.session.connection.stop();
  }, [client, me.identity, me.name]);
  useEffect(() => () => client.session.forgetUser(), [client, me.identity]);
  useEffect(
    () =>
      client.session.account.changed.subscribe(async (change) => {
        if (!change) return;
        await cookieSettled(); // while this tab registers, its cookie is still that of the session that ends
        become({ ...me, name: change.name, registered: change.registered });
      }),
    [client, me],
  );
  useFollowedSettings(speed, theme, me);
  const newer = useStore(newVersion);
  const banned = useIsBanned(client) && !(place && OPEN_TO_BANNED.has(place.kind));
  const announcement = useStore(client.session.account.announcement);
  useKeeping(client, me, place);
  useEffect(() => {
    client.visit(channelOf(place));
  }, [client, place]);
  const shell = useMemo(
    () => ({
      client,
      speed,
      theme,
      opponents,
      me,
      become,
      leave,
      navigate: (to: string) => router.navigate(to),
      enter: canEnter,
    }),
    [client, speed, theme, opponents, me, router],
  );
  return (
    <ShellContext.Provider value={shell}>
      {!banned && <Banner />}
      {announcement && <AnnouncementLine announcement={announcement} />}
      <Notices />
      <InboxToasts />
      <NewCodes />
      <Attention />
      {newer && place?.kind !== "room" && <UpdateNotice />}
      {banned ? (
        <BannedPage known again={() => client.session.connection.start()} navigate={shell.navigate} />
      ) : (
        <PlacePage place={place} />
      )}
      {hasFooter(place) && <Footer path={path} />}
    </ShellContext.Provider>
  );
}

/** The pages that banned people can use, since their data is theirs. */
const OPEN_TO_BANNED: ReadonlySet<string> = new Set(["account", "reset", "site"]);

function useIsBanned({ session }: Client): boolean {
  const state = useStore(session.connection.state);
  return state.kind === "stopped" && state.code === CLOSES.BANNED;
}

/** In the lobby, keeps the newest finished matches for times without a connection. */
function useKeeping({ session }: Client, { identity }: Me, place: Route | null): void {
  const mine = useStore(session.account.matches)?.matches;
  const finished = mine?.filter(({ room }) => room.status === "finished").map(({ room }) => room.id);
  const wanted = place?.kind === "lobby" && isKeptOffline() ? finished?.join(" ") : undefined;
  useEffect(() => {
    if (wanted === undefined || !mine) return;
    const before = removals;
    const keep = async () => (await import("../offline/keep")).keepForOffline(identity, mine, before);
    const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER_MS); // without a connection, the next visit does
    return () => clearTimeout(timer);
  }, [wanted, identity]);
}

/** Milliseconds before the page keeps anything, so that it first loads what it shows. */
const KEEP_AFTER_MS = 2_000;

/** The page of a place; for null the page that says that there is none. */
function PlacePage({ place }: { place: Route | null }) {
  if (!place) return <SitePage page={null} />;
  switch (place.kind) {
    case "lobby":
      return <LobbyPage />;
    case "account":
      return <AccountPage />;
    case "desk":
      return <DeskPage part={place.part} of={place.of} />;
    case "reset":
      return <ResetPage secret={place.secret} {...useShell()} />;
    case "invitation":
      return <InvitationPage key={place.secret} secret={place.secret} />;
    case "practice":
      return <PracticePage place={place} />;
    case "site":
      return <SitePage page={place.page} />;
    case "room":
      return <RoomPage key={place.coach ?? place.id} id={place.id} moment={"moment" in place ? place.moment : null} />;
  }
}

const Toasts = lazy(async () => (await import("./later/inbox_toasts")).Toasts, Silent);

const InboxDialog = lazy(async () => (await import("./later/inbox_toasts")).InboxDialog, Silent);

/** The news of the inbox as they arrive, and the inbox while it is open. */
function InboxToasts() {
  const open = useStore(inboxOpen);
  return (
    <>
      <div class="inbox" role="status">
        <Toasts />
      </div>
      {open && <InboxDialog />}
    </>
  );
}

const CodesDialog = lazy(async () => (await import("./account/register")).CodesDialog, Silent);

/** The recovery codes that the user has just made. */
function NewCodes() {
  const { identity } = useShell().me;
  const made = useStore(newCodes);
  return made?.identity === identity && <CodesDialog codes={made.codes} close={() => newCodes.set(null)} />;
}
