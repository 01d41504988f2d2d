import { useState } from "preact/hooks";
import { text as chatText } from "#text/platform/chat";
import { block } from "../../net/people";
import type { ChatLine, ChatPlace } from "../../protocol/generated";
import { MAX_TEXT_CHARS } from "../../protocol/generated";
import { useShell } from "../hooks";
import { useReportError } from "../http_request";
import { onEscape, takeFocus } from "../menu";

interface Props {
  readonly place: ChatPlace;
  readonly line: ChatLine;
  readonly close: () => void;
}

/** Actions on another person's line. */
export function LineMenu({ place, line, close }: Props) {
  const { client } = useShell();
  const { chats } = client.session;
  const [reporting, setReporting] = useState(false);
  const [done, setDone] = useState(false);
  const mute = () => void client.report(chats.mute(line.identity, line.name));
  const tell = useReportError();
  const blockAuthor = () => block(line).then(() => chats.hide(line.identity), tell);
  const report = async (why: string) => setDone(await client.report(chats.report(place, line.id, why)));
  if (done) {
    return (
      <p class="line-menu quiet" role="status">
        {chatText.chat.reported}
      </p>
    );
  }
  return (
    <div class="line-menu" role="group" aria-label={chatText.chat.menu(line.name)} onKeyDown={onEscape(close)}>
      {reporting ? (
        <ReportForm send={(why) => void report(why)} />
      ) : (
        <>
          <button class="button small" ref={takeFocus} onClick={mute}>
            {chatText.chat.mute(line.name)}
          </button>
          <button class="button small" onClick={() => setReporting(true)}>
            {chatText.chat.report}
          </button>
          <button class="button small" onClick={() => void blockAuthor()}>
            {chatText.chat.block(line.name)}
          </button>
        </>
      )}
    </div>
  );
}

/** Says to moderators what is wrong with a line. */
function ReportForm({ send }: { send: (why: string) => void }) {
  const [why, setWhy] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(why.trim());
  };
  return (
    <form class="report-form" onSubmit={submit}>
      <label>
        {chatText.chat.why}
        <input
          name="why"
          value={why}
          maxLength={MAX_TEXT_CHARS}
          ref={takeFocus}
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
      </label>
      <button class="button small">{chatText.chat.reportSend}</button>
      <p class="quiet">{chatText.chat.reportMeans}</p>
    </form>
  );
}
