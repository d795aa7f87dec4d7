import { nearestName } from "../../templates/shared/nearest_names.ts";
import type { Role } from "../../templates/shared/roles.ts";
import { diagnosticAt, quoteAll, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Field, ValueType } from "../model/types.ts";
import { innerTypes } from "../model/value_types.ts";
import { placeIn } from "../source/place.ts";

type Filter = Extract<Role, { readonly kind: "filter" }>;

const NEITHER = "has neither a `field` nor `meanings`";
const BOTH = "has a `field` as well as `meanings`";

/** Filters that compare nothing, and meanings that do not fit the values of the param. */
export function checkFilter(param: Field, filter: Filter): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, "filter");
  const { field, meanings, as, inclusive } = filter;
  const isIdle = inclusive === true && as !== "after" && as !== "before";
  return [
    ...((field === undefined) === (meanings === undefined)
      ? [diagnosticAt("role/filter", at, { name: param.name, problem: field === undefined ? NEITHER : BOTH })]
      : []),
    ...(isIdle ? [diagnosticAt("role/idle-inclusive", placeIn(at, "inclusive"), { as }, { on: "key" })] : []),
    ...(meanings === undefined ? [] : checkMeanings(param, Object.keys(meanings))),
  ];
}

function checkMeanings(param: Field, values: readonly string[]): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, "filter", "meanings");
  const listed = listedValues(param.type);
  if (listed === undefined) return [];
  const lacking = listed.filter((value) => !values.includes(value));
  const strange = values.filter((value) => !listed.includes(value));
  const known = quoteAll(listed);
  return [
    ...strange.map((value) => {
      const suggestion = nearestName(value, lacking) ?? nearestName(value, listed);
      return diagnosticAt("role/unknown-value", placeIn(at, value), { value, name: param.name, known }, { on: "key", suggestion });
    }),
    ...(lacking.length === 0 || strange.length > 0
      ? []
      : [diagnosticAt("role/no-meaning", at, { values: quoteAll(lacking), value: lacking[0] ?? "" }, { on: "key" })]),
  ];
}

/** The values that a param lists, or that its elements may have; undefined if it takes any. */
function listedValues(type: ValueType): readonly string[] | undefined {
  if (type.kind === "array") return innerTypes(type).flatMap(({ type: inner }) => listedValues(inner) ?? []);
  if (type.kind !== "scalar") return undefined;
  if (type.const !== undefined) return [String(type.const)];
  if (type.types.every((name) => name === "boolean")) return ["true", "false"];
  return type.commaList?.values ?? type.enum?.map(String);
}
