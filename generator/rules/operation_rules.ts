import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { printFieldPath } from "../../templates/shared/field_path.ts";
import { placeIn } from "../source/place.ts";
import { likelyPaging } from "../model/likely_paging.ts";
import { isWrite, useOfKey } from "../model/operation_queries.ts";
import type { Connector, Model, Operation } from "../model/types.ts";
import { fieldNamed, followPath, suggestField } from "../model/field_path.ts";
import { checkName } from "./sandbox_fields.ts";
import { operationsOf, recordsOf } from "../model/walk.ts";

/** Operations whose parts do not fit together. */
export function checkOperations(model: Model): readonly UnlocatedDiagnostic[] {
  return model.connectors.flatMap((connector) => operationsOf(connector).flatMap((operation) => checkOperation(operation, connector)));
}

function checkOperation(operation: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  return [...checkEffect(operation), ...checkPresence(operation), ...checkElements(operation, connector), ...checkDownload(operation)];
}

function checkEffect({ id, action, effect, permanent, at }: Operation): readonly UnlocatedDiagnostic[] {
  if (effect === "write") return [];
  if (isWrite(action)) return [diagnosticAt("operation/effect", placeIn(at, "effect"), { operation: id }, { on: "key" })];
  return permanent ? [diagnosticAt("operation/permanent", placeIn(at, "permanent"), {}, { on: "key" })] : [];
}

function checkPresence({ id, kind, paging, params, meta, elements, at }: Operation): readonly UnlocatedDiagnostic[] {
  const line = likelyPaging(params.fields, meta?.fields ?? []);
  const help = line && `write \`${line}\`, or another kind that spec/README.md explains under "Paging"`;
  return [
    ...(useOfKey(kind, "paging") === "required" && paging === undefined
      ? [diagnosticAt("operation/no-paging", at, { operation: id }, { on: "key", help })]
      : []),
    ...(useOfKey(kind, "elements") === "required" && elements === undefined
      ? [diagnosticAt("operation/no-elements", at, { operation: id }, { on: "key" })]
      : []),
  ];
}

function checkElements({ returns, elements, at }: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const records = recordsOf(connector);
  const record = records.get(returns?.record ?? "");
  if (record === undefined || elements === undefined) return [];
  const found = followPath(record.shape, elements, records);
  if (found.kind === "unknown" || (found.kind === "found" && (found.type.kind === "array" || found.type.kind === "any"))) return [];
  const isMissing = found.kind === "missing";
  const problem = isMissing ? `unknown field \`${found.name}\`` : "it is not an array";
  const suggestion = isMissing ? suggestField(found, elements) : undefined;
  return [diagnosticAt("operation/bad-elements", placeIn(at, "elements"), { path: printFieldPath(elements), problem }, { suggestion })];
}

function checkDownload({ params, download, at }: Operation): readonly UnlocatedDiagnostic[] {
  const name = download?.range;
  if (name === undefined) return [];
  const place = placeIn(at, "download", "range");
  const type = fieldNamed(params, name)?.type;
  if (type !== undefined) {
    const isText = type.kind === "any" || (type.kind === "scalar" && type.types.every((one) => one === "string"));
    return isText ? [] : [diagnosticAt("operation/bad-range", place, { name })];
  }
  const names = params.fields.map((field) => field.name);
  return checkName("param", name, names, place);
}
