import { countOf } from "../../shared/count.js";
import type { Report } from "../check/located_issue.js";
import { safeLine } from "../../shared/safe_text.js";

/** The result of a run in one sentence, and what a reader has to know about it. */
export function summaryLines({ summary, vanished }: Report): readonly string[] {
  const { files, values, errors, warnings, known, hidden } = summary;
  const found =
    errors + warnings === 0
      ? "no findings"
      : [countOf(errors, "error"), ...(warnings === 0 ? [] : [countOf(warnings, "warning")])].join(", ");
  return [
    ...vanished.map(
      (gone) =>
        `gone from the baseline: ${safeLine(gone.file)} ${safeLine(gone.code)} ${safeLine(gone.pointer)}${gone.count > 1 ? ` (${gone.count} times)` : ""}`,
    ),
    `${found} in ${countOf(values, "value")} of ${countOf(files, "file")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    ...(hidden === 0 ? [] : [`${countOf(hidden, "more finding")} not shown; --max-issues shows more`]),
  ];
}
