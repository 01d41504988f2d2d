import { useEffect, useState } from "preact/hooks";
import { text as messagesText } from "#text/platform/messages";
import { forgetMail, notificationState, pushSubscription, pushSupport, setMail, subscribe, unsubscribe, wish } from "../../net/notifications";
import type { NotificationKind, NotificationState, NotificationWishes } from "../../protocol/generated";
import { Field, RadioRow } from "../shared/fields";
import { useHttpRequest, useReportError, useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { usePasswordConfirmation } from "./password_confirmation";
import { Form, Input } from "./form";

const CHANNELS = ["push", "mail", "hook"] as const;
const KINDS: readonly NotificationKind[] = ["turn", "time", "vote", "begun", "over", "invitation", "join", "friend", "note"];
type Channel = (typeof CHANNELS)[number];
const OwnHooks = lazy(async () => (await import("../webhooks/webhooks")).OwnHooks, Silent);
/** The state as the service sends it: with all wishes. */
type KnownState = NotificationState & { readonly wishes: Required<NotificationWishes> };

/** What reaches the user while no page is open: the ways, what is sent on each, and when not. */
export function MessagesSection() {
  const [state, setState] = useState<KnownState | null>(null);
  const report = useReportError();
  const words = messagesText;
  const load = () => notificationState().then((found) => setState(found as KnownState), report);
  useEffect(() => void load(), []);
  if (!state) return null;
  const has = { push: state.push_key !== "", mail: state.sends_mail, hook: state.sends_hooks };
  const channels = CHANNELS.filter((channel) => has[channel]);
  if (channels.length === 0) return null;
  const change = (part: Partial<NotificationWishes>) => {
    setState({ ...state, wishes: { ...state.wishes, ...part } });
    void wish(part).catch((error: unknown) => {
      report(error as Error);
      void load();
    });
  };
  return (
    <section class="plate" aria-labelledby="messages-title" data-section="messages">
      <h2 id="messages-title">{words.section.title}</h2>
      <p class="quiet">{words.section.about}</p>
      {has.push && <PushPart state={state} changed={load} />}
      {has.mail && <MailPart state={state} changed={load} />}
      {has.hook && <OwnHooks />}
      <KindsTable wishes={state.wishes} channels={channels} change={change} />
      {state.sends_mail && <Digest wishes={state.wishes} change={change} />}
      <QuietHours wishes={state.wishes} change={change} />
    </section>
  );
}

interface PartProps {
  readonly state: KnownState;
  readonly changed: () => Promise<void>;
}

/** Push messages in this browser. */
function PushPart({ state, changed }: PartProps) {
  const [subscription, setSubscription] = useState<PushSubscription | null>(null);
  const asking = useHttpRequest();
  const words = messagesText.push;
  const look = () => pushSubscription(state.push_key).then(setSubscription);
  useEffect(() => void look().catch((error: unknown) => console.warn("The messages of this browser are unknown.", error)), [state.push_key]);
  const support = pushSupport();
  const toggle = async () => {
    const outcome = subscription ? await unsubscribe(subscription) : await subscribe(state.push_key);
    if (outcome === "no" || outcome === "denied") throw new Error(words[outcome]);
    await look();
    await changed();
  };
  return (
    <div class="messages-way">
      <h3>{words.title}</h3>
      {support === "yes" && (
        <button class={subscription ? "button" : "button primary"} data-push={subscription ? "off" : "on"} disabled={asking.busy} onClick={() => void asking.run(toggle)}>
          {subscription ? words.off : words.on}
        </button>
      )}
      {asking.problem ? <p role="alert">{asking.problem}</p> : support !== "yes" && <p class="quiet">{words[support]}</p>}
    </div>
  );
}

/** The address for e-mail. */
function MailPart({ state, changed }: PartProps) {
  const { me } = useShell();
  const asking = useHttpRequest();
  const confirming = usePasswordConfirmation();
  const words = messagesText.mail;
  const ask = (address: string) =>
    confirming.run(async () => {
      await setMail(address);
      await changed();
    });
  const forget = async () => {
    await forgetMail();
    await changed();
  };
  return (
    <div class="messages-way">
      <h3>{words.title}</h3>
      {me.registered === false && <p class="quiet">{words.guest}</p>}
      {state.address && <p data-mail-address>{words.address(state.address)}</p>}
      {state.unconfirmed && <p role="status">{words.waits(state.unconfirmed)}</p>}
      {me.registered !== false && (
        <Form name="mail" submit={words.submit} asking={asking} send={(field) => ask(field("address"))}>
          <Input name="address" label={words.label} maxLength={255} autocomplete="email" />
        </Form>
      )}
      {(state.address || state.unconfirmed) && (
        <button class="link-button" data-mail-forget disabled={asking.busy} onClick={() => void asking.run(forget)}>
          {words.forget}
        </button>
      )}
      {confirming.dialog}
    </div>
  );
}

interface WishesProps {
  readonly wishes: Required<NotificationWishes>;
  readonly change: (part: Partial<NotificationWishes>) => void;
}

/** Which kinds are sent on which way. */
function KindsTable({ wishes, channels, change }: WishesProps & { channels: readonly Channel[] }) {
  const words = messagesText.kinds;
  return (
    <table class="messages-kinds">
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">{words[channel]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{words[kind]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  name={`${channel}-${kind}`}
                  aria-label={`${words[kind]}: ${words[channel]}`}
                  checked={wishes[channel].includes(kind)}
                  onChange={({ currentTarget: { checked } }) =>
                    change({ [channel]: KINDS.filter((one) => (one === kind ? checked : wishes[channel].includes(one))) })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether e-mail comes at once, or once a day and when. */
function Digest({ wishes, change }: WishesProps) {
  const words = messagesText.digest;
  return (
    <div class="messages-way">
      <Field title={words.title}>
        <RadioRow name="digest" values={["once", "daily"]} wordOf={(value) => words[value]} chosen={wishes.digest ? "daily" : "once"} choose={(value) => change({ digest: value === "daily" })} />
      </Field>
      {wishes.digest && <Time name="digest_at" label={words.at} wishes={wishes} change={change} />}
      <p class="quiet">{words.about}</p>
    </div>
  );
}

/** A field for a time of day, which the wishes hold in minutes from midnight. */
function Time({ name, label, wishes, change }: WishesProps & { name: "quiet_from" | "quiet_to" | "digest_at"; label: string }) {
  return (
    <label class="messages-time">
      {label}
      <input type="time" name={name} value={timeOf(wishes[name])} onChange={({ currentTarget: { value } }) => value && change({ [name]: minutesOf(value) })} />
    </label>
  );
}

/** The time of day in which nothing is sent. */
function QuietHours({ wishes, change }: WishesProps) {
  const words = messagesText.quiet;
  return (
    <div class="messages-way">
      <h3>{words.title}</h3>
      <div class="messages-hours">
        <Time name="quiet_from" label={words.from} wishes={wishes} change={change} />
        <Time name="quiet_to" label={words.to} wishes={wishes} change={change} />
      </div>
      <p class="quiet">{words.about}</p>
    </div>
  );
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}
