import { useState } from "preact/hooks";
import { text as accountText } from "#text/platform/account";
import { text as recoveryText } from "#text/platform/recovery";
import { copyText, saveFile } from "../shared/copy_or_save";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";

/** Shows new recovery codes, once, to be printed, copied or saved. */
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
        <button class="button" onClick={() => print()}>
          {words.print}
        </button>
        <button class="button" onClick={copy}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </button>
        <button class="button" onClick={() => saveFile(new Blob([page], { type: "text/plain" }), "botyard-recovery-codes.txt")}>
          {words.save}
        </button>
        <button class="button primary" data-saved onClick={close}>
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}
