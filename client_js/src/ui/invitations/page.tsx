/** The page of an invitation: the room, shown before a name is asked for, and its seat with one click. */
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as invitationText } from "#text/platform/invitation";
import type { Client } from "../../client";
import type { Me } from "../../net/identity";
import { Refusal } from "../../net/api";
import { lookAt } from "../../net/people";
import type { InvitationPage as Invitation } from "../../protocol/generated";
import { useStore } from "../../store";
import { sentenceOf, useShell } from "../hooks";
import { Header } from "../header";
import { useWhileSeen } from "../front/rooms";
import { Logo } from "../splash";
import { type BecomeGuest, NameOrAccount } from "../guest_name";
import { RoomCard } from "./room_card";
import { type Router, fromHere, roomPath } from "../router";

/** `problem`: why there is nothing to show, a sentence; `passes`: whether that may change. */
type Read = { readonly invitation: Invitation } | { readonly problem: string; readonly passes: boolean } | null;

interface Look {
  readonly read: Read;
  again(): void;
}

/** The invitation, which is read again from time to time while the page is seen: its room changes, and it may end. */
function useInvitation(secret: string): Look {
  const [read, setRead] = useState<Read>(null);
  const [looks, setLooks] = useState(0);
  const again = useCallback(() => setLooks((count) => count + 1), []);
  useEffect(() => setRead(null), [secret]);
  useEffect(() => {
    let gone = false;
    lookAt(secret).then(
      (invitation) => gone || setRead({ invitation }),
      (error: Error) => {
        const passes = !(error instanceof Refusal) || error.code === "too_fast" || error.code === "busy";
        if (!gone) setRead((before) => (passes && before ? before : { problem: sentenceOf(error), passes }));
      },
    );
    return () => {
      gone = true;
    };
  }, [secret, looks]);
  useWhileSeen(again, read === null || !("problem" in read) || read.passes);
  return { read, again };
}

interface Acceptance {
  readonly client: Client;
  readonly secret: string;
  readonly navigate: (path: string) => void;
  /** Called after a refusal: the invitation or its room is not as the page shows it. */
  readonly refused: () => void;
}

/** Takes the seat that an invitation is for, and goes there once it is taken. */
async function accept(invitation: Invitation, { client, secret, navigate, refused }: Acceptance): Promise<void> {
  const go = fromHere(navigate);
  if (await client.join(invitation.room.id, null, secret)) go(invitation.room.id);
  else refused();
}

interface InvitedProps {
  readonly client: Client;
  readonly router: Router;
  readonly secret: string;
  readonly enter: BecomeGuest;
  readonly become: (me: Me) => void;
}

/** The invitation for a new guest, who gives a name and takes the seat; owners of an account log in first. */
export function Invited({ client, router, secret, enter, become }: InvitedProps) {
  const { read, again } = useInvitation(secret);
  const sit = async (name: string) => {
    if (!(await enter(name)) || !read || "problem" in read) return;
    void accept(read.invitation, { client, secret, navigate: (path) => router.navigate(path), refused: again });
  };
  return (
    <main class="splash">
      <div class="plate invitation">
        <Logo />
        <Body read={read}>
          <NameOrAccount label={invitationText.invitations.sit} submit={sit} become={become} />
        </Body>
        {read && "problem" in read && (
          <button class="button primary" onClick={() => router.navigate("/")}>{text.app.home}</button>
        )}
      </div>
    </main>
  );
}

/** The invitation for a user who is logged in: a button. */
export function InvitationPage({ secret }: { secret: string }) {
  const { client, navigate } = useShell();
  const { read, again } = useInvitation(secret);
  const joining = useStore(client.session.requests.pending).some(({ request }) => request.type === "join");
  const wasJoining = useRef(false);
  useEffect(() => {
    if (wasJoining.current && !joining) again(); // a guest's join is sent by the page that was here before
    wasJoining.current = joining;
  }, [joining, again]);
  const go = (invitation: Invitation) =>
    invitation.seated ? navigate(roomPath(invitation.room.id)) : void accept(invitation, { client, secret, navigate, refused: again });
  return (
    <>
      <Header />
      <main class="splash" id="main">
        <div class="plate invitation">
          <Body read={read}>
            {read && "invitation" in read && (
              <button class="button primary play-button" disabled={joining} onClick={() => go(read.invitation)}>
                {label(read.invitation, joining)}
              </button>
            )}
          </Body>
          {read && "problem" in read && (
            <button class="button primary" onClick={() => navigate("/")}>{text.app.home}</button>
          )}
        </div>
      </main>
    </>
  );
}

function label(invitation: Invitation, joining: boolean): string {
  if (joining) return text.connection.sending;
  return invitation.seated ? invitationText.invitations.back : invitationText.invitations.sit;
}

/** The table of an invitation, and why it can't be accepted, or else `children`. */
function Body({ read, children }: { read: Read; children: ComponentChildren }) {
  if (!read) return <p role="status">{invitationText.invitations.looking}</p>;
  if ("problem" in read) return <div role="alert"><h1>{read.problem}</h1></div>;
  const { room, name, seat, seated } = read.invitation;
  const taken = takenWords(read.invitation);
  return (
    <>
      <RoomCard room={room} heading={seated ? invitationText.invitations.yours : invitationText.invitations.from(name)} yours={seated ? null : seat} />
      {taken === null ? children : <p role="status">{taken}</p>}
    </>
  );
}

/** Why the guest can't sit down now: no seat is free, or not the one of the invitation. Null if the guest can, or has a seat. */
function takenWords({ room: { seats }, seat, seated }: Invitation): string | null {
  if (seated) return null;
  if (!seats.includes(null)) return invitationText.invitations.full;
  return seat !== null && seats[seat] ? invitationText.invitations.seatTaken : null;
}
