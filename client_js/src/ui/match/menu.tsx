/** The menu of a match for those who play it: links to pass on, handing the seat over, and resigning. */
import { useState } from "preact/hooks";
import type { RoomModel } from "../../model/types";
import { text } from "#text/platform/first";
import { Silent, lazy } from "../lazy";
import { useDismissibleDetails } from "../spectators/spectators";

const MenuContent = lazy(async () => (await import("./menu_content")).MenuContent, Silent);

/** The button of the menu; what is in it is loaded when it is opened first. */
export function MatchMenu({ model }: { model: RoomModel }) {
  const place = useDismissibleDetails();
  const [opened, setOpened] = useState(false);
  const close = () => place.current?.removeAttribute("open");
  return (
    <details class="match-menu" ref={place} onToggle={() => setOpened(true)}>
      <summary class="button">{text.watching.menu}</summary>
      <div class="plate">{opened && <MenuContent model={model} close={close} />}</div>
    </details>
  );
}
