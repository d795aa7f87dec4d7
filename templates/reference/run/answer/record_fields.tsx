import type { VNode } from "preact";
import { isObject } from "../../../shared/json_values.js";
import { CellValue } from "./records_table.js";

/** One record: a row for each field. */
export function RecordFields({ record }: { readonly record: unknown }): VNode {
  const fields = isObject(record) ? Object.entries(record) : [["value", record] as const];
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label="Record">
      <table class="record-fields">
        <tbody>
          {fields.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <CellValue value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
