import { isObject } from "../../../templates/shared/json_values.ts";
import type { Surroundings } from "../../model/surroundings.ts";
import type { Gateway, JsonValue, Model, ObjectShape } from "../../model/types.ts";
import type { Address } from "../../schema/addresses.ts";
import { buildExample } from "../../schema/examples.ts";
import { toLeanObject, type Records } from "./lean.ts";
import type { Samples } from "./value_faults.ts";

/** The records that an address may name: those of its connector come before those of the gateway. */
export function recordsFor({ records: shared }: Gateway, connector?: Surroundings): Records {
  return new Map([...shared, ...(connector?.records ?? [])].map((record) => [record.name, record]));
}

/** A usual and a full value of an address. */
export function samplesOf(model: Model, address: Address): Samples {
  return { valid: buildExample(model, address, "usual"), full: buildExample(model, address, "full") };
}

/** Samples of an object of which the valid one has only what is required. */
export function leanSamples(shape: ObjectShape, { full }: Samples, records: Records): Samples {
  return { valid: isObject(full) ? toLeanObject(shape, full, records) : full, full };
}

/** The values without repetitions. */
export function distinct(values: readonly JsonValue[]): readonly JsonValue[] {
  const texts = values.map((value) => JSON.stringify(value));
  return values.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}
