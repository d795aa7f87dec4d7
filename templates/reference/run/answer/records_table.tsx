import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { cellText, chooseColumns, shortText, valueIn } from "./columns.js";

/** Longer values are folded. */
const LONGEST = 48;

/** Records as a table that scrolls inside its own block. Long values can be unfolded. */
export function RecordsTable({ records, identity }: { readonly records: readonly unknown[]; readonly identity: readonly string[] }): VNode {
  const [isWhole, setWhole] = useState(false);
  if (records.length === 0) return <p class="note">No records. The filters match nothing, or this is the end.</p>;
  const { shown, all } = chooseColumns(records, identity);
  const columns = isWhole ? all : shown;
  return (
    <>
      <div class="scroller" tabIndex={0} role="region" aria-label="Records">
        <table>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.title}>
                    <CellValue value={valueIn(record, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all.length > shown.length ? (
        <button type="button" class="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show ${shown.length} columns` : `Show all ${all.length} columns`}
        </button>
      ) : null}
    </>
  );
}

/** A value in a cell: its whole text, or its beginning with the whole text behind it. */
export function CellValue({ value }: { readonly value: unknown }): VNode {
  const text = cellText(value);
  const short = shortText(text, LONGEST);
  const look = value === null || value === undefined ? "none" : typeof value;
  if (short === text) return <span class={`value ${look}`}>{text}</span>;
  return (
    <details class={`value ${look}`}>
      <summary>{short}</summary>
      {typeof value === "object" ? <pre>{JSON.stringify(value, undefined, 2)}</pre> : <p>{text}</p>}
    </details>
  );
}
