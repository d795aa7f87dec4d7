import type { Retirement } from "../../../templates/shared/bindings.ts";
import { replaceCredentials } from "../../../templates/shared/credentials.ts";
import { isList, isObject, type JsonValue } from "../../../templates/shared/json_values.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { ScalarType } from "../../model/types.ts";
import { NO_RECORDS } from "../../model/walk.ts";
import { placeIn, type Place } from "../../source/place.ts";
import { findValueProblems } from "../find_value_problems.ts";
import type { BindingContext, VendorContext } from "./contexts.ts";

/** Texts of a vendor and of its bindings that look like credentials, and dates that do not exist. */
export function checkTexts({ vendor, at }: VendorContext, bound: readonly BindingContext[]): readonly UnlocatedDiagnostic[] {
  const values = Object.entries(vendor.auth).flatMap(([method, way]) =>
    way.kind === "header" ? checkText(way.value, placeIn(at, "auth", method, "value")) : [],
  );
  return [
    ...values,
    ...checkDate(vendor.retired, placeIn(at, "retired")),
    ...bound.flatMap(({ operation, binding }) => [
      ...Object.entries(binding.fixed ?? {}).flatMap(([name, value]) => checkValue(value, placeIn(operation.at, "fixed", name))),
      ...checkText(binding.call, placeIn(operation.at, "call")),
      ...checkDate(binding.retired, placeIn(operation.at, "retired")),
    ]),
  ];
}

function checkValue(value: JsonValue, at: Place): readonly UnlocatedDiagnostic[] {
  if (typeof value === "string") return checkText(value, at);
  if (isList(value)) return value.flatMap((inner, index) => checkValue(inner, placeIn(at, index)));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => checkValue(inner, placeIn(at, name))) : [];
}

/** Names in braces stand for credentials and are none. */
function checkText(text: string, at: Place): readonly UnlocatedDiagnostic[] {
  const literal = text.replaceAll(/\{[^{}]*\}/gu, "");
  const isPublic = replaceCredentials(literal, () => "") === literal;
  return isPublic ? [] : [diagnosticAt("binding/secret", at, {}, { secret: true })];
}

const DATE: ScalarType = { kind: "scalar", types: ["string"], nullable: false, format: "date" };

/** The schema of the catalog has checked the form of the date, but not whether the calendar has it. */
function checkDate(retired: Retirement | undefined, at: Place): readonly UnlocatedDiagnostic[] {
  const { on } = retired ?? {};
  const isDate = on === undefined || findValueProblems(on, DATE, NO_RECORDS).length === 0;
  return isDate ? [] : [diagnosticAt("binding/date", placeIn(at, "on"), { date: on })];
}
