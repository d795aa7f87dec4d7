import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Model, ScalarType } from "../../model/types.ts";
import { operationsOf, NO_RECORDS } from "../../model/walk.ts";
import { checkBaseUrl, checkHosts, checkTokenUrls } from "./addresses.ts";
import type { BindingContext, VendorContext } from "./contexts.ts";
import { checkParams } from "./param_places.ts";
import { checkQueryParams } from "./query_files.ts";
import { placeIn, type Place } from "../../source/place.ts";
import { fieldNamed } from "../../model/field_path.ts";
import type { Retirement } from "../../../templates/shared/bindings.ts";
import { replaceCredentials } from "../../../templates/shared/credentials.ts";
import { isList, isObject, type JsonValue } from "../../../templates/shared/json_values.ts";
import { findValueProblems } from "../find_value_problems.ts";

/** Vendors and bindings whose addresses, types, texts or keys cannot be right. */
export function checkBindings({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  return connectors.flatMap((connector) => {
    const { vendor, definitionId, vendorAt = { file: definitionId.at.file, path: ["vendor"] } } = connector;
    return vendor === undefined ? [] : checkConnector({ connector, vendor, at: vendorAt });
  });
}

function checkConnector(context: VendorContext): readonly UnlocatedDiagnostic[] {
  const bound = operationsOf(context.connector).flatMap((operation): readonly BindingContext[] =>
    operation.binding === undefined ? [] : [{ ...context, operation, binding: operation.binding }],
  );
  return [
    ...[checkBaseUrl, checkTokenUrls, checkIdleInVendor].flatMap((check) => check(context)),
    ...bound.flatMap((one) => [checkParams, checkQueryParams, checkHosts, checkIdleInOperation].flatMap((check) => check(one))),
    ...checkTexts(context, bound),
  ];
}

/** Keys of a vendor that no call of the connector needs. */
function checkIdleInVendor({ connector, vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
  const operations = operationsOf(connector);
  const paths = operations.flatMap(({ binding }) => (binding === undefined ? [] : [binding.path]));
  const writes = operations.some(({ effect }) => effect === "write");
  const idle = Object.keys(vendor.version?.paths ?? {}).filter((start) => !paths.some((path) => path.startsWith(start)));
  return [
    ...(vendor.idempotencyHeader !== undefined && !writes
      ? [
          diagnosticAt(
            "binding/idle",
            placeIn(at, "idempotency"),
            { key: "idempotency", reason: "the connector has no writes" },
            { on: "key" },
          ),
        ]
      : []),
    ...idle.map((start) =>
      diagnosticAt("binding/idle", placeIn(at, "version", "paths", start), { key: start, reason: "no call begins with it" }, { on: "key" }),
    ),
  ];
}

/** Keys of a binding that change nothing. */
function checkIdleInOperation({ operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  const { at, params } = operation;
  const sent = new Map(Object.entries(binding.params).flatMap(([name, place]) => ("name" in place ? [[place.name, name] as const] : [])));
  const fixed = Object.keys(binding.fixed ?? {}).filter((name) => fieldNamed(params, sent.get(name) ?? "")?.required === true);
  return [
    ...fixed.map((name) =>
      diagnosticAt("binding/idle", placeIn(at, "fixed", name), { key: name, reason: "the param of that name is required" }, { on: "key" }),
    ),
    ...(binding.queryStyle !== undefined && binding.rest !== "query"
      ? [diagnosticAt("binding/idle", placeIn(at, "query_style"), { key: "query_style", reason: "the call has no query" }, { on: "key" })]
      : []),
  ];
}

/** Texts of a vendor and of its bindings that look like credentials, and dates that do not exist. */
function checkTexts({ vendor, at }: VendorContext, bound: readonly BindingContext[]): readonly UnlocatedDiagnostic[] {
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
