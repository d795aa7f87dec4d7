import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { catalogEmitter } from "../../../../generator/emitters/catalog/index.ts";
import { loadModel } from "../../../../generator/model/load.ts";
import type { Model } from "../../../../generator/model/types.ts";
import { readCatalogSources } from "../../../../generator/source/read.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

const schemaText = readFileSync("templates/catalog.schema.json", "utf8");

function emitCatalog(model: Model): unknown {
  const [catalog] = catalogEmitter.emit({ model, templates: new Map([["catalog.schema.json", schemaText]]), version: "1" });
  return JSON.parse(catalog?.text ?? "");
}

function realModel(): Model {
  const { model } = loadModel(readCatalogSources(process.cwd()));
  if (model === undefined) throw new Error("the catalog has errors");
  return model;
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
ajv.addFormat("uuid", /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
const validate = ajv.compile(JSON.parse(schemaText));

/** Everything in the model but the places; written apart from the emitter, so that nothing can be left out of both. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => inner !== undefined && !(key === "at" && isPlace(inner)));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutPlaces(inner)]));
}

function isPlace(value: unknown): boolean {
  return typeof value === "object" && value !== null && "file" in value && "path" in value;
}

describe.each([
  ["the small model", miniModel],
  ["the real catalog", realModel()],
])("catalog.json of %s", (_, model) => {
  const catalog = emitCatalog(model);

  test("holds everything but the places", () => {
    expect(catalog).toEqual({ $schema: "./catalog.schema.json", ...Object(withoutPlaces(model)) });
    expect(JSON.stringify(catalog)).not.toContain(".yaml");
  });

  test("is what catalog.schema.json describes", () => {
    validate(catalog);
    expect(validate.errors ?? []).toEqual([]);
  });
});

test("the schema is shipped as it stands in the templates", () => {
  const [, schema] = catalogEmitter.emit({ model: miniModel, templates: new Map([["catalog.schema.json", schemaText]]), version: "1" });
  expect(schema).toEqual({ path: "catalog.schema.json", text: schemaText });
});

describe("catalog.schema.json is strict", () => {
  /** Every place in the catalog that the schema speaks about: what the author gives as JSON is free. */
  function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
    if (path.at(-1) === "example" || (path.at(-1) === "value" && path.at(-2) === "default")) return [];
    if (typeof value !== "object" || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
  }

  const places = placesIn(emitCatalog(miniModel));

  function isValid(change: (parent: Record<string, unknown>, key: string) => void, path: readonly string[]): boolean {
    const root: Record<string, unknown> = { catalog: emitCatalog(miniModel) };
    const [parent, key] = ["catalog", ...path].reduce<[Record<string, unknown>, string]>(
      ([holder, step], next) => [step === "" ? holder : Object(holder[step]), next],
      [root, ""],
    );
    change(parent, key);
    return validate(root["catalog"]);
  }

  test("no object has room for an unknown key", () => {
    const accepted = places.filter((path) => {
      let isObject = false;
      const valid = isValid((parent, key) => {
        const value = parent[key];
        isObject = typeof value === "object" && value !== null && !Array.isArray(value);
        if (isObject) parent[key] = { ...Object(value), unknown_key: 1 };
      }, path);
      return isObject && valid;
    });
    expect(accepted).toEqual([]);
  });

  test("nothing may be of another type", () => {
    const accepted = places.filter((path) => isValid((parent, key) => void (parent[key] = [{}]), path));
    expect(accepted).toEqual([]);
  });
});
