import { type Range, optional, pathOfPointer } from "./source/source_file.ts";
import type { UnlocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { rangeOf, type CatalogFile } from "./catalog_file.ts";
import { findMissingNames, checkFields } from "./fields/check_fields.ts";
import { findMisread, flowMapsOf } from "./plain_scalars.ts";
import { languageKeys, type SchemaName, schemas, fieldKeys } from "./types.ts";
import { type SoundPart, soundPart } from "./sound_part.ts";
import type { WrittenFiles } from "./written_types.ts";
import { type Mistake, mistake } from "./yaml/mistake.ts";
import { nodeAt, toPlain, type YamlEntry, type YamlMap, type YamlNode } from "./yaml_node.ts";
import type { ErrorObject, ValidateFunction } from "ajv";
import { toShapeDiagnostics } from "./shape_diagnostics.ts";
import { shapeValidator } from "./shape_validators.ts";
import { beginsWithTypeWord } from "./type_expression.ts";
import { quoteText, whyQuoted, writeHelp } from "./yaml/quoting.ts";
import { lineAt, readLines, type TextLine } from "./yaml/lines.ts";
import { fieldMapsOf, child, childrenOf, type FieldsNode } from "./fields/walk_fields.ts";

/** `filter[status]`: a name of the other system. */
const BRACKETED_NAME = /^[^\s{}[\],:]+(?:\[[^\s{}[\],:]*\])+$/u;

const { definitions } = schemas["connector.schema.json"];

/** The patterns of type expressions are there for editors: the model reads the types itself, and says what is wrong with one. */
const TYPE_PATTERNS: ReadonlySet<unknown> = new Set([definitions.key_type.pattern, definitions.param.pattern]);

/** The values of a file, or of what is left of it without what is wrong with it. */
export interface CheckedFile<Written> extends Partial<SoundPart<Written>> {
  readonly mistakes: readonly Mistake[];
}

/**
 * Checks the values of a file: first what is wrong with the text of single values, then what of their shape does not follow from that.
 * `found` is what is known to be wrong with it already.
 */
export function checkFile<Name extends SchemaName>(
  name: Name,
  file: CatalogFile,
  found: readonly Mistake[],
): CheckedFile<WrittenFiles[Name]> {
  const { written, diagnostics, soundPart } = checkShape(name, file);
  const [keys, others] = [found.filter(({ code }) => code === "yaml/key"), found.filter(({ code }) => code !== "yaml/key")];
  const causes = withoutConsequences([...others, ...findMiswritten(file), ...keys]);
  causes.push(...checkFields(file).filter((one) => causes.every((cause) => !followsFrom(one.range, cause))));
  const shape = diagnostics.filter((one) => causes.every((cause) => !isConsequence(file, one, cause))).map((one) => toMistake(file, one));
  const mistakes = [...causes, ...shape];
  return { mistakes, ...(mistakes.length === 0 && written !== undefined ? { written } : soundPart(mistakes)) };
}

/** Mistakes that leave a text valid YAML, but hardly what its author meant. */
function findMiswritten(file: CatalogFile): readonly Mistake[] {
  const { text, root } = file;
  return [
    ...findSwallowedColons(text, root),
    ...flowMapsOf(text, root).flatMap((map) => findBareKeys(text, map)),
    ...findMisread(text, root),
    ...findContinuations(text, root),
    ...fieldMapsOf(file).flatMap((fields) => asJsonSchema(fields) ?? []),
    ...findMissingNames(file),
  ];
}

/** Of several mistakes in one place the first. */
function withoutConsequences(mistakes: readonly Mistake[]): Mistake[] {
  const kept: Mistake[] = [];
  for (const one of mistakes) if (kept.every((cause) => !followsFrom(one.range, cause))) kept.push(one);
  return kept;
}

/** Codes of the mistakes that can keep a key from being read. */
const IN_KEYS: ReadonlySet<string> = new Set([
  "yaml/missing-colon",
  "yaml/missing-space",
  "yaml/character",
  "yaml/typographic-quote",
  "yaml/key",
]);

/** A mapping lacks no key when one of its keys could not be read. */
function isConsequence(file: CatalogFile, { code, at, on }: UnlocatedDiagnostic, cause: Mistake): boolean {
  if (followsFrom(rangeOf(file, at.path, on), cause)) return true;
  const mapping = code === "shape/missing-key" ? nodeAt(file.root, at.path) : undefined;
  return mapping !== undefined && IN_KEYS.has(cause.code) && touch(mapping.range, cause.range);
}

function followsFrom(range: Range, { range: cause, scope }: Mistake): boolean {
  return touch(range, cause) || (scope !== undefined && touch(range, scope));
}

function touch(left: Range, right: Range): boolean {
  return left.start <= right.end && right.start <= left.end;
}

function toMistake(file: CatalogFile, { code, at, on, slots, help }: UnlocatedDiagnostic): Mistake {
  return { code, slots, range: rangeOf(file, at.path, on), edits: [], ...optional({ help }) };
}

/** The result of checking a file against its schema: its values with their types, or the diagnostics. */
type ShapeVerdict<Written> = { readonly soundPart: (mistakes: readonly Mistake[]) => SoundPart<Written> | undefined } & (
  | { readonly written: Written; readonly diagnostics: readonly [] }
  | { readonly written?: undefined; readonly diagnostics: readonly UnlocatedDiagnostic[] }
);

/** Checks the values of a file against a schema of the language. */
function checkShape<Name extends SchemaName>(name: Name, file: CatalogFile): ShapeVerdict<WrittenFiles[Name]> {
  const validate = shapeValidator(name);
  const errors = (): readonly ErrorObject[] => validate.errors ?? [];
  const part = (mistakes: readonly Mistake[]): SoundPart<WrittenFiles[Name]> | undefined =>
    soundPart(file, mistakes, (rest) =>
      isWritten(validate, rest) ? { written: rest } : { misfits: errors().map((one) => pathOfPointer(one.instancePath)) },
    );
  const value = toPlain(file.root);
  if (isWritten(validate, value)) return { written: value, diagnostics: [], soundPart: part };
  return { diagnostics: toShapeDiagnostics(file, errors().filter(isOfShape)), soundPart: part };
}

/** Patterns do not affect the TypeScript type of a value, so a value whose only errors are about patterns still has that type. */
function isWritten<Written>(validate: ValidateFunction<Written>, value: unknown): value is Written {
  return validate(value) || (validate.errors ?? []).every((error) => !isOfShape(error));
}

function isOfShape({ keyword, schema, data }: ErrorObject): boolean {
  return keyword !== "pattern" || !TYPE_PATTERNS.has(schema) || (typeof data === "string" && data.trim() === "");
}

/** The text between two commas of a `{ }`. */
interface FlowEntry {
  readonly name: string;
  readonly entry: YamlEntry;
  /** A key without `:`, and so without a value. */
  readonly isBare: boolean;
}

/**
 * Finds parts of a `{ }` that have no `: `. Behind a text the comma was meant to be part of it; else the `: ` is missing.
 * A mapping of bare keys alone is left to the check of the shape.
 */
function findBareKeys(text: string, map: YamlMap): readonly Mistake[] {
  const entries = [...map.entries].map(([name, entry]): FlowEntry => ({ name, entry, isBare: isBare(text, entry) }));
  if (entries.every((one) => one.isBare && !/[\s:=]/u.test(one.name))) return [];
  const line = entries.every((one) => one.isBare) ? lineInBraces(text, map) : undefined;
  if (line !== undefined) return [line];
  const found: Mistake[] = [];
  let textEnd = 0;
  entries.forEach((one, index) => {
    const { start, end } = one.entry.key;
    if (!one.isBare || start < textEnd) return;
    if (/^\s*,\s*:/u.test(text.slice(end))) {
      found.push(strayComma(text, end));
      return;
    }
    const before = entries[index - 1]?.entry.value;
    const textBefore = before !== undefined && isPlainText(text, before) ? before.range : undefined;
    const colon = missingColon(text, { start, end }, textBefore !== undefined);
    if (colon !== undefined) found.push(colon);
    else if (textBefore !== undefined) {
      const next = entries.slice(index).find(({ isBare }) => !isBare);
      const range = { start: textBefore.start, end: endBefore(text, next?.entry.key.start ?? map.range.end - 1) };
      textEnd = range.end;
      found.push(splitText(text, range));
    }
  });
  return found;
}

/** `id: { string -- Id of the order, as printed. }` */
function lineInBraces(text: string, { range }: YamlMap): Mistake | undefined {
  const content = text.slice(range.start + 1, range.end - 1).trim();
  if (!/^[\w<>| ]+ -- /u.test(content) || !beginsWithTypeWord(content)) return undefined;
  const shown = whyQuoted(content, false) === undefined ? content : quoteText(content);
  return mistake("shape/one-line-field", { problem: "a field on one line has no braces" }, range, {
    help: writeHelp(shown, "remove the braces"),
    scope: range,
  });
}

/** `max,: 100` */
function strayComma(text: string, from: number): Mistake {
  const start = text.indexOf(",", from);
  const scope = { start: from, end: text.indexOf(":", start) + 1 };
  return mistake("yaml/unexpected", { text: "," }, { start, end: start + 1 }, { help: "remove the `,`", scope });
}

function isBare(text: string, { key, value }: YamlEntry): boolean {
  return value.kind === "scalar" && value.range.start === value.range.end && !/^\s*:/u.test(text.slice(key.end));
}

function isPlainText(text: string, { kind, range }: YamlNode): boolean {
  return kind === "scalar" && range.end > range.start && !/["'|>]/u.test(text.charAt(range.start));
}

/** The text ends before the comma in front of what comes next. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).replace(/[\s,]+$/u, "").length;
}

function splitText(text: string, range: Range): Mistake {
  const raw = text.slice(range.start, range.end);
  if (/^\d{1,3}(?:,\s?\d{3})+$/u.test(raw)) {
    const help = `write \`${raw.replace(/\D/gu, "")}\`, or \`'${raw}'\` if it is meant as text`;
    return mistake("yaml/ambiguous", { text: raw }, range, { help });
  }
  if (/^\([^()]*\)$/u.test(raw)) {
    return mistake("yaml/unexpected", { text: "(" }, range, { help: writeHelp(`[${raw.slice(1, -1)}]`, "write lists in `[ ]`") });
  }
  const help = writeHelp(quoteText(raw), "put the whole text in quotes");
  return mistake("yaml/unquoted", { why: whyQuoted(raw, true) ?? "contains `,`" }, range, { help });
}

/** `{ type:string }`, `{ type string }`, `{ type = string }`. Behind a text only the keys of the language are taken for keys. */
function missingColon(text: string, { start, end }: Range, isBehindText: boolean): Mistake | undefined {
  const source = text.slice(start, end);
  const [, key = "", separator = ""] = /^([\w$-]+)(\s*[:=]+\s*|\s+|$)/u.exec(source) ?? [];
  const value = source.slice(key.length + separator.length);
  if (key === "" || (isBehindText && !languageKeys.has(key) && !beginsWithTypeWord(value))) return undefined;
  const range = { start, end: start + key.length };
  if (separator.startsWith(":") && separator.trim() === ":") {
    return mistake("yaml/missing-space", { after: `${key}:` }, range, {
      help: writeHelp(`${key}: ${value}`, "put a space there"),
      scope: { start, end },
    });
  }
  const fixed = value === "" ? `${key}: <value>` : `${key}: ${value}`;
  return mistake("yaml/missing-colon", { key }, range, {
    help: writeHelp(fixed, `write \`${key}: \` and the value`),
    scope: { start, end },
  });
}

/** Finds lines that YAML joins to the text above them though they begin like an item of a list or a key. */
function findContinuations(text: string, root: YamlNode): readonly Mistake[] {
  const texts = textsOf(text, root);
  const lines = texts.length === 0 ? [] : readLines(text);
  return texts.flatMap(({ start, end }) => {
    const first = lineAt(lines, start);
    const last = lineAt(lines, end);
    if (/^\s*[–—•·*+]\s/u.test(first.text)) return [];
    const suspect = lines.slice(first.number, last.number).find((line) => /^\s*(?:-\s+\S|[\w$-]+:\S)/u.test(line.text));
    return suspect === undefined ? [] : [toContinuationMistake(suspect, first)];
  });
}

/** The ranges of all unquoted texts that go over several lines. */
function textsOf(text: string, node: YamlNode): readonly { readonly start: number; readonly end: number }[] {
  if (node.kind === "map") return [...node.entries.values()].flatMap(({ value }) => textsOf(text, value));
  if (node.kind === "list") return node.items.flatMap((item) => textsOf(text, item));
  const source = text.slice(node.range.start, node.range.end);
  return /^["'|>]/u.test(source) || !source.trimEnd().includes("\n") ? [] : [node.range];
}

function toContinuationMistake(line: TextLine, first: TextLine): Mistake {
  const content = line.text.trim();
  const start = line.start + line.indent;
  const key = /^([\w$-]+):(?=\S)/u.exec(content)?.[1];
  if (key !== undefined) {
    const help = writeHelp(`${key}: ${content.slice(key.length + 1)}`, `put a space after \`${key}:\``);
    return mistake("yaml/missing-space", { after: `${key}:` }, { start, end: start + key.length + 1 }, { help });
  }
  const blanks = line.indent - first.indent;
  const help = `remove ${blanks} ${blanks === 1 ? "space" : "spaces"}, so that it lines up with the item in line ${first.number}`;
  return mistake("yaml/indentation", { what: "this item", how: "is indented too far" }, { start, end: start + content.length }, { help });
}

/** `params: { type: object, properties: { … } }`, `params: { fields: { … } }`: a mapping of names that is written as JSON Schema has it. */
function asJsonSchema({ name, node }: FieldsNode): Mistake | undefined {
  if (node.kind !== "map") return undefined;
  const container = ["properties", "fields"].find((key) => holdsNames(child(node, key)));
  if (container === undefined) return undefined;
  const type = child(node, "type");
  const isSchema =
    (type?.kind === "scalar" && type.value === "object") || child(node, "required")?.kind === "list" || node.entries.size === 1;
  const [first] = node.entries.values();
  if (!isSchema || first === undefined) return undefined;
  const names = childrenOf(child(node, container)).map(([key]) => key);
  const shown = names
    .slice(0, 3)
    .map((key) => `${key}: …`)
    .join(", ");
  return mistake("shape/json-schema", { where: `\`${name}\`` }, first.key, {
    scope: node.range,
    help: `write the names directly under \`${name}\`: \`${name}: { ${shown} }\``,
  });
}

function holdsNames(node: YamlNode | undefined): boolean {
  const entries = childrenOf(node);
  return entries.length > 0 && !entries.every(([key]) => fieldKeys.has(key));
}

/** `meta { has_more: boolean }`: a key without its colon, which makes what follows up to the next colon a part of it. */
function findSwallowedColons(text: string, root: YamlNode): readonly Mistake[] {
  if (root.kind === "scalar") return [];
  if (root.kind === "list") return root.items.flatMap((item) => findSwallowedColons(text, item));
  return [...root.entries.values()].flatMap(({ key, value }) => {
    const written = text.slice(key.start, key.end);
    const [, name = ""] = /^([^\s{["']+)\s*[{[]/u.exec(written) ?? [];
    if (name === "" || BRACKETED_NAME.test(written)) return findSwallowedColons(text, value);
    const lineEnd = text.slice(key.start).search(/[\r\n]|$/u);
    const rest = text.slice(key.start + name.length, key.start + lineEnd).trim();
    const help = writeHelp(`${name}: ${rest}`, `put \`: \` after \`${name}\``);
    const scope = { start: key.start, end: Math.max(key.start + lineEnd, value.range.end) };
    return [mistake("yaml/missing-colon", { key: name }, { start: key.start, end: key.start + name.length }, { help, scope })];
  });
}
