/** The webhooks of a person and of a table: a list with tests and the last deliveries, and the form of a new one. */
import type { ComponentChildren } from "preact";
import { useState, useEffect } from "preact/hooks";
import "./webhooks.css";
import { text as messagesText } from "#text/platform/messages";
import { text as webhooksText } from "#text/platform/webhooks";
import { call } from "../../net/api";
import type { Hook, HookAnswer, HookDelivery, HookForm, HookList, HookMade, HookWish, RoomView, TableHook as Found } from "../../protocol/generated";
import { formatTime } from "../../text/times";
import { Form, Input } from "../account/form";
import { useHttpRequest, useReportError } from "../hooks";
import { roomPath } from "../router";
import { notificationState } from "../../net/notifications";
import { useIsHost } from "../match/source";

const FORMS: readonly HookForm[] = ["discord", "slack", "ntfy", "signed"];

interface NewProps {
  /** The table that it is for, "" for the user's own messages. */
  readonly room: string;
  /** The webhook that was made last. */
  readonly made: HookMade | null;
  readonly onMade: (made: HookMade) => void;
  readonly changed: () => Promise<void>;
}

/** Fields of a new webhook. */
function NewHook({ room, made, onMade, changed }: NewProps) {
  const asking = useHttpRequest();
  const send = async (field: (name: string) => string) => {
    const wish: HookWish = { form: field("form") as HookForm, url: field("url").trim() };
    onMade(await (room ? call<HookMade>("PUT", `/rooms/${room}/hook`, wish) : call<HookMade>("POST", "/me/hooks", wish)));
    await changed();
  };
  return (
    // a new form after each: the address of the one before is a secret
    <Form key={made?.id} name="webhook" submit={webhooksText.add} asking={asking} send={send}>
      <label>
        {webhooksText.form}
        <select name="form">
          {FORMS.map((form) => (
            <option key={form} value={form}>{webhooksText.forms[form]}</option>
          ))}
        </select>
      </label>
      <Input name="url" label={webhooksText.url} maxLength={1000} autocomplete="off" />
    </Form>
  );
}

/** The secret of a webhook of the signed form: the service tells it once. It stays when the form of a new one has gone. */
function Secret({ made }: { readonly made: HookMade | null }) {
  if (!made?.secret) return null;
  return <p class="webhook-answer" role="status" data-webhook-secret>{webhooksText.secret(made.secret)}</p>;
}

interface EntryProps {
  readonly hook: Hook;
  readonly changed: () => Promise<void>;
  /** What follows its name. */
  readonly children?: ComponentChildren;
}

/** A webhook with its last messages, a test, and a button that removes it. */
function HookEntry({ hook, changed, children }: EntryProps) {
  const asking = useHttpRequest();
  const [answer, setAnswer] = useState<HookAnswer | null>(null);
  const test = async () => {
    setAnswer(await call<HookAnswer>("POST", `/me/hooks/${hook.id}/test`));
    await changed();
  };
  const remove = async () => {
    await call("DELETE", `/me/hooks/${hook.id}`);
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

/** The most webhooks that the service takes for a person's own messages. */
const MOST = 3;

/** All webhooks of the user, and the form of a new one as long as the service takes one more. */
export function OwnHooks() {
  const [hooks, setHooks] = useState<readonly Hook[] | null>(null);
  const [made, setMade] = useState<HookMade | null>(null);
  const report = useReportError();
  const load = () => call<HookList>("GET", "/me/hooks").then((own) => setHooks(own.hooks), report);
  useEffect(() => void load(), []);
  if (!hooks) return null;
  return (
    <div class="messages-way" data-webhooks>
      <h3>{webhooksText.title}</h3>
      <p class="quiet">{webhooksText.about}</p>
      {hooks.map((hook) => (
        <HookEntry key={hook.id} hook={hook} changed={load}>
          {hook.room !== "" && <a href={roomPath(hook.room)}>{webhooksText.forTable}</a>}
        </HookEntry>
      ))}
      {hooks.filter(({ room }) => room === "").length < MOST && <NewHook room="" made={made} onMade={setMade} changed={load} />}
      <Secret made={made} />
    </div>
  );
}

/** The webhook of a table: its host makes, tests and removes it; the others read that there is one. Nothing if the service sends none. */
export function TableHook({ room }: { readonly room: RoomView }) {
  const isHost = useIsHost(room);
  const [found, setFound] = useState<Found | null>(null);
  const [made, setMade] = useState<HookMade | null>(null);
  const report = useReportError();
  const load = () => call<Found>("GET", `/rooms/${room.id}/hook`).then(setFound, report);
  useEffect(() => {
    const look = async () => {
      if (!isHost || (await notificationState()).sends_hooks) await load();
    };
    look().catch(report);
  }, [room.id, isHost]);
  if (!found) return null;
  if (!isHost) return found.form === null ? null : <p class="quiet" data-table-webhook>{webhooksText.table.exists(webhooksText.forms[found.form])}</p>;
  return (
    <details class="table-webhook" data-table-webhook open={found.own?.is_off === true}>
      <summary>{webhooksText.table.title}</summary>
      <div class="messages-way">
        <p class="quiet">{webhooksText.table.about}</p>
        {found.own ? <HookEntry hook={found.own} changed={load} /> : <NewHook room={room.id} made={made} onMade={setMade} changed={load} />}
        {found.own && <Secret made={made} />}
      </div>
    </details>
  );
}
