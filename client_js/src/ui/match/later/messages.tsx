/** Push messages about a match: those that its page makes needless are closed, and they are offered after a slow turn. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as messagesText } from "#text/platform/messages";
import { browserStorage, persistedStore } from "../../../model/browser_storage";
import type { RoomModel } from "../../../model/types";
import { notificationState, pushSubscription, pushSupport, subscribe } from "../../../net/notifications";
import { useStore } from "../../../store";
import { useHttpRequest } from "../../hooks";
import { useMatchSource } from "../source";

/** Whether push messages were offered in this browser: once is enough. */
const offer = persistedStore(browserStorage, "botyard.messages-offer", { made: false });

/** Closes the messages about the match that is shown, and offers push messages to a player of a slow match who waits after a turn. */
export function MatchMessages() {
  const source = useMatchSource();
  const model = useStore(source.shown)?.model;
  const room = model?.room;
  useEffect(() => {
    closeShown(room?.id).catch((error: unknown) => console.warn("Messages can't be closed.", error));
  }, [room?.id, model?.number]);
  const had = useRef(false);
  if (model && hasTurn(model)) had.current = true;
  const { made } = useStore(offer);
  return model && source.kind === "live" && waitsForPeople(model) && had.current && !made ? <Offer /> : null;
}

/** Whether the viewer of a slow match waits for the turn of another person; bots answer soon. */
export function waitsForPeople({ room, audience, choices }: Pick<RoomModel, "room" | "audience" | "choices">): boolean {
  const others = room.seats.some((one, seat) => one !== null && one.bot === null && !audience.includes(seat));
  return room.status === "playing" && room.clock?.pace === "slow" && audience.length > 0 && others && !hasTurn({ audience, choices });
}

function hasTurn({ audience, choices }: Pick<RoomModel, "audience" | "choices">): boolean {
  return choices.some(({ seat }) => audience.includes(seat));
}

/** Closes the notifications about a room: its page shows what they are about. */
async function closeShown(room: string | undefined): Promise<void> {
  if (room === undefined || document.hidden) return;
  const worker = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications({ tag: room })) ?? [];
  for (const one of shown) one.close();
}

/** Offers push messages, where they can be had and this browser gets none. */
function Offer() {
  const [key, setKey] = useState("");
  const asking = useHttpRequest();
  const words = messagesText.offer;
  const close = () => offer.set({ made: true });
  useEffect(() => {
    const look = async () => {
      if (pushSupport() !== "yes") return;
      const { push_key } = await notificationState();
      if (push_key && !(await pushSubscription(push_key))) setKey(push_key);
    };
    look().catch((error: unknown) => console.warn("Messages can't be offered.", error));
  }, []);
  const accept = async () => {
    if ((await subscribe(key)) === "no") throw new Error(messagesText.push.no);
    close();
  };
  if (!key) return null;
  return (
    <aside class="plate message-offer" aria-label={words.question} data-message-offer>
      <p>{words.question}</p>
      <div class="actions">
        <button class="button primary" disabled={asking.busy} onClick={() => void asking.run(accept)}>
          {words.yes}
        </button>
        <button class="button" onClick={close}>{words.no}</button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
    </aside>
  );
}
