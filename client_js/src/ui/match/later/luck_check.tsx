import { matchPartOf } from "../../../games/registry";
import { checkLuck } from "../../../net/luck_check";
import { useStore } from "../../../store";
import { text as matchText } from "#text/match/match";
import { useShell } from "../../hooks";

/** Whether the luck of the finished match fits what everyone had committed to. */
export function LuckCheckLine() {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const check = model && checkLuck(model, client.seedShares);
  if (!check) return null;
  if (check.faults.length > 0) {
    const words: Readonly<Record<string, string>> = { ...matchText.luck.faults, ...matchPartOf(model.room.game)?.deal?.faultWords };
    return (
      <p class="luck-check failed" role="alert">
        {matchText.luck.failed} {check.faults.map((fault) => words[fault] ?? fault).join(" ")}
      </p>
    );
  }
  return (
    <p class="luck-check" data-shares={check.shares} data-own={check.own}>
      {check.shares > 0 ? `✓ ${matchText.luck.checked} ${matchText.luck.details(check.shares, check.own)}` : matchText.luck.checkedAlone}
    </p>
  );
}
