import { withNull } from "./model/value_types.ts";
import { optional, parseTypeExpression, TYPE_WORDS, diagnosticAt, groupBy } from "#generator/read";
import type { WrittenConstraints, WrittenFieldDetails, WrittenType, TypeExpression, TypeTerm, PlainScalar, Place } from "#generator/read";
import { buildShape } from "./build_shape.ts";
import { acceptsNull, definitionName, resolveNamedType, typePlace, type ResolvedDetails } from "./named_type.ts";
import { lookUp, toDetails, type Scope, reportUnknownName } from "./scope.ts";
import { readLimits } from "./model/apply_constraints.ts";
import { itemConstraints, numberConstraints, stringConstraints, listingKeys, type ConstraintKey } from "./model/constraints.ts";
import type { ObjectType, ValueType, ScalarName, ScalarType } from "./model/types.ts";

const PLACEMENTS: readonly Placement[] = [
  {
    keys: listingKeys.map(({ key }) => key),
    kinds: "scalars, arrays and comma lists",
    suits: (type, _, { items }) => type.kind === "scalar" || (type.kind === "array" && items === undefined),
  },
  {
    keys: keysOf(numberConstraints),
    kinds: "numbers",
    suits: (type) => type.kind === "scalar" && type.types.some((name) => name === "integer" || name === "number"),
  },
  {
    keys: [...keysOf(stringConstraints), "list"],
    kinds: "strings",
    suits: (type) => type.kind === "scalar" && type.types.includes("string"),
  },
  {
    keys: keysOf(itemConstraints),
    kinds: "arrays and comma lists",
    suits: (type) => type.kind === "array" || (type.kind === "scalar" && type.commaList !== undefined),
  },
  { keys: ["items"], kinds: "`array` without an element type", suits: (_, term) => term.kind === "array" && term.items === undefined },
  { keys: ["fields"], kinds: "`object`", suits: (_, term) => term.kind === "object" },
  {
    keys: ["open", "at_least_one_of"],
    kinds: "objects with `fields`",
    suits: (type) => type.kind === "object" && type.shape !== undefined,
  },
];

/** The keys that list values, the strictest first: in one mapping each excludes the others. */
const LISTING_KEYS = ["const", "enum", "known_values"] as const;

const ANY: ValueType = { kind: "any" };

/** Resolves the type written at a place. A type that cannot be resolved is reported and becomes `any`. */
export function buildType(written: WrittenType | WrittenFieldDetails, at: Place, scope: Scope): ValueType {
  // Only a field may have its description on the same line.
  return buildResolvedType(resolveNamedType(typeof written === "string" ? { type: written } : written, at, scope), at);
}

/** Resolves a type after the named type that the mapping starts with has been filled in. */
export function buildResolvedType(resolved: ResolvedDetails, at: Place): ValueType {
  const terms = termsOf(resolved, at);
  const type = terms === undefined ? ANY : buildUnion(terms, resolved, at);
  const { named } = resolved;
  const isShared = named !== undefined && keepsShape(named, resolved.scope);
  if (type.kind !== "object" || type.shape === undefined || !isShared) return type;
  return { ...type, named: definitionName(named, resolved.scope) };
}

/** Inside an assumption, a stated type is open: that is another shape than the one with the name. */
function keepsShape(named: string, { origin, types }: Scope): boolean {
  return origin.kind !== "assumed" || toDetails(lookUp(types, named) ?? {}).assumed !== undefined;
}

function termsOf({ details, placeOf, scope }: ResolvedDetails, at: Place): TypeExpression | undefined {
  if (details.type === undefined) {
    const inferred = inferTerms(details);
    if (inferred === undefined) scope.report(diagnosticAt("type/missing", at, { name: String(at.path.at(-1) ?? "") }, { on: "key" }));
    return inferred;
  }
  const parsed = parseTypeExpression(details.type);
  if ("terms" in parsed) return parsed.terms;
  scope.report(diagnosticAt("type/syntax", typePlace(placeOf("type")), { type: details.type, problem: parsed.problem }));
  return undefined;
}

function inferTerms({ fields, items, const: constant, enum: values }: WrittenConstraints): TypeExpression | undefined {
  if (fields !== undefined) return [{ kind: "object" }];
  if (items !== undefined) return [{ kind: "array" }];
  const samples = constant === undefined ? values : [constant, ...(values ?? [])];
  return samples === undefined ? undefined : scalarTerms(samples);
}

function scalarTerms(samples: readonly PlainScalar[]): TypeExpression {
  const names = new Set(samples.map((value) => (value === null ? "null" : typeof value)));
  const isWhole = samples.every((value) => typeof value !== "number" || Number.isInteger(value));
  return [...names].map((name): TypeTerm => {
    if (name === "null") return { kind: "null" };
    if (name === "number") return { kind: "scalar", name: isWhole ? "integer" : "number" };
    return { kind: "scalar", name: name === "boolean" ? "boolean" : "string" };
  });
}

function buildUnion(terms: TypeExpression, resolved: ResolvedDetails, at: Place): ValueType {
  const { details, placeOf, scope } = resolved;
  const others = terms.filter(({ kind }) => kind !== "null");
  const text = details.type ?? "null";
  const nullable = (others.length < terms.length && acceptsNull(text, typePlace(placeOf("type")), scope)) || resolved.orNull === true;
  const [first] = others;
  const scalars = others.flatMap((term) => (term.kind === "scalar" ? [term.name] : []));
  const isScalar = scalars.length === others.length;
  const isTwice = new Set(scalars.map((name) => (name === "integer" ? "number" : name))).size < scalars.length;
  if (first === undefined || isTwice || (others.length > 1 && !isScalar && !others.some(({ kind }) => kind === "any"))) {
    scope.report(diagnosticAt("type/union", typePlace(placeOf("type")), { type: text }));
    return ANY;
  }
  const type = isScalar
    ? buildScalar(scalars, nullable, others.length < terms.length ? withoutNull(resolved) : resolved)
    : buildTerm(others.find(({ kind }) => kind === "any") ?? first, nullable, resolved, at);
  // A type that could not be resolved has been reported; which keys it takes is unknown.
  if (type.kind !== "any" || others.some(({ kind }) => kind === "any")) checkPlacedKeys(type, first, resolved);
  return type;
}

/** `nullable` says whether null is accepted: it is none of the listed values. */
function withoutNull(resolved: ResolvedDetails): ResolvedDetails {
  const { enum: values, known_values } = resolved.details;
  const isValue = (value: PlainScalar): boolean => value !== null;
  const listed = { ...optional({ enum: values?.filter(isValue), known_values: known_values?.filter(isValue) }) };
  return { ...resolved, details: { ...resolved.details, ...listed } };
}

function buildTerm(term: TypeTerm, nullable: boolean, resolved: ResolvedDetails, at: Place): ValueType {
  switch (term.kind) {
    case "array":
      return buildArray(term.items, nullable, resolved, at);
    case "map":
      return { kind: "object", nullable, values: buildUnion(term.values, elementOf(resolved, {}), at) };
    case "object":
      return buildObject(nullable, resolved);
    case "name":
      return buildName(term.name, nullable, resolved, at);
    // Scalars and null are not built here.
    case "any":
    case "null":
    case "scalar":
      return ANY;
  }
}

function buildArray(items: TypeExpression | undefined, nullable: boolean, resolved: ResolvedDetails, at: Place): ValueType {
  const { details, placeOf, scope } = resolved;
  const limits = readLimits(itemConstraints, details);
  const { const: constant, enum: values, known_values } = details;
  const elementKeys = { ...optional({ const: constant, enum: values, known_values }) };
  const terms = items ?? inferTerms(elementKeys);
  if (details.items !== undefined && items === undefined) {
    const place = placeOf("items");
    return { kind: "array", nullable, items: buildType(details.items, { ...place, path: [...place.path, "items"] }, scope), ...limits };
  }
  return { kind: "array", nullable, items: terms === undefined ? ANY : buildUnion(terms, elementOf(resolved, elementKeys), at), ...limits };
}

/** The details of the elements of an array or of the values of a map: only those that apply to each of them. */
function elementOf(resolved: ResolvedDetails, keys: WrittenConstraints): ResolvedDetails {
  const { orNull: _, ...rest } = resolved;
  return { ...rest, details: { ...optional({ type: resolved.details.type }), ...keys } };
}

function buildObject(nullable: boolean, { details, placeOf, scope }: ResolvedDetails): ObjectType {
  if (details.fields === undefined) return { kind: "object", nullable };
  const place = placeOf("fields");
  return { kind: "object", nullable, shape: buildShape(details, { ...place, path: [...place.path, "fields"] }, scope) };
}

function buildName(name: string, nullable: boolean, { placeOf, scope }: ResolvedDetails, at: Place): ValueType {
  if (scope.side === "response" && scope.records.includes(name)) {
    scope.use(name);
    return { kind: "record", nullable, record: name };
  }
  if (Object.hasOwn(scope.types, name)) return nullable ? withNull(buildType(name, at, scope)) : buildType(name, at, scope);
  const users = scope.side === "response" ? "fields take records and named types" : "params take named types";
  reportUnknownName(name, users, typePlace(placeOf("type")), scope, TYPE_WORDS);
  return ANY;
}

/** One or several scalar types with the constraints of the mapping. */
function buildScalar(types: readonly ScalarName[], nullable: boolean, resolved: ResolvedDetails): ScalarType {
  const { details } = resolved;
  checkListingKeys(resolved);
  const isList = details.list !== undefined;
  const isConstAmong = details.const !== undefined && details.enum?.includes(details.const) === true;
  return {
    kind: "scalar",
    types,
    nullable,
    ...optional({
      const: details.const,
      enum: isList || isConstAmong ? undefined : details.enum,
      knownValues: isList ? undefined : details.known_values,
    }),
    ...readLimits(numberConstraints, details),
    ...readLimits(stringConstraints, details),
    ...optional({ commaList: isList ? buildCommaList(resolved) : undefined }),
  };
}

/** A mapping may narrow the values of its named type: `enum` of the type and `const` of the param. */
function checkListingKeys({ details, placeOf, scope }: ResolvedDetails): void {
  const writtenKeys = LISTING_KEYS.filter((key) => details[key] !== undefined);
  const [key, ...others] = writtenKeys;
  if (key === undefined) return;
  const place = placeOf(key);
  const other = others.find((one) => placeOf(one).path.join("/") === place.path.join("/"));
  if (other !== undefined)
    scope.report(diagnosticAt("type/exclusive-keys", { ...place, path: [...place.path, key] }, { key, other }, { on: "key" }));
}

function buildCommaList(resolved: ResolvedDetails): ScalarType["commaList"] {
  const { enum: values, known_values } = resolved.details;
  return {
    ...readLimits(itemConstraints, resolved.details),
    ...optional({
      values: values && listElements(values, "enum", resolved),
      knownValues: known_values && listElements(known_values, "known_values", resolved),
    }),
  };
}

function listElements(
  values: readonly PlainScalar[],
  key: "enum" | "known_values",
  { placeOf, scope }: ResolvedDetails,
): readonly string[] {
  const place = placeOf(key);
  return values.flatMap((value, index) => {
    if (typeof value === "string" && /^[^\s,]+$/u.test(value)) return [value];
    scope.report(diagnosticAt("type/list-value", { ...place, path: [...place.path, key, index] }, { value: String(value) }));
    return [];
  });
}

/** Keys, and the types that they can be used with. */
interface Placement {
  readonly keys: readonly ConstraintKey[];
  /** In the words of spec/README.md. */
  readonly kinds: string;
  readonly suits: (type: ValueType, term: TypeTerm, details: WrittenConstraints) => boolean;
}

/**
 * Reports the keys that cannot be used with a type, such as `max` with a string. Keys of one mapping that want the same
 * kind of type are one diagnostic: the type is wrong then, not each of them.
 */
function checkPlacedKeys(type: ValueType, term: TypeTerm, resolved: ResolvedDetails): void {
  const { details, placeOf } = resolved;
  for (const { keys, kinds, suits } of PLACEMENTS) {
    if (suits(type, term, details)) continue;
    const written = keys.filter((one) => Object.hasOwn(details, one));
    const groups = groupBy(written, (key) => JSON.stringify(placeOf(key).path));
    for (const group of groups.values()) reportMisplaced(group, kinds, type, resolved);
  }
}

function reportMisplaced(keys: readonly ConstraintKey[], kinds: string, type: ValueType, resolved: ResolvedDetails): void {
  const { details, placeOf, scope } = resolved;
  const [key] = keys;
  if (key === undefined) return;
  const place = placeOf(key);
  const slots = { key: keys.join("`, `"), type: details.type ?? type.kind, kinds };
  scope.report(diagnosticAt("type/misplaced-key", { ...place, path: [...place.path, key] }, slots, { on: "key" }));
}

function keysOf(constraints: Readonly<Record<string, { readonly key: ConstraintKey }>>): readonly ConstraintKey[] {
  return Object.values(constraints).map(({ key }) => key);
}
