import { type Range } from "../source/source_file.ts";
import { quoteAll } from "../diagnostics/diagnostic.ts";
import { nearestName } from "#templates/core";
import type { CatalogFile } from "../catalog_file.ts";
import { namesIn, needsTypes, parseTypeExpression, splitFieldLine, TYPE_WORDS } from "../type_expression.ts";
import { quoteText, whyQuoted } from "../yaml/quoting.ts";
import { mistake, type Mistake } from "../yaml/mistake.ts";
import { adviseType, elementOf, writeType, type TypeContext, isForeignWord, type TypeAdvice } from "./foreign_types.ts";
import { child, childrenOf, fieldMapsOf, typesOf, type TypeNode, fieldLineRanges, type FieldsNode } from "./walk_fields.ts";
import { elementKeys, fieldKeys } from "../types.ts";
import type { YamlEntry, YamlMap, YamlNode } from "../yaml_node.ts";

/** Finds what is wrong with the types and the one-line fields of a file, whatever shape the file has. */
export function checkFields(file: CatalogFile): readonly Mistake[] {
  const types = childrenOf(child(file.root, "types")).map(([name]) => name);
  const names = { request: types, response: [...childrenOf(child(file.root, "records")).map(([name]) => name), ...types] };
  const isExtending = child(file.root, "extends") !== undefined;
  return fieldMapsOf(file).flatMap((map) =>
    typesOf(map, file.text).flatMap(
      (type) => checkType(file, type, { side: map.side, names: names[map.side], isExtending, path: map.path }) ?? [],
    ),
  );
}

function checkType({ text }: CatalogFile, type: TypeNode, context: TypeContext): Mistake | undefined {
  const line = splitLine(text, type);
  if (line.description !== undefined && type.place !== "line") return misplacedDescription(type, line, context);
  if (line.type === "")
    return lineMistake("the type is missing before ` -- `", line.range, `write ${shown(`string -- ${line.description ?? "…"}`)}`);
  if (line.description === "") {
    return lineMistake(
      "the description is missing after ` -- `",
      line.range,
      `write the description after \` -- \`, or \`${line.type}\` alone`,
    );
  }
  const problem = problemOf(line.type, context);
  if (problem === undefined) return commentMistake(text, line, type);
  const separated = type.place === "line" && line.description === undefined ? splitElsewhere(line.type, context) : undefined;
  if (separated !== undefined) return lineMistake("a description must follow ` -- `", line.range, `write ${shown(separated)}`);
  const meant = type.place === "element" ? undefined : adviseType(line.type, context);
  return { ...typeMistake(line, problem, type, context), ...(meant && { meant }) };
}

/** `string # The note.`: a description as a comment. A named type has one already. */
function commentMistake(text: string, { type, description, range }: WrittenLine, { node, place }: TypeNode): Mistake | undefined {
  const [, comment] = /^[ \t]+#+[ \t]*(?!lint-allow\b)(\S.*)/u.exec(text.slice(node.range.end, node.range.end + LONGEST_LINE)) ?? [];
  if (comment === undefined || description !== undefined || place !== "line" || /[A-Z]/u.test(type)) return undefined;
  return lineMistake("a description must follow ` -- `", range, `write ${shown(`${type} -- ${comment.trimEnd()}`)}`);
}

interface WrittenLine {
  readonly type: string;
  readonly description?: string;
  /** The place of the type, or of the whole when there is no type. */
  readonly range: Range;
}

function splitLine(text: string, { node, text: value }: TypeNode): WrittenLine {
  const ranges = fieldLineRanges(text, node);
  const trimmed = value.trim();
  if (/^--(?:\s|$)/u.test(trimmed)) return { type: "", description: trimmed.slice(2).trim(), range: node.range };
  const line = splitFieldLine(value);
  const range = line.description === "" || ranges.type === undefined ? node.range : ranges.type;
  return { ...line, type: line.type.trim(), range };
}

function lineMistake(problem: string, range: Range, help: string): Mistake {
  return mistake("shape/one-line-field", { problem }, range, { help });
}

function misplacedDescription(type: TypeNode, line: WrittenLine, context: TypeContext): Mistake {
  const advice =
    problemOf(line.type, context) === undefined ? { type: line.type } : (adviseType(line.type, context) ?? { type: line.type });
  const keys = { ...advice, description: line.description ?? "" };
  return lineMistake("` -- ` has no meaning after a key", type.node.range, writeType(keys, type.place));
}

/** The problem of a type; undefined if it has none, as far as this can be said without other files. */
function problemOf(type: string, { names, isExtending }: TypeContext): TypeProblem | undefined {
  const parsed = parseTypeExpression(type);
  if ("problem" in parsed) return { kind: "syntax", problem: parsed.problem };
  const isForeign = (name: string): boolean => /^[^A-Z]/u.test(name) || (isExtending !== true && isForeignWord(name));
  if (parsed.terms.every(({ kind }) => kind === "null")) return { kind: "null" };
  const unknown = namesIn(parsed.terms).find((name) => !names.includes(name) && isForeign(name));
  return unknown === undefined ? undefined : { kind: "word", word: unknown };
}

type TypeProblem =
  | { readonly kind: "syntax"; readonly problem: string }
  | { readonly kind: "null" }
  | { readonly kind: "word"; readonly word: string };

const SEPARATOR = /\s*(?:---+|--|\s-\s|–|—|:|\/\/|#|;|,|\()\s*|\s+(?=\S+\s+\S+)/gu;

/** `string - text`, `string — text`, `string--text`, `string The text of it`: a description without ` -- ` in front. */
function splitElsewhere(text: string, context: TypeContext): string | undefined {
  if (text.length > LONGEST_LINE || adviseType(text, context) !== undefined) return undefined;
  for (const separator of text.matchAll(SEPARATOR)) {
    const type = text.slice(0, separator.index).trim();
    const description = text.slice(separator.index + separator[0].length).trim();
    if (type === "" || description === "" || problemOf(type, context) !== undefined) continue;
    if (separator[0].trim() === "" && !/^\p{Lu}/u.test(description)) continue;
    const said = separator[0].trim().startsWith("(") ? description.replace(/\)$/u, "") : description;
    return `${type} -- ${said}`;
  }
  return undefined;
}

const LONGEST_LINE = 1000;

function typeMistake(line: WrittenLine, problem: TypeProblem, { place }: TypeNode, context: TypeContext): Mistake {
  const whole = adviseType(line.type, context);
  const advice = whole && place === "element" ? elementOf(whole) : whole;
  const written = advice && `${writeType(advice, place, line.description)}${aboutPresence(line.type, advice, context)}`;
  const example = context.side === "response" ? "when it is not null, such as `string | null`" : "where it is sent, such as `string`";
  const help = advice?.["type"] === "null" ? `write the type that it has ${example}; \`any\` if it may be anything` : written;
  if (problem.kind === "null") return mistake("type/union", { type: line.type }, line.range, { help });
  if (problem.kind === "syntax") return mistake("type/syntax", { type: line.type, problem: problem.problem }, line.range, { help });
  const words = TYPE_WORDS.map((word) => (needsTypes(word) ? `${word}<…>` : word));
  const known = quoteAll([...words, ...context.names]);
  const isTypo = !isForeignWord(problem.word) && nearestName(problem.word, [...TYPE_WORDS, ...context.names]) !== undefined;
  const suggestion = isTypo && advice?.["type"] !== undefined ? `did you mean \`${advice["type"]}\`?` : help;
  return mistake("ref/unknown", { kind: "type", name: problem.word, known }, line.range, { help: suggestion });
}

const OPTIONAL = /\?|\b(?:opt|optional|option|nullable|maybe|null|none|nil|undefined)\b/iu;
const REQUIRED = /!|\b(?:required|mandatory|not null)\b/iu;

/** How presence and null are written here, for a type that says something about them in another way. */
function aboutPresence(text: string, { type = "", required }: TypeAdvice, context: TypeContext): string {
  const { side, path = [] } = context;
  if (REQUIRED.test(text)) {
    if (required !== undefined) return "";
    return side === "response"
      ? ": a field is always present unless its type ends with `| null`"
      : ": params that need it have `required: true` themselves";
  }
  if (!OPTIONAL.test(text) || /\?\s*(?:\[\]|>)/u.test(text)) return "";
  if (side === "response") return type.endsWith("null") ? ": the field may then be null or left out" : "";
  if (path[0] === "entities")
    return ": a param is optional unless it has `required: true`, and is never null unless its type ends with `| null`";
  if (path[0] !== "types") return ": a field is optional unless it has `required: true`, and is never null";
  return path.length === 1
    ? ": a param with this type is optional unless it has `required: true`; records write `| null` after its name"
    : `: params may leave it out unless it has \`required: true\`; for records, \`${type} | null\` may be null or left out`;
}

function shown(line: string): string {
  return `\`${whyQuoted(line, false) === undefined ? line : quoteText(line)}\``;
}

/** Mappings by names: what an element is called, and what its name looks like. */
export const ELEMENTS = [
  { key: "auth", noun: "an auth method", example: "api_key" },
  { key: "types", noun: "a type", example: "PageSize" },
  { key: "records", noun: "a record", example: "Customer" },
  { key: "paging_profiles", noun: "a paging profile", example: "by_cursor" },
  { key: "entities", noun: "an entity", example: "customers" },
  { key: "actions", noun: "an action", example: "list" },
  { key: "params", noun: "a parameter", example: "limit" },
  { key: "fields", noun: "a field", example: "id" },
] as const;

/** Finds keys of a record, an entity, an auth method or a field without its name above them. */
export function findMissingNames(file: CatalogFile): readonly Mistake[] {
  return [...collectionNames(file), ...fieldMapsOf(file).flatMap((fields) => fieldName(fields) ?? [])];
}

function collectionNames({ root }: CatalogFile): readonly Mistake[] {
  return Object.entries(elementKeys).flatMap(([key, names]) => {
    const collection = child(root, key);
    const { noun, example } = ELEMENTS.find((one) => one.key === key) ?? {};
    if (collection?.kind !== "map" || noun === undefined) return [];
    const found = names.flatMap((name) => collection.entries.get(name) ?? []).sort((left, right) => left.key.start - right.key.start);
    const [first] = found;
    if (first === undefined || found.length < 2 || followsEmpty(collection, first)) return [];
    const help = `write the name on a line of its own, such as \`${example}:\`, and indent these keys below it`;
    const scope = { start: first.key.start, end: Math.max(...found.map(({ value }) => value.range.end)) };
    return [mistake("shape/missing-name", { noun, key }, first.key, { help, scope })];
  });
}

/** A name without a value in front of the key: it is there, and the key is in the wrong column. */
function followsEmpty(collection: YamlMap, { key }: YamlEntry): boolean {
  const before = [...collection.entries.values()].findLast((entry) => entry.key.start < key.start);
  return before !== undefined && before.value.range.start === before.value.range.end;
}

/** `params: { type: string, required: true }`: what is said about a field, where fields should be. */
function fieldName({ name, node }: FieldsNode): Mistake | undefined {
  const type = child(node, "type");
  const [first] = node.kind === "map" ? node.entries.values() : [];
  if (first === undefined || type?.kind !== "scalar" || !childrenOf(node).some(([key, { value }]) => isDetail(key, value)))
    return undefined;
  const help = `write the name of the field first, such as \`${name}: { id: { type: ${String(type.value)}, … } }\``;
  return mistake("shape/missing-name", { noun: name === "params" ? "a parameter" : "a field", key: name }, first.key, {
    help,
    scope: node.range,
  });
}

/** Whether this cannot be a field: `required: true`, or a text that is no type. */
function isDetail(key: string, value: YamlNode): boolean {
  if (key === "type" || !fieldKeys.has(key)) return false;
  if (value.kind !== "scalar") return value.kind === "list";
  return typeof value.value !== "string" || "problem" in parseTypeExpression(splitFieldLine(value.value).type);
}
