import { finding, placeIn, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import { nearestName } from "../diagnostics/nearest_name.ts";
import type { Gateway, Model, ObjectShape, ObjectType } from "../model/types.ts";
import { GATEWAY_FILE } from "../source/source_file.ts";
import { fieldNamed } from "./field_path.ts";
import { findMisfits } from "./misfit.ts";
import { recordsOf } from "./walk.ts";

/** What the rest of the package relies on in the gateway's file: the fields of both requests, the envelope, the path. */
export function checkGateway({ gateway }: Model): readonly Finding[] {
  const { createInstance, execute } = gateway;
  return [
    ...checkFields(
      createInstance.request,
      ["connector_definition_id", "auth_config"],
      endpointPlace("create_instance", "request", "fields"),
    ),
    ...checkFields(execute.request, ["entity", "action", "params"], endpointPlace("execute", "request", "fields")),
    ...checkEnvelope(execute.response),
    ...checkPathParams(execute),
    ...checkStatusExamples(gateway),
  ];
}

function checkFields(shape: ObjectShape, names: readonly string[], at: FindingPlace): readonly Finding[] {
  const missing = names.filter((name) => fieldNamed(shape, name) === undefined);
  return missing.map((field) => finding("gateway/missing-field", at, { field }, { on: "key" }));
}

function checkEnvelope({ shape, result, meta }: Gateway["execute"]["response"]): readonly Finding[] {
  const known = shape.fields.map(({ name }) => name);
  return Object.entries({ result, meta }).flatMap(([key, name]) => {
    if (known.includes(name)) return [];
    const slots = { kind: "field", name, known: known.map((one) => `\`${one}\``).join(", ") };
    return [finding("ref/unknown", endpointPlace("execute", "response", key), slots, { suggestion: nearestName(name, known) })];
  });
}

function checkPathParams({ path, pathParams }: Gateway["execute"]): readonly Finding[] {
  const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name = ""]) => name);
  const written = pathParams.map(({ name }) => name);
  if (inPath.length === written.length && inPath.every((name) => written.includes(name))) return [];
  const names = inPath.length === 0 ? "none" : inPath.map((name) => `\`${name}\``).join(", ");
  return [finding("gateway/path-params", endpointPlace("execute", "path_params"), { names }, { on: "key" })];
}

/** Every status has the same error body. */
function checkStatusExamples(gateway: Gateway): readonly Finding[] {
  const type: ObjectType = { kind: "object", nullable: false, shape: gateway.error.shape };
  return gateway.statuses.flatMap(({ example, at }) =>
    example === undefined
      ? []
      : findMisfits(example, type, recordsOf(gateway)).map(({ path, problem }) =>
          finding("example/misfit", placeIn(at, "example", ...path), { problem }),
        ),
  );
}

function endpointPlace(...steps: readonly string[]): FindingPlace {
  return placeIn({ file: GATEWAY_FILE, path: ["endpoints"] }, ...steps);
}
