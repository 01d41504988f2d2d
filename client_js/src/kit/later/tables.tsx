/** A position as tables, for players who do not see the board. */
import type { ComponentChildren, Key } from "preact";

interface FrameProps {
  readonly title: string;
  /** The heads of the columns; null for none. */
  readonly heads: readonly ComponentChildren[];
  readonly isMap?: boolean;
  readonly children: ComponentChildren;
}

/** A table that scrolls by itself where it is wider than the page. */
function Frame({ title, heads, isMap = false, children }: FrameProps) {
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={title}>
      <table class={isMap ? "board-map" : ""}>
        <thead><tr>{heads.map((head, place) => (head === null ? <td key={place} /> : <th key={place} scope="col">{head}</th>))}</tr></thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface WideTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The cells of each row behind its key, the first of them its head. */
  readonly rows: readonly (readonly [key: Key, ...cells: ComponentChildren[]])[];
}

/** A list of things, with a row for each. */
export function WideTable({ title, heads, rows }: WideTableProps) {
  return (
    <Frame title={title} heads={heads}>
      {rows.map(([key, head, ...cells]) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, place) => <td key={place}>{cell}</td>)}
        </tr>
      ))}
    </Frame>
  );
}

export interface BoardMapProps {
  readonly title: string;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  columnName(column: number): ComponentChildren;
  rowName(row: number): ComponentChildren;
  /** What is on a cell, in words; empty for nothing, null where the board has no cell. */
  words(column: number, row: number): string | null;
}

/** A map of the board: a cell for each of its places. */
export function BoardMap({ title, columns, rows, columnName, rowName, words }: BoardMapProps) {
  return (
    <Frame title={title} heads={[null, ...columns.map(columnName)]} isMap>
      {rows.map((row) => (
        <tr key={row}>
          <th scope="row">{rowName(row)}</th>
          {columns.map((column) => (
            <td key={column} data-on-board={words(column, row) !== null}>
              {words(column, row) === "" ? <span class="quiet">·</span> : words(column, row)}
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}
