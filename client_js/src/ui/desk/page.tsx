/** The moderators' desk: reports, people, mutes and bans, the announcement, and the audit log. */
import { useEffect, useState } from "preact/hooks";
import "../../style/desk.css";
import { text } from "#text/platform/first";
import { text as deskText } from "#text/platform/desk";
import type { DeskState } from "../../net/desk";
import { deskState, openDesk } from "../../net/desk";
import { Form, Input } from "../account/form";
import { Header } from "../header";
import { useShell } from "../hooks";
import { useHttpRequest } from "../http_request";
import { SiteLink } from "../controls";
import { SitePage } from "../site/page";
import { Splash } from "../splash";
import { LockContext } from "./access";
import { AnnouncementPart } from "./announcement";
import { AuditPart } from "./audit";
import { NamesPart } from "./names";
import { PeoplePart } from "./people";
import { ReportsPart } from "./reports";
import { SanctionsPart } from "./sanctions";
import { formatClock } from "../../text/times";

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
