import { type UnlocatedDiagnostic, type Place, diagnosticAt, placeIn } from "#generator/read";
import { createRequire } from "node:module";
import type { checkSync as CheckSync } from "recheck";

const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|./gsu;

/** A character that no text has. */
const ABSENT = "\\u{10FFFF}";

/** How many characters may be counted exactly: the pattern without `^` looks at so many of them from each place of the text. */
const MOST_COUNTED = 256;

const REPETITION = /^(?:\{(?<least>\d+)(?:(?<comma>,)(?<most>\d*))?\}|[*+?])\??$/u;

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

/** Milliseconds. An analysis that takes longer has no result; patterns that people write take less than one second. */
const LONGEST_ANALYSIS = 4000;

/** In how many ways a text may pass the optional parts and the alternatives of a pattern: each way may be tried. */
const MOST_WAYS = 256;

const doubts = new Map<string, string | undefined>();

/** The result of `analyze`, which runs once for each pattern: many values are checked against one. */
function findDoubt(pattern: string): string | undefined {
  if (!doubts.has(pattern)) doubts.set(pattern, analyze(pattern));
  return doubts.get(pattern);
}

/** Why it cannot be shown that the time of a match grows at most linearly with the text; undefined when it does. */
function analyze(pattern: string): string | undefined {
  if (!/[*+?{|]|\\[1-9k]/u.test(pattern)) return undefined;
  if (pattern.length > LONGEST_PATTERN) return `has more than ${LONGEST_PATTERN} characters, which is too long to analyze`;
  const { widened, failing, ways } = shapeOf(pattern);
  if (ways > MOST_WAYS) return `has optional parts and alternatives that a text can pass in up to ${ways} ways`;
  if (hasOneLoopAtMost(pattern)) return undefined;
  try {
    return findSlowness(widened) ?? (failing === widened ? undefined : findSlowness(failing));
  } catch {
    return "is nested too deep to analyze"; // The stack overflows.
  }
}

/** Whether only optional parts let a text pass in several ways, as in most patterns. The analysis takes a quarter of a second to load. */
function hasOneLoopAtMost(pattern: string): boolean {
  const tokens: readonly string[] = pattern.match(TOKEN) ?? [];
  if (tokens.some((token) => /^\(\?<?[=!]|^\\[1-9k]/u.test(token))) return false;
  const loops = tokens.flatMap((token, index) => (/^(?:[*+]|\{)/u.test(token) ? [tokens[index - 1]] : []));
  return loops.length === 0 || (loops.length === 1 && loops[0] !== ")" && tokens[0] === "^" && !tokens.includes("|"));
}

function findSlowness(pattern: string): string | undefined {
  // The library's main entry starts a worker thread; this is the same analysis without one.
  const { checkSync } = createRequire(import.meta.url)("recheck/lib/browser.js") as { checkSync: typeof CheckSync };
  const verdict = checkSync(pattern, "u", { checker: "automaton", timeout: LONGEST_ANALYSIS });
  if (verdict.status === "safe") return undefined;
  if (verdict.status === "vulnerable") return `may take ${verdict.complexity.summary} time`;
  return verdict.error.kind === "unsupported" ? `has a ${verdict.error.message}, which cannot be analyzed` : "is too complex to analyze";
}

/**
 * The repetitions and choices of a pattern, as far as its analysis needs them. Patterns are compiled with the `u` flag, so every
 * brace outside a class is a part of a repetition or of an escape.
 */
interface PatternShape {
  /** The pattern with unbounded repetitions in place of bounded ones: `(?:a|aa){1,50}` is as slow as `(?:a|aa)+` in practice. */
  readonly widened: string;
  /**
   * The widened pattern, but never matching a text of usual characters. A wider repetition accepts texts on which the pattern itself tries
   * everything before it fails: `(a?){50}a{50}` takes longest for 49 letters, which `(a?){2,}a{2}` accepts at once.
   */
  readonly failing: string;
  /** In how many ways a text can pass the parts that are not repeated, at most. */
  readonly ways: number;
}

/** A part of a pattern. */
interface Part {
  readonly text: string;
  readonly ways: number;
  /** The characters themselves, of a part that matches only them. */
  readonly literal?: string;
  /** Matches exactly one character. */
  readonly single?: boolean;
  /** A repetition in it accepts more than the one that is written. */
  readonly wider?: boolean;
}

/** The shape of a valid pattern. */
export function shapeOf(pattern: string): PatternShape {
  const written: readonly string[] = pattern.match(TOKEN) ?? [];
  const counted = written.reduce((sum, token) => sum + Number(/^\{(\d+)\}/u.exec(token)?.[1] ?? 0), 0);
  const tokens = counted > MOST_COUNTED ? written.map((token) => token.replace(/^\{(\d+)\}/u, "{$1,$1}")) : written;
  const { text, ways, wider = false } = readChoice([...tokens].reverse());
  const { text: endless } = readChoice(tokens.map((token) => (token === "$" ? ABSENT : token)).reverse());
  return { widened: text, failing: !wider ? text : `(?:${endless})${ABSENT}`, ways };
}

/** Reads alternatives up to the end of their group. The tokens are a stack whose top is the next one. */
function readChoice(tokens: string[]): Part {
  const branches = [readSequence(tokens)];
  while (tokens.at(-1) === "|") {
    tokens.pop();
    branches.push(readSequence(tokens));
  }
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return only;
  return { text: branches.map(({ text }) => text).join("|"), ways: waysThrough(branches), wider: branches.some(({ wider }) => wider) };
}

/** Among literal branches, only those that begin with each other can match the same text. */
function waysThrough(branches: readonly Part[]): number {
  const literals = branches.flatMap(({ literal }) => (literal === undefined ? [] : [literal]));
  const alike = literals.map((literal) => literals.filter((other) => literal.startsWith(other)).length);
  return branches.reduce((sum, { literal, ways }) => sum + (literal === undefined ? ways : 0), Math.max(0, ...alike));
}

function readSequence(tokens: string[]): Part {
  const parts: Part[] = [];
  for (let next = tokens.at(-1); next !== undefined && next !== "|" && next !== ")"; next = tokens.at(-1)) parts.push(readRepeated(tokens));
  const literals = parts.map(({ literal }) => literal);
  return {
    text: parts.map(({ text }) => text).join(""),
    ways: parts.reduce((product, { ways }) => product * ways, 1),
    wider: parts.some(({ wider }) => wider),
    ...(literals.includes(undefined) ? {} : { literal: literals.join("") }),
  };
}

function readRepeated(tokens: string[]): Part {
  const part = readPart(tokens);
  const token = tokens.at(-1);
  const repetition = token === undefined ? null : REPETITION.exec(token);
  if (repetition === null) return part;
  tokens.pop();
  return repeat(part, repetition);
}

function readPart(tokens: string[]): Part {
  const token = tokens.pop() ?? "";
  if (!token.startsWith("(")) return { text: token, ways: 1, single: true, ...(/^[^\\[.^$]/su.test(token) && { literal: token }) };
  const inside = readChoice(tokens);
  tokens.pop();
  return { text: `${token}${inside.text})`, ways: inside.ways, ...(inside.wider && { wider: true }) };
}

/** A text passes a loop in one way, or else the analysis of the widened pattern finds it; but not each of the rounds that a loop must have. */
function repeat({ text, ways, single = false, wider = false }: Part, { 0: token, groups = {} }: RegExpExecArray): Part {
  const { least, comma, most } = groups;
  const low = Number(least ?? (token.startsWith("+") ? 1 : 0));
  const high = comma === undefined ? Number(least ?? (token.startsWith("?") ? 1 : Infinity)) : Number(most === "" ? Infinity : most);
  if (high <= 1) return { text: text + token, ways: low === 1 ? ways : ways + 1, wider };
  // Characters that are counted exactly can be passed in one way, and the analysis grows with the square of the count.
  if (single && low === high && comma === undefined) return { text: `${text}{2}`, ways, wider: low > 2 };
  return { text: `${text}{${Math.min(low, 2)},}`, ways: low > 1 ? ways ** low : 1, wider: wider || low > 2 || high !== Infinity };
}
