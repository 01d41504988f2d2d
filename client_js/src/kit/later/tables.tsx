/** A position as tables, for players who do not see the board. */
import type { ComponentChildren, Key } from "preact";

interface WideTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The cells of each row by its key, the first of them its head. */
  readonly rows: readonly (readonly [key: Key, ...cells: ComponentChildren[]])[];
}

/** A table that scrolls by itself where it is wider than the page. */
export function WideTable({ title, heads, rows }: WideTableProps) {
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, head, ...cells]) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoardMapProps {
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
    <div class="wide-table" tabIndex={0} role="region" aria-label={title}>
      <table class="board-map">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row)}</th>
              {columns.map((column) => {
                const found = words(column, row);
                return (
                  <td key={column} data-on-board={found !== null}>
                    {found ?? ""}
                    {found === "" && <span class="quiet">·</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
