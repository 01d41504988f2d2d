/** The password, asked for again before what needs it. */
import { useState } from "preact/hooks";
import { text as accountText } from "#text/platform/account";
import { confirmPassword } from "../../net/account";
import { Refusal } from "../../net/api";
import { Dialog } from "../dialog";
import { useHttpRequest } from "../hooks";
import { Form, Input } from "./form";

/** Asks for the password where the service wants to see it again. */
interface PasswordConfirmation {
  /** Does `action`. If the service asks for the password first, does it once the password was given. */
  run(action: () => Promise<void>): Promise<void>;
  /** The question, while there is one. */
  readonly dialog: preact.JSX.Element | null;
}

/** Runs actions that may need the password again: the dialog then asks for it and repeats the action. */
export function usePasswordConfirmation(): PasswordConfirmation {
  const [action, setAction] = useState<(() => Promise<void>) | null>(null);
  const run = async (wanted: () => Promise<void>) => {
    try {
      await wanted();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "password_needed") throw error;
      setAction(() => wanted);
    }
  };
  return { run, dialog: action && <ConfirmDialog action={action} close={() => setAction(null)} /> };
}

/** Asks for the password again, then does what was wanted. */
function ConfirmDialog({ action, close }: { action: () => Promise<void>; close: () => void }) {
  const asking = useHttpRequest();
  const words = accountText.account.confirm;
  return (
    <Dialog title={words.title} close={close}>
      <Form
        name="confirm"
        submit={words.submit}
        asking={asking}
        send={async (field) => {
          await confirmPassword(field("password"));
          await action();
          close();
        }}
      >
        <p class="quiet">{words.about}</p>
        <Input name="password" type="password" label={words.password} autocomplete="current-password" />
      </Form>
    </Dialog>
  );
}
