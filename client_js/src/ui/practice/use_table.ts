import { useEffect, useMemo } from "preact/hooks";
import { useShell } from "../hooks";
import { PracticeTable } from "./table";
import type { PracticeStart } from "./table";

/** A practice that begins anew whenever `key` changes. */
export function useTable(start: PracticeStart, key: string, you: string | null, token = ""): PracticeTable {
  const { speed } = useShell();
  const table = useMemo(() => new PracticeTable(start, speed, you, token), [key]);
  useEffect(() => {
    void table.begin();
    return () => table.end();
  }, [table]);
  return table;
}
