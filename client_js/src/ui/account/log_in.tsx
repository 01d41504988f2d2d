import { useState } from "preact/hooks";
import type { Me } from "../../net/identity";
import { logIn } from "../../net/identity";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { text as accountText } from "#text/platform/account";
import { text as recoveryText } from "#text/platform/recovery";
import { useHttpRequest } from "../http_request";
import { Form, Input } from "./form";
import { RecoverForm } from "./recover";

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
      {lost ? <RecoverForm done={props.done} /> : <PasswordForm {...props} />}
      <button type="button" class="link-button" onClick={() => setLost(!lost)}>
        {lost ? words.back : words.lost}
      </button>
    </>
  );
}

function PasswordForm({ done, guest = null }: Props) {
  const asking = useHttpRequest();
  return (
    <Form
      name="log-in"
      submit={accountText.account.logIn.submit}
      asking={asking}
      send={async (field) => done(await logIn(field("name"), field("password")))}
    >
      <Input name="name" label={accountText.account.logIn.name} maxLength={MAX_NAME_CHARS} autocomplete="username" />
      <Input name="password" type="password" label={accountText.account.logIn.password} autocomplete="current-password" />
      {guest !== null && <p class="quiet">{accountText.account.logIn.leaves(guest)}</p>}
    </Form>
  );
}
