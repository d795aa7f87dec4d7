import type { WrittenField, WrittenFieldDetails, WrittenFields } from "../../catalog/types.ts";
import { diagnosticAt } from "../../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../../source/place.ts";
import { elementType, replaceInner, writtenShape } from "../../model/value_types.ts";
import type { Field, ObjectShape, ValueType } from "../../model/types.ts";
import { buildDefault, buildField } from "../build_shape.ts";
import { given, inside, lookUp, toDetails, type Scope } from "../scope.ts";
import { LIMIT_KEYS, narrow } from "./narrow.ts";
import { reportFixedKeys } from "./overlay_scope.ts";

/** What an overlay may set for a field of a record, and for a param. */
const FIELD_KEYS = ["description", "deprecated", "fields"];
const PARAM_KEYS = [...FIELD_KEYS, "default", ...LIMIT_KEYS];

/** The shape with the fields that an overlay adds after its own, and with what it says about those. */
export function refineShape(shape: ObjectShape, written: WrittenFields, at: Place, scope: Scope): ObjectShape {
  const known = new Set(shape.fields.map(({ name }) => name));
  const kept = shape.fields.map((field) => {
    const own = lookUp(written, field.name);
    return own === undefined ? field : refineField(field, own, placeIn(at, field.name), scope);
  });
  const added = Object.entries(written).filter(([name]) => !known.has(name));
  return { ...shape, fields: [...kept, ...added.map(([name, field]) => buildField(name, field, placeIn(at, name), scope))] };
}

function refineField(field: Field, written: WrittenField, at: Place, scope: Scope): Field {
  const details = toDetails(written);
  const isSent = scope.side === "request";
  const allowed = isSent ? PARAM_KEYS : FIELD_KEYS;
  reportFixedKeys(details, { kind: isSent ? "param" : "field", name: field.name, allowed }, at, scope);
  const { description, deprecated, fields, default: preset } = details;
  const narrowed = isSent ? narrow(field.type, details, { name: field.name, at, report: scope.report }) : field.type;
  const { named, ...rest } = field;
  return {
    ...rest,
    ...(narrowed === field.type && given("named", named)),
    ...given("description", description),
    ...given("deprecated", deprecated),
    ...given("default", isSent && preset !== undefined ? buildDefault(preset, field.origin) : undefined),
    type: fields === undefined ? narrowed : withFields(narrowed, fields, { name: field.name, at }, inside(scope, field)),
    at,
  };
}

/** The type with further fields in the object that it is, or that its elements are. */
function withFields(
  type: ValueType,
  fields: NonNullable<WrittenFieldDetails["fields"]>,
  { name, at }: { readonly name: string; readonly at: Place },
  scope: Scope,
): ValueType {
  if (writtenShape(elementType(type)) === undefined) {
    scope.report(diagnosticAt("overlay/no-fields", placeIn(at, "fields"), { name }, { on: "key" }));
    return type;
  }
  const refine = (shape: ObjectShape): ObjectShape => refineShape(shape, fields, placeIn(at, "fields"), scope);
  return replaceInner(type, { shape: refine, type: (inner) => withFields(inner, fields, { name, at }, scope) });
}
