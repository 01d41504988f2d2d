/** A search for a registered person by name, with a button for what to do about them. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/people";
import { type Whom, findPerson } from "../net/people";
import { MAX_NAME_CHARS } from "../protocol/generated";
import { useReportedRequest } from "./hooks";

interface Props {
  /** The label of the button. */
  readonly label: string;
  readonly act: (whom: Whom) => Promise<unknown>;
}

/** Finds a user by name, then does something with them. */
export function UserSearch({ label, act }: Props) {
  const { busy, run } = useReportedRequest();
  const [name, setName] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await act(await findPerson(name.trim()));
      setName("");
    });
  };
  return (
    <form class="user-search" onSubmit={submit}>
      <label>
        {text.people.find}
        <input
          name="person"
          value={name}
          maxLength={MAX_NAME_CHARS}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="button" disabled={busy || name.trim() === ""}>{label}</button>
    </form>
  );
}

/** Whether a person is one of `people`. */
export function includesPerson(people: readonly Whom[], { identity }: Whom): boolean {
  return people.some((one) => one.identity === identity);
}
