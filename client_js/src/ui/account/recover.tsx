import type { Me } from "../../net/identity";
import { recoverByCode } from "../../net/recovery";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { text as recoveryText } from "#text/platform/recovery";
import { useHttpRequest } from "../http_request";
import { Form, Input } from "./form";

/** Sets another password with a recovery code, and logs in. */
export function RecoverForm({ done }: { done: (me: Me) => void }) {
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
