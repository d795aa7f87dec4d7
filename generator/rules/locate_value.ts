import type { Place } from "../source/place.ts";
import type { Field, JsonValue, ValueType } from "../model/types.ts";
import { innerTypeAt, shapeOf } from "../model/value_types.ts";
import { fieldNamed } from "../model/field_path.ts";
import type { Records } from "../model/walk.ts";

/** A value, or a value inside it, with what its type says about it. */
export interface LocatedValue {
  readonly value: JsonValue;
  readonly type: ValueType;
  /** From the outermost value to this one. */
  readonly path: readonly (string | number)[];
  /** Where the innermost field around it is declared; undefined outside of any field. */
  readonly declaredAt?: Place;
  /** It is in a secret. */
  readonly secret?: true;
}

/** The value at a JSON Pointer. Its type is `any` where the type around it does not describe it. Throws if there is no value. */
export function locateValue(value: JsonValue, type: ValueType, records: Records, pointer: string): LocatedValue {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<LocatedValue>((outer, step) => stepInto(outer, unescapePointer(step), records), { value, type, path: [] });
}

/** Whether a value is a JSON object. */
export function isMapping(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stepInto(outer: LocatedValue, step: string, records: Records): LocatedValue {
  const { type, value } = outer;
  const shape = shapeOf(type, records);
  const field = shape === undefined ? undefined : fieldNamed(shape, step);
  if (field !== undefined) return within(outer, step, isMapping(value) ? value[step] : undefined, field);
  if (isMapping(value)) return within(outer, step, value[step], innerTypeAt(type, step));
  return within(outer, Number(step), elementAt(value, Number(step)), innerTypeAt(type, Number(step)));
}

function within(
  { path, declaredAt, secret }: LocatedValue,
  step: string | number,
  value: JsonValue | undefined,
  declared: Pick<Field, "type"> & Partial<Pick<Field, "at" | "secret">> = { type: { kind: "any" } },
): LocatedValue {
  if (value === undefined) throw new Error(`There is no value at ${[...path, step].join(".")}.`);
  const at = declared.at ?? declaredAt;
  const isSecret = declared.secret === true || secret === true;
  return {
    value,
    type: declared.type,
    path: [...path, step],
    ...(at !== undefined && { declaredAt: at }),
    ...(isSecret && { secret: true }),
  };
}

function elementAt(value: JsonValue, index: number): JsonValue | undefined {
  const elements: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return elements[index];
}

function unescapePointer(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
