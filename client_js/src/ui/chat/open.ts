import { browserStorage } from "../../model/browser_storage";
import { useState } from "preact/hooks";
import type { ChatPlace } from "../../protocol/generated";

const KEY = "botyard.chat.folded";

/** Whether a chat is unfolded, kept in this browser; at first it is. */
export function useOpen(place: ChatPlace): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(!folded().includes(place));
  const change = (wanted: boolean) => {
    const others = folded().filter((other) => other !== place);
    browserStorage.setItem(KEY, (wanted ? others : [...others, place]).join(" "));
    setOpen(wanted);
  };
  return [open, change];
}

function folded(): string[] {
  return (browserStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
}
