import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { logOut } from "../../net/identity";
import { useReportedRequest } from "../http_request";
import { Avatar } from "../avatar";
import { useShell } from "../hooks";
import { inboxOpen } from "../../model/inbox";
import { useStore } from "../../store";
import { Silent, lazy } from "../lazy";
import { Menu, MenuItem } from "../menu";
import type { Asked } from "./dialogs";
import { ACCOUNT, DESK, MATCHES, profilePath } from "../router";

const AccountDialog = lazy(async () => (await import("./dialogs")).AccountDialog, Silent);

/** The user's name at the top of every page, with a menu. */
export function NameMenu() {
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
        <MenuItem name="inbox" choose={() => inboxOpen.set(true)}>
          {words.inbox(count)}
        </MenuItem>
        {places.map(([name, path]) => (
          <MenuItem key={name} name={name} choose={() => navigate(path)}>
            {words[name]}
          </MenuItem>
        ))}
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
