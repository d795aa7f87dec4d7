import { nearestName } from "#templates/core";
import { schemas } from "../types.ts";
import { parseTypeExpression, TYPE_WORDS } from "../type_expression.ts";
import { quoteText, whyQuoted } from "../yaml/quoting.ts";
import type { TypePlace } from "./walk_fields.ts";

/** The place where a type is written, as far as advice depends on it. */
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

/**
 * Says what to write instead of a text that is not a type of the catalog, such as `bool`, `string[]`, `Optional[str]` or
 * `'open' | 'closed'`. Undefined when nothing comes to mind.
 */
export function adviseType(text: string, context: TypeContext): TypeAdvice | undefined {
  const written = text.trim();
  const advice = written.length > LONGEST_TYPE ? undefined : new NotationReader(context).read(written);
  const { type } = advice ?? {};
  if (advice === undefined || (type !== undefined && "problem" in parseTypeExpression(type))) return undefined;
  return Object.keys(advice).length === 1 && type === written && type !== "null" ? undefined : advice;
}

/** Keys as they are written in a mapping. */
function printKeys(keys: TypeAdvice): string {
  return Object.entries(keys)
    .map(([key, value]) => `${key}: ${key === "description" && whyQuoted(value, true) !== undefined ? quoteText(value) : value}`)
    .join(", ");
}

/** More characters, and more parts, than anybody writes for a type. */
const [LONGEST_TYPE, MOST_PARTS] = [200, 100];

/** A way to write types: its pattern, and what it means, by what the pattern captures. */
type Notation = readonly [RegExp, (reader: NotationReader, first: string, second: string, third: string) => TypeAdvice | undefined];

const FLAGS = "nullable|nullish|optional|opt|maybe|required|mandatory|not null|secret|readonly|unique";
const VALUE = `"[^"]*"|'[^']*'|[^\\s,;()]+`;
const NUMBER = "-?\\d+(?:\\.\\d+)?";
const NUMERIC = new RegExp(`^${NUMBER}$`, "u");
const LITERAL = new RegExp(`^(?:'[^']*'|"[^"]*"|${NUMBER})$`, "u");

/** The notations of other languages, those around a whole type first. The first that makes sense is meant. */
const NOTATIONS: readonly Notation[] = [
  // `required string`, `string, optional`, `string or null`, `string?`, `string!`
  [new RegExp(`^(${FLAGS})\\s+(.+)$`, "iu"), (reader, flag, type) => reader.flagged(reader.read(type), flag)],
  [
    new RegExp(`^(.+?)(?:\\s*[,;(|/]+\\s*|\\s+(?:or\\s+)?)(${FLAGS}|null)\\)?$`, "iu"),
    (reader, type, flag) => reader.flagged(reader.read(type), flag),
  ],
  [/^(?:\?(.+)|(.+)\?)$/u, (reader, type) => reader.flagged(reader.read(type), "optional")],
  [/^(.+)!$/u, (reader, type) => reader.flagged(reader.read(type), "required")],
  // `z.string().max(20)`
  [/^(.+)\.(\w+)\(([^()]*)\)$/u, (reader, base, method, argument) => reader.called(base, method, argument)],
  // `*Line`, `string...`, `(string)`, `string()`, `String @id`, `an integer`, `Line object`
  [
    /^(?:[*&](.+)|(.+?)(?:\*|\.{3}|\(\)|\s+@.+)|\((.+)\)|`(.+)`|(?:an?|the|\$?ref:?|reference to)\s+(.+)|(.+\w)\s+objects?)$/iu,
    (reader, type) => reader.read(type),
  ],
  // `string format=date`, `integer, min 1`, `string (default: x)`, `integer >= 1`, `integer = 10`
  [
    new RegExp(`^(.+?)(?:\\s*[,;({[]\\s*|\\s+(?:and\\s+)?)(format|default|min|max|[<>]=)[a-z_]*\\s*[:=]?\\s*(${VALUE})\\s*[)\\]}]?$`, "iu"),
    (reader, type, key, value) => reader.keyed(reader.read(type), key, value),
  ],
  [new RegExp(`^([^'"=<>]+?)\\s*=\\s*(${VALUE})$`, "u"), (reader, type, value) => reader.keyed(reader.read(type), "default", value)],
  // `integer(1..10)`, `integer 1-10`, `number between 0 and 1`
  [
    new RegExp(`^(.+?)\\s*(?:between\\s+)?[([{]?\\s*(${NUMBER})\\s*(?:\\.{2,3}|[-–,]|to|and)\\s*(${NUMBER})\\s*[)\\]}]?$`, "u"),
    (reader, type, min, max) =>
      Number(min) < Number(max) ? reader.keyed(reader.keyed(reader.read(type), "min", min), "max", max) : reader.read(type),
  ],
  [/^(?:object|struct|interface)?\s*\{(.*)\}$/iu, (reader, inside) => reader.object(inside)],
  // `string, email`, `date string`, `list string`, `string array`
  [/^(\S+?)(\s*[,/]\s*|\s+(?:as\s+)?)([^\s<>[\]()]+)$/u, (reader, first, mark, second) => reader.pair(first, second, mark.trim() !== "")],
  // `a | b`, `string or integer`, `'a'`
  [LITERAL, (reader, text) => meaningOf(text.slice(1, -1)) ?? reader.choices([text])],
  [
    /[|,/]|\s(?:or|and)\s/u,
    (reader, text) => {
      const parts = splitOutside(text, /^(?:\|\|?|[,/]|\s(?:or|and)\s)$/u);
      return parts.length === 0 || parts[0] === text ? undefined : reader.choices(parts);
    },
  ],
  // `string[]`, `[string]`, `map[string]any`, `one of a, b`, `List<string>`, `list of strings`, `varchar(20)`, `string: date`
  [/^(?:(.+)\[\]|\[\](.+)|\[(.+)\])$/u, (reader, element) => listOf(reader.read(element))],
  [/^map\[\s*\w+\s*\]\s*(.+)$/u, (reader, values) => mapOf(reader.read(values))],
  [/^([A-Za-z]\w*)(?:\s*[<([{:]|\s+of[\s:])\s*\$?(.+?)\s*[>)\]}]?$/u, (reader, word, inside) => reader.argued(word, inside)],
  // `google.protobuf.Timestamp`, `std::string`, `#/components/schemas/Line`
  [/^(?:\w+(?:\.|::))+(\w.*)$/u, (reader, type) => reader.inside(type)],
  [/^#\/.*\/([A-Z]\w*)$/u, (reader, name) => reader.read(name)],
];

const FORMATS: readonly string[] = schemas["connector.schema.json"].definitions.key_format.enum;

class NotationReader {
  readonly #context: TypeContext;
  #parts = 0;

  constructor(context: TypeContext) {
    this.#context = context;
  }

  read(text: string): TypeAdvice | undefined {
    const type = withBrackets(text.trim().replace(/[,;.]$/u, ""));
    this.#parts += 1;
    if (this.#parts > MOST_PARTS) return undefined;
    const known = this.#context.names.includes(type) ? { type } : meaningOf(type);
    if (known !== undefined) return known;
    for (const [pattern, read] of NOTATIONS) {
      const [whole, ...captured]: readonly (string | undefined)[] = pattern.exec(type) ?? [];
      const [first = type, second = "", third = ""] = captured.filter((one) => one !== undefined);
      const found = whole === undefined ? undefined : read(this, first, second, third);
      if (found !== undefined) return found;
    }
    return this.#nameLike(type);
  }

  /** The name that was probably meant. */
  #nameLike(word: string): TypeAdvice | undefined {
    const { names } = this.#context;
    const plural = word.endsWith("s") && names.includes(word.slice(0, -1)) ? word.slice(0, -1) : undefined;
    const type = plural ?? nearestName(word, [...TYPE_WORDS, ...names]) ?? (/^[A-Z]/u.test(word) ? word : undefined);
    return type === undefined || !/^[\w$.:]+$/u.test(word) ? undefined : { type };
  }

  flagged(advice: TypeAdvice | undefined, flag: string): TypeAdvice | undefined {
    if (advice === undefined || /^(?:readonly|unique)$/iu.test(flag)) return advice;
    const { required: _, ...optional } = advice;
    if (/^secret$/iu.test(flag)) return { ...advice, secret: "true" };
    if (!/^(?:required|mandatory|not null)$/iu.test(flag)) return this.#context.side === "response" ? orNull(optional) : optional;
    const { default: _preset, ...rest } = optional;
    const { side, path = [] } = this.#context;
    // A named type leaves presence to the params that have it.
    return side === "request" && (path[0] !== "types" || path.length > 1) ? { ...rest, required: "true" } : optional;
  }

  keyed(advice: TypeAdvice | undefined, key: string, value: string): TypeAdvice | undefined {
    if (advice === undefined) return undefined;
    const base = (advice["type"] ?? "").replace(/ \| null$/u, "");
    const { side, path: [part = "entities"] = [] } = this.#context;
    if (/^for/iu.test(key)) {
      const format = meaningOf(value)?.["format"] ?? value;
      return base === "string" && FORMATS.includes(format) ? { ...advice, format } : advice;
    }
    if (/^def/iu.test(key)) {
      const isPreset = side === "request" && /^(?:entities|types)$/u.test(part) && advice["required"] === undefined;
      return isPreset ? { ...advice, default: base === "string" ? textOf(value) : value } : advice;
    }
    const unit = base === "string" ? "_length" : base.startsWith("array") ? "_items" : "";
    const isLimit = /^-?\d/u.test(value) && /^(?:string|integer|number|array.*)$/u.test(base);
    return isLimit ? { ...advice, [`${/^min|>/iu.test(key) ? "min" : "max"}${unit}`]: value } : undefined;
  }

  /** `string.max(20)`, `z.number().int()`: a type that the name of a method says more about. */
  called(base: string, method: string, argument: string): TypeAdvice | undefined {
    const advice = this.inside(base);
    if (/^(?:optional|null.*)$/u.test(method)) return this.flagged(advice, "optional");
    if (method === "length") return this.keyed(this.keyed(advice, "min", argument), "max", argument);
    if (/^(?:min|max|default)$/u.test(method)) return this.keyed(advice, method, argument);
    const meaning = meaningOf(method);
    const isFiner = meaning?.["type"] === advice?.["type"] || meaning?.["type"] === "integer";
    return advice && isFiner ? { ...advice, ...meaning } : advice;
  }

  /** Reads the part in or behind a namespace, such as `z` or `google.protobuf`, which is no misspelled type itself. */
  inside(text: string): TypeAdvice | undefined {
    return /^[\w.]+$/u.test(text) && meaningOf(text) === undefined && !this.#context.names.includes(text) ? undefined : this.read(text);
  }

  pair(first: string, second: string, isMarked: boolean): TypeAdvice | undefined {
    const [one, other] = [meaningOf(first), meaningOf(second)];
    if (!isMarked && one?.["type"] === "array") return listOf(this.read(second));
    if (!isMarked && other?.["type"] === "array") return listOf(this.read(first));
    if (one === undefined || other === undefined) return undefined;
    if (one["type"] === other["type"]) return { ...one, ...other };
    return isMarked ? undefined : other["type"] === "string" ? other : one;
  }

  /** Values where nothing is a type, else one of the types. */
  choices(parts: readonly string[]): TypeAdvice | undefined {
    const read = parts.map((text) => (LITERAL.test(text) ? undefined : this.read(text)));
    const types = read.filter((type) => type !== undefined);
    const values = parts.filter((_, index) => read[index] === undefined);
    if (values.length > 0 && types.every(({ type }) => type === "null") && values.every((text) => /^['"\d-]|^[a-z][\w-]*$/u.test(text))) {
      const [first = "", ...others] = values.map((one) => (NUMERIC.test(one) ? one : textOf(one)));
      const advice = others.length === 0 ? { const: first } : { enum: `[${[first, ...others].join(", ")}]` };
      return types.length === 0 ? advice : this.flagged(advice, "nullable");
    }
    if (!values.every((text) => LITERAL.test(text))) return undefined;
    return this.#join([...types, ...values.map((text) => ({ type: /^['"]/u.test(text) ? "string" : "number" }))]);
  }

  #join(types: readonly TypeAdvice[]): TypeAdvice | undefined {
    const words = [...new Set(types.flatMap(({ type = "" }) => type.split(" | ")))];
    const kept = words.filter((word) => word !== "null" && !(word === "integer" && words.includes("number")));
    const [first] = types.filter(({ type }) => type !== "null");
    if (first === undefined) return { type: "null" };
    // Only scalars can be combined.
    const isAny = kept.includes("any") || (kept.length > 1 && !kept.every((word) => /^(?:string|integer|number|boolean)$/u.test(word)));
    const joined =
      kept.length === 1 && types.length - (words.length - kept.length) === 1 ? first : { type: isAny ? "any" : kept.join(" | ") };
    return words.includes("null") ? this.flagged(joined, "nullable") : joined;
  }

  /** `List<string>`, `Optional[str]`, `enum(a, b)`, `varchar(20)`, `string(date)` */
  argued(word: string, inside: string): TypeAdvice | undefined {
    const meaning = meaningOf(word);
    const parts = splitOutside(inside.replace(/^\[(.*)\]$/u, "$1"), /^[|,/]$/u);
    if (/^(?:optional|option|nullable|maybe)$/iu.test(word)) return this.flagged(this.read(inside), "optional");
    if (/^(?:partial|promise|readonly|required|ref|box|awaited)$/iu.test(word)) return this.read(inside);
    if (/^(?:union|one|oneof|anyof|either|enum|literal)$/iu.test(word)) return this.choices(parts);
    if (meaning === undefined) return undefined;
    if (/^\d[\d,\s]*$/u.test(inside))
      return meaning["type"] === "string" && !inside.includes(",") ? { ...meaning, max_length: inside } : meaning;
    if (meaning["type"] === "object") return inside.startsWith("{") ? this.read(inside) : mapOf(this.read(parts.at(-1) ?? ""));
    if (meaning["type"] === "array") return listOf(this.choices(parts));
    const detail = meaningOf(inside);
    return detail?.["type"] === meaning["type"] ? { ...meaning, ...detail } : /^[\w-]+$/u.test(inside) ? meaning : undefined;
  }

  /** `{ city: string }`, `{ [name: string]: integer }` */
  object(inside: string): TypeAdvice | undefined {
    const [, values] = /^\s*\[[^\]]*\]\s*:\s*(.+?)[,;]?\s*$/u.exec(inside) ?? [];
    if (values !== undefined) return mapOf(this.read(values));
    const fields = splitOutside(inside, /^[,;]$/u).map((field) => {
      const [, name = "", type = ""] = /^(?:readonly\s+)?['"]?([\w$-]+)['"]?\??\s*:\s*(.+)$/u.exec(field) ?? [];
      const advice = this.read(type);
      return advice === undefined ? undefined : `${name}: ${printField(advice, "<description>")}`;
    });
    if (fields.includes(undefined)) return undefined;
    return { type: "object", ...(fields.length > 0 && { fields: `{ ${fields.join(", ")} }` }) };
  }
}

/** Says how to write a type in its place: as a line, or as keys of the mapping that it is in. */
export function writeType(advice: TypeAdvice, place: TypePlace, description?: string): string {
  const { type } = advice;
  if (type !== undefined && Object.keys(advice).length === 1) return `write \`${type}\``;
  const keys = Object.entries(advice).map(([key, value]) => printKeys({ [key]: value }));
  if (place === "flow") return `write \`${keys.join(", ")}\` in the mapping`;
  return `write ${place === "block" ? keys.map((key) => `\`${key}\``).join(" and ") : `\`${printField(advice, description)}\``}`;
}

/** A field on one line if it has only a type, else as a mapping. */
export function printField(advice: TypeAdvice, description: string | undefined): string {
  const { type, ...others } = advice;
  if (type !== undefined && Object.keys(others).length === 0) return description === undefined ? type : `${type} -- ${description}`;
  return `{ ${printKeys(description === undefined ? advice : { ...advice, description })} }`;
}

function orNull(advice: TypeAdvice): TypeAdvice {
  const { type, enum: values, const: value, ...others } = advice;
  if (type !== undefined) return /^any$|\bnull$/u.test(type) ? advice : { ...advice, type: `${type} | null` };
  return { enum: `[${values?.slice(1, -1) ?? value ?? ""}, null]`, ...others };
}

/** The keys that elements may have, too. */
export function elementOf({ required: _required, default: _default, secret: _secret, ...element }: TypeAdvice): TypeAdvice {
  return element;
}

function listOf(element: TypeAdvice | undefined): TypeAdvice | undefined {
  if (element === undefined) return undefined;
  const written = printField(elementOf(element), undefined);
  return written.startsWith("{") ? { type: "array", items: written } : { type: `array<${written}>` };
}

function mapOf(value: TypeAdvice | undefined): TypeAdvice | undefined {
  return value === undefined ? undefined : { type: `map<${value["type"] ?? "string"}>` };
}

/** A text as YAML has it: in quotes where it could be taken for something else. */
function textOf(literal: string): string {
  const inside = literal.replace(/^(['"])(.*)\1$/u, "$2");
  return /^(?!(?:true|false|null|yes|no|on|off)$)[a-z_][\w-]*$/iu.test(inside) ? inside : quoteText(inside);
}

/** The text with as many `>` as `<`. */
function withBrackets(text: string): string {
  const missing = text.split(/<(?!=)/u).length - text.split(/(?<![-=])>(?!=)/u).length;
  return missing >= 0 ? text + ">".repeat(missing) : text.replace(/>+$/u, (marks) => marks.slice(-missing));
}

/** The parts of a text that separators outside of all brackets and quotes keep apart, without those that are empty. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  let depth = 0;
  let part = "";
  const parts: string[] = [];
  for (const token of text.match(/"[^"]*"|'[^']*'|\|\||\s(?:or|and)\s|[^]/gu) ?? []) {
    if (/^[<[({]$/u.test(token)) depth += 1;
    if (/^[>\])}]$/u.test(token)) depth -= 1;
    if (depth > 0 || !separator.test(token)) part += token;
    else {
      parts.push(part.trim());
      part = "";
    }
  }
  return [...parts, part.trim()].filter((one) => one !== "");
}

/** The catalog's equivalent of a type of another language: keys of a mapping, of which `type` may be all. */
export type TypeAdvice = Readonly<Record<string, string>>;

/** Words of other languages and ours, by what they mean: in lower case and in one piece, since `date-time` and `date time` are one word. */
const MEANINGS: readonly (readonly [meaning: TypeAdvice, words: string])[] = [
  [
    { type: "string" },
    "string str text varchar nvarchar character char charactervarying chars numericstring stringvalue enum symbol html markdown",
  ],
  [{ type: "string" }, "link phone phonenumber password time duration ip ipaddress ipv4 ipv6 hostname id objectid slug ulid cuid"],
  [{ type: "string" }, "bytes binary blob base64 buffer bytearray []byte byte[] uint8array"],
  [{ type: "string", format: "date-time" }, "datetime timestamp timestamptz timestampwithtimezone instant isodatetime"],
  [{ type: "string", format: "date-time" }, "time.time datetimeoffset offsetdatetime iso8601 rfc3339"],
  [{ type: "string", format: "date" }, "date localdate naivedate isodate iso8601date"],
  [{ type: "string", format: "email" }, "email emailaddress"],
  [{ type: "string", format: "uri" }, "uri url"],
  [{ type: "string", format: "uuid" }, "uuid uuidv4 guid"],
  [{ type: "string", list: "comma" }, "commaseparatedlist commaseparatedstring commaseparatedstrings commaseparatedvalues"],
  [
    { type: "integer" },
    "integer int i uint u usize sint fixed sfixed tinyint smallint bigint long short serial byte unsigned whole wholenumber",
  ],
  [{ type: "integer" }, "count unixtime unixtimestamp epoch epochseconds"],
  [{ type: "integer", min: "0" }, "nonnegativeinteger nonnegativeint"],
  [{ type: "integer", min: "1" }, "positiveinteger positiveint"],
  [{ type: "number" }, "number float f double doubleprecision decimal bigdecimal numeric real num money currency percentage percent"],
  [{ type: "boolean" }, "boolean bool bit flag boolish true false"],
  [{ type: "object" }, "object obj dictionary dict hash hashmap map struct jsonobject mapping record {}"],
  [{ type: "array" }, "array list seq sequence set tuple vector vec arr collection slice iterable arraylist readonlyarray repeated []"],
  [{ type: "any" }, "any unknown mixed variant anything interface{} rawmessage dynamic interface json jsonb"],
  [{ type: "null" }, "null none nil undefined void nothing nulltype"],
];

const WORDS: ReadonlyMap<string, TypeAdvice> = new Map(
  MEANINGS.flatMap(([meaning, words]) => words.split(" ").map((word) => [word, meaning] as const)),
);

/** Translates a word of another language, or of ours; undefined for all others. */
export function meaningOf(word: string): TypeAdvice | undefined {
  const folded = word.toLowerCase().replace(/[\s_-]+/gu, "");
  return WORDS.get(folded) ?? WORDS.get(folded.replace(/(?:s|8|16|32|64)$/u, ""));
}

/** Words in the case of names that may well be meant as the name of a record. */
const NOUNS =
  /^(?:Anything|Bit|Character|Collection|Count|Currency|Duration|Flag|Interface|Link|Mapping|Money|Nothing|Password|Percent|Percentage|Phone|Record|Sequence|Serial|Slice|Struct|Symbol|Time|Variant|Whole)s?$/u;

/** Whether a word means a type in another language, and is hardly the name of a record that is missing. */
export function isForeignWord(word: string): boolean {
  return meaningOf(word) !== undefined && !NOUNS.test(word);
}
