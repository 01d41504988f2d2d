/** The names that no user may take. */
import { useEffect, useState } from "preact/hooks";
import { text as deskText } from "#text/platform/desk";
import { listReservedNames, releaseName, reserveName } from "../../net/desk";
import type { ReservedNamesList } from "../../protocol/generated";
import { MAX_NAME_CHARS, MAX_REASON_CHARS } from "../../protocol/generated";
import { Form, Input } from "../account/form";
import { useDeskRequest } from "./access";

/** The names that no user may take: looked up, added and removed. */
export function NamesPart() {
  const [names, setNames] = useState<ReservedNamesList | null>(null);
  const asking = useDeskRequest();
  const words = deskText.names;
  useEffect(() => void asking.run(async () => setNames(await listReservedNames())), []);
  if (!names) return <p>{asking.problem ?? deskText.loading}</p>;
  const release = (name: string) => void asking.run(async () => setNames(await releaseName(name, words.release)));
  return (
    <section class="plate" aria-label={deskText.parts.names}>
      <p class="quiet">{words.about}</p>
      {names.added.length === 0 && <p>{words.none}</p>}
      <ul class="desk-list">
        {names.added.map((name) => (
          <li key={name} class="desk-row" data-name={name}>
            <strong>{name}</strong>
            <button class="button" disabled={asking.busy} aria-label={words.releaseOne(name)} onClick={() => release(name)}>
              {words.release}
            </button>
          </li>
        ))}
      </ul>
      {names.fixed.length > 0 && <p class="quiet">{words.fixed(names.fixed)}</p>}
      <Form
        name="reserve"
        submit={words.submit}
        asking={asking}
        send={async (field) => setNames(await reserveName(field("name").trim(), field("why").trim()))}
      >
        <Input name="name" label={words.name} maxLength={MAX_NAME_CHARS} autocomplete="off" />
        <Input name="why" label={deskText.measures.why} maxLength={MAX_REASON_CHARS} autocomplete="off" />
      </Form>
    </section>
  );
}
