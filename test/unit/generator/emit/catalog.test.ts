import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { catalogEmitter } from "../../../../generator/emit/catalog.ts";
import { toCatalogSchema } from "../../../../generator/schema/json_schema.ts";
import { loadCatalog } from "../../../fixtures/emitted_package.ts";
import type { Model } from "../../../../generator/resolve/model/types.ts";
import { listAddresses } from "../../../../generator/schema/addresses.ts";
import type { Catalog } from "../../../../templates/core/catalog/catalog_types.ts";
import { innerTypesOf, operationsOf } from "../../../../templates/core/catalog/described.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

const schemaText = readFileSync("templates/catalog.schema.json", "utf8");

function emitCatalog(model: Model): unknown {
  const [catalog] = catalogEmitter.emit({ model, templates: new Map([["catalog.schema.json", schemaText]]), version: "1" });
  return JSON.parse(catalog?.text ?? "");
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
ajv.addFormat("uuid", /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
const validate = ajv.compile(toCatalogSchema(schemaText));
/** Stops at the first mistake. */
const accepts = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, validateFormats: false }).compile(
  toCatalogSchema(schemaText),
);

/** Everything in the model but the places; written apart from the emitter, so that nothing can be left out of both. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => inner !== undefined && !(key === "at" && isPlace(inner)));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutPlaces(inner)]));
}

/** The addresses of a catalog are not in the model, and neither are the pointers to unusual places. */
function withoutAddresses(value: unknown): unknown {
  const isAddress = (key: string, inner: unknown): boolean =>
    key === "addresses" || key === "writtenAt" || (key === "address" && typeof inner === "string" && inner.includes(".records."));
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => (isAddress(key, inner) ? undefined : inner));
}

function addressesIn({ gateway, connectors }: Catalog): readonly (string | undefined)[] {
  const ofConnectors = connectors.flatMap((connector): (string | undefined)[] => [
    ...Object.values(connector.addresses),
    ...connector.records.map(({ address }) => address),
    ...operationsOf(connector).flatMap(({ addresses }) => Object.values<string>({ ...addresses })),
  ]);
  return [...ofConnectors, ...Object.values(gateway.addresses)];
}

function isPlace(value: unknown): boolean {
  return typeof value === "object" && value !== null && "file" in value && "path" in value;
}

describe.each([
  ["the small model", miniModel],
  ["the real catalog", loadCatalog()],
])("catalog.json of %s", (_, model) => {
  const catalog = emitCatalog(model);

  test("has everything except the places", () => {
    const { gateway, connectors } = model;
    const listed = catalog as Catalog;
    const whole = { ...listed, connectors: listed.connectors.map((one) => ({ ...one, innerTypes: innerTypesOf(one) })) };
    expect(withoutAddresses(whole)).toEqual({
      $schema: "./catalog.schema.json",
      languageVersion: 1,
      ...Object(withoutAddresses(withoutPlaces({ gateway: { ...gateway, version: "1" }, connectors }))),
    });
    expect(JSON.stringify(catalog)).not.toContain(".yaml");
  });

  test("lists every address once", () => {
    const listed = addressesIn(catalog as Catalog);
    expect(listed.toSorted()).toEqual(
      listAddresses(model)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test("has the address of each part with its operation and of each record", () => {
    const { connectors, gateway } = catalog as Catalog;
    const ofParts = connectors
      .flatMap(operationsOf)
      .flatMap(({ id, addresses }) => Object.entries<string>({ ...addresses }).map(([part, address]) => [`${id}.${part}`, address]));
    expect(ofParts.filter(([want, address]) => want !== address)).toEqual([]);
    const ofRecords = connectors.flatMap(({ id, records }) => records.map(({ name, address }) => [`${id}.records.${name}`, address]));
    expect(ofRecords.filter(([want, address]) => want !== address)).toEqual([]);
    expect(connectors.map(({ id, addresses }) => ({ id, ...addresses }))).toEqual(
      connectors.map(({ id }) => ({ id, authConfig: `${id}.auth_config`, execute: `${id}.execute` })),
    );
    expect(gateway.records.filter((record) => "address" in record)).toEqual([]);
  });

  test("is what catalog.schema.json describes", () => {
    validate(catalog);
    expect(validate.errors ?? []).toEqual([]);
  });
});

test("the schema is that of the templates, with a line for each definition", () => {
  const [, schema] = catalogEmitter.emit({ model: miniModel, templates: new Map([["catalog.schema.json", schemaText]]), version: "1" });
  const want = toCatalogSchema(schemaText) as { readonly $defs: object };
  expect(schema?.path).toBe("catalog.schema.json");
  expect(JSON.parse(schema?.text ?? "")).toEqual(want);
  expect(schema?.text.split("\n").filter((line) => /^"\w+":\{/u.test(line)).length).toBeGreaterThanOrEqual(Object.keys(want.$defs).length);
});

test.each(["[", "1"])("a schema that is %s is an error", (text) => {
  expect(() => catalogEmitter.emit({ model: miniModel, templates: new Map([["catalog.schema.json", text]]), version: "1" })).toThrow(
    SyntaxError,
  );
});

describe("catalog.schema.json is strict", () => {
  /** The catalog with one place changed, for every place that the schema speaks about: what the author gives as JSON is free. */
  function* changes(
    value: unknown,
    change: (value: unknown) => unknown,
    path: readonly string[] = [],
  ): Generator<readonly [string, unknown]> {
    if (path.at(-1) === "example" || (path.at(-1) === "value" && path.at(-2) === "default")) return;
    yield [path.join("."), change(value)];
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      for (const [place, changed] of changes(inner, change, [...path, key])) {
        yield [place, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }];
      }
    }
  }

  function accepted(change: (value: unknown) => unknown): readonly string[] {
    return [...changes(emitCatalog(miniModel), change)].filter(([, changed]) => accepts(changed)).map(([place]) => place);
  }

  test("no object has room for an unknown key", () => {
    const addKey = (value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value, unknown_key: 1 } : [{}];
    expect(accepted(addKey)).toEqual([]);
  });

  test("nothing may be of another type", () => {
    expect(accepted(() => [{}])).toEqual([]);
  });
});
