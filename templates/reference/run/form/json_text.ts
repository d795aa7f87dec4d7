import { indexLines, positionAt } from "../../../bin/json/positions.js";
import { scanJson } from "../../../bin/json/scan_json.js";
import { findStrictProblems } from "../../../bin/json/strict_json.js";
import type { JsonValue } from "../../../shared/json_values.js";

/** A text as JSON, or why it is none. */
export type ReadJson =
  | { readonly ok: true; readonly value: JsonValue; /** What readers treat differently. */ readonly warnings: readonly string[] }
  | { readonly ok: false; /** Where the text stops being JSON. */ readonly offset: number; readonly problem: string };

/** Reads a JSON text. A problem says line and column: `Line 2, column 5: expected a comma or }.` */
export function readJson(text: string): ReadJson {
  const fault = scanJson(text, {});
  const lines = indexLines(text, 1);
  const placed = (offset: number, message: string): string => {
    const { line, column } = positionAt(lines, offset);
    return `Line ${line}, column ${column}: ${message}.`;
  };
  if (fault !== undefined) return { ok: false, offset: fault.offset, problem: placed(fault.offset, fault.message) };
  try {
    const value = JSON.parse(text) as JsonValue;
    return { ok: true, value, warnings: findStrictProblems(text).map(({ range, message }) => placed(range.start, message)) };
  } catch {
    // Only a text that is nested deeper than the browser can read comes here.
    return { ok: false, offset: 0, problem: "The text is nested too deep." };
  }
}

/** A value as a text to edit. */
export function printJson(value: JsonValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value, undefined, 2);
}
