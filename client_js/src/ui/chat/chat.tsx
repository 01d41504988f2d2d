import { text } from "#text/platform/chat";
import type { ChatModel } from "../../model/chat";
import type { ChatPlace } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { ChatInput } from "./chat_input";
import { Lines } from "./lines";

/** The lines of a chat and, for those who may write, the form for a line. */
export function Chat({ place, model }: { place: ChatPlace; model: ChatModel }) {
  return (
    <>
      <Lines place={place} model={model} />
      {model.writable && <ChatInput place={place} />}
      <MutedPeople />
    </>
  );
}

/** The people whom the user has muted, each with a button to end it; nothing if there are none. */
function MutedPeople() {
  const { client } = useShell();
  const { chats } = client.session;
  const muted = useStore(chats.muted);
  if (muted.length === 0) return null;
  return (
    <details class="muted-people">
      <summary class="quiet">{text.chat.muted(muted.length)}</summary>
      <ul>
        {muted.map(({ identity, name }) => (
          <li key={identity}>
            {name || identity}
            <button
              class="button small"
              aria-label={text.chat.unmuteName(name || identity)}
              onClick={() => void client.report(chats.unmute(identity))}
            >
              {text.chat.unmute}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
