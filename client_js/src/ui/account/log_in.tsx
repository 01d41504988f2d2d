import type { Me } from "../../net/identity";
import { logIn } from "../../net/identity";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { accountText } from "../../text/account";
import { useHttpRequest } from "../http_request";
import { Form, Input } from "./form";

/** Name and password of an account. `guest`: the name of the guest that this browser would leave behind. */
export function LogInForm({ done, guest = null }: { done: (me: Me) => void; guest?: string | null }) {
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
