import { useEffect, useState } from "preact/hooks";
import { text as recoveryText } from "#text/platform/recovery";
import type { Me } from "../../net/identity";
import { findBan, ownerOfLink, recoverByLink } from "../../net/recovery";
import type { BanView } from "../../protocol/generated";
import { formatDateTime } from "../../text/times";
import { sentenceOf, useHttpRequest } from "../http_request";
import { Logo } from "../splash";
import { ACCOUNT } from "../router";
import { toAddress } from "../../site_path";
import { Form, Input } from "./form";

interface Props {
  readonly secret: string;
  readonly become: (me: Me) => void;
  readonly navigate: (path: string) => void;
}

/** The page of a reset link: another password, once. */
export function ResetPage({ secret, become, navigate }: Props) {
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
            <button class="button" onClick={() => navigate("/")}>
              {words.home}
            </button>
          </>
        )}
        {!problem && owner === null && <p role="status">{words.loading}</p>}
        {owner !== null && (
          <Form name="reset" submit={words.submit} asking={asking} send={(field) => reset(field("password"))}>
            <p>{words.about(owner)}</p>
            <input type="hidden" name="username" value={owner} autocomplete="username" />
            <Input name="password" type="password" label={words.password} autocomplete="new-password" />
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
          <button class="button primary" onClick={again}>
            {words.again}
          </button>
          <button class="button" onClick={() => navigate("/contact")}>
            {words.contact}
          </button>
          {known && (
            <button class="button" onClick={() => navigate(ACCOUNT)}>
              {words.account}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
