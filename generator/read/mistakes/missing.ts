import { languageKeys } from "../types.ts";
import { contentOf, type Broken } from "./broken.ts";
import { lineAbove, valuesOf, type TextLine } from "../yaml/lines.ts";
import { writeHelp } from "../yaml/quoting.ts";
import { fixable, type Mistake } from "../yaml/mistake.ts";

/** `limit PageLimit`, `limit = PageLimit`, `limit:PageLimit`, `params` above its children: a key that YAML does not see. */
export function missingColons({ lines, line }: Broken): readonly Mistake[] {
  return withAbove(lines, line).flatMap(colonMistakes);
}

function withAbove(lines: readonly TextLine[], line: TextLine): readonly TextLine[] {
  return [line, lineAbove(lines, line)].filter((one) => one !== undefined);
}

const SPACE_MISSING = /^((?:- +)*)([\p{L}\p{N}_$-]+|"[^"]*"|'[^']*'):(?=[^\s:/])/u;
const COLON_MISSING = /^((?:- +)*)([\p{L}\p{N}_$-]+|"[^"]*"|'[^']*')(\s*(?:=>?|->|;|:=|：)\s*|['"`.,]\s+|\s+(?=\S)|$)/u;

function colonMistakes(line: TextLine): readonly Mistake[] {
  const { start, end } = contentOf(line);
  const content = line.text.slice(start - line.start, end - line.start);
  const spaceless = SPACE_MISSING.exec(content);
  if (spaceless !== null) {
    const [before, dashes = "", key = ""] = spaceless;
    const at = start + before.length;
    const help = writeHelp(`${key}: ${content.slice(before.length)}`, `put a space after \`${key}:\``);
    const range = { start: start + dashes.length, end: at };
    return [fixable("yaml/missing-space", { after: `${key}:` }, range, help, { start: at, end: at, text: " " })];
  }
  const quoted = /^(["'])([\w-]+:(?: [^"']*)?)\1$/u.exec(content);
  if (quoted !== null) return [withoutMarks(start, end, quoted[1] ?? "", quoted[2] ?? "")];
  const braced = /^\{\s*([\w-]+:\s[^{}]*?)\s*\}$/u.exec(content);
  if (braced !== null) return [withoutMarks(start, end, "{", braced[1] ?? "")];
  const bare = COLON_MISSING.exec(content);
  if (bare === null) return [];
  const [before, dashes = "", key = "", separator = ""] = bare;
  const rest = content.slice(before.length);
  const range = { start: start + dashes.length, end: start + dashes.length + key.length };
  const edit = { start: range.end, end: range.end + separator.length, text: rest === "" ? ":" : ": " };
  const help = writeHelp(rest === "" ? `${key}:` : `${key}: ${rest}`, `put \`: \` after \`${key}\``);
  const found = fixable("yaml/missing-colon", { key }, range, help, edit);
  return [rest === "" && languageKeys.has(key) ? { ...found, isTelling: true } : found];
}

/** `'title: Shop'`, `{title: Shop}`: marks around a whole line. */
function withoutMarks(start: number, end: number, mark: string, content: string): Mistake {
  const help = writeHelp(content, `remove the \`${mark}\``);
  return fixable("yaml/unexpected", { text: mark }, { start, end: start + 1 }, help, { start, end, text: content });
}

/** `-Quotas`, `"a"#b`: a space that YAML needs to see the mark. */
export function missingSpaces({ text, error, line }: Broken): readonly Mistake[] {
  const { start, end } = contentOf(line);
  const content = text.slice(start, end);
  const found: Mistake[] = [];
  if (/^-[^\s-]/u.test(content)) {
    const help = writeHelp(`- ${content.slice(1)}`, "put a space after `-`");
    const at = start + 1;
    found.push(fixable("yaml/missing-space", { after: "-" }, { start, end: at }, help, { start: at, end: at, text: " " }));
  }
  if (/^Comments must be separated/u.test(error.message)) {
    const help = "put a space before `#` when a comment is meant; quote the whole text otherwise";
    const at = error.start;
    found.push(fixable("yaml/comment", {}, { start: at, end: error.end }, help, { start: at, end: at, text: " " }));
  }
  return found;
}

/** `{ type: string description: Name. }`: a key of the language behind a value, without a comma in front of it. */
export function missingCommasBeforeKeys({ text, line }: Broken): readonly Mistake[] {
  return [...line.text.matchAll(/(?<=[^\s,{[:])\s+(["']?)([\w$-]+)\1\s*:(?=\s)/gu)]
    .filter(([, , key = ""]) => languageKeys.has(key))
    .flatMap(({ index }) => commaAt(text, line.start + index) ?? []);
}

/** Other entries of `{ }` and `[ ]` without a comma between them, also at the ends of lines. */
export function missingCommas({ text, lines, line, error, openBracket }: Broken): readonly Mistake[] {
  const offsets = new Set<number>();
  for (const next of line.text.matchAll(/(?<=[^\s,{[:])\s+[\w$"'-]+\s*:(?=\s)/gu)) offsets.add(line.start + next.index);
  const above = lineAbove(lines, line);
  if (above !== undefined) offsets.add(contentOf(above).end);
  if (openBracket !== undefined) offsets.add(contentOf(line).end);
  offsets.add(text.slice(0, error.start).trimEnd().length);
  return [...offsets].flatMap((start) => commaAt(text, start) ?? []);
}

/** A comma behind a value, which may be followed by blanks and line breaks. */
function commaAt(text: string, start: number): Mistake | undefined {
  if (start === 0 || /[,{[:\s]/u.test(text.charAt(start - 1))) return undefined;
  const [whole = "", next = ""] = /^\s*([^\s:]+)/u.exec(text.slice(start, start + LONGEST_GAP)) ?? [];
  const at = start + whole.length - next.length;
  const help = `put a comma in front of \`${next}\``;
  return fixable("yaml/missing-comma", { next }, { start: at, end: at + next.length }, help, { start, end: start, text: "," });
}

const LONGEST_GAP = 500;

/** A bracket or comma too many, and a list's dash where a mapping is meant. */
export function strayMarks({ text, lines, line, error }: Broken): readonly Mistake[] {
  const found: Mistake[] = [];
  const mark = text.charAt(error.start);
  if (/[}\],;]/u.test(mark)) found.push(stray(mark, error.start));
  for (const value of valuesOf(line)) if (/^:\s/u.test(text.slice(value.start, line.end))) found.push(stray(":", value.start));
  const { start, end } = contentOf(line);
  const last = text.charAt(end - 1);
  if (/[,;]/u.test(last)) found.push(stray(last, end - 1));
  for (const dashed of withAbove(lines, line)) {
    const at = contentOf(dashed).start;
    if (!/^-\s+\S/u.test(text.slice(at, dashed.end))) continue;
    const fixed = text.slice(at, dashed.end).replace(/^-\s+/u, "");
    const help = writeHelp(fixed.trim(), "remove `- `");
    found.push(fixable("yaml/unexpected", { text: "-" }, { start: at, end: at + 1 }, help, { start: at, end: dashed.end, text: fixed }));
  }
  if (lineAbove(lines, line)?.text.trimStart().startsWith("- ") === true) {
    const help = writeHelp(`- ${text.slice(start, end)}`, "put `- ` in front");
    found.push(fixable("yaml/missing-dash", {}, { start, end }, help, { start, end: start, text: "- " }));
  }
  return found;
}

function stray(mark: string, start: number): Mistake {
  const end = start + 1;
  const help = /[,;:]/u.test(mark) ? `remove the \`${mark}\`` : `remove it, or add the \`${mark === "}" ? "{" : "["}\` that it closes`;
  return fixable("yaml/unexpected", { text: mark }, { start, end }, help, { start, end, text: "" });
}

/** `// why`, `-- why`, `/* why`: comments of other languages. */
export function foreignComments({ lines, line }: Broken): readonly Mistake[] {
  return withAbove(lines, line).flatMap((one) => {
    const { start, end } = contentOf(one);
    const mark = /^(?:\/\/+|\/\*+|--+|;+|<!--)/u.exec(one.text.trimStart())?.[0];
    if (mark === undefined) return [];
    const rest = one.text.trim().slice(mark.length).trim();
    const help = writeHelp(`# ${rest}`, "begin the line with `#`");
    return [fixable("yaml/foreign-comment", { mark }, { start, end: start + mark.length }, help, { start, end, text: `# ${rest}` })];
  });
}
