import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as accountText } from "#text/platform/account";
import { text as recoveryText } from "#text/platform/recovery";
import { logIn, recoverByCode } from "../../net/account";
import type { Me } from "../../net/identity";
import { resetByMail, sendsMail } from "../../net/notifications";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { useHttpRequest } from "../hooks";
import { Form, Input } from "./form";

interface Props {
  readonly done: (me: Me) => void;
  /** The name of the guest that this browser would leave behind. */
  readonly guest?: string | null;
}

/** Name and password of an account, or a recovery code if the password is lost. */
export function LogInForm(props: Props) {
  const [lost, setLost] = useState(false);
  const words = recoveryText.logIn;
  return (
    <>
      {lost && <MailForm />}
      {lost ? <RecoverForm done={props.done} /> : <PasswordForm {...props} />}
      <button type="button" class="link-button" onClick={() => setLost(!lost)}>{lost ? words.back : words.lost}</button>
    </>
  );
}

/** Logs in with name and password. `guest`: the name of the guest who leaves with that; null for none. */
function PasswordForm({ done, guest = null }: Props) {
  const asking = useHttpRequest();
  return (
    <Form
      name="log-in"
      submit={text.account.menu.logIn}
      asking={asking}
      send={async (field) => done(await logIn(field("name"), field("password")))}
    >
      <Input name="name" label={accountText.account.logIn.name} maxLength={MAX_NAME_CHARS} autocomplete="username" />
      <Input name="password" type="password" label={accountText.account.logIn.password} autocomplete="current-password" />
      {guest !== null && <p class="quiet">{accountText.account.logIn.leaves(guest)}</p>}
    </Form>
  );
}

/** Has a link sent to the address of an account, where the service sends e-mail. */
function MailForm() {
  const [offered, setOffered] = useState(false);
  const asking = useHttpRequest();
  const words = recoveryText.mail;
  useEffect(() => void sendsMail().then(setOffered, () => undefined), []);
  return !offered ? null : (
    <Form name="reset-mail" submit={words.submit} asking={asking} done={words.done} send={(field) => resetByMail(field("name"))}>
      <p class="quiet">{words.about}</p>
      <Input name="name" label={recoveryText.recover.name} maxLength={MAX_NAME_CHARS} autocomplete="username" />
    </Form>
  );
}

/** Sets another password with a recovery code, and logs in. */
function RecoverForm({ done }: { done: (me: Me) => void }) {
  const asking = useHttpRequest();
  const words = recoveryText.recover;
  return (
    <Form
      name="recover"
      submit={words.submit}
      asking={asking}
      send={async (field) => done(await recoverByCode(field("name"), field("code"), field("password")))}
    >
      <p class="quiet">{words.about}</p>
      <Input name="name" label={words.name} maxLength={MAX_NAME_CHARS} autocomplete="username" />
      <Input name="code" label={words.code} maxLength={40} autocomplete="off" />
      <Input name="password" type="password" label={words.password} autocomplete="new-password" />
      <p class="quiet">{words.noCode}</p>
    </Form>
  );
}
