/** The announcement that all users see. */
import { useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import { announce, withdrawAnnouncement } from "../../net/desk";
import { MAX_ANNOUNCEMENT_CHARS } from "../../protocol/generated";
import { useStore } from "../../store";
import { Form } from "../account/form";
import { useShell } from "../hooks";
import { useDeskRequest } from "./access";

const MOST_MINUTES = 7 * 24 * 60;

/** Shows a sentence to all users until a time, or withdraws it. */
export function AnnouncementPart() {
  const { client } = useShell();
  const shown = useStore(client.session.account.announcement);
  const asking = useDeskRequest();
  const [gone, setGone] = useState(false);
  const words = deskText.announcement;
  const send = async (field: (name: string) => string) => {
    const minutes = Number(field("minutes"));
    await announce({ text: field("text").trim(), minutes: minutes > 0 ? minutes : null });
    setGone(false);
  };
  return (
    <section class="plate desk-announcement" aria-label={deskText.parts.announcement}>
      <p class="quiet">{words.about}</p>
      <h2>{words.now}</h2>
      {shown ? (
        <div class="desk-row">
          <p data-announced>{shown.text}</p>
          <button
            class="button"
            disabled={asking.busy}
            onClick={() =>
              void asking.run(async () => {
                await withdrawAnnouncement();
                setGone(true);
              })
            }
          >
            {words.withdraw}
          </button>
        </div>
      ) : (
        <p role="status">{gone ? words.gone : words.none}</p>
      )}
      <Form name="announce" submit={words.submit} asking={asking} done={words.done} send={send}>
        <label>
          {words.text}
          <input name="text" maxLength={MAX_ANNOUNCEMENT_CHARS} autocomplete="off" />
        </label>
        <label>
          {words.restart}
          <input name="minutes" type="number" min={1} max={MOST_MINUTES} inputMode="numeric" />
        </label>
      </Form>
    </section>
  );
}
