/**
 * What an analysis of a pattern needs to know of its repetitions and choices. Patterns are compiled with the `u` flag, so every
 * brace outside a class is a part of a repetition or of an escape.
 */
export interface PatternShape {
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

const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|./gsu;
/** A character that no text has. */
const ABSENT = "\\u{10FFFF}";

/** How many characters may be counted exactly: the pattern without `^` looks at so many of them from each place of the text. */
const MOST_COUNTED = 256;

const REPETITION = /^(?:\{(?<least>\d+)(?:(?<comma>,)(?<most>\d*))?\}|[*+?])\??$/u;

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
