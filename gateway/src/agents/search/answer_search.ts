import { type CatalogConnector, nearestNames, nearestName } from "connector-gateway-templates/core";
import { splitWords } from "connector-gateway-templates/search";
import type { JsonObject, OperationEntry, ToolAnswer, ToolProblem } from "../agent_types.ts";
import { toAnswer, toProblemAnswer } from "../answer_json.ts";
import { runToolOf, type Offered } from "../arguments/continued_read.ts";
import { type OperationSearch, MOST_LIMIT } from "./operation_search.ts";
import { ofType, readArguments, isProblem, type ArgumentIssue, type Report, MOST_STRAYS } from "../arguments/argument_values.ts";
import { printName } from "../operation_names.ts";

const KNOWN = ["query", "connector", "limit"];

/** Other names that models give the arguments. */
const MEANT: ReadonlyMap<string, string> = new Map(
  [
    ["query", "q text question search keywords intent"],
    ["connector", "system app service vendor"],
    ["limit", "max count top size"],
  ].flatMap(([name = "", others = ""]) => others.split(" ").map((other) => [other, name] as const)),
);

/** The operations that can be searched. */
export interface SearchOffer extends Offered {
  /** Made once, by `createOperationSearch`, from these entries and others. */
  readonly search: OperationSearch;
}

const MOST_SUGGESTIONS = 4;
/** So many words of a question are compared with the names of the catalog. */
const MOST_WORDS = 12;
/** Texts about connectors and operations are cut at the end of a sentence, if they are longer than this. */
const MOST_LETTERS = 160;

/** The answer of the tool `search_operations`. Never throws: what is wrong with the arguments is the answer. */
export function answerSearch(args: unknown, offer: SearchOffer): ToolAnswer {
  const entries = offer.entries.filter((entry) => !offer.readOnly || runToolOf(entry) === "run_read");
  const connectors = [...new Set(entries.map(({ connector }) => connector))];
  const read = readSearchArguments(args, connectors);
  if (isProblem(read)) return toProblemAnswer(read);
  if (read.query !== "") return toAnswer(found(read, { ...offer, entries }));
  return toAnswer(read.connector === undefined ? allConnectors(entries, connectors) : allOperations(entries, read.connector));
}

function found({ query, connector, limit }: SearchArguments, { search, entries, readOnly }: SearchOffer): JsonObject {
  const operations = search(query, {
    readOnly,
    among: entries,
    ...(connector !== undefined && { connector: connector.id }),
    ...(limit !== undefined && { limit }),
  });
  return operations.length === 0
    ? nothingFound(query, entries, connector)
    : { operations: operations.map(showOperation), next: nextOf(operations) };
}

function showOperation(entry: OperationEntry): JsonObject {
  const { id, description = "", effect, permanent, params } = entry.operation;
  const required = params.fields.filter((field) => field.required).map(({ name }) => name);
  return { operation: id, effect, ...(permanent && { permanent }), does: shorten(description), ...(required.length > 0 && { required }) };
}

/** A text about the next step with the operations that were found. */
function nextOf(operations: readonly OperationEntry[]): string {
  const tools = [...new Set(operations.map(runToolOf))].sort();
  const runs = tools.length === 2 ? "run_read where effect is read, and with run_write where it is write" : tools.join("");
  return `See the params with describe_operation, then run it with ${runs}.`;
}

function nothingFound(query: string, entries: readonly OperationEntry[], connector: CatalogConnector | undefined): JsonObject {
  const searched = connector === undefined ? entries : entries.filter((entry) => entry.connector === connector);
  const near = nearWords(query, searched);
  const where = connector === undefined ? "" : ` in ${connector.id}`;
  return {
    operations: [],
    message: `Nothing was found${where}. Say what you want to do with which kind of record, such as "list invoices".`,
    ...(near.length > 0 && { did_you_mean: near }),
    ...(connector === undefined ? { connectors: connectorsOf(entries) } : { entities: entitiesOf(searched) }),
  };
}

/** Names of entities that are like words of the query. */
function nearWords(query: string, entries: readonly OperationEntry[]): readonly string[] {
  const names = entitiesOf(entries).map((name) => name.replaceAll("_", " "));
  const words = splitWords(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
  return [...new Set(words.flatMap(({ word }) => nearestNames(word, names, 1)))].slice(0, MOST_SUGGESTIONS);
}

function entitiesOf(entries: readonly OperationEntry[]): readonly string[] {
  return [...new Set(entries.map(({ entity }) => entity.name))];
}

function allConnectors(entries: readonly OperationEntry[], connectors: readonly CatalogConnector[]): JsonObject {
  return {
    connectors: connectorsOf(entries),
    next: `Search with a query in plain words. With \`connector\` and an empty query, such as "${connectors[0]?.id ?? ""}", all of its operations are listed.`,
  };
}

function connectorsOf(entries: readonly OperationEntry[]): readonly JsonObject[] {
  return [...new Set(entries.map(({ connector }) => connector))].map((connector) => ({
    connector: connector.id,
    ...(connector.vendor !== undefined && { system: connector.vendor.name }),
    about: shorten(connector.description),
    operations: entries.filter((entry) => entry.connector === connector).length,
  }));
}

function allOperations(entries: readonly OperationEntry[], connector: CatalogConnector): JsonObject {
  const operations = entries.filter((entry) => entry.connector === connector);
  return { connector: connector.id, operations: operations.map(({ operation }) => operation.id), next: nextOf(operations) };
}

/** The first sentences of a text that fit, and at least one. */
function shorten(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  let short = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length >= MOST_LETTERS) break;
    short = `${short} ${sentence}`;
  }
  return short;
}

/** The arguments of `search_operations`. */
interface SearchArguments {
  /** Without blanks around; empty to look around. */
  readonly query: string;
  readonly connector?: CatalogConnector;
  readonly limit?: number;
}

/** Reads the arguments of `search_operations`, or says why they are refused. */
function readSearchArguments(args: unknown, connectors: readonly CatalogConnector[]): SearchArguments | ToolProblem {
  const issues: ArgumentIssue[] = [];
  const report = (issue: ArgumentIssue): void => void issues.push(issue);
  const { query = "", connector, limit, ...others } = readArguments(args, report);
  Object.keys(others)
    .slice(0, MOST_STRAYS)
    .forEach((name) => report(unknownArgument(name)));
  if (typeof query !== "string") report(ofType("query", "`query` must be a text: what you want to do, in plain words."));
  const isLimit = typeof limit === "number" && Number.isInteger(limit) && limit >= 1 && limit <= MOST_LIMIT;
  if (limit !== undefined && !isLimit) report(ofType("limit", `\`limit\` must be an integer from 1 to ${MOST_LIMIT}, or be left out.`));
  const catalogConnector = connector === undefined || connector === "" ? undefined : findConnector(connector, connectors, report);
  if (issues.length > 0 || typeof query !== "string") return toProblem(issues);
  return { query: query.trim(), ...(catalogConnector !== undefined && { connector: catalogConnector }), ...(isLimit && { limit }) };
}

function toProblem(issues: readonly ArgumentIssue[]): ToolProblem {
  const code = issues[0]?.code ?? "arguments/invalid";
  const message = issues.map((issue) => issue.message).join(" ");
  return issues.length > 1 ? { code, message, issues } : { code, message };
}

function unknownArgument(name: string): ArgumentIssue {
  const meant = MEANT.get(name.toLowerCase()) ?? nearestName(name, KNOWN);
  const hint = meant === undefined ? `There are: ${KNOWN.join(", ")}.` : `Did you mean \`${meant}\`?`;
  return { code: "arguments/unknown", path: name, message: `There is no argument \`${printName(name)}\`. ${hint}` };
}

/** A connector by its id, by its title, or by the name of its third party. */
function findConnector(value: unknown, connectors: readonly CatalogConnector[], report: Report): CatalogConnector | undefined {
  if (typeof value !== "string") {
    report(ofType("connector", "`connector` must be the id of a connector, or be left out."));
    return undefined;
  }
  const wanted = simplify(value);
  const named = connectors.find((connector) => namesOf(connector).some((name) => simplify(name) === wanted));
  if (named === undefined) report(unknownConnector(value, connectors));
  return named;
}

function unknownConnector(name: string, connectors: readonly CatalogConnector[]): ArgumentIssue {
  const near = nearestName(name, connectors.flatMap(namesOf));
  const meant = connectors.find((connector) => near !== undefined && namesOf(connector).includes(near));
  const hint = meant === undefined ? `There are: ${connectors.map(({ id }) => id).join(", ")}.` : `Did you mean \`${meant.id}\`?`;
  return { code: "arguments/unknown-connector", path: "connector", message: `There is no connector "${printName(name)}". ${hint}` };
}

function namesOf({ id, title, vendor }: CatalogConnector): readonly string[] {
  return [id, title, ...(vendor === undefined ? [] : [vendor.name])];
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
