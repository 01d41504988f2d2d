import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { siteName } from "../site";
import { WaitingLink } from "./attention";
import { Dialog } from "./dialog";
import { Silent, lazy } from "./lazy";
import { SiteLink, Menu, MenuItem } from "./controls";
import { Logo } from "./splash";
import { logOut } from "../net/identity";
import { useReportedRequest, useShell } from "./hooks";
import { Avatar } from "./avatar";
import { inboxOpen } from "../model/inbox";
import { useStore } from "../store";
import type { Asked } from "./account/dialogs";
import { ACCOUNT, DESK, MATCHES, profilePath } from "./router";

/** Whether a header was drawn before, and so another page was shown before this one. */
let isLater = false;

/** Moves the focus to what a page is about. A new page stays at its top, where its header is. */
function focusMain(options?: FocusOptions): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus(options);
}

/** The line at the top of every page; `children` is what the page adds. */
export function Header({ children }: { children?: ComponentChildren }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the fragment of the address may be the token of a link
    focusMain();
  };
  useEffect(() => {
    // the link or button that led here is gone, and the focus with it
    if (isLater && document.activeElement === document.body) focusMain({ preventScroll: true });
    isLater = true;
  }, []);
  return (
    <header class="header">
      <a class="skip-link" href="#main" onClick={skip}>{text.app.skip}</a>
      <SiteLink to="/" kind="home" label={`${siteName()}: ${text.app.home}`}>
        <Logo />
      </SiteLink>
      <div class="header-middle">{children}</div>
      <WaitingLink />
      <NameMenu />
      <SettingsButton />
    </header>
  );
}

/** A page of this content below the header. */
export function WithHeader({ children }: { children: ComponentChildren }) {
  return (
    <>
      <Header />
      <main id="main">{children}</main>
    </>
  );
}

const SettingsList = lazy(async () => (await import("./settings_list")).SettingsList, Silent);

/** Opens the player's own settings. */
function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="icon-button" aria-label={text.settings.title} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
          <circle cx="15" cy="7" r="2" />
          <circle cx="9" cy="17" r="2" />
        </svg>
      </button>
      {open && (
        <Dialog title={text.settings.title} close={() => setOpen(false)}>
          <SettingsList />
        </Dialog>
      )}
    </>
  );
}

const AccountDialog = lazy(async () => (await import("./account/dialogs")).AccountDialog, Silent);

/** The user's name at the top of every page, with a menu. */
function NameMenu() {
  const { client, me, navigate, leave } = useShell();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run } = useReportedRequest();
  const count = useStore(client.session.account.inbox).length;
  const words = text.account.menu;
  const places = [
    ["matches", MATCHES],
    ...(me.registered ? ([["profile", profilePath(me.name)]] as const) : []),
    ["account", ACCOUNT],
    ...(me.moderator ? ([["desk", DESK]] as const) : []),
  ] as const;
  const out = () => {
    if (me.registered) void run(() => logOut().then(() => leave(text.account.loggedOut)));
    else setAsked("log out");
  };
  return (
    <>
      <Menu
        label={count > 0 ? text.name.youWith(me.name, count) : text.name.you(me.name)}
        face={<Face count={count} />}
      >
        <MenuItem name="inbox" choose={() => inboxOpen.set(true)}>{words.inbox(count)}</MenuItem>
        {places.map(([name, path]) => (
          <MenuItem key={name} name={name} choose={() => navigate(path)}>{words[name]}</MenuItem>
        ))}
        <MenuItem name="rename" choose={() => setAsked("rename")}>{words.rename}</MenuItem>
        {me.registered === false && (
          <>
            <MenuItem name="register" choose={() => setAsked("register")}>{words.register}</MenuItem>
            <MenuItem name="log-in" choose={() => setAsked("log in")}>{words.logIn}</MenuItem>
          </>
        )}
        <MenuItem name="log-out" choose={out}>{words.logOut}</MenuItem>
      </Menu>
      {asked && <AccountDialog asked={asked} close={() => setAsked(null)} />}
    </>
  );
}

/** What the menu shows while it is closed. `count`: of what waits in the inbox. */
function Face({ count }: { count: number }) {
  const { me } = useShell();
  return (
    <>
      <Avatar id={me.identity} />
      <span class="name-words">{me.name}</span>
      {count > 0 && <span class="inbox-count">{count}</span>}
    </>
  );
}
