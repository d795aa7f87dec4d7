import { describe, expect, test } from "vitest";
import { loadAndCheck, makePackage } from "../../generator/run.ts";
import { templatesOfModel } from "../fixtures/emitted_package.ts";
import { describedAndChanged, SHOP } from "../fixtures/shop_catalog.ts";

const NOTE = "note: string | null -- What the buyer wrote, if anything.";

/** The declarations of the shop's document, after a change of the record `Order`. */
async function generate(field: string, example: string): Promise<(path: string) => string> {
  const sources = describedAndChanged(SHOP, NOTE, field).map((source) => ({
    ...source,
    text: source.text.replace("status: open, lines:", `status: open, ${example} lines:`),
  }));
  const { model, diagnostics } = loadAndCheck(sources);
  expect(diagnostics).toEqual([]);
  if (model === undefined) throw new Error("a catalog without diagnostics has a model");
  const files = await makePackage({ model, sources, templates: templatesOfModel(), version: "1.0.0", existing: new Map() });
  return (wanted) => files.find(({ path }) => path === wanted)?.text ?? "";
}

describe("a package is made of a catalog", () => {
  test("with keys in examples that every object inherits", async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== "__proto__");
    const example = `{ ${names.map((name) => `${name}: text`).join(", ")} }`;
    const textOf = await generate(`note: { type: map<string> | null, example: ${example}, description: Note. }`, `extra: ${example},`);
    for (const name of names) expect(textOf("openapi/shop.json")).toMatch(new RegExp(`"${name}": ?"text"`, "u"));
    expect(textOf("openapi/shop.d.ts")).toContain("ShopOrder: Shop.Order;");
  });

  test("with records that may contain themselves", async () => {
    const fields = [
      NOTE,
      "parent: Order | null -- Order that this one replaces.",
      "first: { type: Order, assumed: Seen in one answer., description: First of its kind. }",
      "copies: map<Order> -- Copies by name.",
      "groups: { items: { fields: { lead: Order -- Order that leads. } }, description: Groups of orders. }",
    ];
    const textOf = await generate(fields.join("\n      "), "copies: {}, groups: [],");
    expect(textOf("connectors/shop.d.ts")).toContain("first?:");
    expect(textOf("openapi/shop.d.ts")).toContain("ShopOrder: Shop.Order;");
  });
});
