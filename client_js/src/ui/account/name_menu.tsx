import { useState } from "preact/hooks";
import { becomeGuest, logOut } from "../../net/identity";
import { text } from "../../text";
import { useHttpRequest } from "../http_request";
import { Avatar } from "../avatar";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";
import { Menu, MenuItem } from "../menu";
import { NameForm } from "../guest_name";
import { ACCOUNT } from "../router";
import { LogInForm, RegisterForm } from "./lazy_forms";

type Asked = "rename" | "register" | "log in" | "log out";

/** The user's name at the top of every page, with a menu. */
export function NameMenu() {
  const { me, navigate, leave } = useShell();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run } = useHttpRequest();
  const words = text.account.menu;
  const out = () => {
    if (me.registered) void run(() => logOut().then(() => leave(text.account.loggedOut)));
    else setAsked("log out");
  };
  return (
    <>
      <Menu
        label={text.name.you(me.name)}
        face={
          <>
            <Avatar id={me.identity} />
            <span class="name-words">{me.name}</span>
          </>
        }
      >
        <MenuItem name="account" choose={() => navigate(ACCOUNT)}>
          {words.account}
        </MenuItem>
        <MenuItem name="rename" choose={() => setAsked("rename")}>
          {words.rename}
        </MenuItem>
        {me.registered === false && (
          <>
            <MenuItem name="register" choose={() => setAsked("register")}>
              {words.register}
            </MenuItem>
            <MenuItem name="log-in" choose={() => setAsked("log in")}>
              {words.logIn}
            </MenuItem>
          </>
        )}
        <MenuItem name="log-out" choose={out}>
          {words.logOut}
        </MenuItem>
      </Menu>
      {asked && <Asked asked={asked} close={() => setAsked(null)} />}
    </>
  );
}

function Asked({ asked, close }: { asked: Asked; close: () => void }) {
  const { me, become, leave } = useShell();
  const { register, logIn, logOut: out, rename } = text.account;
  switch (asked) {
    case "rename":
      return (
        <Dialog title={text.name.change} close={close}>
          <NameForm
            initial={me.name}
            label={text.name.save}
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
        <Dialog title={out.button} close={close}>
          <LeaveQuestion close={close} leave={() => leave(text.account.loggedOut)} />
        </Dialog>
      );
  }
}

/** Logging out ends a guest for good, so it needs a confirmation. */
function LeaveQuestion({ close, leave }: { close: () => void; leave: () => void }) {
  const { busy, problem, run } = useHttpRequest();
  const words = text.account.logOut;
  return (
    <div class="question">
      <p>{words.guestQuestion}</p>
      {problem && <p role="alert">{problem}</p>}
      <div class="actions">
        <button class="button" onClick={close}>
          {words.no}
        </button>
        <button class="button danger" disabled={busy} onClick={() => void run(() => logOut().then(leave))}>
          {words.yes}
        </button>
      </div>
    </div>
  );
}
