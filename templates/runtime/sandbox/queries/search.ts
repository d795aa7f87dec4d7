import type { JsonValue } from "../../../shared/json_values.js";
import { parseClauses } from "./clauses.js";
import { parseFileQuery } from "./file_query.js";
import { parseFilterGroups } from "./filter_groups.js";
import { parseJql } from "./jql.js";
import { refusal, type ParamContext, type Query, type RoleOf } from "./query_types.js";
import { parseText } from "./text_search.js";

type SearchRole = RoleOf<"search">;
type Parser = (role: SearchRole, value: JsonValue, context: ParamContext) => Query;

/** The languages of searches. docs/sandbox_queries.md describes them. */
const parsers: ReadonlyMap<string, Parser> = new Map([
  ["text", ofText(parseText)],
  ["clauses", ofText(parseClauses)],
  ["jql", ofText(parseJql)],
  ["file_query", ofText(parseFileQuery)],
  ["filter_groups", parseFilterGroups],
]);

/**
 * Reads a search in the language of its role: `text`, `clauses`, `jql`, `file_query` or `filter_groups`. An empty search finds everything.
 * @throws OperationError (422) that names the position, what was found and what is supported.
 */
export function parseSearch(role: SearchRole, value: JsonValue, context: ParamContext): Query {
  const parse = parsers.get(role.language);
  if (parse === undefined) throw new RangeError(`There is no language of searches called ${role.language}.`);
  return parse(role, value, context);
}

function ofText(parse: (role: SearchRole, text: string, context: ParamContext) => Query): Parser {
  return (role, value, context) => {
    if (typeof value === "string") return parse(role, value, context);
    throw refusal(context, "query/unsupported", "must be a text.");
  };
}
