import { nearestName } from "../../../templates/shared/nearest_names.ts";
import type { Range } from "../../source/position.ts";
import type { CatalogFile } from "../catalog_file.ts";
import { namesIn, needsTypes, parseTypeExpression, splitFieldLine, TYPE_WORDS } from "../type_expression.ts";
import { quoteText, whyQuoted } from "../yaml/quoting.ts";
import { slip, type Slip } from "../yaml/slip.ts";
import { fieldLineRanges } from "./field_line.ts";
import { adviseType, isForeignWord, type TypeAdvice, type TypeContext } from "./foreign_types.ts";
import { child, childrenOf, fieldMapsOf, fieldsOf, typesOf, type TypeNode } from "./walk_fields.ts";

/** Finds what is wrong with the types and the one-line fields of a file, whatever shape the file has. */
export function checkFields(file: CatalogFile): readonly Slip[] {
  const types = childrenOf(child(file.root, "types")).map(([name]) => name);
  const names = { request: types, response: [...childrenOf(child(file.root, "records")).map(([name]) => name), ...types] };
  const isExtending = child(file.root, "extends") !== undefined;
  return fieldMapsOf(file).flatMap((map) =>
    fieldsOf([map])
      .flatMap(typesOf)
      .flatMap((type) => checkType(file, type, { side: type.side, names: names[type.side], isExtending, path: map.path }) ?? []),
  );
}

function checkType({ text }: CatalogFile, type: TypeNode, context: TypeContext): Slip | undefined {
  const line = splitLine(text, type);
  if (line.description !== undefined && type.place === "key") return misplacedDescription(type, line, context);
  if (line.type === "")
    return lineSlip("the type is missing before ` -- `", line.range, `write ${shown(`string -- ${line.description ?? "…"}`)}`);
  if (line.description === "") {
    return lineSlip(
      "the description is missing after ` -- `",
      line.range,
      `write the description after \` -- \`, or \`${line.type}\` alone`,
    );
  }
  const problem = problemOf(line.type, context);
  if (problem === undefined) return undefined;
  const separated = type.place === "line" && line.description === undefined ? splitElsewhere(line.type, context) : undefined;
  if (separated !== undefined) return separated.help === undefined ? undefined : lineSlip(separated.problem, line.range, separated.help);
  return typeSlip(line, problem, type, context);
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

function lineSlip(problem: string, range: Range, help: string): Slip {
  return slip("shape/one-line-field", { problem }, range, { help });
}

function misplacedDescription(type: TypeNode, line: WrittenLine, context: TypeContext): Slip {
  const advice =
    problemOf(line.type, context) === undefined ? { type: line.type } : (adviseType(line.type, context) ?? { type: line.type });
  const keys = { ...advice, description: line.description ?? "" };
  return lineSlip("` -- ` has no meaning after a key", type.node.range, `write \`${printKeys(keys)}\``);
}

/** What is wrong with a type; undefined when nothing is, as far as this can be said without other files. */
function problemOf(type: string, { names, isExtending }: TypeContext): TypeProblem | undefined {
  const parsed = parseTypeExpression(type);
  if ("problem" in parsed) return { kind: "syntax", problem: parsed.problem };
  const isForeign = (name: string): boolean => /^[^A-Z]/u.test(name) || (isExtending !== true && FOREIGN.has(name));
  const unknown = namesIn(parsed.terms).find((name) => !names.includes(name) && isForeign(name));
  return unknown === undefined ? undefined : { kind: "word", word: unknown };
}

type TypeProblem = { readonly kind: "syntax"; readonly problem: string } | { readonly kind: "word"; readonly word: string };

/** Words of other languages that look like the name of a record or of a named type. */
const FOREIGN: ReadonlySet<string> = new Set(
  (
    "String Str Text Integer Int Int32 Int64 Long Short Number Float Double Decimal Boolean Bool Object Dict Map HashMap Array List ArrayList " +
    "Set Tuple Seq Any Unknown Null None Nil Void Undefined Date DateTime Datetime Timestamp Instant UUID Uuid Guid URL Url URI Optional Nullable"
  ).split(" "),
);

const SEPARATOR = /\s*(?:---+|--|\s-\s|–|—|:|\/\/|#|;|,|\()\s*|\s+(?=\S+\s+\S+)/gu;

/** `string - text`, `string — text`, `string--text`, `string The text of it`: a description without ` -- ` in front. */
function splitElsewhere(text: string, context: TypeContext): { readonly problem: string; readonly help?: string } | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  if (adviseType(text, context) !== undefined) return undefined;
  for (const separator of text.matchAll(SEPARATOR)) {
    const type = text.slice(0, separator.index).trim();
    const description = text.slice(separator.index + separator[0].length).trim();
    if (type === "" || description === "" || problemOf(type, context) !== undefined) continue;
    if (separator[0].trim() === "" && !/^\p{Lu}/u.test(description)) continue;
    const said = separator[0].trim().startsWith("(") ? description.replace(/\)$/u, "") : description;
    return { problem: "a description must follow ` -- `", help: `write ${shown(`${type} -- ${said}`)}` };
  }
  return undefined;
}

const LONGEST_LINE = 1000;

function typeSlip(line: WrittenLine, problem: TypeProblem, { place }: TypeNode, context: TypeContext): Slip {
  const advice = adviseType(line.type, context);
  const help = advice === undefined ? undefined : `${helpFor(advice, line, place)}${aboutPresence(line.type, advice, context)}`;
  if (problem.kind === "syntax") return slip("type/syntax", { type: line.type, problem: problem.problem }, line.range, { help });
  const words = TYPE_WORDS.map((word) => (needsTypes(word) ? `${word}<…>` : word));
  const known = [...words, ...context.names].map((name) => `\`${name}\``).join(", ");
  const isTypo = !isForeignWord(problem.word) && nearestName(problem.word, [...TYPE_WORDS, ...context.names]) !== undefined;
  const suggestion = isTypo && advice?.["type"] !== undefined ? `did you mean \`${advice["type"]}\`?` : help;
  return slip("ref/unknown", { kind: "type", name: problem.word, known }, line.range, { help: suggestion });
}

const OPTIONAL = /\?|\b(?:optional|nullable|maybe|null|none|nil|undefined)\b/iu;

/** How presence and null are written here, for a type that says something about them in another way. */
function aboutPresence(text: string, { type = "" }: TypeAdvice, { side, path = [] }: TypeContext): string {
  if (!OPTIONAL.test(text) || /\?\s*(?:\[\]|>)/u.test(text)) return "";
  if (side === "response") return type.endsWith("null") ? ": the field may then be null or left out" : "";
  if (path[0] !== "types")
    return `: a ${path[0] === "entities" ? "param" : "field"} is optional unless it has \`required: true\`, and is never null`;
  return path.length === 1
    ? ": a param with this type is optional unless it has `required: true`; records write `| null` after its name"
    : `: params may leave it out unless it has \`required: true\`; for records, \`${type} | null\` may be null or left out`;
}

function helpFor(advice: TypeAdvice, line: WrittenLine, place: "line" | "key"): string {
  const { type } = advice;
  const isOnlyType = type !== undefined && Object.keys(advice).length === 1;
  if (isOnlyType) return `write \`${type}\``;
  if (place === "key") return `write \`${printKeys(advice)}\` in the mapping`;
  return `write \`{ ${printKeys(line.description === undefined ? advice : { ...advice, description: line.description })} }\``;
}

function printKeys(keys: Readonly<Record<string, string>>): string {
  return Object.entries(keys)
    .map(([key, value]) => `${key}: ${key === "description" && whyQuoted(value, true) !== undefined ? quoteText(value) : value}`)
    .join(", ");
}

function shown(line: string): string {
  return `\`${whyQuoted(line, false) === undefined ? line : quoteText(line)}\``;
}
