import { type TextLine, textsOf, lineAt, valuesOf } from "../yaml/lines.ts";
import { adviseType, printField, writeType } from "../fields/foreign_types.ts";
import { beginsWithTypeWord, parseTypeExpression, splitFieldLine } from "../type_expression.ts";
import type { Broken } from "./broken.ts";
import { quoteText, whyQuoted, writeHelp } from "../yaml/quoting.ts";
import { fixable, type Mistake } from "../yaml/mistake.ts";

/** `"^\d+$"`: backslashes in double quotes are escapes of YAML. */
export function badEscapes({ text, lexemes, error }: Broken): readonly Mistake[] {
  if (error.code !== "BAD_DQ_ESCAPE") return [];
  const quoted = lexemes.find(({ type, start, end }) => type === "double-quoted-scalar" && start <= error.start && error.start < end);
  if (quoted === undefined) return [];
  const content = text.slice(quoted.start + 1, quoted.end - (text.charAt(quoted.end - 1) === '"' ? 1 : 0));
  const fixed = `'${content.replaceAll("'", "''")}'`;
  const escape = /^\\(?:x..|u.{4}|U.{8}|.)/u.exec(text.slice(error.start))?.[0] ?? "\\";
  const help = writeHelp(fixed, "use single quotes, in which a backslash is a backslash");
  const range = { start: error.start, end: error.start + escape.length };
  const edit = { start: quoted.start, end: quoted.end, text: fixed };
  return [fixable("yaml/escape", { escape }, range, `${help}: single quotes keep backslashes as they are`, edit)];
}

/** `description: > First line`: a text in block style begins on the line below its mark. */
export function blockHeaders({ lines, line }: Broken): readonly Mistake[] {
  const [, before = "", mark = "", rest = ""] = /^(.*?:\s+)([|>])([-+\d]*\s*\S.*)$/u.exec(line.text) ?? [];
  const below = lines.slice(line.number).find((one) => one.text.trim() !== "");
  if (mark === "" || below === undefined || below.indent <= line.indent) return [];
  const start = line.start + before.length + mark.length;
  const range = { start: start + rest.length - rest.trimStart().length, end: start + rest.trimEnd().length };
  const edit = { start, end: line.end, text: `\n${" ".repeat(below.indent)}${rest.trim()}` };
  const help = writeHelp(rest.trim(), "move it to a line of its own").replace("write", "move") + ` to the next line, below \`${mark}\``;
  return [fixable("yaml/syntax", { detail: `text after \`${mark}\` must start on the next line` }, range, help, edit)];
}

/** A value that is no plain text for YAML: it begins with a special character, or has `: `, ` #`, a comma or a bracket. */
export function unquotedValues(broken: Broken): readonly Mistake[] {
  const values = linesOf(broken).flatMap((line) => textsOf(broken.text, line));
  return values.flatMap(({ start, end, raw, inFlow }) => {
    const why = whyQuoted(raw, inFlow);
    if (/^["']/u.test(raw) || why === undefined || isWhole(raw) || hasStrayBracket(raw)) return [];
    const fixed = quoteText(raw);
    const help = writeHelp(fixed, "put the whole text in quotes");
    const edit = { start, end, text: fixed };
    if (why !== "contains ` #`") return [fixable("yaml/unquoted", { why }, { start, end }, help, edit)];
    return [fixable("yaml/comment", {}, { start: start + raw.search(/\s#/u) + 1, end }, help, edit)];
  });
}

/** `@type: string`: a key that begins with a character that only a quoted text can begin with. */
export function unquotedKeys({ line }: Broken): readonly Mistake[] {
  return [...line.text.matchAll(/(?<=^\s*|[{,]\s*)[@`%!&*|>][^\s:,{}[\]]*(?=\s*:(?:\s|$))/gu)].map(({ 0: key, index }) => {
    const range = { start: line.start + index, end: line.start + index + key.length };
    const fixed = quoteText(key);
    const help = writeHelp(`${fixed}: …`, "put the key in quotes");
    return fixable("yaml/unquoted", { why: whyQuoted(key, false) ?? "" }, range, help, { ...range, text: fixed });
  });
}

/** `{ type: string[] }`, `note: { city: string } -- An address.`: a type of another language, which YAML takes for something else. */
export function foreignTypes({ text, lines, line }: Broken): readonly Mistake[] {
  const side = isReturned(lines, line) ? "response" : "request";
  return textsOf(text, line).flatMap(({ key, start, end, raw, inFlow }) => {
    const { type, description } = splitFieldLine(raw);
    const parsed = parseTypeExpression(type);
    const isKnown =
      /^(?:type|items|also_seen)$/u.test(key ?? "") || (key !== "description" && beginsWithTypeWord(type) && !/^\w+:\s/u.test(type));
    const isArray = /^(?:[A-Za-z][\w<>|\s]*\[\]|\[[A-Za-z]\w*\])/u.test(type);
    const isType = description !== undefined || isArray || (isKnown && !inFlow);
    const advice = isType && "problem" in parsed ? adviseType(type, { side, names: [] }) : undefined;
    if (advice === undefined || !("problem" in parsed)) return [];
    const place = key !== "type" ? "line" : inFlow ? "flow" : "block";
    const help = writeType(advice, place, description);
    const keys = Object.entries(advice).map(([name, value]) => `${name}: ${value}`);
    const from = key === "type" ? text.lastIndexOf("type", start) : start;
    const separator = inFlow ? ", " : `\n${" ".repeat(from - line.start)}`;
    const edit = { start: from, end, text: key === "type" ? keys.join(separator) : printField(advice, description) };
    return [fixable("type/syntax", { type, problem: parsed.problem }, { start, end: start + type.length }, help, edit)];
  });
}

/** Whether a line is in something that comes back, by the keys of the lines that it is indented under. */
function isReturned(lines: readonly TextLine[], line: TextLine): boolean {
  const above = lines
    .slice(0, line.number)
    .findLast(({ text, indent }) => indent <= line.indent && /^\s*(?:records|meta|params|auth|types)\s*:/u.test(text));
  return above !== undefined && /records|meta/u.test(above.text);
}

/** `{ … }` and `[ … ]` are no texts, unless they go on behind the bracket that closes them. */
function isWhole(raw: string): boolean {
  if (!/^[{[]/u.test(raw) || raw.startsWith("{{")) return false;
  let depth = 0;
  for (const [index, mark] of Array.from(raw).entries()) {
    if (/[{[]/u.test(mark)) depth += 1;
    if (/[}\]]/u.test(mark)) depth -= 1;
    if (depth === 0) return index >= Array.from(raw).length - 1;
  }
  return true;
}

/** Whether a text ends with a bracket that is not its own: then a shorter text is meant. */
function hasStrayBracket(raw: string): boolean {
  const count = (marks: RegExp): number => raw.match(marks)?.length ?? 0;
  return (/\}$/u.test(raw) && count(/\}/gu) > count(/\{/gu)) || (/\]$/u.test(raw) && count(/\]/gu) > count(/\[/gu));
}

/** `'Shop's'`, `"a" of b`: a quoted text that goes on behind its closing quote. */
export function textAfterQuotes({ text, error, line }: Broken): readonly Mistake[] {
  return textsOf(text, line)
    .filter(({ start, end, raw }) => start < error.start && /^["']/u.test(raw) && end > error.start)
    .filter(({ end }) => !/^[\s,;]*$/u.test(text.slice(error.start, end)))
    .map(({ start, end, raw }) => {
      const fixed = enumOf(raw) ?? quoteText(raw);
      const help = writeHelp(fixed, "put the whole text in quotes of the other kind");
      return fixable("yaml/after-quote", {}, { start: error.start, end }, help, { start, end, text: fixed });
    });
}

/** `entities: orders:`: a key that belongs on the next line, above or beside what is there. */
export function missingLineBreaks({ text, lines, line }: Broken): readonly Mistake[] {
  const next = lines.slice(line.number).find((one) => one.text.trim() !== "");
  if (next === undefined || next.indent <= line.indent) return [];
  return valuesOf(line).flatMap(({ key, start, inFlow }) => {
    const raw = text.slice(start, line.end).trimEnd();
    const [, inner = "", value = ""] = /^([\w$-]+)\s*:(?:\s+(\S.*))?$/u.exec(raw) ?? [];
    if (key === undefined || inFlow || inner === "") return [];
    const column = value === "" ? Math.max(next.indent - 2, line.indent + 1) : next.indent;
    const from = text.slice(0, start).trimEnd().length;
    const help = `put \`${inner}:\` on a line of its own, indented below \`${key}:\``;
    const edit = { start: from, end: start, text: `\n${" ".repeat(column)}` };
    return [fixable("yaml/nested", { key }, { start, end: start + raw.length }, help, edit)];
  });
}

/** `"open" | "closed"`: the values of an enum. */
function enumOf(raw: string): string | undefined {
  if (!/^(["'])[^"']*\1(?:\s*\|\s*(["'])[^"']*\2)+$/u.test(raw)) return undefined;
  const values = adviseType(raw, { side: "response", names: [] })?.["enum"];
  return values === undefined ? undefined : `{ enum: ${values} }`;
}

/** `meta: has_more: boolean`, `limit: type: integer }`: a mapping that needs braces to be on the line of its key. */
export function missingBraces({ text, line }: Broken): readonly Mistake[] {
  return textsOf(text, line).flatMap(({ key, start, end, raw }) => {
    if (key === undefined || !/^[\w$-]+\s*:\s+\S/u.test(raw)) return [];
    const isClosed = raw.endsWith("}") && !raw.includes("{");
    const fixed = isClosed ? `{ ${raw}` : `{ ${raw} }`;
    const edit = { start, end, text: fixed };
    const help = writeHelp(`${key}: ${fixed}`, "put the mapping in `{ }`, or its keys on lines of their own");
    if (isClosed) return [fixable("yaml/unexpected", { text: "}" }, { start: end - 1, end }, help, edit)];
    return [fixable("yaml/nested", { key }, { start, end }, help, edit)];
  });
}

/** `id: string: Id of the order.`: a type and its description with a colon between them. */
export function typeColons({ text, line }: Broken): readonly Mistake[] {
  return textsOf(text, line).flatMap(({ start, end, raw }) => {
    const [, type = "", description = ""] = /^([^:]+?)\s*:\s+(\S.*)$/u.exec(raw) ?? [];
    if (!/^(?:string|integer|number|boolean|object|array|map|any)\b/u.test(type) || !("terms" in parseTypeExpression(type))) return [];
    const fixed = `${type} -- ${description}`;
    const shown = whyQuoted(fixed, false) === undefined ? fixed : quoteText(fixed);
    const help = writeHelp(shown, "put ` -- ` between the type and the description");
    const slots = { problem: "a description must follow ` -- `" };
    return [fixable("shape/one-line-field", slots, { start, end }, help, { start, end, text: quoteText(fixed) })];
  });
}

/** The line of the error, and the one above on which a bracket is still open. */
function linesOf({ lines, line, openBracket }: Broken): readonly TextLine[] {
  const opening = openBracket === undefined ? undefined : lineAt(lines, openBracket.start);
  const above = line.text.slice(0, line.indent) === "" && opening === undefined ? lines[line.number - 2] : undefined;
  return [...new Set([line, ...(opening === undefined ? [] : [opening]), ...(above === undefined ? [] : [above])])];
}
