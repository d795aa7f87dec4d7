import type { Connector, Field } from "../../../../generator/resolve/model/types.ts";
import { innerShape, limitTexts, statedFields } from "./catalog_facts.ts";

/** What the document and the catalog do not agree on about the limits of values, a sentence each. */
export function compareLimits(
  connector: Connector,
  document: Readonly<Record<string, string>>,
  methods: readonly string[],
): readonly string[] {
  const catalog = catalogLimits(connector, methods);
  const unknown = Object.keys(document).filter((key) => !catalog.has(key));
  return [
    ...unknown.map((key) => `${connector.id}.${key}: the document limits it, the catalog does not state it`),
    ...[...catalog].flatMap(([key, texts]) => compareTexts(`${connector.id}.${key}`, splitLimits(document[key] ?? ""), texts)),
  ];
}

/** The limits of every stated param and auth field, by the keys of the tables; auth methods are called as the table calls them. */
function catalogLimits(connector: Connector, methods: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const operations = connector.entities.flatMap((entity) => entity.operations);
  return new Map([
    ...operations.flatMap(({ entity, action, params }) => walk(connector, `${entity}.${action}`, statedFields(params))),
    ...connector.auth.flatMap(({ shape, name }, index) => walk(connector, `auth_config.${methods[index] ?? name}`, statedFields(shape))),
  ]);
}

function walk(connector: Connector, path: string, fields: readonly Field[]): readonly (readonly [string, readonly string[]])[] {
  return fields.flatMap((field) => {
    const key = `${path}.${field.name}`;
    const inner = innerShape(connector, field.type);
    return [[key, limitTexts(field)] as const, ...(inner === undefined ? [] : walk(connector, key, statedFields(inner)))];
  });
}

function splitLimits(text: string): readonly string[] {
  return text.split("; ").filter((limit) => limit !== "");
}

function compareTexts(where: string, document: readonly string[], catalog: readonly string[]): readonly string[] {
  const prefixes = document.filter((limit) => limit.startsWith("prefix "));
  const patterns = catalog.filter((limit) => limit.startsWith("pattern "));
  const wanted = document.filter((limit) => !prefixes.includes(limit)).map(sortValues);
  const found = catalog.filter((limit) => prefixes.length === 0 || !patterns.includes(limit)).map(sortValues);
  return [
    ...prefixes.flatMap((limit) => comparePrefix(where, limit, patterns)),
    ...wanted.filter((limit) => !found.includes(limit)).map((limit) => `${where}: the document says "${limit}", the catalog does not`),
    ...found
      .filter((limit) => !wanted.includes(limit) && !isOptional(limit))
      .map((limit) => `${where}: the catalog states "${limit}", the document does not`),
  ];
}

/** What limits nothing may be left out of a table. */
function isOptional(limit: string): boolean {
  return limit === "comma" || limit.startsWith("known ");
}

/** `enum b|a` -> `enum a|b`: the order of values does not matter. */
function sortValues(limit: string): string {
  const [word = "", values] = limit.split(/ (.*)/su);
  return values === undefined || !["enum", "comma", "known"].includes(word) ? limit : `${word} ${values.split("|").sort().join("|")}`;
}

/** However the pattern is written, it takes each prefix and nothing else. */
function comparePrefix(where: string, limit: string, patterns: readonly string[]): readonly string[] {
  const prefixes = limit.slice("prefix ".length).split("|");
  const expressions = patterns.map((pattern) => new RegExp(pattern.slice("pattern ".length), "u"));
  const accepts = (text: string): boolean => expressions.length > 0 && expressions.every((expression) => expression.test(text));
  return [
    ...prefixes.filter((prefix) => !accepts(`${prefix}EXAMPLE`)).map((prefix) => `${where}: the catalog refuses the prefix ${prefix}`),
    ...["EXAMPLE", ...prefixes.flatMap((prefix) => [`EXAMPLE${prefix}`, prefix.slice(1), prefix.slice(0, -1)])]
      .filter(accepts)
      .map((text) => `${where}: the catalog accepts ${text}, which has none of the prefixes of the document`),
  ];
}
