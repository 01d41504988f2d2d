import { text } from "#text/platform/first";
import { text as accountText } from "#text/platform/account";
import { register } from "../../net/account";
import { makeRecoveryCodes } from "../../net/recovery";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { useShell } from "../hooks";
import { useHttpRequest } from "../http_request";
import { Form, Input } from "./form";
import { newCodes } from "./new_codes";

export { CodesDialog } from "./codes_dialog"; // it is there once there are codes

/** Gives the guest an account; `done` is called once there is one. */
export function RegisterForm({ done }: { done: () => void }) {
  const { me, become } = useShell();
  const asking = useHttpRequest();
  return (
    <Form
      name="register"
      submit={text.account.menu.register}
      asking={asking}
      send={async (field) => {
        const account = await register(field("name"), field("password"));
        become(account);
        await makeRecoveryCodes().then(
          (codes) => newCodes.set({ identity: account.identity, codes }),
          (error: unknown) => console.warn("There are no recovery codes yet.", error), // the account page makes some
        );
        done();
      }}
    >
      <p class="quiet">{accountText.account.register.about}</p>
      <Input
        name="name"
        label={accountText.account.register.name}
        value={me.name}
        maxLength={MAX_NAME_CHARS}
        autocomplete="username"
      />
      <Input name="password" type="password" label={accountText.account.register.password} autocomplete="new-password" />
    </Form>
  );
}
