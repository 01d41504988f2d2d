import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as accountText } from "#text/platform/account";
import { text as recoveryText } from "#text/platform/recovery";
import { register } from "../../net/account";
import { makeRecoveryCodes } from "../../net/recovery";
import { MAX_NAME_CHARS } from "../../protocol/generated";
import { useShell, useHttpRequest } from "../hooks";
import { Form, Input } from "./form";
import { newCodes } from "./new_codes";
import { copyText, saveFile } from "../shared/copy_or_save";
import { Dialog } from "../dialog";

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

/** Shows new recovery codes, once, to be printed, copied or saved: it is here, so that it is there once there are codes. */
export function CodesDialog({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const { name } = useShell().me;
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = recoveryText.codes;
  const title = words.made.account(name);
  const page = [title, "", ...codes, ""].join("\n");
  const copy = async () => ((await copyText(page)) ? setCopied(true) : setProblem(accountText.copyRefused));
  return (
    <Dialog title={words.made.title} close={close}>
      <p>{words.about}</p>
      <p class="quiet">{words.made.about}</p>
      <div class="recovery-sheet">
        <p class="recovery-owner">{title}</p>
        <ol class="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div class="actions">
        <button class="button" onClick={() => print()}>{words.print}</button>
        <button class="button" onClick={copy}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </button>
        <button class="button" onClick={() => saveFile(new Blob([page], { type: "text/plain" }), "botyard-recovery-codes.txt")}>
          {words.save}
        </button>
        <button class="button primary" data-saved onClick={close}>{words.done}</button>
      </div>
    </Dialog>
  );
}
