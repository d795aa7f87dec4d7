import { countOf } from "../../templates/shared/count.ts";
import { createDiagnostic, type Diagnostic } from "./diagnostic.ts";

/** Somebody who sees so many messages fixes these first, and a terminal keeps no more. */
export const MOST_SHOWN = 100;

/** How many codes the last message counts. */
const MOST_CODES = 5;

/**
 * The diagnostics that are printed, in their order: the first hundred, errors before warnings, and one that counts the others by their
 * code. It stands where the first of them would. What a run says and how it ends does not depend on it.
 */
export function shownDiagnostics(all: readonly Diagnostic[]): readonly Diagnostic[] {
  if (all.length <= MOST_SHOWN) return all;
  const ofSeverity = (wanted: Diagnostic["severity"]): readonly Diagnostic[] => all.filter(({ severity }) => severity === wanted);
  const chosen = new Set([...ofSeverity("error"), ...ofSeverity("warning")].slice(0, MOST_SHOWN));
  const others = all.filter((one) => !chosen.has(one));
  return [...all.filter((one) => chosen.has(one)), ...countOthers(others)];
}

function countOthers(others: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = others;
  if (first === undefined) return [];
  const file = { path: first.file, starts: [0] };
  const counted = { count: countOf(others.length, "more message"), codes: countCodes(others) };
  const { line, column, endLine, endColumn } = first;
  const severity = others.some((one) => one.severity === "error") ? "error" : "warning";
  return [{ ...createDiagnostic("output/left-out", counted, file, { start: 0, end: 0 }), line, column, endLine, endColumn, severity }];
}

/** "300 of `ref/unknown`, 20 of others" */
function countCodes(others: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of others) counts.set(code, (counts.get(code) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const rest = sorted.slice(MOST_CODES).reduce((sum, [, count]) => sum + count, 0);
  const parts = sorted.slice(0, MOST_CODES).map(([code, count]) => `${count} of ${code}`);
  return [...parts, ...(rest === 0 ? [] : [`${rest} of others`])].join(", ");
}
