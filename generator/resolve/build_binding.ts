import { type Binding, type MetaSource, type ParamPlace, parseFieldPath, parsePathSteps } from "#templates/core";
import type { WrittenOperation, WrittenTakeMetaSource, SourceFile } from "#generator/read";
import type { ObjectShape } from "./model/types.ts";
import { namesInBraces } from "./model/operation_queries.ts";
import { buildRetirement } from "./build_vendor.ts";
import { optional, lookUp } from "./scope.ts";

/** The GraphQL files of the catalog, by path relative to `spec/connectors/`. */
export type Queries = ReadonlyMap<string, SourceFile>;

const METHODS: readonly Binding["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** How an operation is called; undefined for one that has no `call`. Rules check what its names refer to. */
export function buildBinding(written: WrittenOperation, params: ObjectShape, queries: Queries): Binding | undefined {
  const { call, fixed, query_style: queryStyle, take, take_meta: meta, then, graphql: file } = written;
  if (call === undefined) return undefined;
  const [start = "", path = ""] = call.split(" ");
  const method = METHODS.find((one) => one === start) ?? "GET";
  const rest = file === undefined ? restOf(method) : "variable";
  return {
    call,
    method,
    path,
    params: Object.fromEntries(params.fields.map(({ name }) => [name, placeOfParam(name, written, path, rest)])),
    rest,
    ...optional("fixed", fixed),
    ...optional("queryStyle", queryStyle),
    ...optional("graphql", file === undefined ? undefined : { file, query: textOf(queries.get(file)) }),
    ...optional("take", take === undefined ? undefined : parseFieldPath(take)),
    ...optional("meta", meta && Object.fromEntries(Object.entries(meta).map(([name, source]) => [name, buildSource(source)]))),
    ...optional("follow", then && { address: parsePathSteps(then.get), hosts: then.hosts }),
    ...optional("retired", buildRetirement(written.retired)),
  };
}

function restOf(method: Binding["method"]): "query" | "body" {
  return method === "GET" || method === "DELETE" ? "query" : "body";
}

/** The first place that is written for a param; a rule reports a second one. */
export function placeOfParam(
  name: string,
  written: Pick<WrittenOperation, "headers" | "not_sent" | "rename" | "then">,
  path: string,
  rest: Binding["rest"],
): ParamPlace {
  if (namesInBraces(path).includes(name)) return { in: "path", name };
  const header = lookUp(written.headers ?? {}, name);
  if (header !== undefined) return { in: "header", name: header };
  const because = lookUp(written.not_sent ?? {}, name);
  if (because !== undefined) return { in: "nowhere", because };
  const picks = parsePathSteps(written.then?.get ?? "").some((step) => typeof step !== "string" && step.param === name);
  return picks ? { in: "answer" } : { in: rest, name: lookUp(written.rename ?? {}, name) ?? name };
}

/** A source without any key is reported by a rule. */
function buildSource(written: WrittenTakeMetaSource): MetaSource {
  if (typeof written === "string") return { body: parseFieldPath(written) };
  const { body, link, header, query, because = "" } = written;
  const part = query === undefined ? {} : { query };
  if (body !== undefined) return { body: parseFieldPath(body), ...part };
  if (link !== undefined) return { link, ...part };
  return header === undefined ? { because } : { header, ...part };
}

/** Line feeds alone, so that a checkout with other line endings gives the same package. */
function textOf(source: SourceFile | undefined): string {
  return (source?.text ?? "")
    .replace(/^\ufeff/u, "")
    .replaceAll(/\r\n?/gu, "\n")
    .trim();
}
