import { useState, useEffect } from "preact/hooks";
import { text as accountText } from "#text/platform/account";
import { text } from "#text/platform/first";
import { text as entryText } from "#text/platform/entry";
import { text as recoveryText } from "#text/platform/recovery";
import { text as historyText } from "#text/platform/history";
import { changePassword, deleteMe, exportMe } from "../../net/account";
import { becomeGuest } from "../../net/identity";
import { type RecoveryState, type ProfileReaders, type ProfileSettings, MAX_NAME_CHARS } from "../../protocol/generated";
import { useHttpRequest, useReportError, useShell } from "../hooks";
import { Avatar } from "../avatar";
import { Dialog } from "../dialog";
import { Header } from "../header";
import { PeopleSection } from "../people";
import { saveFile } from "../shared/copy_or_save";
import { usePasswordConfirmation } from "./password_confirmation";
import { SessionsSection } from "./sessions";
import { Form, Input } from "./form";
import { MessagesSection } from "./messages";
import { newCodes } from "./new_codes";
import { RegisterForm } from "./register";
import { makeRecoveryCodes, recoveryState } from "../../net/recovery";
import { useStore } from "../../store";
import { formatDateTime } from "../../text/times";
import { call } from "../../net/api";
import { profilePath } from "../router";
import { Labelled } from "../shared/fields";
import { SiteLink } from "../controls";

/** The account page: identity, password, sessions, people, and the user's data. */
export function AccountPage() {
  const { me } = useShell();
  const [changes, setChanges] = useState(0); // counts changes of the password: each makes the recovery codes invalid
  return (
    <>
      <Header />
      <main id="main" class="account" aria-label={accountText.account.title}>
        <header class="plate account-head">
          <Avatar id={me.identity} />
          <div>
            <h1>{me.name}</h1>
            <p class="quiet">{me.registered ? accountText.account.registered : entryText.account.guest}</p>
          </div>
        </header>
        <NameSection />
        {me.registered ? <PasswordSection changed={() => setChanges(changes + 1)} /> : <RegisterSection />}
        {me.registered && <RecoverySection key={changes} />}
        {me.registered && <ProfileSection />}
        <MessagesSection />
        <PeopleSection />
        <SessionsSection />
        <DataSection />
      </main>
    </>
  );
}

/** Changes the name. */
function NameSection() {
  const { me, become } = useShell();
  const asking = useHttpRequest();
  const words = accountText.account.rename;
  return (
    <section class="plate" aria-labelledby="name-title">
      <h2 id="name-title">{words.title}</h2>
      <Form
        name="rename"
        submit={entryText.name.save}
        asking={asking}
        done={words.done}
        send={async (field) => become(await becomeGuest(field("name")))}
      >
        <Input name="name" label={entryText.name.label} value={me.name} maxLength={MAX_NAME_CHARS} autocomplete="nickname" />
        <p class="quiet">{words.about}</p>
      </Form>
    </section>
  );
}

/** Where a guest registers. */
function RegisterSection() {
  return (
    <section class="plate" aria-labelledby="register-title">
      <h2 id="register-title">{accountText.account.register.title}</h2>
      <RegisterForm done={() => undefined} />
    </section>
  );
}

/** Changes the password. */
function PasswordSection({ changed }: { changed: () => void }) {
  const asking = useHttpRequest();
  const words = accountText.account.password;
  return (
    <section class="plate" aria-labelledby="password-title">
      <h2 id="password-title">{words.title}</h2>
      <Form
        name="password"
        submit={words.submit}
        asking={asking}
        done={words.done}
        send={async (field) => {
          await changePassword(field("old"), field("new"));
          changed();
        }}
      >
        <Input name="old" type="password" label={words.old} autocomplete="current-password" />
        <Input name="new" type="password" label={words.fresh} autocomplete="new-password" />
        <p class="quiet">{words.about}</p>
      </Form>
    </section>
  );
}

/** Downloads all data of the user, or deletes the account. */
function DataSection() {
  const [deleting, setDeleting] = useState(false);
  const asking = useHttpRequest();
  const confirming = usePasswordConfirmation();
  const words = accountText.account.data;
  const download = async () => saveFile(await exportMe(), "botyard-my-data.json");
  return (
    <section class="plate" aria-labelledby="data-title">
      <h2 id="data-title">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <div class="actions">
        <button
          class="button"
          data-export
          disabled={asking.busy}
          onClick={() => void asking.run(() => confirming.run(download))}
        >
          {words.download}
        </button>
        <button class="button" onClick={() => setDeleting(true)}>{words.remove}</button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {confirming.dialog}
      {deleting && <DeleteDialog close={() => setDeleting(false)} />}
    </section>
  );
}

/** Deletes the account or the guest, after a question and for accounts the password. */
function DeleteDialog({ close }: { close: () => void }) {
  const { me, leave } = useShell();
  const asking = useHttpRequest();
  const words = accountText.account.data;
  return (
    <Dialog title={words.removeTitle} close={close}>
      <Form
        name="delete"
        danger
        submit={words.yes}
        asking={asking}
        send={async (field) => {
          await deleteMe(field("password"));
          leave(text.account.deleted);
        }}
      >
        <p>{words.removeAbout}</p>
        {me.registered !== false && (
          <Input name="password" type="password" label={accountText.account.confirm.password} autocomplete="current-password" />
        )}
      </Form>
    </Dialog>
  );
}

/** How many recovery codes are left, and new ones. */
function RecoverySection() {
  const { identity } = useShell().me;
  const [state, setState] = useState<RecoveryState | null>(null);
  const asking = useHttpRequest();
  const confirming = usePasswordConfirmation();
  const report = useReportError();
  const shown = useStore(newCodes);
  useEffect(() => void recoveryState().then(setState, report), [shown]);
  const words = recoveryText.codes;
  const make = async () => newCodes.set({ identity, codes: await makeRecoveryCodes() });
  return (
    <section class="plate" aria-labelledby="recovery-title" data-section="recovery">
      <h2 id="recovery-title">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      {state && <p>{state.left > 0 && state.created ? words.left(state.left, formatDateTime(state.created * 1000)) : words.none}</p>}
      <div class="actions">
        <button class="button" disabled={asking.busy} onClick={() => void asking.run(() => confirming.run(make))}>
          {state?.created ? words.makeNew : words.make}
        </button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {confirming.dialog}
    </section>
  );
}

const READERS: readonly ProfileReaders[] = ["all", "friends", "me"];
const READERS_PATH = "/me/profile";

/** Who may see the profile of the account. */
function ProfileSection() {
  const { me } = useShell();
  const [readers, setReaders] = useState<ProfileReaders | null>(null);
  const asking = useHttpRequest();
  const words = historyText.readers;
  useEffect(() => void asking.run(async () => setReaders((await call<ProfileSettings>("GET", READERS_PATH)).readers ?? "all")), []);
  const choose = (one: ProfileReaders) =>
    void asking.run(async () => {
      await call("PUT", READERS_PATH, { readers: one });
      setReaders(one);
    });
  return (
    <section class="plate" aria-labelledby="profile-title" data-readers={readers}>
      <h2 id="profile-title">{words.title}</h2>
      <fieldset>
        <legend>{words.who}</legend>
        {READERS.map((one) => (
          <Labelled
            key={one}
            name="profile-readers"
            value={one}
            label={words[one]}
            about={words.about[one]}
            checked={readers === one}
            disabled={readers === null}
            choose={() => choose(one)}
          />
        ))}
      </fieldset>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      <div class="actions">
        <SiteLink kind="button" to={profilePath(me.name)}>{words.look}</SiteLink>
      </div>
    </section>
  );
}
