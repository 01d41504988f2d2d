/** What an invitation is to, shown before anything is asked for; and the seat, in one click. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Client } from "../../client";
import { gameOf } from "../../games/registry";
import type { Me } from "../../net/identity";
import { languageName } from "../../model/settings";
import { lookAt } from "../../net/people";
import type { InvitationPage as Told } from "../../protocol/generated";
import { text } from "../../text";
import { LogInForm } from "../account/log_in";
import { sentenceOf } from "../http_request";
import { OptionChips } from "../pre_match/page";
import { Header } from "../header";
import { useShell, useStore } from "../hooks";
import { Occupant } from "../lobby/rooms";
import { titleOf } from "../room_title";
import { Logo } from "../logo";
import { NameForm, suggestion } from "../guest_name";
import { roomPath } from "../router";
import type { Router } from "../router";

/** `problem`: why there is nothing to show, a sentence. */
type Looked = { readonly told: Told } | { readonly problem: string } | null;

function useInvitation(secret: string): Looked {
  const [looked, setLooked] = useState<Looked>(null);
  useEffect(() => {
    lookAt(secret).then(
      (told) => setLooked({ told }),
      (error: Error) => setLooked({ problem: sentenceOf(error) }),
    );
  }, [secret]);
  return looked;
}

/** Takes the seat that an invitation is for, and goes there once it is taken. */
async function accept(client: Client, told: Told, secret: string, navigate: (path: string) => void): Promise<void> {
  if (await client.join(told.room.id, null, secret)) navigate(roomPath(told.room.id));
}

interface InvitedProps {
  readonly client: Client;
  readonly router: Router;
  readonly secret: string;
  /** Becomes a guest of this name. */
  readonly enter: (name: string) => Promise<void>;
  readonly become: (me: Me) => void;
}

/** The invitation for a new guest, who gives a name and takes the seat; owners of an account log in first. */
export function Invited({ client, router, secret, enter, become }: InvitedProps) {
  const looked = useInvitation(secret);
  const [known, setKnown] = useState(false);
  const sit = async (name: string) => {
    await enter(name);
    if (looked && "told" in looked) void accept(client, looked.told, secret, (path) => router.navigate(path));
  };
  return (
    <main class="splash">
      <div class="plate invitation">
        <Logo />
        <Body looked={looked}>
          {known ? (
            <LogInForm done={become} />
          ) : (
            <NameForm initial={suggestion()} label={text.invitations.sit} submit={sit} />
          )}
          {!known && <p class="quiet">{text.name.explanation}</p>}
          <button type="button" class="link-button" onClick={() => setKnown(!known)}>
            {known ? text.account.noAccount : text.account.haveAccount}
          </button>
        </Body>
        {looked && "problem" in looked && (
          <button class="button primary" onClick={() => router.navigate("/")}>
            {text.app.home}
          </button>
        )}
      </div>
    </main>
  );
}

/** The invitation for a user who is logged in: a button. */
export function InvitationPage({ secret }: { secret: string }) {
  const { client, navigate } = useShell();
  const looked = useInvitation(secret);
  const joining = useStore(client.session.requests.pending).some(({ request }) => request.type === "join");
  const go = (told: Told) =>
    told.seated ? navigate(roomPath(told.room.id)) : void accept(client, told, secret, navigate);
  return (
    <>
      <Header />
      <main class="splash" id="main">
        <div class="plate invitation">
          <Body looked={looked}>
            {looked && "told" in looked && (
              <button class="button primary play-button" disabled={joining} onClick={() => go(looked.told)}>
                {label(looked.told, joining)}
              </button>
            )}
          </Body>
          {looked && "problem" in looked && (
            <button class="button primary" onClick={() => navigate("/")}>
              {text.app.home}
            </button>
          )}
        </div>
      </main>
    </>
  );
}

function label(told: Told, joining: boolean): string {
  if (joining) return text.connection.sending;
  return told.seated ? text.invitations.back : text.invitations.sit;
}

function Body({ looked, children }: { looked: Looked; children: ComponentChildren }) {
  if (!looked) return <p role="status">{text.invitations.looking}</p>;
  if ("problem" in looked) return <p role="alert">{looked.problem}</p>;
  return (
    <>
      <Table told={looked.told} />
      {children}
    </>
  );
}

/** The table as it is now: game, options, tempo, and who sits there. */
function Table({ told: { room, name, seat, seated } }: { told: Told }) {
  const game = gameOf(room.game);
  const free = room.seats.filter((one) => one === null).length;
  return (
    <div class="invitation-table">
      <h1>{seated ? text.invitations.yours : text.invitations.from(name)}</h1>
      <h2>{titleOf(room)}</h2>
      {game && <p class="quiet">{game.introduction(room.options, room.players)}</p>}
      <OptionChips room={room} />
      {room.settings?.language && <p class="quiet">{text.lobby.spoken(languageName(room.settings.language))}</p>}
      <ul class="seats-line" aria-label={text.lobby.seats(room.players - free, room.players)}>
        {room.seats.map((occupant, index) => (
          <li key={index} class={occupant === null ? "chip free" : "chip"} data-yours={index === seat && !seated}>
            <Occupant bot={room.bots[index] ?? null} identity={room.identities[index] ?? null} />
            {occupant ?? (index === seat && !seated ? text.invitations.yourSeat : text.lobby.free)}
          </li>
        ))}
      </ul>
      {!seated && free === 0 && <p role="alert">{text.invitations.full}</p>}
    </div>
  );
}
