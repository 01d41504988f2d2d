/** Friends, requests to be friends, recent opponents and blocked people: a part of the account page. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/people";
import { befriend, block, endFriendship, people, unblock } from "../net/people";
import type { People, Person } from "../protocol/generated";
import { useStore } from "../store";
import { Avatar } from "./avatar";
import { UserSearch, includesPerson } from "./user_search";
import { useReportError, useShell } from "./hooks";
import { profilePath } from "./router";
import { SiteLink } from "./controls";

interface Action {
  /** The name of its label, and of the label with the person's name, which assistive technology reads. */
  readonly word: keyof typeof text.people.actions;
  readonly act: (person: Person) => Promise<People>;
}

const BEFRIEND: Action = { word: "befriend", act: befriend };
const ACCEPT: Action = { word: "accept", act: befriend };
const TURN_DOWN: Action = { word: "turnDown", act: endFriendship };
const TAKE_BACK: Action = { word: "takeBack", act: endFriendship };
const REMOVE: Action = { word: "remove", act: endFriendship };
const BLOCK: Action = { word: "block", act: block };
const UNBLOCK: Action = { word: "unblock", act: unblock };

/** Friends, requests and blocks, with a search by name. */
export function PeopleSection() {
  const { client } = useShell();
  const tell = useReportError();
  const [known, setKnown] = useState<People | null>(null);
  const items = useStore(client.session.account.inbox); // a request may come while the list is shown
  const show = (reading: Promise<People>) =>
    void reading.then(setKnown, tell);
  useEffect(() => show(people()), [items]);
  const run: Run = ({ act }, person) => {
    show(act(person));
  };
  return (
    <section class="plate people" aria-labelledby="people-title">
      <h2 id="people-title">{text.people.title}</h2>
      {!known && <p class="quiet">{text.people.loading}</p>}
      <UserSearch label={text.people.actions.befriend} act={(whom) => befriend(whom).then(setKnown)} />
      {known && <Circles known={known} run={run} />}
    </section>
  );
}

type Run = (action: Action, person: Person) => void;

/** The lists of people by what they are to the user. */
function Circles({ known, run }: { known: People; run: Run }) {
  const strangers = known.recent.filter((one) => !includesPerson(known.friends, one) && !includesPerson(known.asked, one));
  const circles = [
    { title: text.people.askedBy, people: known.asked_by, actions: [ACCEPT, TURN_DOWN, BLOCK] },
    { title: text.people.friends, people: known.friends, actions: [REMOVE, BLOCK], linked: true },
    { title: text.people.asked, people: known.asked, actions: [TAKE_BACK] },
    { title: text.people.recent, people: strangers, actions: [BEFRIEND, BLOCK] },
    { title: text.people.blocked, people: known.blocked, actions: [UNBLOCK] },
  ].filter((circle) => circle.people.length > 0);
  if (circles.length === 0) return <p class="quiet">{text.people.none}</p>;
  return (
    <>
      {circles.map((circle) => (
        <Circle key={circle.title} {...circle} run={run} />
      ))}
    </>
  );
}

interface CircleProps {
  readonly title: string;
  readonly people: readonly Person[];
  readonly actions: readonly Action[];
  /** Whether the names lead to the profiles. */
  readonly linked?: boolean;
  readonly run: Run;
}

/** A list of people with what can be done with each. */
function Circle({ title, people: them, actions: offered, linked = false, run }: CircleProps) {
  return (
    <div class="circle">
      <h3>{title}</h3>
      <ul>
        {them.map((person) => (
          <li key={person.identity} data-person={person.identity}>
            <Avatar id={person.identity} />
            {linked ? (
              <SiteLink kind="person-name" to={profilePath(person.identity)}>{person.name}</SiteLink>
            ) : (
              <span class="person-name">{person.name}</span>
            )}
            {offered.map((action) => (
              <button
                key={action.word}
                class="button small"
                aria-label={text.people[action.word](person.name)}
                onClick={() => run(action, person)}
              >
                {text.people.actions[action.word]}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
