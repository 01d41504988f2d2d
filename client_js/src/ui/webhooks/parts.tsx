/** What the account page and a table have in common: the form of a new webhook, and one that there is. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import "./webhooks.css";
import { text as messagesText } from "#text/platform/messages";
import { text as webhooksText } from "#text/platform/webhooks";
import { addHook, removeHook, testHook } from "../../net/webhooks";
import type { Hook, HookAnswer, HookDelivery, HookForm, HookMade } from "../../protocol/generated";
import { formatTime } from "../../text/times";
import { Form, Input } from "../account/form";
import { useHttpRequest } from "../http_request";

const FORMS: readonly HookForm[] = ["discord", "slack", "ntfy", "signed"];

interface NewProps {
  /** The table that it is for, "" for the user's own messages. */
  readonly room: string;
  readonly changed: () => Promise<void>;
}

/** Fields of a new webhook. The secret of the signed form is shown once, when it is made. */
export function NewHook({ room, changed }: NewProps) {
  const asking = useHttpRequest();
  const [made, setMade] = useState<HookMade | null>(null);
  const send = async (field: (name: string) => string) => {
    setMade(await addHook({ form: field("form") as HookForm, url: field("url").trim() }, room));
    await changed();
  };
  return (
    <>
      {/* a new form after each: the address of the one before is a secret */}
      <Form key={made?.id} name="webhook" submit={webhooksText.add} asking={asking} send={send}>
        <label>
          {webhooksText.form}
          <select name="form">
            {FORMS.map((form) => (
              <option key={form} value={form}>
                {webhooksText.forms[form]}
              </option>
            ))}
          </select>
        </label>
        <Input name="url" label={webhooksText.url} maxLength={1000} autocomplete="off" />
      </Form>
      {made?.secret && (
        <p class="webhook-answer" role="status" data-webhook-secret>
          {webhooksText.secret(made.secret)}
        </p>
      )}
    </>
  );
}

interface EntryProps {
  readonly hook: Hook;
  readonly changed: () => Promise<void>;
  /** What follows its name. */
  readonly children?: ComponentChildren;
}

/** A webhook with its last messages, a test, and a button that removes it. */
export function HookEntry({ hook, changed, children }: EntryProps) {
  const asking = useHttpRequest();
  const [answer, setAnswer] = useState<HookAnswer | null>(null);
  const test = async () => {
    setAnswer(await testHook(hook.id));
    await changed();
  };
  const remove = async () => {
    await removeHook(hook.id);
    await changed();
  };
  return (
    <div class="webhook" data-webhook={hook.id}>
      <p>
        <b>{webhooksText.forms[hook.form]}</b> {hook.host} {children}
      </p>
      {hook.is_off && <p role="alert">{webhooksText.off}</p>}
      <div class="actions">
        <button class="button small" data-webhook-test disabled={asking.busy} onClick={() => void asking.run(test)}>
          {webhooksText.test}
        </button>
        <button class="button small" data-webhook-remove disabled={asking.busy} onClick={() => void asking.run(remove)}>
          {webhooksText.remove}
        </button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {answer && (
        <p class="webhook-answer" role="status" data-webhook-answer>
          {answer.status === 0 ? webhooksText.noAnswer : webhooksText.answer(answer.status, answer.text)}
        </p>
      )}
      {hook.deliveries.length > 0 && <Deliveries deliveries={hook.deliveries} />}
    </div>
  );
}

function Deliveries({ deliveries }: { readonly deliveries: readonly HookDelivery[] }) {
  return (
    <details>
      <summary>{webhooksText.deliveries}</summary>
      <ol class="webhook-deliveries">
        {deliveries.map(({ at, kind, status }, place) => (
          <li key={place}>
            <time class="quiet">{formatTime(at * 1000)}</time> {kind === null ? webhooksText.trial : messagesText.kinds[kind]}:{" "}
            {status === 0 ? webhooksText.noAnswer : status}
          </li>
        ))}
      </ol>
    </details>
  );
}
