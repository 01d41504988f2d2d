import { useStore } from "../store";
import { text as inboxText } from "#text/platform/inbox";
import { Dialog } from "./dialog";
import { useShell } from "./hooks";
import { inboxOpen } from "../model/inbox";
import { Item } from "./inbox_item";

/** All that waits for the user. */
export function InboxDialog() {
  const items = useStore(useShell().client.session.account.inbox);
  return (
    <Dialog title={inboxText.title} close={() => inboxOpen.set(false)}>
      {items.length === 0 && <p class="quiet">{inboxText.empty}</p>}
      <ul class="inbox-list">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} className="inbox-item" close={null} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
