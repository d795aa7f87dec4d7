import { nearestName } from "../../../templates/shared/nearest_names.ts";
import { schemas } from "../language.ts";
import { parseTypeExpression, TYPE_WORDS } from "../type_expression.ts";
import { readForeignExpression, withNull } from "./foreign_expression.ts";

/** What an author who wrote a type of another language should write: keys of a mapping, of which `type` may be all. */
export type TypeAdvice = Readonly<Record<string, string>>;

/** What is known where a type is written. */
export interface TypeContext {
  /** Records and fields of answers may be null, params may not. */
  readonly side: "request" | "response";
  /** The records or named types that may be named here. */
  readonly names: readonly string[];
  /** The path of the mapping of fields that it is in. */
  readonly path?: readonly string[];
  /** The file extends a connector, whose names are not known here. */
  readonly isExtending?: boolean;
}

const DATE_TIME: TypeAdvice = { type: "string", format: "date-time" };
const UUID: TypeAdvice = { type: "string", format: "uuid" };

/** Words of other languages, in lower case, and ours. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string:
      "str text varchar nvarchar char character chars email url uri link phone bytes binary blob base64 password symbol date time html markdown ip",
    integer: "int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 long short bigint smallint serial byte whole unsigned count",
    number: "float float32 float64 double decimal numeric real num money currency percentage percent",
    boolean: "bool bit flag boolish",
    object: "obj dict dictionary hash hashmap struct json jsonobject mapping record",
    array: "list seq sequence set tuple vector arr collection slice iterable arraylist",
    any: "unknown mixed variant anything dynamic interface",
    null: "none nil undefined void nothing nulltype",
  }).flatMap(([ours, others]) => [[ours, ours] as const, ...others.split(" ").map((other) => [other, ours] as const)]),
);

/** Whether a word means a type in another language. */
export function isForeignWord(word: string): boolean {
  return WORDS.has(word.toLowerCase()) || WITH_FORMAT.has(word.toLowerCase());
}

const WITH_FORMAT: ReadonlyMap<string, TypeAdvice> = new Map([
  ...["datetime", "date-time", "date_time", "timestamp", "timestamptz", "instant", "iso8601", "rfc3339"].map(
    (word) => [word, DATE_TIME] as const,
  ),
  ...["uuid", "guid"].map((word) => [word, UUID] as const),
]);

/**
 * What to write instead of a text that is not a type of the catalog, such as `bool`, `string[]`, `Optional[str]` or
 * `'open' | 'closed'`. Undefined when nothing comes to mind.
 */
export function adviseType(text: string, context: TypeContext): TypeAdvice | undefined {
  const advice = adviseFlags(text.trim(), context);
  if (advice === undefined) return undefined;
  if (advice["type"] !== undefined && !("terms" in parseTypeExpression(advice["type"]))) return undefined;
  return Object.keys(advice).length === 1 && advice["type"] === text.trim() ? undefined : advice;
}

const BEFORE = /^(?<flag>nullable|optional|required|mandatory|maybe)\s+(?<type>.+)$/iu;
const AFTER = /^(?<type>.+?)(?:\s*[,;(]\s*|\s+)(?<flag>nullable|optional|required|mandatory|not null)\)?$/iu;
const DEFAULT = /^(?<type>[^'"]+?)(?:\s*=\s*|\s*[,(]?\s*default(?:s to)?:?\s+)(?<value>[^\s)]+)\)?$/iu;

/** `string, required`, `integer = 10`, `optional string` */
function adviseFlags(text: string, context: TypeContext): TypeAdvice | undefined {
  const flagged = (BEFORE.exec(text) ?? AFTER.exec(text))?.groups;
  if (flagged !== undefined) {
    const advice = adviseFlags(flagged["type"] ?? "", context);
    return advice === undefined ? undefined : withFlag(advice, (flagged["flag"] ?? "").toLowerCase(), context);
  }
  const preset = DEFAULT.exec(text)?.groups;
  if (preset !== undefined) {
    const advice = adviseFlags(preset["type"] ?? "", context);
    if (advice !== undefined) return context.side === "request" ? { ...advice, default: preset["value"] ?? "" } : advice;
  }
  return adviseWhole(text.replace(/[,;.]$/u, ""), context);
}

function withFlag(advice: TypeAdvice, flag: string, { side }: TypeContext): TypeAdvice {
  if (side === "request") return flag === "required" || flag === "mandatory" ? { ...advice, required: "true" } : advice;
  const mayBeNull = flag === "nullable" || flag === "optional" || flag === "maybe";
  return mayBeNull && advice["type"] !== undefined ? { ...advice, type: withNull(advice["type"]) } : advice;
}

const SIZED = /^(?:string|str|text|n?varchar|char)\s*[([{<]\s*(?<size>\d+)\s*[)\]}>]$/iu;
const ENUM = /^enum\s*[:([{<]\s*(?<values>[^()[\]{}<>]+?)\s*[)\]}>]?$/iu;
const LITERAL = /^(?:'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?)$/u;

/** `string(date-time)`, `string<uuid>`, `integer(int64)`, `string date`: a type with its format in OpenAPI. */
const FORMATTED = /^(?<type>[a-z]+)(?:\s*[([{<:/]\s*|\s+)(?<format>[\w-]+(?:, ?\d+)?)\s*[)\]}>]?(?<null>\?|\s*\|\s*null)?$/iu;
const FORMATS: readonly string[] = schemas["connector.schema.json"].definitions.key_format.enum;
const SAME_FORMATS: Readonly<Record<string, string>> = { datetime: "date-time", timestamp: "date-time", guid: "uuid", url: "uri" };

function adviseFormat(text: string, context: TypeContext): TypeAdvice | undefined {
  const { type = "", format = "", null: mark } = FORMATTED.exec(text)?.groups ?? {};
  const word = WORDS.get(type.toLowerCase());
  const known = SAME_FORMATS[format.toLowerCase()] ?? format.toLowerCase();
  const isFormat = FORMATS.includes(known) && word === "string";
  const isSize = /^(?:u?int|float|double|\d)/u.test(known) && (word === "integer" || word === "number");
  if (word === undefined || !(isFormat || isSize || (word === "string" && /[([{<]/u.test(text)))) return undefined;
  const advice = { type: word, ...(isFormat && { format: known }) };
  return mark === undefined ? advice : withFlag(advice, "nullable", context);
}

function adviseWhole(text: string, context: TypeContext): TypeAdvice | undefined {
  const size = SIZED.exec(text)?.groups?.["size"];
  if (size !== undefined) return { type: "string", max_length: size };
  const values = ENUM.exec(text)?.groups?.["values"];
  if (values !== undefined) return { enum: `[${values.split(/\s*[,|]\s*/u).join(", ")}]` };
  const parts = text
    .replace(/^Literal\[(.*)\]$/u, (_, inside: string) => inside.replaceAll(",", "|"))
    .split("|")
    .map((part) => part.trim());
  if (parts.length === 1 && LITERAL.test(text)) return { const: unquote(text) };
  if (parts.every((part) => LITERAL.test(part))) return { enum: `[${parts.map(unquote).join(", ")}]` };
  if (parts.length > 1 && parts.every((part) => /^[a-z][\w-]*$/u.test(part) && adviseWord(part, context) === undefined)) {
    return { enum: `[${parts.join(", ")}]` };
  }
  const format = WITH_FORMAT.get(text.replace(/\s*\|\s*null$/u, "").toLowerCase());
  if (format !== undefined && !context.names.includes(text)) return text.endsWith("null") ? withFlag(format, "nullable", context) : format;
  const formatted = adviseFormat(text, context);
  if (formatted !== undefined) return formatted;
  const [, left, right] = /^(?:array|list)<(.+)>$|^(.+)\[\]$/iu.exec(text) ?? [];
  const element = adviseFormat(left ?? right ?? "", context);
  if (element?.["format"] !== undefined)
    return { type: "array", items: `{ type: ${element["type"] ?? ""}, format: ${element["format"]} }` };
  const isResponse = context.side === "response";
  for (const spelling of [text, withBrackets(text), text.replace(/(?<=[\w>])\s+(?=null$)/u, " | ")]) {
    const type = readForeignExpression(spelling, (word) => adviseWord(word, context), isResponse);
    if (type !== undefined) return { type };
  }
  return undefined;
}

function unquote(text: string): string {
  const inside = text.replace(/^(['"])(.*)\1$/u, "$2");
  return /^[\w-]+$/u.test(inside) ? inside : `'${inside}'`;
}

/** Our word for one of another language, or the name that was probably meant. */
function adviseWord(word: string, { names }: TypeContext): string | undefined {
  if (names.includes(word)) return word;
  const lower = word.toLowerCase();
  const known = WORDS.get(lower) ?? (lower.endsWith("s") ? WORDS.get(lower.slice(0, -1)) : undefined) ?? WITH_FORMAT.get(lower)?.["type"];
  if (known !== undefined) return known;
  if (word.endsWith("s") && names.includes(word.slice(0, -1))) return word.slice(0, -1);
  const meant = nearestName(word, [...TYPE_WORDS, ...names]);
  return meant ?? (/^[A-Z]/u.test(word) ? word : undefined);
}

/** The text with as many `>` as `<`. */
function withBrackets(text: string): string {
  const missing = text.split("<").length - text.split(">").length;
  return missing >= 0 ? text + ">".repeat(missing) : text.slice(0, missing);
}
