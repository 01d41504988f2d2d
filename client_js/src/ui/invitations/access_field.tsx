/** The field for who may take a seat in a new room. */
import type { Access } from "../../protocol/generated";
import { text } from "#text/platform/first";
import { Labelled } from "../shared/fields";

interface Props {
  readonly access: Access;
  readonly change: (access: Access) => void;
}

export function AccessField({ access, change }: Props) {
  return (
    <Labelled
      type="checkbox"
      name="by-invitation"
      value="invited"
      label={text.invitations.onlyInvited}
      about={text.invitations.onlyInvitedAbout}
      checked={access === "invited"}
      choose={(checked) => change(checked ? "invited" : "open")}
    />
  );
}
