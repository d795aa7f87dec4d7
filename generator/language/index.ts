/**
 * Writes what follows from the language of the catalog into this repository: parts of the JSON Schemas, the TypeScript types of the YAML, and
 * the tables and pages about the language. It runs before the generator itself (`.ci/generate.js`), and is no part of a published generator.
 */
import { createHash } from "node:crypto";
import { OPERATION_KINDS } from "#generator/resolve";
import { format } from "oxfmt";
import { printLintPage, printMessagesPage } from "./messages_page.ts";
import { catalogPaging, operationKindDefinition, pagingDefinitions } from "./paging_schemas.ts";
import { replaceText, withTables } from "./tables.ts";
import type { WrittenSchema } from "./type_components.ts";
import { DEEPEST_TYPE, WORD_MEANINGS } from "#generator/read";
import { adjustableCodes, inputCodes } from "#templates/cli";
import { FORMATS } from "#templates/core";
import { issueCodes } from "#templates/runtime";

/** Reads a file of the project by its path: what has been renewed already, or what is on disk. Throws if there is none. */
type ReadFile = (path: string) => string;

/** A file that follows from the language, at least in part. */
interface DerivedFile {
  readonly path: string;
  /** Makes the present text from the one on disk. Throws where the file lacks a place that it fills. */
  readonly renew: (text: string, read: ReadFile) => string | Promise<string>;
}

const CONNECTOR_SCHEMA = "spec/connector.schema.json";
const SCHEMAS = [CONNECTOR_SCHEMA, "spec/gateway.schema.json", "spec/overlay.schema.json", "spec/drift.schema.json"];

/** Each file may read those above it. */
const derivedFiles: readonly DerivedFile[] = [
  {
    path: CONNECTOR_SCHEMA,
    renew: (text) => {
      const whole = replaceEntry(withPatterns(text), "kind", 8, operationKindDefinition());
      return formatted(CONNECTOR_SCHEMA, replaceTail(whole, "paging", pagingDefinitions()));
    },
  },
  ...SCHEMAS.slice(1).map((path): DerivedFile => ({
    path,
    renew: (text, read) => {
      const tail = tailWithShared(text, read(CONNECTOR_SCHEMA));
      return formatted(path, replaceTail(text, Object.keys(tail)[0] ?? "", tail));
    },
  })),
  { path: "generator/read/written_types.ts", renew: renewTypes },
  {
    path: "templates/catalog.schema.json",
    renew: (text) => {
      const kinds = JSON.stringify(Object.keys(OPERATION_KINDS));
      const whole = replaceText(text, /(?<="enum": )\["list", "record"[^\]]*\]/u, kinds);
      return formatted("templates/catalog.schema.json", replaceEntry(whole, "paging", 4, catalogPaging()));
    },
  },
  { path: "templates/cli/config.schema.json", renew: withFormatsAndRules },
  { path: "spec/README.md", renew: (text, read) => withTables(text, read(CONNECTOR_SCHEMA)) },
  { path: "docs/messages.md", renew: (_, read) => printMessagesPage(goldenIn(read)) },
  { path: "docs/lint.md", renew: (_, read) => printLintPage(goldenIn(read)) },
];

/**
 * The files that are out of date, with their present texts, by path.
 * @throws Error where a schema or a page lacks something that is needed, in words that name it
 */
export async function renewDerivedFiles(readFromDisk: ReadFile): Promise<ReadonlyMap<string, string>> {
  const renewed = new Map<string, string>();
  const read = (path: string): string => renewed.get(path) ?? readFromDisk(path);
  for (const { path, renew } of derivedFiles) {
    const before = readFromDisk(path);
    const text = await renew(before, read);
    if (text !== before) renewed.set(path, text);
  }
  return renewed;
}

/** The first line of the types names the schemas that they come from: to print them takes long. */
async function renewTypes(text: string, read: ReadFile): Promise<string> {
  const schemas = SCHEMAS.map((path) => [path.replace("spec/", ""), read(path)] as const);
  const hash = createHash("sha256").update(JSON.stringify(schemas)).digest("hex").slice(0, 16);
  const head = `// @generated from spec/*.schema.json (${hash}) by \`npm run generate\`. Do not edit.`;
  if (text.startsWith(head)) return text;
  const { printTypes } = await import("./print_types.ts");
  return printTypes(Object.fromEntries(schemas.map(([name, schema]) => [name, JSON.parse(schema) as WrittenSchema])), head);
}

function goldenIn(read: ReadFile): (code: string) => string {
  return (code) => read(`test/golden/messages/${code}.txt`);
}

async function formatted(path: string, text: string): Promise<string> {
  const { code } = await format(path, text, { printWidth: 140 });
  return code;
}

const words = Object.entries(WORD_MEANINGS);
const containers = words.filter(([, { around }]) => around !== undefined).map(([word]) => word);
const leaves = [
  ...words.filter(([, { alone, around }]) => alone !== undefined || around === undefined).map(([word]) => word),
  "[A-Z][A-Za-z0-9]*",
];

/** The patterns of the JSON Schemas in spec/ for a type, and for a type with a description behind ` -- `. */
export const patterns: { readonly type: string; readonly line: string } = {
  type: `^\\s*${union(DEEPEST_TYPE, "$")}$`,
  line: `^\\s*${union(DEEPEST_TYPE, "$|(?<=\\s)--(?:\\s|$)")}(?:--(?:\\s[\\s\\S]*)?)?$`,
};

function union(depth: number, end: string): string {
  return `(?:${term(depth)}\\s*(?:\\|\\s*(?=[A-Za-z])|(?=${end})))+`;
}

function term(depth: number): string {
  const leaf = `(?:${leaves.join("|")})`;
  return depth === 0 ? leaf : `(?:(?:${containers.join("|")})\\s*<\\s*${union(depth - 1, ">")}>|${leaf})`;
}

/** The text of a JSON Schema of spec/ with the present patterns of types. Throws if it has none. */
export function withPatterns(schemaText: string, { type, line }: typeof patterns = patterns): string {
  const found = schemaText.match(/"pattern": "\^\\\\s\*\(\?:\(\?:\(\?:[^\n]*"/gu);
  if (found === null) throw new Error("the schema has no pattern of types");
  return found.reduce(
    (text, pattern) => text.replace(pattern, () => `"pattern": ${JSON.stringify(pattern.includes("--") ? line : type)}`),
    schemaText,
  );
}

/** The part of a JSON Schema that this needs. */
interface WithDefinitions {
  readonly definitions: Readonly<Record<string, unknown>>;
}

/**
 * The end of the definitions of a schema, by name: the last one of its own, and copies of the definitions of the connector's schema that
 * it refers to. With them it is complete in itself, so that an editor loads one file. Its own definitions are those that the
 * connector's schema does not have; they come first. Throws if one of the texts is not JSON, or if there is no such definition.
 */
export function tailWithShared(schemaText: string, connectorText: string): Readonly<Record<string, unknown>> {
  const shared = parse(connectorText).definitions;
  const { definitions, ...root } = parse(schemaText);
  const own = Object.entries(definitions).filter(([name]) => !Object.hasOwn(shared, name));
  const last = own.at(-1);
  if (last === undefined) throw new Error("the schema has no definitions of its own");
  const needed = new Set<string>();
  const follow = (schema: unknown): void => {
    const names = referencesIn(schema).filter((name) => !needed.has(name) && Object.hasOwn(shared, name));
    for (const name of names) {
      needed.add(name);
      follow(shared[name]);
    }
  };
  follow([root, own]);
  return Object.fromEntries([last, ...Object.entries(shared).filter(([name]) => needed.has(name))]);
}

/** The names of the definitions that a schema refers to. */
function referencesIn(schema: unknown): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/definitions\/(\w+)"/gu)].map(([, name = ""]) => name);
}

function parse(text: string): WithDefinitions {
  return JSON.parse(text) as WithDefinitions;
}

const meanings: Readonly<Record<string, string>> = { ...issueCodes, ...inputCodes };

/** The rules in the schema of the configuration file, one after the other. */
const RULES = /(?: {8}"[^"]+": \{\n {10}"description": .*\n {10}"\$ref": "#\/\$defs\/level"\n {8}\},?\n)+/u;

/** The schema of the configuration file with all formats of reports, and all rules whose level can be changed. */
function withFormatsAndRules(schema: string): string {
  const rules = adjustableCodes.map(
    (code) =>
      `        "${code}": {\n          "description": ${JSON.stringify(meanings[code])},\n          "$ref": "#/$defs/level"\n        }`,
  );
  const formats = JSON.stringify(FORMATS).replaceAll(",", ", ");
  return replaceText(replaceText(schema, RULES, `${rules.join(",\n")}\n`), /(?<="enum": )\["pretty"[^\]]*\]/u, formats);
}

/** Replaces the first entry of a JSON file with this key at this indentation: `"paging": { … }`. */
function replaceEntry(text: string, key: string, indent: number, value: unknown): string {
  const margin = " ".repeat(indent);
  const printed = `${margin}"${key}": ${JSON.stringify(value, undefined, 2)}`;
  return replaceText(text, new RegExp(`^${margin}"${key}": \\{\\n[^]*?^${margin}\\}`, "mu"), printed);
}

/** Replaces the definitions of a schema from one on, which are the last ones of the file. */
function replaceTail(text: string, key: string, definitions: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(definitions).map(([name, schema]) => `    ${JSON.stringify(name)}: ${printDense(schema, 4)}`);
  return replaceText(text, new RegExp(`^ {4}"${key}": \\{\\n[^]*`, "mu"), `${entries.join(",\n")}\n  }\n}\n`);
}

/** A schema with a description and no more fits on a line of 140 characters with its key. */
const LONGEST_ENTRY = 110;

/** JSON with objects on one line where they fit, at this indentation. */
function printDense(value: unknown, indent: number): string {
  const line = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/gu, " ");
  if (typeof value !== "object" || value === null || Array.isArray(value) || indent + line.length < LONGEST_ENTRY) return line;
  const entries = Object.entries(value).map(
    ([key, inner]) => `${" ".repeat(indent + 2)}${JSON.stringify(key)}: ${printDense(inner, indent + 2)}`,
  );
  return `{\n${entries.join(",\n")}\n${" ".repeat(indent)}}`;
}
