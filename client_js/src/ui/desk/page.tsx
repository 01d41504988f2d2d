/** The moderators' desk: reports, people, mutes and bans, the announcement, and the audit log. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as deskText } from "#text/platform/desk";
import "../../style/desk.css";
import { type DeskState, deskState, openDesk, announce, withdrawAnnouncement, listReservedNames, releaseName, reserveName } from "../../net/desk";
import { Form, Input } from "../account/form";
import { Header } from "../header";
import { useShell, useHttpRequest } from "../hooks";
import { SiteLink } from "../controls";
import { SitePage } from "../site/page";
import { Splash } from "../splash";
import { LockContext, useDeskRequest } from "./access";
import { AuditPart, SanctionsPart } from "./measures";
import { PeoplePart } from "./people";
import { ReportsPart } from "./reports";
import { formatClock } from "../../text/times";
import { type ReservedNamesList, MAX_ANNOUNCEMENT_CHARS, MAX_NAME_CHARS, MAX_REASON_CHARS } from "../../protocol/generated";
import { useStore } from "../../store";

const PARTS = ["reports", "people", "sanctions", "announcement", "names", "log"] as const;
type Part = (typeof PARTS)[number];

/** The desk; `part`: what the address names of it, `of`: the identity of a person. */
export function DeskPage({ part, of }: { part: string; of: string }) {
  const { me } = useShell();
  if (!me.moderator) return <SitePage page={null} />;
  return (
    <>
      <Header />
      <main id="main" class="desk" aria-label={text.account.menu.desk}>
        <Desk part={PARTS.find((one) => one === part) ?? "reports"} of={of} />
      </main>
    </>
  );
}

/** The desk for a moderator, once the service has said that the user is one. */
function Desk({ part, of }: { part: Part; of: string }) {
  const [state, setState] = useState<DeskState | null>(null);
  const asking = useHttpRequest();
  useEffect(() => void asking.run(async () => setState(await deskState())), []);
  const lock = () => setState((known) => known && { ...known, confirmed_until: 0 });
  useLockAt(state?.confirmed_until ?? 0, lock);
  if (!state) return <Splash message={asking.problem ?? deskText.loading} />;
  if (state.confirmed_until === 0) return <Unlock waiting={state.waiting} opened={setState} />;
  return (
    <LockContext.Provider value={lock}>
      <header class="desk-head">
        <h1>{text.account.menu.desk}</h1>
        <p class="quiet">{deskText.openUntil(formatClock(state.confirmed_until))}</p>
      </header>
      <Parts part={part} />
      {part === "reports" && <ReportsPart />}
      {part === "people" && <PeoplePart key={of} identity={of} />}
      {part === "sanctions" && <SanctionsPart />}
      {part === "announcement" && <AnnouncementPart />}
      {part === "names" && <NamesPart />}
      {part === "log" && <AuditPart />}
    </LockContext.Provider>
  );
}

/** Locks the page when the password holds no longer: at `until` (ms since 1970, by the server's clock); 0 if it is locked. */
function useLockAt(until: number, lock: () => void): void {
  const { account } = useShell().client.session;
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(lock, Math.max(0, until - account.now));
    return () => clearTimeout(timer);
  }, [until]);
}

/** Asks for the moderator's password. `waiting`: the number of reports. */
function Unlock({ waiting, opened }: { waiting: number; opened: (state: DeskState) => void }) {
  const asking = useHttpRequest();
  const words = deskText.unlock;
  return (
    <section class="plate desk-unlock" aria-labelledby="unlock-title">
      <h1>{text.account.menu.desk}</h1>
      <p>{deskText.waiting(waiting)}</p>
      <h2 id="unlock-title">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <Form name="unlock" submit={words.submit} asking={asking} send={async (field) => opened(await openDesk(field("password")))}>
        <Input name="password" type="password" label={words.password} autocomplete="current-password" />
      </Form>
    </section>
  );
}

/** The links to the parts of the desk. */
function Parts({ part }: { part: Part }) {
  return (
    <nav class="desk-parts" aria-label={deskText.parts.label}>
      {PARTS.map((one) => (
        <SiteLink key={one} kind="button" to={one === "reports" ? "/desk" : `/desk/${one}`} current={one === part}>
          {deskText.parts[one]}
        </SiteLink>
      ))}
    </nav>
  );
}

const MOST_MINUTES = 7 * 24 * 60;

/** Shows a sentence to all users until a time, or withdraws it. */
function AnnouncementPart() {
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

/** The names that no user may take: looked up, added and removed. */
function NamesPart() {
  const [names, setNames] = useState<ReservedNamesList | null>(null);
  const asking = useDeskRequest();
  const words = deskText.names;
  useEffect(() => void asking.run(async () => setNames(await listReservedNames())), []);
  if (!names) return <p>{asking.problem ?? deskText.loading}</p>;
  const release = (name: string) => void asking.run(async () => setNames(await releaseName(name, words.release)));
  return (
    <section class="plate" aria-label={deskText.parts.names}>
      <p class="quiet">{words.about}</p>
      {names.added.length === 0 && <p>{words.none}</p>}
      <ul class="desk-list">
        {names.added.map((name) => (
          <li key={name} class="desk-row" data-name={name}>
            <strong>{name}</strong>
            <button class="button" disabled={asking.busy} aria-label={words.releaseOne(name)} onClick={() => release(name)}>
              {words.release}
            </button>
          </li>
        ))}
      </ul>
      {names.fixed.length > 0 && <p class="quiet">{words.fixed(names.fixed)}</p>}
      <Form
        name="reserve"
        submit={words.submit}
        asking={asking}
        send={async (field) => setNames(await reserveName(field("name").trim(), field("why").trim()))}
      >
        <Input name="name" label={words.name} maxLength={MAX_NAME_CHARS} autocomplete="off" />
        <Input name="why" label={deskText.measures.why} maxLength={MAX_REASON_CHARS} autocomplete="off" />
      </Form>
    </section>
  );
}
