import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import { operationsOf } from "../../model/walk.ts";
import { placeIn } from "../../source/place.ts";
import { fieldNamed } from "../../model/field_path.ts";
import type { BindingContext, VendorContext } from "./contexts.ts";

/** Keys of a vendor that no call of the connector needs. */
export function checkIdleInVendor({ connector, vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
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
export function checkIdleInOperation({ operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
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
