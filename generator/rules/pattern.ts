import { createRequire } from "node:module";
import type { checkSync as CheckSync } from "recheck";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";
import { shapeOf } from "./pattern_shape.ts";

/** A regular expression of the catalog, or why it is invalid. */
type CompiledPattern =
  | { readonly expression: RegExp; readonly problem?: undefined }
  | { readonly expression?: undefined; readonly problem: string };

/** Compiles a pattern as the package does. */
function compilePattern(pattern: string): CompiledPattern {
  try {
    return { expression: new RegExp(pattern, "u") };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.replace(/^.*: /su, "").toLowerCase() : String(error) };
  }
}

/** Reports a pattern that is not a valid regular expression, or one that cannot be shown to be fast on every text. */
export function checkPattern(pattern: string, at: Place): readonly UnlocatedDiagnostic[] {
  const { problem } = compilePattern(pattern);
  if (problem !== undefined) return [diagnosticAt("type/bad-pattern", placeIn(at, "pattern"), { pattern, problem })];
  const doubt = findDoubt(pattern);
  return doubt === undefined ? [] : [diagnosticAt("type/slow-pattern", placeIn(at, "pattern"), { pattern, doubt })];
}

/** The compiled pattern; undefined when it is invalid, or when a payload could perhaps stall it. */
export function usablePattern(pattern: string): RegExp | undefined {
  const { expression } = compilePattern(pattern);
  return expression !== undefined && findDoubt(pattern) === undefined ? expression : undefined;
}

/** Longer patterns take too long to analyze; nobody writes them by hand. */
const LONGEST_PATTERN = 300;

/** Milliseconds. What is still unknown then stays unknown; patterns that people write take less than one second. */
const LONGEST_ANALYSIS = 4000;

/** In how many ways a text may pass the optional parts and the alternatives of a pattern: each way may be tried. */
const MOST_WAYS = 256;

/** What has been found out about a pattern, which many values are checked against. */
const doubts = new Map<string, string | undefined>();

/** The same as `analyze`, once for each pattern. */
function findDoubt(pattern: string): string | undefined {
  if (!doubts.has(pattern)) doubts.set(pattern, analyze(pattern));
  return doubts.get(pattern);
}

/** Why it cannot be shown that the time of a match grows at most linearly with the text; undefined when it does. */
function analyze(pattern: string): string | undefined {
  // Plain text with classes has nothing to analyze, and the analysis takes a quarter of a second to load.
  if (!/[*+?{|]|\\[1-9k]/u.test(pattern)) return undefined;
  if (pattern.length > LONGEST_PATTERN) return `has more than ${LONGEST_PATTERN} characters, which is too long to analyze`;
  const { widened, failing, ways } = shapeOf(pattern);
  if (ways > MOST_WAYS) return `has optional parts and alternatives that a text can pass in up to ${ways} ways`;
  try {
    return findSlowness(widened) ?? (failing === widened ? undefined : findSlowness(failing));
  } catch {
    return "is nested too deep to analyze"; // The stack overflows.
  }
}

function findSlowness(pattern: string): string | undefined {
  // The library's main entry starts a worker thread; this is the same analysis without one.
  const { checkSync } = createRequire(import.meta.url)("recheck/lib/browser.js") as { checkSync: typeof CheckSync };
  const verdict = checkSync(pattern, "u", { checker: "automaton", timeout: LONGEST_ANALYSIS });
  switch (verdict.status) {
    case "safe":
      return undefined;
    case "vulnerable":
      return `may take ${verdict.complexity.summary} time`;
    case "unknown":
      return verdict.error.kind === "unsupported"
        ? `has a ${verdict.error.message}, which cannot be analyzed`
        : "is too complex to analyze";
  }
}
