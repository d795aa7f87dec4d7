import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import { addresses, validatorFor } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { agreementValues, definitionOf, type Examples } from "../fixtures/agreement_values.ts";
import { runs } from "../fixtures/property_runs.ts";
import { strictAjv } from "../fixtures/strict_ajv.ts";

/** The number of values per address. */
const VALUES = runs(60).numRuns;

const files = [...new Set(addresses.map((address) => address.split(".", 1)[0] ?? ""))];
function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`connector-gateway-spec/${name}`)), "utf8"));
}

/** A function that compiles the definition of an address with AJV. */
function compileSchemas(document: unknown): (address: string) => ValidateFunction {
  const { $id } = document as { $id: string };
  // Nobody reads the messages, and a definition that many refer to is compiled once.
  const ajv = strictAjv({ messages: false, inlineRefs: false }).addSchema(document as object);
  return (address) => {
    const schema = ajv.getSchema(`${$id}#/$defs/${definitionOf(address)}`);
    if (schema === undefined) throw new Error(`There is no definition of ${address}.`);
    return schema;
  };
}

describe.each(files)("AJV and our validators agree about %s", (file) => {
  const document = readJson(`schemas/${file}.json`);
  const examples = readJson(`examples/${file}.json`) as Readonly<Record<string, Examples>>;
  const schemaFor = compileSchemas(document);

  test.each(addresses.filter((address) => address.startsWith(`${file}.`)))("%s", (address) => {
    const values = agreementValues(document, address, examples[address] ?? { valid: [], invalid: [] }, { count: VALUES });
    const [schema, validator] = [schemaFor(address), validatorFor(address)];
    const verdicts = values.map((value) => {
      return { address, value, ajv: schema(value), ours: validator.is(value), check: validator.check(value).ok };
    });
    expect(verdicts.filter(({ ajv, ours, check }) => ajv !== ours || ours !== check).slice(0, 3)).toEqual([]);
    // The comparison is meaningful only if both results occur.
    expect(new Set(verdicts.map(({ ours }) => ours)).size).toBe(2);
  });
});
