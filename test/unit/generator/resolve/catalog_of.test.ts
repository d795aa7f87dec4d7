import { describe, expect, it } from "vitest";
import { catalogOf } from "../../../fixtures/catalog_of.ts";
import { miniModel, miniSources } from "../../../fixtures/mini_model.ts";

describe("the catalog of a test", () => {
  it.each([
    ["nothing", "", ["shop.orders.list"]],
    [
      "operations",
      `
        records:
          Order: { fields: { id: string } }
        operations:
          get: { params: { id: { type: string, required: true } }, returns: Order }
        not_shown:
          - Limits.
      `,
      ["shop.orders.get"],
    ],
    ["another name", "connector: bank", ["bank.orders.list"]],
    ["whole entities", "entities: { cards: { description: Cards., record: Order, actions: { get: { params: {} } } } }", ["shop.cards.get"]],
  ])("needs %s only", (_, text, want) => {
    const { connectors } = catalogOf(text).model();
    const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
    expect(operations.map(({ id }) => id)).toEqual(want);
  });

  it("has no mistakes of its own", () => {
    expect(catalogOf("").diagnostics()).toEqual([]);
    expect(catalogOf(...miniSources).diagnostics()).toEqual([]);
  });

  it("reports the mistakes of the text", () => {
    const { diagnostics, model } = catalogOf("operations:\n  list: { params: { page: Pge } }");
    expect(diagnostics().map(({ file, code }) => `${file} ${code}`)).toContain("spec/connectors/shop.yaml ref/unknown");
    expect(model).toThrow("ref/unknown");
  });

  it("is emitted", () => {
    const files = catalogOf("operations:\n  get: { params: { id: { type: string, max_length: 7 } } }").files();
    expect(files.get("schemas/shop.json")).toMatch(/"maxLength": ?7/u);
  });

  it("may be of several connectors and a gateway", () => {
    expect(miniModel.connectors.map(({ id }) => id)).toEqual(["payments", "file_storage"]);
    expect(miniModel.gateway.title).toBe("Connector Gateway");
  });
});
