import { text } from "../../text";
import { useShell, useStore } from "../hooks";

/** Whom this person has muted, each with a button to hear them again; nothing if nobody. */
export function MutedPeople() {
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
