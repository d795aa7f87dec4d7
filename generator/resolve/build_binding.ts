import { optional, quoteAll, diagnosticAt, placeIn } from "#generator/read";
import { type Binding, type MetaSource, type ParamPlace, parseFieldPath, parsePathSteps, nearestName } from "#templates/core";
import type { WrittenOperation, WrittenTakeMetaSource, SourceFile, UnlocatedDiagnostic, Place } from "#generator/read";
import type { ObjectShape } from "./model/types.ts";
import { namesInBraces } from "./model/operation_kinds.ts";
import { buildRetirement, checkOneOf } from "./build_vendor.ts";
import { lookUp, unknownName } from "./scope.ts";

/** The GraphQL files of the catalog, by path relative to `spec/connectors/`. */
export type Queries = ReadonlyMap<string, SourceFile>;

const METHODS: readonly Binding["method"][] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** How an operation is called; undefined for one that has no `call`. Rules check what its names refer to. */
export function buildBinding(written: WrittenOperation, params: ObjectShape, queries: Queries): Binding | undefined {
  const { call, fixed, query_style: queryStyle, take, take_meta: meta, then, graphql: file } = written;
  if (call === undefined) return undefined;
  const [start = "", path = ""] = call.split(" ");
  const method = METHODS.find((one) => one === start) ?? "GET";
  const rest = file !== undefined ? "variable" : method === "GET" || method === "DELETE" ? "query" : "body";
  return {
    call,
    method,
    path,
    params: Object.fromEntries(params.fields.map(({ name }) => [name, placeOfParam(name, written, path, rest)])),
    rest,
    ...optional({
      fixed,
      queryStyle,
      graphql: file === undefined ? undefined : { file, query: textOf(queries.get(file)) },
      take: take === undefined ? undefined : parseFieldPath(take),
      meta: meta && Object.fromEntries(Object.entries(meta).map(([name, source]) => [name, buildSource(source)])),
      follow: then && { address: parsePathSteps(then.get), hosts: then.hosts },
      retired: buildRetirement(written.retired),
    }),
  };
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

/** The keys that say how an operation is called. */
export const bindingKeys = [
  ...(["call", "take", "take_meta", "rename", "headers", "not_sent"] as const),
  ...(["fixed", "query_style", "graphql", "then", "retired"] as const),
];

/** The names that the keys of a binding may refer to, and where to report others. */
export interface BindingContext {
  readonly at: Place;
  readonly params: ObjectShape;
  readonly meta: ObjectShape | undefined;
  readonly hasVendor: boolean;
  readonly queries: Queries;
  readonly report: (diagnostic: UnlocatedDiagnostic) => void;
}

/** Reports names that do not exist and params that go to two places; and keys of a binding where there is nothing to call. */
export function checkBinding(written: WrittenOperation, context: BindingContext): void {
  const { at, hasVendor, report } = context;
  const keys = bindingKeys.filter((key) => Object.hasOwn(written, key));
  const [first] = keys;
  if (hasVendor && written.call === undefined) {
    report(diagnosticAt("binding/missing", at, { operation: `${at.path.at(-3)}.${at.path.at(-1)}` }, { on: "key" }));
  } else if (!hasVendor && first !== undefined) {
    const slots = { key: keys.join("`, `"), reason: "the connector has no `vendor`" };
    report(diagnosticAt("binding/idle", placeIn(at, first), slots, { on: "key" }));
  }
  if (!hasVendor || written.call === undefined) return;
  checkPlaces(written, context);
  checkMeta(written, context);
  checkQueryFile(written, context);
}

/** A param that is named somewhere. */
interface Mention {
  readonly name: string;
  readonly key: string;
  readonly at: Place;
  readonly on: "key" | "value";
}

function checkPlaces(written: WrittenOperation, { at, params, report }: BindingContext): void {
  const paramNames = params.fields.map(({ name }) => name);
  const seen = new Map<string, string>();
  for (const { name, key, at: place, on } of mentionsIn(written, at)) {
    if (!paramNames.includes(name)) {
      report(unknownName(name, { key, kind: "param", known: paramNames, at: place, on }));
      continue;
    }
    const other = seen.get(name) ?? key;
    if (other !== key) report(diagnosticAt("binding/param-twice", place, { name, key, other }, { on }));
    seen.set(name, other);
  }
}

/** The params that are named, each with the key that names it. */
function mentionsIn(written: WrittenOperation, at: Place): readonly Mention[] {
  const { call = "", then } = written;
  const picked = parsePathSteps(then?.get ?? "").flatMap((step) => (typeof step === "string" ? [] : [step.param]));
  return [
    ...namesInBraces(call).map((name): Mention => ({ name, key: "call", at: placeIn(at, "call"), on: "value" })),
    ...picked.map((name): Mention => ({ name, key: "then", at: placeIn(at, "then", "get"), on: "value" })),
    ...(["rename", "headers", "not_sent"] as const).flatMap((key) =>
      Object.keys(written[key] ?? {}).map((name): Mention => ({ name, key, at: placeIn(at, key, name), on: "key" })),
    ),
  ];
}

/** Every field of Meta has one source, and every source is that of a field. */
function checkMeta({ take_meta: sources = {} }: WrittenOperation, { at, meta, report }: BindingContext): void {
  const metaNames = (meta?.fields ?? []).map(({ name }) => name);
  for (const [name, source] of Object.entries(sources)) {
    const place = placeIn(at, "take_meta", name);
    if (!metaNames.includes(name))
      report(unknownName(name, { key: "take_meta", kind: "field of Meta", known: metaNames, at: place, on: "key" }));
    if (typeof source === "string") continue;
    checkOneOf(source, ["body", "link", "header", "because"], place, report);
    // Only an address has a query.
    if (source.query !== undefined && source.because !== undefined && Object.keys(source).length === 2)
      report(diagnosticAt("binding/incomplete", placeIn(place, "query"), { key: "query", other: "link" }, { on: "key" }));
  }
  const missing = metaNames.filter((name) => !Object.hasOwn(sources, name));
  if (missing.length > 0) {
    const place = Object.keys(sources).length === 0 ? placeIn(at, "meta") : placeIn(at, "take_meta");
    report(diagnosticAt("binding/no-source", place, { names: quoteAll(missing) }, { on: "key" }));
  }
}

function checkQueryFile({ graphql }: WrittenOperation, { at, queries, report }: BindingContext): void {
  if (graphql === undefined || queries.has(graphql)) return;
  const files = [...queries.keys()];
  const known = files.length === 0 ? "no GraphQL files" : quoteAll(files);
  const slots = { kind: "GraphQL file", name: graphql, known };
  report(diagnosticAt("ref/unknown", placeIn(at, "graphql"), slots, { suggestion: nearestName(graphql, files) }));
}
