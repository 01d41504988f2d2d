import { useStore } from "../../store";
import { text } from "#text/platform/first";
import { useShell } from "../hooks";

/** The people whom the user has muted, each with a button to end it; nothing if there are none. */
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
