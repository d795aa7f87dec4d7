import type { Binding } from "../../../templates/shared/bindings.ts";
import type { WrittenOverlayOperation } from "../../catalog/types.ts";
import { diagnosticAt } from "../../diagnostics/unlocated_diagnostic.ts";
import type { ObjectShape, Operation } from "../../model/types.ts";
import { placeIn, type Place } from "../../source/place.ts";
import { placeOfParam } from "../build_binding.ts";
import { withRoles } from "../build_role.ts";
import { given, inside, type Scope } from "../scope.ts";
import { reportUnknown, reportFixedKeys } from "./overlay_scope.ts";
import { refineShape } from "./refine_shape.ts";

/** Where the params that an overlay adds go in the call. */
const PLACE_KEYS = ["rename", "headers", "not_sent"] as const;
/** What an overlay may set, as messages show it; `open` has only the one value. */
const OPERATION_KEYS = ["description", "deprecated", "experimental", "params", "open: false", ...PLACE_KEYS];

/** An operation of the extended catalog with what an overlay says about it. */
export function refineOperation(operation: Operation, written: WrittenOverlayOperation, at: Place, scope: Scope): Operation {
  const { id } = operation;
  const { open, ...rest } = written;
  reportFixedKeys(open === false ? rest : written, { kind: "operation", name: id, allowed: OPERATION_KEYS }, at, scope);
  if (open === false && !operation.params.open)
    scope.report(diagnosticAt("overlay/not-open", placeIn(at, "open"), { operation: id }, { on: "key" }));
  const params = refineParams(operation, written, at, inside(scope, operation));
  const binding = operation.binding && withPlaces(operation.binding, params, written);
  reportUnknownPlaces(written, params, at, scope);
  return {
    ...operation,
    ...given("description", written.description),
    ...given("deprecated", written.deprecated),
    ...given("experimental", written.experimental),
    params,
    paramsRequired: params.atLeastOneOf !== undefined || params.fields.some(({ required }) => required),
    ...given("binding", binding),
  };
}

function refineParams(operation: Operation, written: WrittenOverlayOperation, at: Place, scope: Scope): ObjectShape {
  const refined = refineShape(operation.params, written.params ?? {}, placeIn(at, "params"), scope);
  const known = new Set(operation.params.fields.map(({ name }) => name));
  const kept = refined.fields.filter(({ name }) => known.has(name));
  const added = withRoles(
    refined.fields.filter(({ name }) => !known.has(name)),
    written.params ?? {},
    { action: operation.action, paging: operation.paging, download: operation.download },
    scope,
  );
  const { openBecause: _, ...whole } = refined;
  return { ...(written.open === false ? { ...whole, open: false } : refined), fields: [...kept, ...added] };
}

/** The binding with a place for each added param: where the others go, unless the overlay says otherwise. */
function withPlaces(binding: Binding, { fields }: ObjectShape, written: WrittenOverlayOperation): Binding {
  const added = fields.filter(({ name }) => !Object.hasOwn(binding.params, name));
  const places = added.map(({ name }) => [name, placeOfParam(name, written, binding.path, binding.rest)] as const);
  return { ...binding, params: { ...binding.params, ...Object.fromEntries(places) } };
}

function reportUnknownPlaces(written: WrittenOverlayOperation, { fields }: ObjectShape, at: Place, scope: Scope): void {
  const names = Object.keys(written.params ?? {}).filter((name) => fields.some((field) => field.name === name));
  for (const key of PLACE_KEYS)
    for (const name of Object.keys(written[key] ?? {}).filter((one) => !names.includes(one)))
      reportUnknown("param among those that the overlay adds", name, names, placeIn(at, key, name), scope);
}
