import { createRequire } from "node:module";
import type { checkSync as CheckSync } from "recheck";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";

/** A regular expression of the catalog, or why it is invalid. */
type CompiledPattern =
  { readonly expression: RegExp; readonly problem?: undefined } | { readonly expression?: undefined; readonly problem: string };

/** Compiles a pattern as the package does. */
function compilePattern(pattern: string): CompiledPattern {
  try {
    return { expression: new RegExp(pattern, "u") };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.replace(/^.*: /su, "").toLowerCase() : String(error) };
  }
}

/** Reports a pattern that is not a valid regular expression, or one with which a payload could stall a validator. */
export function checkPattern(pattern: string, at: Place): readonly UnlocatedDiagnostic[] {
  const { problem } = compilePattern(pattern);
  if (problem !== undefined) return [diagnosticAt("type/bad-pattern", placeIn(at, "pattern"), { pattern, problem })];
  const complexity = findComplexity(pattern);
  return complexity === undefined ? [] : [diagnosticAt("type/slow-pattern", placeIn(at, "pattern"), { pattern, complexity })];
}

/** The compiled pattern; undefined when it is invalid or could be stalled. */
export function usablePattern(pattern: string): RegExp | undefined {
  const { expression } = compilePattern(pattern);
  return expression !== undefined && findComplexity(pattern) === undefined ? expression : undefined;
}

/** Longer patterns are not analyzed; nobody writes them by hand. */
const LONGEST_PATTERN = 300;

/** The time that a pattern takes on the worst texts, if it is provably more than linear. */
function findComplexity(pattern: string): string | undefined {
  // Without unbounded repetition there is nothing to analyze, and the analysis takes a quarter of a second to load.
  if (!/[*+]|\{\d+,\}/u.test(pattern) || pattern.length > LONGEST_PATTERN) return undefined;
  // The library's main entry starts a worker thread; this is the same analysis without one.
  const { checkSync } = createRequire(import.meta.url)("recheck/lib/browser.js") as { checkSync: typeof CheckSync };
  try {
    const verdict = checkSync(lowerCounts(pattern), "u", { checker: "automaton", timeout: null });
    return verdict.status === "vulnerable" ? verdict.complexity.summary : undefined;
  } catch {
    return undefined; // It overflows the stack on patterns that are nested very deep.
  }
}

/** `{1,64}` as `{1,2}`: two repetitions behave like many, and the analysis grows with the square of each count. */
function lowerCounts(pattern: string): string {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}/gsu, (whole, least?: string, most?: string) => {
    if (least === undefined) return whole;
    const low = Math.min(Number(least), 2);
    if (most === undefined) return `{${low}}`;
    return most === "" ? `{${low},}` : `{${low},${Math.max(low, Math.min(Number(most), 2))}}`;
  });
}
