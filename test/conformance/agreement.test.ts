import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import fc from "fast-check";
import { addresses, validatorFor } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../generator/model/types.ts";
import { materialOf, mutate, randomFrom } from "../fixtures/mutate.ts";
import { strictAjv } from "../fixtures/strict_ajv.ts";

/** The number of values per address. */
const RANDOM_VALUES = 40;
const MUTATED_VALUES = 160;
const SEED = 20_240_531;

interface Examples {
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly { readonly value: JsonValue }[];
  readonly warned?: readonly { readonly value: JsonValue }[];
}

const files = [...new Set(addresses.map((address) => address.split(".", 1)[0] ?? ""))];
const randomValues = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: RANDOM_VALUES, seed: SEED });

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`connector-gateway-spec/${name}`)), "utf8"));
}

/** A function that compiles the definition of an address with AJV. */
function compileSchemas(document: unknown): (address: string) => ValidateFunction {
  const { $id } = document as { $id: string };
  const ajv = strictAjv().addSchema(document as object);
  return (address) => {
    const key = address.slice(address.indexOf(".") + 1).replace(/^records\./u, "");
    return ajv.compile({ $ref: `${$id}#/$defs/${key}` });
  };
}

describe.each(files)("AJV and our validators agree about %s", (file) => {
  const document = readJson(`schemas/${file}.json`);
  const examples = readJson(`examples/${file}.json`) as Readonly<Record<string, Examples>>;
  const schemaFor = compileSchemas(document);
  const material = materialOf(document);

  test.each(addresses.filter((address) => address.startsWith(`${file}.`)))("%s", (address) => {
    const random = randomFrom(SEED + addresses.indexOf(address));
    const { valid: good = [], invalid = [], warned = [] } = examples[address] ?? {};
    const valid = [...good, ...warned.map(({ value }) => value)];
    const mutated = Array.from({ length: MUTATED_VALUES }, (_, index) => {
      // Most values are one mutation away from a valid one, some are further away.
      const from = index % 5 === 4 && invalid.length > 0 ? invalid.map(({ value }) => value) : valid;
      const once = mutate(from[Math.floor(index / 5) % from.length] ?? null, material, random);
      return index % 5 === 3 ? mutate(once, material, random) : once;
    });
    const [schema, validator] = [schemaFor(address), validatorFor(address)];
    const verdicts = [...valid, ...randomValues, ...mutated].map((value) => {
      const json: unknown = JSON.parse(JSON.stringify(value));
      return { address, value: JSON.stringify(json), ajv: schema(json), ours: validator.is(json), check: validator.check(json).ok };
    });
    expect(verdicts.filter(({ ajv, ours, check }) => ajv !== ours || ours !== check).slice(0, 3)).toEqual([]);
    // The comparison is meaningful only if both results occur.
    expect(new Set(verdicts.map(({ ours }) => ours)).size).toBe(2);
  });
});
