import { optional } from "./source/source_file.ts";
import { compareDiagnostics, fillDiagnostic, type Diagnostic, type DiagnosticFile } from "./diagnostics/diagnostic.ts";
import { hideInHelp, type FrameText } from "./diagnostics/secrets.ts";
import { positionAt } from "#templates/core";
import { findMistakes, type CountDiagnostics, type Explanation, type KnownErrors } from "./mistakes/find_mistakes.ts";
import { checkCharacters } from "./yaml/characters.ts";
import { compose, type ParserError } from "./yaml/compose.ts";
import { lineAt, readLines, valuesOf, type LineValue, type TextLine, otherLines } from "./yaml/lines.ts";
import { DEEPEST, readTree, type ReadTree } from "./yaml/read_tree.ts";
import { applyEdits, mistake, type Mistake, fixable, type Edit } from "./yaml/mistake.ts";
import { quoteText, writeHelp, lexText, readLexemes, type Lexeme } from "./yaml/quoting.ts";

/** How many lines with a tab are looked at. */
const MOST_LINES = 100;

/** More marks than this are reported without a look at the rest of the text: each is looked at, and each correction is tried. */
const MOST_MARKS = 100;

const OPENING: ReadonlySet<string> = new Set(["flow-map-start", "flow-seq-start"]);

const CLOSING: ReadonlySet<string> = new Set(["flow-map-end", "flow-seq-end", "flow-error-end"]);

/** Tokens that begin a value inside another one on the same line. */
const NESTING: ReadonlySet<string> = new Set(["seq-item-ind", "explicit-key-ind", "map-value-ind"]);

const CODES: Readonly<Record<string, "yaml/anchor" | "yaml/alias" | "yaml/tag" | "yaml/directive">> = {
  anchor: "yaml/anchor",
  alias: "yaml/alias",
  tag: "yaml/tag",
  "directive-line": "yaml/directive",
};

/** `<<: *base`, `<<: [*a, *b]`: a merge key and what it merges, up to one of the aliases. */
const MERGE = /["']?<<["']?\s*:[\s[\-,]*(?:\*[^\s,\]]+[\s\-,]*)*$/u;

const LONGEST_MERGE = 1000;

/** Our words for the parser's error codes; a code that is not listed is shown with the parser's own words. */
const WORDS: Readonly<Record<string, string>> = {
  BAD_INDENT: "this line starts in a column in which nothing else starts",
  BAD_SCALAR_START: "unquoted text cannot start with this character",
  BLOCK_AS_IMPLICIT_KEY: "there is a second key on this line",
  BLOCK_IN_FLOW: "inside `{ }` and `[ ]` entries are separated by commas, and a mapping needs braces of its own",
  MULTILINE_IMPLICIT_KEY: "a key must be on one line and be followed by `:`",
  TAB_AS_INDENT: "tab used for indentation",
};

/** Our words for the tokens that the parser did not expect. */
const TOKENS: Readonly<Record<string, string>> = {
  scalar: "text",
  "single-quoted-scalar": "text in quotes",
  "double-quoted-scalar": "text in quotes",
  "block-scalar": "text",
  "flow-map-start": "`{`",
  "flow-map-end": "`}`",
  "flow-seq-start": "`[`",
  "flow-seq-end": "`]`",
  "flow-collection": "`{` or `[`",
  "map-value-ind": "`:`",
  "explicit-key-ind": "`?`",
  "seq-item-ind": "`-`",
  "block-seq-ind": "`-`",
  comma: "`,`",
  comment: "comment",
};

/** Mistakes as diagnostics, in the order of their places. What must stay secret is not repeated. */
export function toDiagnostics(file: DiagnosticFile & FrameText, mistakes: readonly Mistake[]): readonly Diagnostic[] {
  return mistakes.map((one) => toDiagnostic(file, one)).sort(compareDiagnostics);
}

function toDiagnostic(file: DiagnosticFile & FrameText, { code, slots, range, help }: Mistake): Diagnostic {
  const shown = hideInHelp(help ?? "", file, positionAt(file.starts, range.start));
  const visible = shown === undefined && Object.hasOwn(slots, "text") ? { ...slots, text: "***" } : slots;
  return fillDiagnostic(code, visible, file, range, { help: shown === "" ? undefined : shown });
}

/**
 * The values of a text and the mistakes in its syntax. `countDiagnostics` says how many diagnostics a valid text has: of
 * several ways to correct a mistake the best one is reported. Never throws.
 */
export function readYaml(text: string, countDiagnostics: CountDiagnostics): ReadTree {
  const hopeless = findWholeFileMistake(text);
  if (hopeless !== undefined) return { mistakes: [hopeless] };
  const characters = checkCharacters(text);
  const sources = lexText(characters.normalized);
  const lexemes = readLexemes(characters.normalized, sources);
  const excess = findExcess(characters.normalized, lexemes);
  if (excess !== undefined) return { mistakes: [...characters.mistakes, excess] };
  const marks = findForbidden(characters.normalized, lexemes);
  if (marks.isCut) return { mistakes: [...characters.mistakes, ...marks.mistakes] };
  const { documents, errors } = compose(characters.normalized, sources);
  const [first, second] = documents;
  const said = [...characters.mistakes, ...marks.mistakes];
  if (second !== undefined) {
    const start = second.range[0];
    said.push(mistake("yaml/several-documents", {}, { start, end: start }));
  }
  if (second === undefined && marks.edits.length === 0 && errors.length === 0) {
    const { root, mistakes } = readTree(characters.normalized, first);
    return { mistakes: [...said, ...mistakes], ...optional({ root }) };
  }
  const plain = applyEdits(characters.normalized.slice(0, second?.range[0]), marks.edits);
  const left = plain === characters.normalized ? errors : compose(plain).errors;
  const { mistakes: news, corrected } = syntaxMistakes(plain, { errors: left, edits: marks.edits }, countDiagnostics);
  const reported = new Set([...characters.lines, ...linesOf(text, marks.mistakes)]);
  const mistakes = [...said, ...news.filter((one) => linesOf(text, [one]).every((line) => !reported.has(line)))];
  const isMoved = corrected === undefined || second !== undefined || mistakes.some(({ code }) => code === "yaml/indentation");
  return isMoved || readLines(corrected).length !== readLines(text).length ? { mistakes } : { mistakes, corrected, others: marks.others };
}

/** Characters. Nobody writes a longer text by hand, and each guess of what is wrong is looked for in all of it. */
const LONGEST_EXPLAINED = 300_000;

/** The mistakes in the syntax of a text whose marks have been reported, and taken out by edits. */
function syntaxMistakes(plain: string, known: KnownErrors, countDiagnostics: CountDiagnostics): Explanation {
  const { errors } = known;
  const exhausted = errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
  if (exhausted !== undefined) return { mistakes: [mistake("yaml/too-deep", { limit: DEEPEST }, exhausted)] };
  const [error] = errors;
  if (error !== undefined && plain.length > LONGEST_EXPLAINED) return { mistakes: [explainParserError(error)] };
  const { mistakes, unexplained, ...rest } = findMistakes(plain, known, countDiagnostics);
  return unexplained === undefined ? { mistakes, ...rest } : { mistakes: [...mistakes, explainParserError(unexplained)] };
}

function linesOf(text: string, mistakes: readonly Mistake[]): readonly number[] {
  const lines = readLines(text);
  return mistakes.map(({ range }) => lineAt(lines, range.start).number);
}

/** The message for what no detector could explain. */
function explainParserError({ code, message, start, end }: ParserError): Mistake {
  const range = { start, end };
  if (code === "NON_STRING_KEY") return mistake("yaml/key", { what: "this" }, range);
  const token = /^Unexpected ([\w-]+)/u.exec(message)?.[1];
  if (token !== undefined && Object.hasOwn(TOKENS, token))
    return mistake("yaml/syntax", { detail: `unexpected ${TOKENS[token] ?? ""}` }, range);
  return mistake("yaml/syntax", { detail: WORDS[code] ?? message.charAt(0).toLowerCase() + message.slice(1) }, range);
}

/** The parts of a text that are more than plain data. */
interface ForbiddenMarks {
  readonly mistakes: readonly Mistake[];
  /** Mistakes that belong to one of them and are not reported. */
  readonly others: readonly Mistake[];
  /** Edits that make the text plain, so that its other mistakes can be found. */
  readonly edits: readonly Edit[];
  /** There are more, which nobody has looked at. */
  readonly isCut: boolean;
}

/**
 * Finds what makes YAML more than plain data: anchors, aliases, merge keys, tags and directives. Works on the tokens, so
 * that it sees them also where the parser would drop them (on empty values, in documents that are broken elsewhere).
 * A text that only begins like one of them is reported as a text that needs quotes.
 */
function findForbidden(text: string, lexemes: readonly Lexeme[]): ForbiddenMarks {
  const marks = lexemes.filter(({ type }) => type in CODES);
  if (marks.length === 0) return { mistakes: [], others: [], edits: [], isCut: false };
  const lines = readLines(text);
  const found: Mistake[] = [];
  let textEnd = 0;
  for (const mark of marks) {
    if (found.length >= MOST_MARKS) break;
    if (mark.start < textEnd) continue;
    const line = lineAt(lines, mark.start);
    const value = valuesOf(line).find(({ start }) => start === mark.start);
    const one = asBullet(text, mark, line) ?? asText(text, mark, value) ?? asMark(text, mark);
    textEnd = Math.max(...one.edits.map(({ end }) => end));
    found.push(one);
  }
  const mistakes = withoutRepetitions(text, found);
  const others = found.filter((one) => !mistakes.includes(one)).map((one) => ({ ...one, range: one.edits[0] ?? one.range }));
  return { mistakes, others, edits: found.flatMap(({ edits }) => edits), isCut: found.length >= MOST_MARKS };
}

/** An anchor and its aliases are one idea: it is reported at the anchor, or at the merge key that it is for. */
function withoutRepetitions(text: string, mistakes: readonly Mistake[]): readonly Mistake[] {
  const nameOf = ({ edits: [edit] }: Mistake): string => text.slice((edit?.start ?? 0) + 1, edit?.end).trim();
  const merged = new Set(mistakes.filter(({ code }) => code === "yaml/merge-key").map(nameOf));
  const anchors = new Set(mistakes.filter(({ code }) => code === "yaml/anchor").map(nameOf));
  const aliases = new Set<string>();
  return mistakes.filter((one, index) => {
    if (one.code === "yaml/anchor") return !merged.has(nameOf(one));
    if (one.code === "yaml/merge-key") return mistakes.findIndex(({ range }) => range.start === one.range.start) === index;
    if (one.code !== "yaml/alias") return true;
    const isNews = !anchors.has(nameOf(one)) && !aliases.has(nameOf(one));
    aliases.add(nameOf(one));
    return isNews;
  });
}

/** `* Rate limits.`: an element of a list as Markdown writes it. */
function asBullet(text: string, { type, start, end }: Lexeme, line: TextLine): Mistake | undefined {
  if (type !== "alias" || end !== start + 1 || line.start + line.indent !== start) return undefined;
  const help = writeHelp(`- ${text.slice(end, line.end).trim()}`, "begin it with `- `");
  return fixable("yaml/missing-dash", {}, { start, end }, help, { start, end, text: "-" });
}

/** `*Required* id`, `& more`, `!important note`: a text, not a mark. */
function asText(text: string, { type, start, end }: Lexeme, value: LineValue | undefined): Mistake | undefined {
  const [valueEnd = end] = value?.ends ?? [];
  const name = text.slice(start + 1, end);
  const rest = text.slice(end, valueEnd).trim();
  const isText =
    type === "alias"
      ? rest !== "" || !/^[\w-]+$/u.test(name)
      : type === "anchor"
        ? name === ""
        : /^!(?!!)/u.test(text.slice(start, end)) && /^\p{L}/u.test(rest);
  if (!isText || value === undefined || type === "directive-line") return undefined;
  // `*Line -- A line.`: a pointer to a type.
  const fixed = rest.startsWith("-- ") ? `${name} ${rest}` : quoteText(text.slice(start, valueEnd));
  const help = writeHelp(fixed, "put the whole text in quotes");
  const range = { start, end: Math.max(end, valueEnd) };
  return mistake("yaml/unquoted", { why: `starts with \`${text.charAt(start)}\`` }, range, { help, edits: [{ ...range, text: fixed }] });
}

function asMark(text: string, { type, start, end }: Lexeme): Mistake {
  const code = CODES[type] ?? "yaml/tag";
  const merge = code === "yaml/alias" ? MERGE.exec(text.slice(Math.max(0, start - LONGEST_MERGE), start)) : null;
  if (merge !== null) {
    const key = start - merge[0].length + merge[0].indexOf("<<");
    return mistake("yaml/merge-key", {}, { start: key, end: key + 2 }, { edits: [{ start, end, text: `'${text.slice(start, end)}'` }] });
  }
  const replacement = code === "yaml/alias" ? `'${text.slice(start, end).replaceAll("'", "''")}'` : code === "yaml/directive" ? "#" : "";
  return mistake(code, {}, { start, end }, { edits: [{ start, end, text: replacement }] });
}

/** Nesting so deep that the parser would take too long, or fail: brackets, or signs such as `- ` that follow each other on one line. */
function findExcess(text: string, lexemes: readonly Lexeme[]): Mistake | undefined {
  let open = 0;
  let onLine = 0;
  for (const { type, start, end } of lexemes) {
    if (OPENING.has(type)) open += 1;
    else if (CLOSING.has(type)) open = Math.max(open - 1, 0);
    else if (NESTING.has(type) && open === 0) onLine += 1;
    else if (text.slice(start, end).includes("\n")) onLine = 0;
    if (open > 5 * DEEPEST || onLine > 5 * DEEPEST) return mistake("yaml/too-deep", { limit: DEEPEST }, { start, end: start });
  }
  return undefined;
}

/** Finds a mistake that makes it useless to look any further, and is reported alone. Undefined when there is none. */
function findWholeFileMistake(text: string): Mistake | undefined {
  return findEmpty(text) ?? findLineEnding(text) ?? findConflict(text) ?? findTabs(text);
}

function findEmpty(text: string): Mistake | undefined {
  return text.replace(/^\uFEFF/u, "").trim() === "" ? mistake("yaml/empty", {}, { start: 0, end: 0 }) : undefined;
}

/** As old Macs ended their lines, or as a broken conversion leaves them. */
function findLineEnding(text: string): Mistake | undefined {
  const start = text.search(/\r(?!\n)/u);
  return start === -1 ? undefined : mistake("yaml/line-ending", {}, { start, end: start + 1 });
}

function findConflict(text: string): Mistake | undefined {
  const found = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/mu.exec(text);
  return found === null
    ? undefined
    : mistake("yaml/conflict", { mark: found[0] }, { start: found.index, end: found.index + found[0].length });
}

function findTabs(text: string): Mistake | undefined {
  if (!/^ *\t/mu.test(text)) return undefined;
  const lexemes = readLexemes(text);
  const tabbed = readLines(text)
    .filter((line) => /^ *\t\s*[^\s#]/u.test(line.text))
    .slice(0, MOST_LINES)
    .filter((line) => !isInsideText(line.start, lexemes));
  const [first, ...others] = tabbed;
  if (first === undefined) return undefined;
  const start = first.start + first.text.indexOf("\t");
  const help = `indent with spaces, two for each level${otherLines(
    first.number,
    others.map(({ number }) => number),
  )}`;
  return mistake("yaml/tab", {}, { start, end: first.start + first.indent }, { help });
}

/** Inside of a text of several lines a tab is a part of the text. */
function isInsideText(offset: number, lexemes: readonly Lexeme[]): boolean {
  return lexemes.some(({ type, start, end }) => /scalar$/u.test(type) && start < offset && offset < end);
}
