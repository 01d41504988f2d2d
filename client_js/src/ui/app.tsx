import { useEffect, useMemo, useState } from "preact/hooks";
import type { Client } from "../client";
import type { Opponents } from "../model/opponents";
import type { Store } from "../model/store";
import { becomeGuest, whoAmI } from "../net/identity";
import type { Me } from "../net/identity";
import { CLOSES } from "../protocol/generated";
import type { Speed } from "../scene/speed";
import { text } from "../text";
import { Banner, Notices } from "./banner";
import { Header } from "./header";
import { ShellContext, useStore } from "./hooks";
import { LobbyPage } from "./lobby/page";
import { NamePage } from "./name";
import { playNow } from "./play_now";
import { InboxToasts } from "./inbox";
import { InvitationPage, Invited } from "./invitations/page";
import { RoomPage } from "./room";
import { followed, placeOf } from "./router";
import type { Router, Spot } from "./router";

interface Props {
  readonly client: Client;
  readonly speed: Store<Speed>;
  readonly opponents: Store<Opponents>;
  readonly router: Router;
}

/** `unreachable`: nobody knows who we are, as the service did not answer. */
type Known = Me | "unknown" | "nobody" | "unreachable";

/** The whole page: first who we are, then the place that the address names. */
export function App(props: Props) {
  const [me, setMe] = useState<Known>("unknown");
  const find = () =>
    void whoAmI().then(
      (found) => setMe(found ?? "nobody"),
      () => setMe("unreachable"),
    );
  useEffect(find, []);
  useUnknown(props.client, () => setMe("nobody"));
  if (me === "unknown") return <Splash message={text.app.loading} />;
  if (me === "unreachable") return <Splash message={text.app.unreachable} retry={find} />;
  if (me === "nobody") return <Welcome {...props} setMe={setMe} />;
  return <Yard {...props} me={me} setMe={setMe} />;
}

/** Asks for a name; who was not sent here to meet somebody may play against bots at once. */
function Welcome({ client, opponents, router, setMe }: Props & { setMe: (me: Me) => void }) {
  const path = useStore(router.path);
  const enter = async (name: string) => setMe(await becomeGuest(name));
  const place = placeOf(path);
  if (place?.kind === "invitation") return <Invited {...{ client, router, enter }} secret={place.secret} />;
  const play = async (name: string) => {
    await enter(name);
    void playNow(client, opponents.value, (to) => router.navigate(to));
  };
  return <NamePage enter={enter} play={place?.kind === "lobby" ? play : null} />;
}

/** Calls `forgotten` when the service takes no connection because the cookie is gone, or is no longer good. */
function useUnknown({ session }: Client, forgotten: () => void): void {
  useEffect(() => {
    const ask = async () => {
      const found = await whoAmI().catch((error: Error) => error); // then the banner goes on to say it
      if (found === null) forgotten();
    };
    return session.connection.state.subscribe((state) => {
      if (state.kind === "stopped" && state.code === CLOSES.FORBIDDEN) void ask();
    });
  }, [session]);
}

function Splash({ message, retry }: { message: string; retry?: () => void }) {
  return (
    <main class="splash">
      <p role="status">{message}</p>
      {retry && (
        <button class="button" onClick={retry}>
          {text.app.retry}
        </button>
      )}
    </main>
  );
}

function Yard({ client, speed, opponents, router, me, setMe }: Props & { me: Me; setMe: (me: Me) => void }) {
  const path = useStore(router.path);
  const place = useMemo(() => placeOf(path), [path]);
  useEffect(() => {
    client.session.connection.start();
    return () => client.session.connection.stop();
  }, [client, me]);
  useEffect(() => {
    client.visit(followed(place));
  }, [client, place]);
  const shell = useMemo(
    () => ({
      client,
      speed,
      opponents,
      me,
      rename: async (name: string) => setMe(await becomeGuest(name)),
      navigate: (to: string) => router.navigate(to),
    }),
    [client, speed, opponents, me, router],
  );
  return (
    <ShellContext.Provider value={shell}>
      <Banner />
      <Notices />
      <InboxToasts />
      <PlacePage place={place} />
    </ShellContext.Provider>
  );
}

function PlacePage({ place }: { place: Spot | null }) {
  if (!place) {
    return (
      <>
        <Header />
        <Splash message={text.app.noSuchPage} />
      </>
    );
  }
  if (place.kind === "invitation") return <InvitationPage key={place.secret} secret={place.secret} />;
  return place.kind === "lobby" ? <LobbyPage /> : <RoomPage key={place.id} id={place.id} />;
}
