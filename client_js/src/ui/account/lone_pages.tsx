import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as recoveryText } from "#text/platform/recovery";
import { text as messagesText } from "#text/platform/messages";
import { recoverByLink } from "../../net/account";
import type { Me } from "../../net/identity";
import { followMailLink } from "../../net/notifications";
import { findBan, ownerOfLink } from "../../net/recovery";
import type { BanView } from "../../protocol/generated";
import { formatDateTime } from "../../text/times";
import { sentenceOf, useHttpRequest } from "../hooks";
import { Logo } from "../splash";
import { ACCOUNT } from "../router";
import { toAddress } from "../../site";
import { Form, Input } from "./form";

interface Props {
  readonly secret: string;
  readonly become: (me: Me) => void;
  readonly navigate: (path: string) => void;
}

/** The page of a link. Its secret is `confirm.TOKEN` or `stop.TOKEN` in a mail; all others are to set another password. */
export function ResetPage(props: Props) {
  const [what = "", ...token] = props.secret.split(".");
  return what === "confirm" || what === "stop" ? <MailPage what={what} token={token.join(".")} navigate={props.navigate} /> : <PasswordPage {...props} />;
}

/** The page of a link in a mail. It has a button, since mail programs open links by themselves but press no buttons. */
function MailPage({ what, token, navigate }: { what: "confirm" | "stop"; token: string; navigate: (path: string) => void }) {
  const [done, setDone] = useState(false);
  const asking = useHttpRequest();
  const words = messagesText.link;
  const follow = async () => {
    await followMailLink(what, token);
    setDone(true);
  };
  const ready = done ? () => navigate("/") : () => void asking.run(follow);
  return (
    <main id="main" class="splash">
      <div class="plate welcome">
        <Logo />
        <h1>{words[`${what}Title`]}</h1>
        <p role="status">{done ? words[`${what}Done`] : words[`${what}About`]}</p>
        {asking.problem && <p role="alert">{asking.problem}</p>}
        <button class="button primary" disabled={asking.busy} onClick={ready}>{done ? words.home : words[what]}</button>
      </div>
    </main>
  );
}

/** The page of a reset link: another password, once. */
function PasswordPage({ secret, become, navigate }: Props) {
  const [owner, setOwner] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useHttpRequest();
  const words = recoveryText.reset;
  useEffect(() => {
    setProblem(null);
    ownerOfLink(secret).then(setOwner, (error: Error) => setProblem(sentenceOf(error)));
  }, [secret]);
  const reset = async (password: string) => {
    const me = await recoverByLink(secret, password);
    history.replaceState(null, "", toAddress("/")); // the link is used
    navigate("/");
    become(me);
  };
  return (
    <main id="main" class="splash">
      <div class="plate welcome">
        <Logo />
        <h1>{words.title}</h1>
        {problem && (
          <>
            <p role="alert">{problem}</p>
            <button class="button" onClick={() => navigate("/")}>{words.home}</button>
          </>
        )}
        {!problem && owner === null && <p role="status">{words.loading}</p>}
        {owner !== null && (
          <Form name="reset" submit={recoveryText.recover.submit} asking={asking} send={(field) => reset(field("password"))}>
            <p>{words.about(owner)}</p>
            <input type="hidden" name="username" value={owner} autocomplete="username" />
            <Input name="password" type="password" label={recoveryText.recover.password} autocomplete="new-password" />
          </Form>
        )}
      </div>
    </main>
  );
}

interface BannedPageProps {
  /** Whether this browser still has an identity, whose data its owner may download and delete. */
  readonly known: boolean;
  readonly again: () => void;
  readonly navigate: (path: string) => void;
}

/** All that a banned visitor sees: until when and why, in the visitor's time zone. */
export function BannedPage({ known, again, navigate }: BannedPageProps) {
  const [ban, setBan] = useState<BanView | null>(null);
  const words = recoveryText.banned;
  useEffect(() => void findBan().then(setBan, () => undefined), []);
  return (
    <main id="main" class="splash" data-banned>
      <div class="plate welcome">
        <Logo />
        <h1>{words.title}</h1>
        <div role="status">
          {ban && <p>{ban.until === null ? words.over : words.until(formatDateTime(ban.until))}</p>}
          {ban?.why && <p>{words.why(ban.why)}</p>}
        </div>
        <p class="quiet">{words.about}</p>
        <div class="actions">
          <button class="button primary" onClick={again}>{text.app.retry}</button>
          <button class="button" onClick={() => navigate("/contact")}>{words.contact}</button>
          {known && (
            <button class="button" onClick={() => navigate(ACCOUNT)}>{words.account}</button>
          )}
        </div>
      </div>
    </main>
  );
}
