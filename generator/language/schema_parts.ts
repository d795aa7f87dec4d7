import { DEEPEST_TYPE, WORD_MEANINGS } from "#generator/read";
import { adjustableCodes, inputCodes } from "#templates/cli";
import { FORMATS } from "#templates/core";
import { issueCodes } from "#templates/runtime";
import { replaceText } from "./tables.ts";

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
export function withFormatsAndRules(schema: string): string {
  const rules = adjustableCodes.map(
    (code) =>
      `        "${code}": {\n          "description": ${JSON.stringify(meanings[code])},\n          "$ref": "#/$defs/level"\n        }`,
  );
  const formats = JSON.stringify(FORMATS).replaceAll(",", ", ");
  return replaceText(replaceText(schema, RULES, `${rules.join(",\n")}\n`), /(?<="enum": )\["pretty"[^\]]*\]/u, formats);
}

/** Replaces the first entry of a JSON file with this key at this indentation: `"paging": { … }`. */
export function replaceEntry(text: string, key: string, indent: number, value: unknown): string {
  const margin = " ".repeat(indent);
  const printed = `${margin}"${key}": ${JSON.stringify(value, undefined, 2)}`;
  return replaceText(text, new RegExp(`^${margin}"${key}": \\{\\n[^]*?^${margin}\\}`, "mu"), printed);
}

/** Replaces the definitions of a schema from one on, which are the last ones of the file. */
export function replaceTail(text: string, key: string, definitions: Readonly<Record<string, unknown>>): string {
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
