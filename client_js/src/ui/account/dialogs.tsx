/** The dialogs that the menu of the user's name opens. */
import { text as accountText } from "#text/platform/account";
import { text } from "#text/platform/first";
import { text as entryText } from "#text/platform/entry";
import { becomeGuest, logOut } from "../../net/identity";
import { Dialog } from "../dialog";
import { NameForm } from "../guest_name";
import { useShell, useHttpRequest } from "../hooks";
import { LogInForm } from "./log_in";
import { RegisterForm } from "./register";

/** What a dialog is about. */
export type Asked = "rename" | "register" | "log in" | "log out";

/** The dialog about one thing: another name, an account, another session, or leaving. */
export function AccountDialog({ asked, close }: { asked: Asked; close: () => void }) {
  const { me, become, leave } = useShell();
  const { register, rename } = accountText.account;
  const { logIn } = entryText.account;
  switch (asked) {
    case "rename":
      return (
        <Dialog title={text.account.menu.rename} close={close}>
          <NameForm
            initial={me.name}
            label={entryText.name.save}
            submit={async (name) => {
              become(await becomeGuest(name));
              close();
            }}
          />
          <p class="quiet">{rename.about}</p>
        </Dialog>
      );
    case "register":
      return (
        <Dialog title={register.title} close={close}>
          <RegisterForm done={close} />
        </Dialog>
      );
    case "log in":
      return (
        <Dialog title={logIn.title} close={close}>
          <LogInForm
            guest={me.name}
            done={(account) => {
              become(account);
              close();
            }}
          />
        </Dialog>
      );
    case "log out":
      return (
        <Dialog title={text.account.menu.logOut} close={close}>
          <LeaveQuestion close={close} leave={() => leave(text.account.guestLeft)} />
        </Dialog>
      );
  }
}

/** Asks before a guest logs out, which ends the guest for good. */
function LeaveQuestion({ close, leave }: { close: () => void; leave: () => void }) {
  const { busy, problem, run } = useHttpRequest();
  const words = accountText.account.logOut;
  return (
    <div class="question">
      <p>{words.guestQuestion}</p>
      {problem && <p role="alert">{problem}</p>}
      <div class="actions">
        <button class="button" onClick={close}>{words.no}</button>
        <button class="button danger" disabled={busy} onClick={() => void run(() => logOut().then(leave))}>
          {words.yes}
        </button>
      </div>
    </div>
  );
}
