/** Parts of the page of a match that are loaded when they are first shown. */
import { Silent, lazy } from "../../ui/lazy";
import type { BoardTableProps } from "../api";
import type { View } from "./generated";

const LoadedTable = lazy(async () => (await import("./board_table")).BoardTable, Silent);

/** The board as tables. */
export function BoardTable(props: BoardTableProps<View>) {
  return <LoadedTable {...props} />;
}
