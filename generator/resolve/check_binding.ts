import { nearestName, parsePathSteps } from "#templates/core";
import { type WrittenOperation, diagnosticAt, type UnlocatedDiagnostic, placeIn, type Place } from "#generator/read";
import { namesInBraces } from "./model/operation_queries.ts";
import type { ObjectShape } from "./model/types.ts";
import type { Queries } from "./build_binding.ts";
import { checkOneOf } from "./build_vendor.ts";
import { unknownName } from "./unknown_name.ts";

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
    report(diagnosticAt("binding/missing", at, { operation: operationName(at) }, { on: "key" }));
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
    if (source.query !== undefined && source.because !== undefined) checkOneOf(source, ["query", "because"], place, report);
  }
  const missing = metaNames.filter((name) => !Object.hasOwn(sources, name));
  if (missing.length > 0) {
    const place = Object.keys(sources).length === 0 ? placeIn(at, "meta") : placeIn(at, "take_meta");
    report(diagnosticAt("binding/no-source", place, { names: missing.map((name) => `\`${name}\``).join(", ") }, { on: "key" }));
  }
}

function checkQueryFile({ graphql }: WrittenOperation, { at, queries, report }: BindingContext): void {
  if (graphql === undefined || queries.has(graphql)) return;
  const files = [...queries.keys()];
  const known = files.length === 0 ? "no GraphQL files" : files.map((file) => `\`${file}\``).join(", ");
  const slots = { kind: "GraphQL file", name: graphql, known };
  report(diagnosticAt("ref/unknown", placeIn(at, "graphql"), slots, { suggestion: nearestName(graphql, files) }));
}

/** `orders.list` for the place of an operation in its file. */
function operationName({ path }: Place): string {
  return [path.at(-3), path.at(-1)].join(".");
}
