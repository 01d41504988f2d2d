import { useEffect, useState } from "preact/hooks";
import type { Me } from "../../net/identity";
import { ownerOfLink, recoverByLink } from "../../net/recovery";
import { text as recoveryText } from "#text/platform/recovery";
import { sentenceOf, useHttpRequest } from "../http_request";
import { Logo } from "../logo";
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
    history.replaceState(null, "", "/"); // the link is used
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
