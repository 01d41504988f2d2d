import { useEffect } from "preact/hooks";
import type { ChatModel } from "../../model/chat";
import type { ChatPlace } from "../../protocol/generated";
import { useShell } from "../hooks";
import { Lines } from "./lines";
import { MutedPeople } from "./muted";
import { ChatInput } from "./chat_input";

/** The lines of a chat and, for those who may, a line of one's own. */
export function Chat({ place, model }: { place: ChatPlace; model: ChatModel }) {
  const { client } = useShell();
  useEffect(() => {
    const see = () => {
      if (!document.hidden) client.session.chats.see(place);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [place, model.lines]);
  return (
    <>
      <Lines place={place} model={model} />
      {model.writable && <ChatInput place={place} />}
      <MutedPeople />
    </>
  );
}
