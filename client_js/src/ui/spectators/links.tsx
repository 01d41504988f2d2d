/** For those who play: the links that they may pass on, to watch the match or to look over their shoulder. */
import { useState } from "preact/hooks";
import type { RoomModel } from "../../model/types";
import { text } from "../../text";
import { Silent, lazy } from "../lazy";
import { useDismissibleDetails } from "./spectators";

const LinksList = lazy(async () => (await import("./links_list")).LinksList, Silent);

/** The menu of the links; what is in it is loaded when it is opened first. */
export function LinksMenu({ model }: { model: RoomModel }) {
  const place = useDismissibleDetails();
  const [opened, setOpened] = useState(false);
  return (
    <details class="links-menu" ref={place} onToggle={() => setOpened(true)}>
      <summary class="button">{text.watching.links}</summary>
      <div class="plate">{opened && <LinksList model={model} />}</div>
    </details>
  );
}
