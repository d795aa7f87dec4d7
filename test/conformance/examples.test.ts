import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { addresses } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { loadAndCheck } from "../../generator/run.ts";
import { listAddresses } from "../../generator/schema/addresses.ts";
import { readCatalogSources } from "../../generator/source/read.ts";
import { issueCodes } from "../../templates/runtime/issue_codes.ts";
import { validatorAt } from "../fixtures/validator_at.ts";

interface Examples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly {
    readonly about: string;
    readonly issue: { readonly code: string; readonly pointer: string };
    readonly value: unknown;
  }[];
}

const { model } = loadAndCheck(readCatalogSources(process.cwd()));
if (model === undefined) throw new Error("the catalog has errors");

const files = [...model.connectors.map(({ id }) => id), "gateway"];

/** What a file of the package holds, as any program in any language reads it. */
function readJson(name: string): Record<string, unknown> {
  const file = new URL(import.meta.resolve(`connector-gateway-spec/${name}`));
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

function examplesIn(file: string): readonly (readonly [address: string, examples: Examples])[] {
  return Object.entries(readJson(`examples/${file}.json`)).map(([address, examples]) => [address, examples as Examples]);
}

/** A validator made by AJV of the definition that an address has in the JSON Schemas. */
function schemaValidators(file: string): (address: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, validateFormats: false });
  const document = readJson(`schemas/${file}.json`);
  ajv.addSchema(document);
  return (address) =>
    ajv.compile({ $ref: `${String(document["$id"])}#/$defs/${address.slice(file.length + 1).replace(/^records\./u, "")}` });
}

describe.each(files)("examples of %s", (file) => {
  const all = examplesIn(file);
  const schemaFor = schemaValidators(file);

  test("hold, for the JSON Schemas and for the validators", () => {
    const refused = all.flatMap(([address, { valid }]) => {
      const [schema, validator] = [schemaFor(address), validatorAt(address)];
      return valid.flatMap((value) => {
        const told = [...(validator.is(value) ? [] : ["is"]), ...validator.check(value).issues.map(({ message }) => message)];
        return [...(schema(value) ? [] : [`${address}: JSON Schema`]), ...told.map((message) => `${address}: ${message}`)];
      });
    });
    expect(refused.slice(0, 5)).toEqual([]);
  });

  test("break exactly the rule that they name, for both", () => {
    const wrong = all.flatMap(([address, { invalid }]) => {
      const [schema, validator] = [schemaFor(address), validatorAt(address)];
      return invalid.flatMap(({ about, issue, value }) => {
        const told = validator.check(value).issues.map(({ code, pointer, severity }) => ({ code, pointer, severity }));
        const wanted = [{ ...issue, severity: "error" }];
        const asTold = JSON.stringify(told) === JSON.stringify(wanted) && !validator.is(value);
        return asTold && !schema(value) ? [] : [{ address, about, wanted, told, schema: schema(value) }];
      });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

test("there are some for every address, in the order of the catalog", () => {
  const wanted = listAddresses(model).map(({ name }) => name);
  expect(files.flatMap((file) => examplesIn(file).map(([address]) => address))).toEqual(wanted);
  expect([...addresses].sort()).toEqual([...wanted].sort());
});

test("every address has a valid one, every operation three different faults, every fault of one address is another one", () => {
  const ofAddress = new Map(files.flatMap(examplesIn));
  expect([...ofAddress].filter(([, { valid }]) => valid.length === 0)).toEqual([]);
  const operations = model.connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
  for (const { id } of operations) {
    const codes = new Set(
      ["params", "request"].flatMap((part) => ofAddress.get(`${id}.${part}`)?.invalid.map(({ issue }) => issue.code) ?? []),
    );
    expect(codes.size, id).toBeGreaterThanOrEqual(3);
  }
  for (const [address, { invalid }] of ofAddress) {
    expect(new Set(invalid.map(({ value }) => JSON.stringify(value))).size, address).toBe(invalid.length);
  }
});

test("every code that an invalid JSON value can get has an example", () => {
  const used = new Set(files.flatMap((file) => examplesIn(file).flatMap(([, { invalid }]) => invalid.map(({ issue }) => issue.code))));
  // No rule of the catalog is about these, or no JSON value breaks them under the documented profile.
  const others = ["value/also-seen", "value/too-deep", "value/unreadable"];
  const unused = Object.keys(issueCodes).filter((code) => !used.has(code) && !others.includes(code));
  expect(unused).toEqual(["value/min-length", "value/min-items", "field/at-least-one-of"]);
});

test("credentials are plainly made up", () => {
  const secrets = files.flatMap((file) => JSON.stringify(examplesIn(file)).match(/(?:sk_(?:test|live)_|xox[a-z]-)[\w-]+/gu) ?? []);
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => !secret.includes("EXAMPLE"))).toEqual([]);
});
