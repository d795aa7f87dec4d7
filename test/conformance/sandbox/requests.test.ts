import fc from "fast-check";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { validatorAt } from "../../fixtures/validator_at.ts";
import {
  catalogOperations,
  readPublished,
  type CatalogField,
  type CatalogOperation,
  type CatalogType,
  type Json,
  type JsonObject,
} from "./catalog_operations.ts";
import { at, call, send, type Answer, textOf } from "./gateway_calls.ts";
import { valuesAt } from "./naive_selection.ts";
import { CHARACTER } from "../../fixtures/character.ts";

interface Examples {
  readonly valid: readonly Json[];
  readonly invalid: readonly { readonly about: string; readonly value: Json }[];
}

const connectors = [...new Set(catalogOperations.map(({ connector }) => connector))];

function examplesOf({ id, connector }: CatalogOperation, kind: "params" | "request"): Examples {
  return readPublished(`examples/${connector}.json`)[`${id}.${kind}`] as unknown as Examples;
}

/** The codes of the problems that only show when a request that the catalog accepts is run. */
const CODES = /^(paging\/cursor|params\/missing|filter\/(time|interval)|(query|order|mask)\/(unsupported|unknown-field))$/;

/** Whether an answer to a request that the catalog accepts is one that the contract allows, with the records that it documents. */
function expectAllowed({ id, kind }: CatalogOperation, { status, body, text }: Answer): void {
  expect([200, 206, 403, 404, 416, 422], text.slice(0, 300)).toContain(status);
  if (status === 200 && kind !== "download")
    expect(validatorAt(`${id}.response`).check(body, { profile: "documented" }).issues).toEqual([]);
  if (status !== 422) return;
  const codes = valuesAt(body["errors"], "error_code");
  expect(codes.filter((code) => !CODES.test(textOf(code)))).toEqual([]);
  expect(codes.length).toBeGreaterThan(0);
}

describe.each(connectors)("%s", (connector) => {
  const operations = catalogOperations.filter((operation) => operation.connector === connector);

  test("refuses every request that the catalog refuses, and changes nothing", async () => {
    const sandbox = createSandbox();
    const before = JSON.stringify(sandbox.state());
    const cases = operations.flatMap((operation) => [
      ...examplesOf(operation, "params").invalid.map(({ about, value }) => {
        const body = { entity: operation.entity, action: operation.action, params: value };
        return [`${operation.id} ${about} ${JSON.stringify(value)}`, body] as const;
      }),
      ...examplesOf(operation, "request").invalid.map(
        ({ about, value }) => [`${operation.id} request ${about} ${JSON.stringify(value)}`, value] as const,
      ),
    ]);
    const failing = failingCases(cases, async (body) => {
      const answer = await send(sandbox, body, `inst_${connector}`);
      expect([answer.status, valuesAt(answer.body["errors"], "error_code").length > 0]).toEqual([422, true]);
    });
    expect(await failing).toEqual([]);
    expect(JSON.stringify(sandbox.state())).toBe(before);
  });

  test("runs every example that the catalog accepts", async () => {
    const sandbox = createSandbox();
    const cases = operations.flatMap((operation) =>
      examplesOf(operation, "params").valid.map((params) => [`${operation.id} ${JSON.stringify(params)}`, { operation, params }] as const),
    );
    const failing = failingCases(cases, async ({ operation, params }) => {
      expectAllowed(operation, await call(sandbox, operation, params));
    });
    expect(await failing).toEqual([]);
  });

  test("never fails on params that the catalog accepts", async () => {
    const sandbox = createSandbox();
    const records = sandbox.state().instances[`inst_${connector}`]?.records ?? {};
    const known = Object.values(records).flatMap((list) => list.slice(0, 3).flatMap(leavesOf));
    const requests = fc.oneof(...operations.map((operation) => paramsFor(operation, known).map((params) => ({ operation, params }))));
    const property = fc.asyncProperty(requests, async ({ operation, params }) => {
      const { entity, action } = operation;
      const isAccepted = validatorAt(`${operation.id}.request`).is({ entity, action, params });
      const answer = await call(sandbox, operation, params);
      if (isAccepted) expectAllowed(operation, answer);
      else expect([answer.status, at(answer.body, "message")]).toEqual([422, expect.any(String)]);
    });
    await fc.assert(property, runs(60));
  });
});

function leavesOf(value: Json): readonly (string | number | boolean)[] {
  if (value === null) return [];
  if (typeof value !== "object") return [value];
  return Object.values(value as JsonObject).flatMap(leavesOf);
}

/** Stands for a param that is not given. */
const LEFT_OUT = "left out";

/** Params of an operation: most of the required ones, some of the others, with values of the types that the catalog states. */
function paramsFor({ params, id }: CatalogOperation, known: readonly Json[]): fc.Arbitrary<JsonObject> {
  const fields = params.fields.map((field) => {
    const value = fc.oneof({ weight: 8, arbitrary: valueOf(field, known) }, { weight: 1, arbitrary: fc.constantFrom(...known) });
    return [field.name, fc.option(value, { nil: LEFT_OUT, freq: field.required ? 30 : 2 })] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((given) => {
    const needed = /^file_storage\.(comments|replies)\./.test(id) && given["fields"] === LEFT_OUT ? { fields: "*" } : {};
    return Object.fromEntries(Object.entries({ ...given, ...needed }).filter(([, value]) => value !== LEFT_OUT));
  });
}

function valueOf({ type, example, role }: CatalogField, known: readonly Json[]): fc.Arbitrary<Json> {
  const texts = role.kind === "search" || role.kind === "order" || role.kind === "select" ? [queryText] : [];
  const given = example === undefined ? [] : [fc.constant(example)];
  return fc.oneof(...given, ...texts.filter(() => type.types?.includes("string") === true), ofType(type, known));
}

/** Made once: to make them takes longer than all their values. */
const anyText = fc.string();
const binaryText = fc.string({ unit: CHARACTER, maxLength: 20 });

/** Pieces of queries in any order. */
const queryText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "name",
        "status",
        "created",
        "=",
        "!=",
        ":",
        "~",
        ">",
        "<=",
        "(",
        ")",
        "and",
        "OR",
        "not",
        "in",
        "order by",
        ",",
        "-",
        "[",
        "]",
      ),
      fc.constantFrom(
        "contains",
        "'x'",
        '"paid"',
        "'2025-01-01T00:00:00Z'",
        "123",
        "null",
        "true",
        "*",
        "/",
        "parents",
        "trashed",
        "desc",
        "fields",
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(" "));

function ofType(type: CatalogType, known: readonly Json[]): fc.Arbitrary<Json> {
  if (type.enum !== undefined) return fc.constantFrom(...type.enum);
  if (type.commaList?.values !== undefined)
    return fc.subarray([...type.commaList.values], { minLength: 1 }).map((values) => values.join(","));
  if (type.items !== undefined) return fc.array(ofType(type.items, known), { maxLength: 3 });
  if (type.shape !== undefined) {
    const { fields } = type.shape;
    return fc.record(Object.fromEntries(fields.map(({ name, type: inner }) => [name, ofType(inner, known)])), {
      requiredKeys: [],
    }) as fc.Arbitrary<Json>;
  }
  if (type.types?.includes("string") === true) {
    const texts = known.filter((value) => typeof value === "string");
    return fc.oneof(fc.constantFrom(...texts), anyText, binaryText, fc.constant(""));
  }
  if (type.types?.includes("integer") === true) return fc.oneof(fc.integer({ min: -3, max: 200 }), fc.maxSafeInteger());
  return type.types?.includes("boolean") === true ? fc.boolean() : fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 });
}
