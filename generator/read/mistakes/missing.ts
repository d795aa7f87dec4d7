import { ELEMENTS } from "../fields/check_fields.ts";
import { languageKeys } from "../types.ts";
import { contentOf, type Broken } from "./broken.ts";
import { blockOf, isBlank, lineAbove, lineAt, valuesOf, type TextLine } from "../yaml/lines.ts";
import { quoteText, removeHelp, writeHelp, type Lexeme } from "../yaml/quoting.ts";
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
  return fixable("yaml/unexpected", { text: mark }, { start, end }, removeHelp(mark), { start, end, text: "" });
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

/** Keys that are indented as if a name were above them, while what follows them has its name. */
export function missingHeads({ lines, line }: Broken): readonly Mistake[] {
  const parent = lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.indent < line.indent);
  if (parent === undefined) return [];
  const [, ...inside] = blockOf(lines, parent);
  const first = inside.find((one) => !isBlank(one));
  const element = ELEMENTS.find(({ key }) => key === /^\s*(\w+):\s*$/u.exec(parent.text)?.[1]);
  if (first === undefined || element === undefined || first.indent <= line.indent || lineAbove(lines, first) !== parent) return [];
  const head = `${" ".repeat(line.indent)}${element.example}:`;
  const help = `write the name on a line of its own, such as \`${element.example}:\`, above this one`;
  const slots = { noun: element.noun, key: parent.text.trim().replace(":", "") };
  return [fixable("shape/missing-name", slots, contentOf(first), help, { start: first.start, end: first.start, text: `${head}\n` })];
}

/** A quote that opens a text and is missing at its end. The text is taken to end on the line on which it begins. */
export function unclosedQuotes({ text, lines, lexemes, error }: Broken): readonly Mistake[] {
  return lexemes
    .filter((lexeme) => isQuoted(lexeme) && lexeme.start <= error.start && runsOn(text, lexeme))
    .flatMap(({ start }) => {
      const line = lineAt(lines, start);
      const ends = valuesOf(line).find((value) => value.start === start)?.ends ?? [contentOf(line).end];
      const quote = text.charAt(start);
      return ends.map((end) => {
        const fixed = quoteText(text.slice(start + 1, end));
        const help = writeHelp(fixed, `add \`${quote}\` at the end of the text`);
        return fixable("yaml/unclosed", { opening: quote }, { start, end }, help, { start, end, text: fixed });
      });
    });
}

function isQuoted({ type }: Lexeme): boolean {
  return type === "single-quoted-scalar" || type === "double-quoted-scalar";
}

function runsOn(text: string, { start, end }: Lexeme): boolean {
  const source = text.slice(start, end);
  return source.includes("\n") || source.length < 2 || !source.endsWith(source.charAt(0));
}

/** A `{` or `[` without its counterpart: it is closed where its value may end, or at the end of what is indented below it. */
export function unclosedBrackets(broken: Broken): readonly Mistake[] {
  const { text, lines, noticed, openBracket } = broken;
  if (openBracket === undefined) return [];
  const { start } = openBracket;
  const line = lineAt(lines, start);
  const inLine = valuesOf(line).find((value) => value.start === start)?.ends ?? [];
  const ends = new Set([...inLine, contentOf(line).end, trimmedEnd(text, lineAt(lines, noticed).start)]);
  const closed = [...ends].filter((end) => end > start).flatMap((end) => closedAt(text, start, end) ?? []);
  return [...wronglyClosed(broken, openBracket), ...closed];
}

/** `[a, b}`: the bracket is of the other kind, or one is missing in front of it. */
function wronglyClosed({ text, lexemes, noticed }: Broken, { start }: Lexeme): readonly Mistake[] {
  const wrong = lexemes.find((lexeme) => lexeme.start > start && lexeme.start <= noticed && /^flow-(?:map|seq)-end$/u.test(lexeme.type));
  if (wrong === undefined) return [];
  const opening = text.charAt(start);
  const closing = opening === "{" ? " }" : "]";
  const end = trimmedEnd(text, wrong.start);
  const fixed = `${text.slice(start, end)}${closing}`;
  const help = writeHelp(fixed, `add \`${closing.trim()}\``);
  const range = { start, end: wrong.end };
  return [
    fixable("yaml/unclosed", { opening }, range, help, { start: end, end: wrong.end, text: closing }),
    fixable("yaml/unclosed", { opening }, range, help, { start: end, end, text: closing }),
  ];
}

function closedAt(text: string, start: number, end: number): Mistake | undefined {
  const missing = closers(text.slice(start, end));
  if (missing === "") return undefined;
  const help = writeHelp(`${text.slice(start, end)}${missing}`, `add \`${missing.trim()}\``);
  return fixable("yaml/unclosed", { opening: text.charAt(start) }, { start, end }, help, { start: end, end, text: missing });
}

/** The brackets that close those open at the end of a text; brackets in quotes do not count. */
function closers(text: string): string {
  const open: string[] = [];
  for (const bracket of text.replace(/"[^"]*"|'[^']*'/gu, "").match(/[{}[\]]/gu) ?? []) {
    if (bracket === "{" || bracket === "[") open.push(bracket);
    else open.pop();
  }
  return open
    .reverse()
    .map((bracket) => (bracket === "{" ? " }" : "]"))
    .join("");
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
