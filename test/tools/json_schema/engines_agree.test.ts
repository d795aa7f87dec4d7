import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { addresses, validatorFor } from "connector-gateway-spec";
import { beforeAll, describe, expect, test } from "vitest";
import { agreementValues, definitionOf, type Examples } from "../../fixtures/agreement_values.ts";
import { engines, withoutFormats, type Schema } from "./engines.ts";
import { readSchema } from "./request_cases.ts";

/** The nightly run tries more. */
const VALUES = 250 * Number(process.env["PROPERTY_RUNS_FACTOR"] ?? 1);
/** Other values than those that test/conformance/agreement.test.ts compares with AJV alone. */
const SEED = 1;

type Compile = (schema: Schema) => Promise<(value: unknown) => boolean>;

const files = [...new Set(addresses.map((address) => address.split(".", 1)[0] ?? ""))];

function readExamples(file: string): Readonly<Record<string, Examples>> {
  const path = join(import.meta.dirname, `../../../generated/examples/${file}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, Examples>>;
}

describe.each(files)("three JSON Schema validators and ours agree about %s", (file) => {
  const document = withoutFormats(readSchema(file));
  const examples = readExamples(file);
  let compilers: readonly (readonly [name: string, compile: Compile])[];

  beforeAll(async () => {
    compilers = await Promise.all(Object.entries(engines).map(async ([name, open]) => [name, await open([document])] as const));
  });

  test.each(addresses.filter((address) => address.startsWith(`${file}.`)))(`on ${VALUES} values for %s`, async (address) => {
    const values = agreementValues(document, address, examples[address] ?? { valid: [], invalid: [] }, { count: VALUES, seed: SEED });
    const validator = validatorFor(address);
    const ours = values.map((value) => validator.is(value));
    const $id = `urn:test:${address}`;
    const schema = { $schema: document["$schema"], $id, $ref: `${String(document["$id"])}#/$defs/${definitionOf(address)}` };
    for (const [name, compile] of compilers) {
      const check = await compile(schema);
      const different = values.flatMap((value, index) => (check(value) === ours[index] ? [] : [{ name, value, ours: ours[index] }]));
      expect(different.slice(0, 3)).toEqual([]);
    }
    const accepted = ours.filter(Boolean).length;
    expect(accepted).toBeGreaterThanOrEqual(VALUES / 3);
    expect(accepted).toBeLessThan(VALUES);
  });
});
