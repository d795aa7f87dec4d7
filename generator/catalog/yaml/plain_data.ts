import { MOST_MARKS } from "./excess.ts";
import { lineAt, readLines, valuesOf, type LineValue, type TextLine } from "./lines.ts";
import { quoteText, writeHelp } from "./quoting.ts";
import { fixable, slip, type Edit, type Slip } from "./slip.ts";
import type { Lexeme } from "./lexemes.ts";

/** What a text has beyond plain data. */
export interface ForbiddenMarks {
  readonly slips: readonly Slip[];
  /** What belongs to one of them and is not reported. */
  readonly others: readonly Slip[];
  /** What makes the text plain, so that its other mistakes can be found. */
  readonly edits: readonly Edit[];
  /** There are more, which nobody has looked at. */
  readonly isCut: boolean;
}

/**
 * Finds what makes YAML more than plain data: anchors, aliases, merge keys, tags and directives. Works on the tokens, so
 * that it sees them also where the parser would drop them (on empty values, in documents that are broken elsewhere).
 * A text that only begins like one of them is reported as a text that needs quotes.
 */
export function findForbidden(text: string, lexemes: readonly Lexeme[]): ForbiddenMarks {
  const marks = lexemes.filter(({ type }) => type in CODES);
  if (marks.length === 0) return { slips: [], others: [], edits: [], isCut: false };
  const lines = readLines(text);
  const found: Slip[] = [];
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
  const slips = withoutRepetitions(text, found);
  const others = found.filter((one) => !slips.includes(one)).map((one) => ({ ...one, range: one.edits[0] ?? one.range }));
  return { slips, others, edits: found.flatMap(({ edits }) => edits), isCut: found.length >= MOST_MARKS };
}

const CODES: Readonly<Record<string, "yaml/anchor" | "yaml/alias" | "yaml/tag" | "yaml/directive">> = {
  anchor: "yaml/anchor",
  alias: "yaml/alias",
  tag: "yaml/tag",
  "directive-line": "yaml/directive",
};

/** An anchor and its aliases are one idea: it is reported at the anchor, or at the merge key that it is for. */
function withoutRepetitions(text: string, slips: readonly Slip[]): readonly Slip[] {
  const nameOf = ({ edits: [edit] }: Slip): string => text.slice((edit?.start ?? 0) + 1, edit?.end).trim();
  const merged = new Set(slips.filter(({ code }) => code === "yaml/merge-key").map(nameOf));
  const anchors = new Set(slips.filter(({ code }) => code === "yaml/anchor").map(nameOf));
  const aliases = new Set<string>();
  return slips.filter((one, index) => {
    if (one.code === "yaml/anchor") return !merged.has(nameOf(one));
    if (one.code === "yaml/merge-key") return slips.findIndex(({ range }) => range.start === one.range.start) === index;
    if (one.code !== "yaml/alias") return true;
    const isNews = !anchors.has(nameOf(one)) && !aliases.has(nameOf(one));
    aliases.add(nameOf(one));
    return isNews;
  });
}

/** `* Rate limits.`: an element of a list as Markdown writes it. */
function asBullet(text: string, { type, start, end }: Lexeme, line: TextLine): Slip | undefined {
  if (type !== "alias" || end !== start + 1 || line.start + line.indent !== start) return undefined;
  const help = writeHelp(`- ${text.slice(end, line.end).trim()}`, "begin it with `- `");
  return fixable("yaml/missing-dash", {}, { start, end }, help, { start, end, text: "-" });
}

/** `*Required* id`, `& more`, `!important note`: a text, not a mark. */
function asText(text: string, { type, start, end }: Lexeme, value: LineValue | undefined): Slip | undefined {
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
  return slip("yaml/unquoted", { why: `starts with \`${text.charAt(start)}\`` }, range, { help, edits: [{ ...range, text: fixed }] });
}

/** `<<: *base`, `<<: [*a, *b]`: a merge key and what it merges, up to one of the aliases. */
const MERGE = /["']?<<["']?\s*:[\s[\-,]*(?:\*[^\s,\]]+[\s\-,]*)*$/u;
const LONGEST_MERGE = 1000;

function asMark(text: string, { type, start, end }: Lexeme): Slip {
  const code = CODES[type] ?? "yaml/tag";
  const merge = code === "yaml/alias" ? MERGE.exec(text.slice(Math.max(0, start - LONGEST_MERGE), start)) : null;
  if (merge !== null) {
    const key = start - merge[0].length + merge[0].indexOf("<<");
    return slip("yaml/merge-key", {}, { start: key, end: key + 2 }, { edits: [{ start, end, text: `'${text.slice(start, end)}'` }] });
  }
  const replacement = code === "yaml/alias" ? `'${text.slice(start, end).replaceAll("'", "''")}'` : code === "yaml/directive" ? "#" : "";
  return slip(code, {}, { start, end }, { edits: [{ start, end, text: replacement }] });
}
