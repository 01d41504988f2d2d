/** Who may see the profile of the account: a part of the account page. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/history";
import { call } from "../../net/api";
import type { ProfileReaders, ProfileSettings } from "../../protocol/generated";
import { useHttpRequest } from "../http_request";
import { useShell } from "../hooks";
import { profilePath } from "../router";
import { Labelled } from "../shared/fields";
import { SiteLink } from "../controls";

const READERS: readonly ProfileReaders[] = ["all", "friends", "me"];
const PATH = "/me/profile";

export function ProfileSection() {
  const { me } = useShell();
  const [readers, setReaders] = useState<ProfileReaders | null>(null);
  const asking = useHttpRequest();
  const words = text.readers;
  useEffect(() => void asking.run(async () => setReaders((await call<ProfileSettings>("GET", PATH)).readers ?? "all")), []);
  const choose = (one: ProfileReaders) =>
    void asking.run(async () => {
      await call("PUT", PATH, { readers: one });
      setReaders(one);
    });
  return (
    <section class="plate" aria-labelledby="profile-title" data-readers={readers}>
      <h2 id="profile-title">{words.title}</h2>
      <fieldset>
        <legend>{words.who}</legend>
        {READERS.map((one) => (
          <Labelled
            key={one}
            name="profile-readers"
            value={one}
            label={words[one]}
            about={words.about[one]}
            checked={readers === one}
            disabled={readers === null}
            choose={() => choose(one)}
          />
        ))}
      </fieldset>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      <div class="actions">
        <SiteLink kind="button" to={profilePath(me.name)}>
          {words.look}
        </SiteLink>
      </div>
    </section>
  );
}
