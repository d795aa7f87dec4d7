import { escapeInvisible, nearestNames, type Catalog, isObject } from "connector-gateway-templates/core";
import type { OperationEntry, ToolProblem, JsonObject } from "./agent_types.ts";
import { createRequire } from "node:module";
import { findValidator, type Validator } from "connector-gateway-spec";
import { isJsonObject } from "./answer_json.ts";

const readPackageFile = createRequire(import.meta.url);

/** At most so many names are suggested. */
const MOST_SUGGESTED = 5;

/** Longer texts name no operation. They are not compared with all names: their sender must not decide how long that takes. */
const LONGEST_NAME = 100;

/** The operation with this id, also in another case or with other separators: `payments_customers_list` is the name of its tool. */
export function findNamed(entries: readonly OperationEntry[], name: string): OperationEntry | undefined {
  return entries.find(({ operation }) => operation.id === name) ?? only(entries, (entry) => keyOf(entry.operation.id) === keyOf(name));
}

/** Like `findNamed`, and also by entity and action alone where no other connector has both: `applications.list`. */
export function findNamedOrShortened(entries: readonly OperationEntry[], name: string): OperationEntry | undefined {
  return findNamed(entries, name) ?? only(entries, (entry) => keyOf(shortName(entry)) === keyOf(name));
}

/** Explains that no operation has the name, and suggests those that may be meant. */
export function unknownOperation(entries: readonly OperationEntry[], name: string): ToolProblem {
  const meant = suggestOperations(entries, name);
  const hint = meant.length === 0 ? "" : ` Did you mean ${meant.join(" or ")}?`;
  const find = "search_operations finds operations by what they do.";
  return { code: "arguments/unknown-operation", message: `There is no operation \`${printName(name)}\`.${hint} ${find}` };
}

/** The ids of operations that may be meant, the likeliest first. */
function suggestOperations(entries: readonly OperationEntry[], name: string): readonly string[] {
  if (name.length > LONGEST_NAME) return [];
  const ids = entries.map(({ operation }) => operation.id);
  const shortened = entries.filter((entry) => keyOf(shortName(entry)) === keyOf(name));
  const wanted = wordsOf(name);
  const shared = entries.map((entry) => ({ entry, count: wordsOf(entry.operation.id).filter((word) => wanted.includes(word)).length }));
  // The operations that share the most words with the name, in any order: `list_customers`.
  const most = Math.max(1, ...shared.map(({ count }) => count));
  const sharing = shared.filter(({ count }) => count === most).map(({ entry }) => entry);
  const nearest = nearestNames(name, [...new Set(entries.map(shortName))], 2);
  const others = entries.filter((entry) => nearest.includes(shortName(entry)));
  const byName = most > 1 ? [...sharing, ...others] : [...others, ...sharing];
  const suggestions = [idsOf(shortened), nearestNames(name, ids, 2), idsOf(byName)];
  return [...new Set(suggestions.flat())].slice(0, MOST_SUGGESTED);
}

function idsOf(entries: readonly OperationEntry[]): readonly string[] {
  return entries.map(({ operation }) => operation.id);
}

/** "Customers" and "customer" are the same word here. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return [...new Set(words.filter((word) => word !== "").map((word) => word.replace(/s$/, "")))];
}

/** `customers.list` */
function shortName({ operation }: OperationEntry): string {
  return `${operation.entity}.${operation.action}`;
}

/** Only letters and digits: no separators, no case. */
function keyOf(name: string): string {
  return name
    .slice(0, LONGEST_NAME + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** The one entry for which it holds; undefined if there are none or several. */
function only(entries: readonly OperationEntry[], holds: (entry: OperationEntry) => boolean): OperationEntry | undefined {
  const [first, ...others] = entries.filter(holds);
  return others.length === 0 ? first : undefined;
}

/** A name that a caller wrote, safe to print: the beginning, without characters that move or hide text. */
export function printName(name: string): string {
  const start = escapeInvisible(name.slice(0, LONGEST_NAME));
  return name.length > LONGEST_NAME ? `${start}…` : start;
}

/**
 * All operations of all connectors, in the order of the catalog of the installed package.
 * @throws Error if the package has no catalog
 */
export function loadEntries(): readonly OperationEntry[] {
  const catalog: unknown = readPackageFile("connector-gateway-spec/catalog.json");
  if (!isCatalog(catalog)) throw new Error("connector-gateway-spec/catalog.json is not a catalog. Install the package again.");
  return catalog.connectors.flatMap((connector) =>
    connector.entities.flatMap((entity) => entity.operations.map((operation) => ({ connector, entity, operation }))),
  );
}

/** The operation with exactly this id. */
export function findEntry(entries: readonly OperationEntry[], id: string): OperationEntry | undefined {
  return entries.find(({ operation }) => operation.id === id);
}

/** Only the outside is looked at: the package is installed as one, and its own tests compare the catalog with its schema. */
function isCatalog(value: unknown): value is Catalog {
  return isObject(value) && typeof value["languageVersion"] === "number" && Array.isArray(value["connectors"]);
}

/**
 * The validator of the params of an operation.
 * @throws Error if the package has none
 */
export function paramsValidator({ operation }: OperationEntry): Validator<unknown> {
  const validator = findValidator(operation.addresses.params);
  if (validator === undefined) throw new Error(`connector-gateway-spec has no validator of ${operation.addresses.params}.`);
  return validator;
}

/**
 * Params of an operation that the catalog gives as examples, all of them valid. The first one is short, the second one has as many
 * params as possible.
 */
export function exampleParams({ operation }: OperationEntry): readonly JsonObject[] {
  const examples: unknown = readPackageFile(`connector-gateway-spec/examples/${operation.connector}.json`);
  const example = isObject(examples) ? examples[operation.addresses.params] : undefined;
  const valid = isObject(example) ? example["valid"] : undefined;
  return Array.isArray(valid) ? valid.filter(isJsonObject) : [];
}
