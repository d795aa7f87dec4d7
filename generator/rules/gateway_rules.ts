import { checkName } from "./sandbox_fields.ts";
import { operationsOf } from "../model/walk.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
import type { Gateway, Model, ObjectShape } from "../model/types.ts";
import { GATEWAY_FILE } from "../source/source_file.ts";
import { fieldNamed } from "../model/field_path.ts";

/** What the package relies on in the gateway's file: the fields of both requests, the actions, the envelope, the path. */
export function checkGateway(model: Model): readonly UnlocatedDiagnostic[] {
  const { createInstance, execute } = model.gateway;
  return [
    ...checkFields(
      createInstance.request,
      ["connector_definition_id", "auth_config"],
      endpointPlace("create_instance", "request", "fields"),
    ),
    ...checkFields(execute.request, ["entity", "action", "params"], endpointPlace("execute", "request", "fields")),
    ...checkActions(model),
    ...checkEnvelope(execute.response),
    ...checkPathParams(execute),
  ];
}

function checkFields(shape: ObjectShape, names: readonly string[], at: Place): readonly UnlocatedDiagnostic[] {
  const missing = names.filter((name) => fieldNamed(shape, name) === undefined);
  return missing.map((field) => diagnosticAt("gateway/missing-field", at, { field }, { on: "key" }));
}

/** Where `action` lists its values, they are exactly the actions of the gateway. */
function checkActions({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  const type = fieldNamed(gateway.execute.request, "action")?.type;
  if (type?.kind !== "scalar" || type.enum === undefined) return [];
  const at = endpointPlace("execute", "request", "fields", "action", "enum");
  const listed = type.enum.map(String);
  const actions = gateway.actions.map(({ name }): string => name);
  const missing = actions.filter((action) => !listed.includes(action));
  const unknown = listed.flatMap((action, index) =>
    actions.includes(action) ? [] : [{ action, index, suggestion: nearestName(action, missing) }],
  );
  // A misspelt action is one mistake, not also a missing one.
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  const operations = connectors.flatMap(operationsOf);
  return [
    ...missing
      .filter((action) => !meant.has(action))
      .map((action) => {
        const user = operations.find((operation) => operation.action === action)?.id;
        return diagnosticAt("gateway/action-missing", at, {
          action,
          why: user === undefined ? "it is one of `actions`" : `\`${user}\` needs it`,
        });
      }),
    ...unknown.map(({ action, index, suggestion }) => {
      const known = actions.map((name) => `\`${name}\``).join(", ");
      return diagnosticAt("gateway/action-unknown", placeIn(at, index), { action, actions: known }, { suggestion });
    }),
  ];
}

function checkEnvelope({ shape, result, meta }: Gateway["execute"]["response"]): readonly UnlocatedDiagnostic[] {
  const known = shape.fields.map(({ name }) => name);
  return Object.entries({ result, meta }).flatMap(([key, name]) =>
    checkName("field", name, known, endpointPlace("execute", "response", key)),
  );
}

function checkPathParams({ path, pathParams }: Gateway["execute"]): readonly UnlocatedDiagnostic[] {
  const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name = ""]) => name);
  const written = pathParams.map(({ name }) => name);
  if (inPath.length === written.length && inPath.every((name) => written.includes(name))) return [];
  const names = inPath.length === 0 ? "none" : inPath.map((name) => `\`${name}\``).join(", ");
  return [diagnosticAt("gateway/path-params", endpointPlace("execute", "path_params"), { names }, { on: "key" })];
}

function endpointPlace(...steps: readonly string[]): Place {
  return placeIn({ file: GATEWAY_FILE, path: ["endpoints"] }, ...steps);
}
