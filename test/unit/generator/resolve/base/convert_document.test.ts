import { describe, expect, it } from "vitest";
import { catalogEmitter, toCatalog } from "../../../../../generator/emit/catalog.ts";
import { ledgerEmitter } from "../../../../../generator/emit/ledger/index.ts";
import type { CatalogDocument } from "../../../../../generator/resolve/model/catalog_document.ts";
import type { Model } from "../../../../../generator/resolve/model/types.ts";
import { readCatalogDocument } from "../../../../../generator/resolve/base/convert_document.ts";
import { boundCatalog } from "../../../../fixtures/bound_catalog.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";
import { emitModel, loadCatalog, templatesOfModel } from "../../../../fixtures/emitted_package.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { modelOf } from "../../../../fixtures/shop_catalog.ts";

/** The model after it has been written as `catalog.json` and read again. */
function readBack(model: Model): Model {
  const document = JSON.parse(JSON.stringify(toCatalog(model, "0.0.0"))) as CatalogDocument;
  const files = new Map(model.connectors.map(({ id, definitionId }) => [id, definitionId.at.file]));
  return readCatalogDocument(document, (id) => (id === undefined ? model.gateway.execute.at.file : (files.get(id) ?? "")));
}

describe("readCatalogDocument", () => {
  it.each<[string, () => Model]>([
    ["the small catalog with one of everything", () => miniModel],
    ["a catalog with bindings", () => modelOf(boundCatalog())],
  ])("gives the same package as the YAML of %s", (_, read) => {
    const model = read();
    const [want, got] = [emitModel(model), emitModel(readBack(model))];
    const changed = [...want].filter(([path, text]) => got.get(path) !== text).map(([path]) => path);
    expect(changed).toEqual([]);
    expect(got.size).toBe(want.size);
  });

  it("gives the same values and places as the YAML of the project's own catalog", () => {
    const templates = templatesOfModel();
    const filesOf = (model: Model): readonly string[] =>
      [catalogEmitter, ledgerEmitter].flatMap(({ emit }) => emit({ model, templates, version: "0.0.0" })).map(({ text }) => text);
    const model = loadCatalog();
    expect(filesOf(readBack(model))).toEqual(filesOf(model));
  });

  it.each([
    [
      "an inherited field",
      "records: { Base: { fields: { id: { type: string, assumed: Why. } } }, Order: { extends: Base, fields: { total: number } } }",
    ],
    [
      "a field inside a type that is sent and returned",
      "types: { Address: { fields: { city: { type: string, assumed: Why. } } } }\nrecords: { Order: { fields: { address: Address } } }\noperations:\n  get: { params: { address: Address } }",
    ],
    [
      "fields of the items of a list",
      "records: { Order: { fields: { lines: { items: { fields: { id: { type: string, assumed: Why. } } } } } } }",
    ],
  ])("keeps the place of %s", (_, yaml) => {
    const model = catalogOf(yaml).model();
    expect(emitModel(readBack(model)).get("ledger.json")).toBe(emitModel(model).get("ledger.json"));
    expect(emitModel(model).get("ledger.json")).toContain("Why.");
  });

  it("keeps what a named type gives to its fields", () => {
    const { types } = readBack(
      catalogOf(`
        types: { PageSize: { type: integer, min: 1, default: 10, example: 5 } }
        operations:
          get: { params: { size: PageSize } }
      `).model(),
    ).connectors[0] ?? { types: [] };
    expect(types[0]).toMatchObject({ name: "PageSize", default: { value: 10 }, example: 5 });
  });
});
