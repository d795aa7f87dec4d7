import type { CatalogConnector } from "../../../../templates/bin/catalog/catalog_types.ts";
import { nearestName } from "../../../../templates/shared/nearest_names.ts";
import type { ToolProblem } from "../agent_types.ts";
import { readArguments } from "../arguments/argument_values.ts";
import type { ArgumentIssue } from "../arguments/problems.ts";
import { MOST_STRAYS } from "../arguments/stray_arguments.ts";
import { printName } from "../catalog/operation_names.ts";
import { MOST_LIMIT } from "./operation_search.ts";

/** What `search_operations` shall look for. */
export interface SearchArguments {
  /** Without blanks around; empty to look around. */
  readonly query: string;
  readonly connector?: CatalogConnector;
  readonly limit?: number;
}

const KNOWN = ["query", "connector", "limit"];

/** Other names that models give the arguments. */
const MEANT: ReadonlyMap<string, string> = new Map(
  [
    ["query", "q text question search keywords intent"],
    ["connector", "system app service vendor"],
    ["limit", "max count top size"],
  ].flatMap(([name = "", others = ""]) => others.split(" ").map((other) => [other, name] as const)),
);

/** Reads the arguments of `search_operations`, or says why they are refused. */
export function readSearchArguments(given: unknown, connectors: readonly CatalogConnector[]): SearchArguments | ToolProblem {
  const issues: ArgumentIssue[] = [];
  const report = (issue: ArgumentIssue): void => void issues.push(issue);
  const { query = "", connector, limit, ...others } = readArguments(given, report);
  Object.keys(others)
    .slice(0, MOST_STRAYS)
    .forEach((name) => report(unknownArgument(name)));
  if (typeof query !== "string") report(ofType("query", "`query` must be a text: what you want to do, in plain words."));
  const isLimit = typeof limit === "number" && Number.isInteger(limit) && limit >= 1 && limit <= MOST_LIMIT;
  if (limit !== undefined && !isLimit) report(ofType("limit", `\`limit\` must be an integer from 1 to ${MOST_LIMIT}, or be left out.`));
  const found = connector === undefined || connector === "" ? undefined : findConnector(connector, connectors, report);
  if (issues.length > 0 || typeof query !== "string") return toProblem(issues);
  return { query: query.trim(), ...(found !== undefined && { connector: found }), ...(isLimit && { limit }) };
}

function toProblem(issues: readonly ArgumentIssue[]): ToolProblem {
  const code = issues[0]?.code ?? "arguments/invalid";
  const message = issues.map((issue) => issue.message).join(" ");
  return issues.length > 1 ? { code, message, issues } : { code, message };
}

function ofType(path: string, message: string): ArgumentIssue {
  return { code: "arguments/type", path, message };
}

function unknownArgument(name: string): ArgumentIssue {
  const meant = MEANT.get(name.toLowerCase()) ?? nearestName(name, KNOWN);
  const hint = meant === undefined ? `There are: ${KNOWN.join(", ")}.` : `Did you mean \`${meant}\`?`;
  return { code: "arguments/unknown", path: name, message: `There is no argument \`${printName(name)}\`. ${hint}` };
}

/** A connector by its id, by its title, or by the name of its third party. */
function findConnector(
  given: unknown,
  connectors: readonly CatalogConnector[],
  report: (issue: ArgumentIssue) => void,
): CatalogConnector | undefined {
  if (typeof given !== "string") {
    report(ofType("connector", "`connector` must be the id of a connector, or be left out."));
    return undefined;
  }
  const wanted = simplify(given);
  const named = connectors.find((connector) => namesOf(connector).some((name) => simplify(name) === wanted));
  if (named === undefined) report(unknownConnector(given, connectors));
  return named;
}

function unknownConnector(given: string, connectors: readonly CatalogConnector[]): ArgumentIssue {
  const near = nearestName(given, connectors.flatMap(namesOf));
  const meant = connectors.find((connector) => near !== undefined && namesOf(connector).includes(near));
  const hint = meant === undefined ? `There are: ${connectors.map(({ id }) => id).join(", ")}.` : `Did you mean \`${meant.id}\`?`;
  return { code: "arguments/unknown-connector", path: "connector", message: `There is no connector "${printName(given)}". ${hint}` };
}

function namesOf({ id, title, vendor }: CatalogConnector): readonly string[] {
  return [id, title, ...(vendor === undefined ? [] : [vendor.name])];
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
