import type { Connector, Gateway, JsonValue, Model, ObjectShape, ValueType } from "../../model/types.ts";
import type { Address } from "../../schema/addresses.ts";
import { buildExample } from "../../schema/examples.ts";
import { isList, isObject } from "./fault.ts";
import type { Records, Samples } from "./value_faults.ts";

/** The records that an address may name: those of its connector come before those of the gateway. */
export function recordsFor({ records: shared }: Gateway, connector?: Connector): Records {
  return new Map([...shared, ...(connector?.records ?? [])].map((record) => [record.name, record]));
}

/** A usual and a full value of an address. */
export function samplesOf(model: Model, address: Address): Samples {
  return { valid: buildExample(model, address, "usual"), full: buildExample(model, address, "full") };
}

/** Samples with only what is required, so that the fault in a record is easy to see. */
export function leanSamples(shape: ObjectShape, { full }: Samples, records: Records): Samples {
  if (!isObject(full)) return { valid: full, full };
  const fields = shape.fields.flatMap(({ name, type, required }) => {
    const value = full[name];
    return value === undefined ? [] : [{ name, required, value: toLean(type, value, records) }];
  });
  const toObject = (some: typeof fields): JsonValue => Object.fromEntries(some.map(({ name, value }) => [name, value]));
  return { valid: toObject(fields.filter(({ required }) => required)), full: toObject(fields) };
}

function toLean(type: ValueType, value: JsonValue, records: Records): JsonValue {
  if (type.kind === "array" && isList(value)) return value.slice(0, 1).map((item) => toLean(type.items, item, records));
  const shape = type.kind === "record" ? records.get(type.record)?.shape : type.kind === "object" ? type.shape : undefined;
  return shape === undefined ? value : leanSamples(shape, { valid: value, full: value }, records).valid;
}

/** The values without repetitions. */
export function distinct(values: readonly JsonValue[]): readonly JsonValue[] {
  const texts = values.map((value) => JSON.stringify(value));
  return values.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}
