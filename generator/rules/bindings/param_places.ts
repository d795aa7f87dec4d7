import { type ParamPlace, isList, isObject } from "#templates/core";
import { diagnosticAt, type UnlocatedDiagnostic, placeIn, type Place } from "#generator/read";
import { type Field, type ScalarName, type ValueType, elementType, fieldNamed } from "#generator/resolve";
import type { BindingContext } from "./addresses.ts";

/** Headers that the gateway itself sets, or that change what a request is. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  ...["accept-encoding", "authorization", "connection", "content-length", "content-type", "cookie", "expect", "forwarded", "host"],
  ...["keep-alive", "proxy-authorization", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "via"],
]);

/** Params that cannot be where they go. */
export function checkParams(context: BindingContext): readonly UnlocatedDiagnostic[] {
  const { operation, binding } = context;
  const seen = new Map<string, string>();
  const ofParams = Object.entries(binding.params).flatMap(([name, place]) => {
    const param = fieldNamed(operation.params, name);
    if (param === undefined) return [];
    return [...checkPlace(param, place, context), ...checkWireName(name, place, operation.at, seen)];
  });
  return [...ofParams, ...checkFixed(context)];
}

function checkPlace(param: Field, place: ParamPlace, context: BindingContext): readonly UnlocatedDiagnostic[] {
  const { at } = context.operation;
  switch (place.in) {
    case "path":
      return checkType(param, ["string", "integer"], "the path", placeIn(at, "call"), "value");
    case "header":
      return [
        ...checkType(param, ["string", "integer", "number", "boolean"], "a header", placeIn(at, "headers", param.name), "key"),
        ...checkHeader(param, place.name, context),
      ];
    case "answer":
      return param.role?.kind === "index" ? [] : [diagnosticAt("binding/not-index", placeIn(at, "then", "get"), { name: param.name })];
    case "query":
      return checkQuery(param, context);
    case "body":
    case "variable":
    case "nowhere":
      return [];
  }
}

function checkType(
  { name, type }: Field,
  wanted: readonly ScalarName[],
  place: string,
  at: Place,
  on: "key" | "value",
): readonly UnlocatedDiagnostic[] {
  if (type.kind === "scalar" && type.types.every((one) => wanted.includes(one))) return [];
  const words = wanted.length === 2 ? "a string or an integer" : "a string, a number or a boolean";
  return [diagnosticAt("binding/param-type", at, { name, place, wanted: words }, { on })];
}

/** A caller must not be able to replace the credentials, the version or the framing of a request. */
function checkHeader({ name }: Field, header: string, { vendor, operation }: BindingContext): readonly UnlocatedDiagnostic[] {
  const ofVendor = [
    ...Object.values(vendor.auth).flatMap((way) => (way.kind === "basic" ? [] : [way.header])),
    ...[vendor.version?.header ?? [], vendor.idempotencyHeader ?? []].flat(),
  ];
  const isTaken = OWN_HEADERS.has(header.toLowerCase()) || ofVendor.some((one) => one.toLowerCase() === header.toLowerCase());
  return isTaken ? [diagnosticAt("binding/header", placeIn(operation.at, "headers", name), { name, header })] : [];
}

/** Only brackets can write objects in a query. */
function checkQuery({ name, type, at }: Field, { vendor, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  const style = binding.queryStyle ?? vendor.queryStyle;
  return style !== "brackets" && isStructure(elementType(type))
    ? [diagnosticAt("binding/query-object", at, { name, style }, { on: "key" })]
    : [];
}

function checkFixed({ vendor, operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  const style = binding.queryStyle ?? vendor.queryStyle;
  if (binding.rest !== "query" || style === "brackets") return [];
  const objects = Object.entries(binding.fixed ?? {}).filter(([, value]) => (isList(value) ? value.some(isObject) : isObject(value)));
  return objects.map(([name]) =>
    diagnosticAt("binding/query-object", placeIn(operation.at, "fixed", name), { name, style }, { on: "key" }),
  );
}

function isStructure({ kind }: ValueType): boolean {
  return kind === "object" || kind === "record" || kind === "reference";
}

/** Two params that are sent under one name: the third party would see one of them, or neither. */
function checkWireName(name: string, place: ParamPlace, at: Place, seen: Map<string, string>): readonly UnlocatedDiagnostic[] {
  if (place.in === "nowhere" || place.in === "answer" || place.in === "path") return [];
  const wire = place.in === "header" ? place.name.toLowerCase() : place.name;
  const other = seen.get(`${place.in} ${wire}`);
  seen.set(`${place.in} ${wire}`, name);
  if (other === undefined) return [];
  const key = place.in === "header" ? "headers" : "rename";
  const renamed = place.name === name ? other : name;
  return [diagnosticAt("binding/same-name", placeIn(at, key, renamed), { name, other, wire: place.name })];
}
