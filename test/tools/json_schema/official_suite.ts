import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** A schema of the official test suite, with values. */
export interface SuiteGroup {
  readonly name: string;
  readonly schema: Node;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

export type Node = Readonly<Record<string, unknown>>;

const ADVICE = `The official test suite of JSON Schema is missing. Put its folder \`tests\` into JSON_SCHEMA_TEST_SUITE
(https://github.com/json-schema-org/JSON-Schema-Test-Suite), or install it and run this again:
  Debian, Ubuntu: apt-get update && apt-get install -y libtest-json-schema-acceptance-perl`;

/** Where Debian puts it. */
const INSTALLED = "/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests";

const FILES: readonly string[] = [
  "type",
  "enum",
  "const",
  "minimum",
  "maximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "items",
  "required",
  "properties",
  "additionalProperties",
  "optional/float-overflow",
  "optional/ecmascript-regex",
  "optional/non-bmp-regex",
  ...["date-time", "date", "email", "uri", "uuid"].map((format) => `optional/format/${format}`),
];

/** What the suite says about the keywords that a catalog can express. Throws when the suite is not installed. */
export function readSuite(): readonly SuiteGroup[] {
  const folder = join(process.env["JSON_SCHEMA_TEST_SUITE"] ?? INSTALLED, "draft2020-12");
  if (!existsSync(folder)) throw new Error(ADVICE);
  return FILES.flatMap((file) => {
    const groups = JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")) as readonly (Omit<SuiteGroup, "name"> & {
      readonly description: string;
    })[];
    return groups.map(({ description, schema, tests }) => ({ name: `${file}: ${description}`, schema, tests }));
  });
}

/** The kind of value that a keyword is about; values of all other kinds are valid in JSON Schema, and not in a catalog, which gives a type. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ minimum: "number", maximum: "number", multipleOf: "number" },
  ...{ minLength: "string", maxLength: "string", pattern: "string", format: "string" },
  ...{ minItems: "array", maxItems: "array", items: "array" },
  ...{ required: "object", properties: "object", additionalProperties: "object" },
};

/** The name of a keyword in a catalog. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ minimum: "min", maximum: "max", multipleOf: "multiple_of" },
  ...{ minLength: "min_length", maxLength: "max_length", pattern: "pattern", format: "format" },
  ...{ minItems: "min_items", maxItems: "max_items" },
};

const ANNOTATIONS: readonly string[] = ["$schema", "$comment"];

/** A schema as the type of a param of a catalog: what it is about, and how it is written. */
interface Written {
  /** The only kind of value that the schema and the type both speak of; undefined when it is any. */
  readonly kind: string | undefined;
  readonly type: Node;
}

/** Undefined when a catalog cannot express the schema. */
export function toCatalogType(schema: unknown): Written | undefined {
  if (schema === true) return { kind: undefined, type: { type: "any" } };
  if (typeof schema !== "object" || schema === null) return undefined;
  const { type, enum: values, const: only, ...others } = schema as Node;
  const keywords = Object.keys(others).filter((key) => !ANNOTATIONS.includes(key));
  const kinds = new Set(keywords.map((key) => KINDS[key]));
  if (values !== undefined || "const" in schema) {
    const allowed: readonly unknown[] = Array.isArray(values) ? values : [only];
    const isAlone = keywords.length === 0 && allowed.every((value) => typeof value !== "object" || value === null);
    return isAlone ? { kind: undefined, type: values === undefined ? { const: only } : { enum: values } } : undefined;
  }
  if (kinds.size > 1 || kinds.has(undefined)) return undefined;
  const [kind] = kinds;
  const name = type === undefined ? (kind ?? "any") : (Array.isArray(type) ? type : [type]).join(" | ");
  const details = kind === "object" ? toFields(others) : toLimits(others);
  return details && { kind: type === undefined ? kind : undefined, type: { type: name, ...details } };
}

function toLimits(keywords: Node): Node | undefined {
  const { items, ...limits } = keywords;
  const named = Object.entries(KEYS).flatMap(([keyword, key]) => (keyword in limits ? [[key, limits[keyword]] as const] : []));
  const element = items === undefined ? undefined : toCatalogType(items);
  // An element of a list is one of a kind in a catalog.
  if (items !== undefined && (element === undefined || element.kind !== undefined)) return undefined;
  return { ...Object.fromEntries<unknown>(named), ...(element && { items: element.type }) };
}

function toFields({ required = [], properties = {}, additionalProperties: others = true }: Node): Node | undefined {
  const named = properties as Node;
  const needed = required as readonly string[];
  if (Object.keys(named).length + needed.length === 0) return toMap(others);
  if (typeof others === "object") return undefined;
  const names = [...new Set([...Object.keys(named), ...needed])];
  const fields = names.map((name) => {
    const written = toCatalogType(Object.hasOwn(named, name) ? named[name] : true);
    const isSame = written?.kind === undefined;
    return written && isSame
      ? ([name, { ...written.type, ...(needed.includes(name) && { required: true }), description: "A field." }] as const)
      : undefined;
  });
  if (fields.includes(undefined)) return undefined;
  const known = fields.filter((field) => field !== undefined);
  return { type: "object", fields: Object.fromEntries(known), ...(others === true && { open: "Others are known." }) };
}

function toMap(values: unknown): Node | undefined {
  const written = toCatalogType(values);
  if (written?.kind !== undefined || Object.keys(written?.type ?? {}).join() !== "type") return undefined;
  return { type: `map<${String(written?.type["type"])}>` };
}

/** The kind of a value of JSON. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
