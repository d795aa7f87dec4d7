import type { PageField, PageInput, PageShape, PageSuggestion } from "../../../../templates/reference/shared/page_data.ts";
import type { Field, ObjectShape, ScalarType, ValueType } from "../../../model/types.ts";
import { shapeOf } from "../../../model/value_types.ts";
import type { Records } from "../../../model/walk.ts";

/** What the values below a param depend on. */
interface InputContext {
  readonly records: Records;
  /** What is suggested for a field, by its path. */
  readonly suggest: (field: Field, path: readonly string[]) => PageSuggestion | undefined;
  readonly path: readonly string[];
}

/** Deeper objects are edited as JSON. */
const DEEPEST = 4;

/** The fields of a shape, each with what people write its value with. */
export function toPageShape({ fields, atLeastOneOf, open }: ObjectShape, context: InputContext): PageShape {
  return {
    fields: fields.map((field) => toPageField(field, { ...context, path: [...context.path, field.name] })),
    ...(atLeastOneOf !== undefined && { atLeastOneOf }),
    ...(open && { open }),
  };
}

function toPageField(field: Field, context: InputContext): PageField {
  return {
    name: field.name,
    input: toInput(field, field.type, context),
    ...(field.required && { required: true }),
    ...(field.default !== undefined && { default: field.default.value }),
  };
}

function toInput(field: Field, type: ValueType, context: InputContext): PageInput {
  switch (type.kind) {
    case "scalar":
      return toScalarInput(field, type, context.suggest(field, context.path));
    case "array":
      return { kind: "list", items: toInput(field, type.items, context) };
    case "any":
    case "object":
    case "record":
    case "reference": {
      const shape = shapeOf(type, context.records);
      return shape === undefined || context.path.length > DEEPEST ? { kind: "json" } : { kind: "object", ...toPageShape(shape, context) };
    }
  }
}

function toScalarInput(field: Field, type: ScalarType, suggest: PageSuggestion | undefined): PageInput {
  const { types, commaList, enum: values, const: only } = type;
  const suggested = suggest === undefined ? {} : { suggest };
  if (only !== undefined || values !== undefined) return { kind: "choice", values: values ?? [only ?? null] };
  const [kind, ...others] = types;
  // No control but one for JSON tells a number from its digits as a string.
  if (kind === undefined || others.length > 0) return { kind: "json" };
  if (kind === "boolean") return { kind: "boolean" };
  if (commaList !== undefined) return { kind: "words", ...(commaList.values === undefined ? suggested : { values: commaList.values }) };
  return kind === "string"
    ? { kind: "text", ...textLimits(field, type), ...suggested }
    : { kind: "number", ...numberLimits(field, type), ...(kind === "integer" && { integer: true }), ...suggested };
}

function textLimits(field: Field, { format, minLength, maxLength, pattern }: ScalarType): Omit<PageInput & { kind: "text" }, "kind"> {
  const form = format ?? (isUnixTime(field) ? "unix_seconds" : undefined);
  return {
    ...(form !== undefined && { format: form }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  };
}

function numberLimits(field: Field, { min, max, multipleOf }: ScalarType): Omit<PageInput & { kind: "number" }, "kind"> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(multipleOf !== undefined && { multipleOf }),
    ...(isUnixTime(field) && { format: "unix_seconds" }),
  };
}

/** No format says it: numbers are seconds since 1970 where the description says so. It only adds a date to choose. */
function isUnixTime({ description = "" }: Field): boolean {
  return /\bunix seconds\b/iu.test(description);
}
