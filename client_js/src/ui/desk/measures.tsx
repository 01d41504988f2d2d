/** Measures against a person, as buttons and dialogs, the mutes and bans in force, and the log of what was done. */
import { useState, useEffect } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import { type Because, type SanctionOf, type DeskSanction, type DeskAction, endRoom, makeResetLink, renamePerson, sanction, warn, lift, listSanctions, listActions } from "../../net/desk";
import { MAX_NAME_CHARS, MAX_REASON_CHARS } from "../../protocol/generated";
import { Form } from "../account/form";
import { Dialog } from "../dialog";
import { useDeskRequest } from "./access";
import { formatDateTime } from "../../text/times";
import { useShell } from "../hooks";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** What a dialog is about. */
type Asked =
  | { readonly kind: SanctionOf | "rename" | "reset" }
  | { readonly kind: "end"; readonly room: string };

interface Props {
  readonly asked: Asked;
  readonly identity: string;
  readonly name: string;
  readonly because: Because;
  /** Takes a sentence on what was done. */
  readonly done: (sentence: string) => void;
  readonly close: () => void;
}

/** Asks for the details of a measure, and takes it. */
export function MeasureDialog({ asked, identity, name, because, done, close }: Props) {
  const asking = useDeskRequest();
  const words = deskText.dialog;
  const take = async (field: (name: string) => string) => {
    done(await takeMeasure(asked, identity, name, { ...because, why: field("why") }, field));
    close();
  };
  const title = { ban: words.ban(name), mute: words.mute(name), rename: words.rename(name), end: words.end(name), reset: words.reset(name) }[asked.kind];
  return (
    <Dialog title={title} close={close}>
      <Form name={asked.kind} danger submit={title} asking={asking} send={take}>
        {asked.kind === "ban" && <p class="quiet">{words.banAbout}</p>}
        {asked.kind === "reset" && <p class="quiet">{words.resetAbout}</p>}
        {asked.kind === "end" && <p class="quiet">{words.endAbout}</p>}
        {(asked.kind === "ban" || asked.kind === "mute") && <TermField />}
        {asked.kind === "ban" && <ReachFields />}
        {asked.kind === "rename" && (
          <label>
            {words.newName}
            <input name="name" maxLength={MAX_NAME_CHARS} autocomplete="off" />
            <span class="quiet">{words.newNameAbout}</span>
          </label>
        )}
        <label>
          {deskText.measures.why}
          <input name="why" required maxLength={MAX_REASON_CHARS} defaultValue={because.why} autocomplete="off" />
        </label>
      </Form>
    </Dialog>
  );
}

/** The field for the reason that measures are given. */
export function WhyField({ why, change }: { why: string; change: (why: string) => void }) {
  return (
    <label class="desk-why">
      {deskText.measures.why}
      <input name="why" maxLength={MAX_REASON_CHARS} value={why} onInput={(event) => change(event.currentTarget.value)} autocomplete="off" />
      <span class="quiet">{deskText.measures.whyAbout}</span>
    </label>
  );
}

/** Takes a measure; returns a sentence on what was done. */
async function takeMeasure(asked: Asked, identity: string, name: string, because: Because, field: (name: string) => string): Promise<string> {
  const words = deskText.done;
  switch (asked.kind) {
    case "end":
      return (await endRoom(asked.room, because)) ? words.ended : words.closed;
    case "rename":
      await renamePerson(identity, field("name").trim(), because);
      return words.renamed;
    case "reset":
      return words.resetLink(name, await makeResetLink(identity, because.why));
    default: {
      // a ban, or a mute, whose form has neither `device` nor `address`
      const { until } = await sanction(asked.kind, identity, Number(field("minutes")), because, {
        device: field("device") !== "",
        address: field("address") !== "",
      });
      return asked.kind === "ban" ? words.banned(name, formatDateTime(until)) : words.muted(name, formatDateTime(until));
    }
  }
}

/** Whether a measure is also for the person's device and address. */
function ReachFields() {
  const words = deskText.dialog;
  return (
    <>
      <label class="desk-check">
        <input type="checkbox" name="device" defaultChecked />
        {words.device}
      </label>
      <label class="desk-check">
        <input type="checkbox" name="address" />
        {words.address}
      </label>
    </>
  );
}

/** How long a measure holds. */
function TermField() {
  const words = deskText.dialog;
  const terms = [
    [HOUR_MINUTES, words.hour],
    [DAY_MINUTES, words.day],
    [7 * DAY_MINUTES, words.week],
    [30 * DAY_MINUTES, words.month],
    [365 * DAY_MINUTES, words.year],
  ] as const;
  return (
    <label>
      {words.term}
      <select name="minutes" defaultValue={String(DAY_MINUTES)}>
        {terms.map(([minutes, word]) => (
          <option key={minutes} value={minutes} selected={minutes === DAY_MINUTES}>{word}</option>
        ))}
      </select>
    </label>
  );
}

interface ButtonsProps {
  /** Whether the person has an account, whose password can be reset. */
  readonly registered?: boolean;
  readonly identity: string;
  readonly name: string;
  readonly because: Because;
  readonly disabled: boolean;
  readonly done: (sentence: string) => void;
}

/** The measures against a person: short mutes by one click, all others by a dialog. */
export function PersonMeasures({ registered = false, identity, name, because, disabled, done }: ButtonsProps) {
  const asking = useDeskRequest();
  const [asked, setAsked] = useState<Asked | null>(null);
  const words = deskText.measures;
  const mute = (minutes: number) =>
    void asking.run(async () => done(deskText.done.muted(name, formatDateTime((await sanction("mute", identity, minutes, because)).until))));
  const isOff = disabled || asking.busy;
  return (
    <>
      <button
        class="button"
        data-measure="warn"
        disabled={isOff || because.why === ""}
        onClick={() => void asking.run(async () => done(await warn(identity, because).then(() => deskText.done.warned(name))))}
      >
        {words.warn}
      </button>
      <button class="button" data-measure="mute-hour" disabled={isOff || because.why === ""} onClick={() => mute(HOUR_MINUTES)}>
        {words.muteHour}
      </button>
      <button class="button" data-measure="mute-day" disabled={isOff || because.why === ""} onClick={() => mute(DAY_MINUTES)}>
        {words.muteDay}
      </button>
      <button class="button" data-measure="ban" disabled={isOff} onClick={() => setAsked({ kind: "ban" })}>
        {words.ban}
      </button>
      <button class="button" data-measure="rename" disabled={isOff} onClick={() => setAsked({ kind: "rename" })}>
        {words.rename}
      </button>
      {registered && (
        <button class="button" data-measure="reset" disabled={isOff} onClick={() => setAsked({ kind: "reset" })}>
          {words.resetPassword}
        </button>
      )}
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {asked && <MeasureDialog {...{ asked, identity, name, because, done }} close={() => setAsked(null)} />}
    </>
  );
}

/** The mutes and bans that hold now. */
export function SanctionsPart() {
  const [sanctions, setSanctions] = useState<readonly DeskSanction[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { run, problem } = useDeskRequest();
  const read = () => run(async () => setSanctions(await listSanctions()));
  useEffect(() => void read(), []);
  const changed = (sentence: string) => {
    setDone(sentence);
    void read();
  };
  if (!sanctions) return <p>{problem ?? deskText.loading}</p>;
  return (
    <section class="plate" aria-label={deskText.parts.sanctions}>
      <p role="status">{done ?? (sanctions.length === 0 ? deskText.sanctions.none : null)}</p>
      {problem && <p role="alert">{problem}</p>}
      <SanctionList sanctions={sanctions} changed={changed} />
    </section>
  );
}

/** Mutes and bans with their ends, and a way to lift each. */
export function SanctionList({ sanctions, changed }: { sanctions: readonly DeskSanction[]; changed: (sentence: string) => void }) {
  const { navigate } = useShell();
  const asking = useDeskRequest();
  const words = deskText.sanctions;
  const end = ({ kind, identity }: DeskSanction) =>
    void asking.run(async () => {
      await lift(kind, identity, deskText.measures.lift);
      changed(deskText.done.lifted);
    });
  return (
    <>
      <ul class="desk-list">
        {sanctions.map((one) => (
          <li key={`${one.kind} ${one.identity}`} class="desk-row" data-sanction={one.kind}>
            <div>
              <p>
                <span class="chip">{words[one.kind]}</span>{" "}
                <button class="link-button" onClick={() => navigate(`/desk/people/${one.identity}`)}>
                  {one.name || one.identity}
                </button>
              </p>
              <p class="quiet">{words.until(formatDateTime(one.until))}</p>
              <p>{one.why}</p>
            </div>
            <button
              class="button"
              disabled={asking.busy}
              aria-label={deskText.measures.liftOne(words[one.kind], one.name || one.identity)}
              onClick={() => end(one)}
            >
              {deskText.measures.lift}
            </button>
          </li>
        ))}
      </ul>
      {asking.problem && <p role="alert">{asking.problem}</p>}
    </>
  );
}

const SHOWN = 50;
const MOST = 500;

/** The newest lines of the audit log, and more of them on demand. */
export function AuditPart() {
  const [count, setCount] = useState(SHOWN);
  const [actions, setActions] = useState<readonly DeskAction[] | null>(null);
  const { run, problem, busy } = useDeskRequest();
  useEffect(() => void run(async () => setActions(await listActions(count))), [count]);
  if (!actions) return <p>{problem ?? deskText.loading}</p>;
  return (
    <section class="plate" aria-label={deskText.parts.log}>
      {actions.length === 0 ? <p>{deskText.log.none}</p> : <ActionTable actions={actions} withPerson />}
      {actions.length === count && count < MOST && (
        <button class="button" disabled={busy} onClick={() => setCount(Math.min(count + 2 * SHOWN, MOST))}>
          {deskText.log.more}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Entries of the log; `withPerson`: with a column for what they concern. */
export function ActionTable({ actions, withPerson }: { actions: readonly DeskAction[]; withPerson: boolean }) {
  const words = deskText.log;
  return (
    <div class="desk-table" tabIndex={0} role="region" aria-label={deskText.parts.log}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.by}</th>
            <th scope="col">{words.what}</th>
            {withPerson && <th scope="col">{words.of}</th>}
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={`${action.time} ${action.what} ${action.of}`}>
              <td data-head={words.time}>{formatDateTime(action.time)}</td>
              <td data-head={words.by}>{action.by}</td>
              <td data-head={words.what}>{actionWords(action.what)}</td>
              {withPerson && (
                <td data-head={words.of}>
                  <Concerned action={action} />
                </td>
              )}
              <td data-head={words.why}>{action.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A recorded action in words, or as it was recorded if this page does not know it. */
function actionWords(what: string): string {
  const words: Readonly<Record<string, string | undefined>> = deskText.log.actions;
  return words[what.replaceAll(" ", "_")] ?? what;
}

/** What an entry concerns: a person leads to the person's history. */
function Concerned({ action: { of, name } }: { action: DeskAction }) {
  const { navigate } = useShell();
  if (!/^[0-9a-f]{16}$/.test(of)) return <>{of}</>; // no identity
  return <button class="link-button" onClick={() => navigate(`/desk/people/${of}`)}>{name || of}</button>;
}
