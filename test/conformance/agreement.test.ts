import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import fc from "fast-check";
import { addresses, validatorFor } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../generator/model/types.ts";
import { materialOf, mutate, randomFrom } from "../fixtures/mutate.ts";
import { strictAjv } from "../fixtures/strict_ajv.ts";

/** How many values each address is asked about. */
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

/** A fresh instance for each document, and in it a validator of the definition behind each of its addresses. */
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
      // Mostly one step away from what is valid, now and then further.
      const from = index % 5 === 4 ? invalid.map(({ value }) => value) : valid;
      const once = mutate(from[Math.floor(index / 5) % from.length] ?? null, material, random);
      return index % 5 === 3 ? mutate(once, material, random) : once;
    });
    const [schema, validator] = [schemaFor(address), validatorFor(address)];
    const verdicts = [...valid, ...randomValues, ...mutated].map((value) => {
      const json: unknown = JSON.parse(JSON.stringify(value));
      return { address, value: JSON.stringify(json), ajv: schema(json), ours: validator.is(json), check: validator.check(json).ok };
    });
    expect(verdicts.filter(({ ajv, ours, check }) => ajv !== ours || ours !== check).slice(0, 3)).toEqual([]);
    // A test that only ever sees one verdict shows nothing.
    expect(new Set(verdicts.map(({ ours }) => ours)).size).toBe(2);
  });
});
