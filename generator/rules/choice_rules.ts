import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";
import type { Model, ObjectShape } from "../model/types.ts";
import { writtenShapes, type Step } from "../model/value_types.ts";
import { checkName } from "./sandbox_fields.ts";
import { fieldsOf, namedTypesOf, operationsOf } from "../model/walk.ts";

/** Lists of `at_least_one_of` that name what does not exist, leave no choice, or always hold. */
export function checkChoices(model: Model): readonly UnlocatedDiagnostic[] {
  const typed = [...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)];
  return [
    ...model.connectors.flatMap(operationsOf).flatMap(({ params, at }) => checkChoice(params, at)),
    ...typed.flatMap(({ type, at }) => writtenShapes(type).flatMap(({ shape, steps }) => checkChoice(shape, placeOf(steps, at)))),
  ];
}

/** The fields inside an object are fields of the model themselves. */
function placeOf(steps: readonly Step[], at: Place): Place {
  return placeIn(at, ...steps.flatMap(({ keys }) => keys));
}

function checkChoice({ fields, atLeastOneOf }: ObjectShape, at: Place): readonly UnlocatedDiagnostic[] {
  if (atLeastOneOf === undefined) return [];
  const place = placeIn(at, "at_least_one_of");
  const known = fields.map(({ name }) => name);
  const unknown = atLeastOneOf.flatMap((name, index) => checkName("param", name, known, placeIn(place, index)));
  if (unknown.length > 0) return unknown;
  const [lone] = atLeastOneOf;
  if (lone !== undefined && atLeastOneOf.length === 1) return [diagnosticAt("type/lone-choice", place, { name: lone })];
  const required = atLeastOneOf.findIndex((name) => fields.some((field) => field.name === name && field.required));
  return required < 0 ? [] : [diagnosticAt("type/idle-choice", placeIn(place, required), { name: atLeastOneOf[required] ?? "" })];
}
