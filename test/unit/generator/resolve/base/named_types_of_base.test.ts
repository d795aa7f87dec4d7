import { expect, it } from "vitest";
import { toCatalog } from "../../../../../generator/emit/catalog.ts";
import type { Connector, Field } from "../../../../../generator/resolve/model/types.ts";
import { operationsOf } from "../../../../../generator/resolve/model/walk.ts";
import { loadAndCheck } from "../../../../../generator/run.ts";
import { extendShop, ownFile } from "../../../../fixtures/extended_shop.ts";
import { describedAndChanged, SHOP } from "../../../../fixtures/shop_catalog.ts";

/** Named types of the extended catalog, each with what a type can say, and an operation that uses them all. */
const TYPES: Readonly<Record<string, string>> = {
  Text: "{ type: string, min_length: 1, max_length: 9, pattern: ^a, example: abc, secret: true, description: A text. }",
  Stamp: "{ type: string, format: date-time, assumed: Seen., description: A time. }",
  Amount: "{ type: integer, min: 1, max: 10, multiple_of: 2, default: 4, description: An amount. }",
  Color: "{ enum: [red, blue], not_shown: Whether there are more., description: A color. }",
  Kind: "{ const: kind, description: A kind. }",
  Known: "{ type: string, known_values: [a, b], description: Some value. }",
  Names: "{ type: string, list: comma, enum: [a, b, c], min_items: 1, max_items: 2, description: Names. }",
  Open: "{ type: string, list: comma, known_values: [a], description: Names. }",
  List: "{ type: array, items: { type: string, max_length: 5 }, min_items: 1, max_items: 3, example: [ab], description: A list. }",
  Lists: "{ type: array<array<integer>>, description: Lists. }",
  Free: "{ type: map<string>, description: Texts by name. }",
  Any: "{ type: any, default: { a: [1, null] }, description: Anything. }",
  Box: "{ description: A box., open: Others are known., at_least_one_of: [a, b], fields: { a: { type: integer, description: A., deprecated: Use b. }, b: { type: array, items: { enum: [1, 2] }, experimental: New., description: B. }, c: { fields: { d: { type: string, required: true, description: D. } }, description: C. }, e: Color } }",
};

const NAMES = Object.keys(TYPES);
const LIST = "          tags: {";
const FIRST = "  PageLimit:";

/** The params of the list operation of the extended catalog that have these types. */
function paramsOfBase(): { readonly text: string; readonly fields: readonly Field[] } {
  const [gateway, shop] = describedAndChanged(
    SHOP,
    LIST,
    `${NAMES.map((name) => `          ${name.toLowerCase()}: { type: ${name}, no_effect: None. }\n`).join("")}${LIST}`,
  );
  if (gateway === undefined || shop === undefined) throw new Error("there is no shop");
  const types = Object.entries(TYPES).map(([name, type]) => `  ${name}: ${type}\n`);
  const text = shop.text.replace(FIRST, () => `${types.join("")}${FIRST}`);
  const { model, diagnostics } = loadAndCheck([gateway, { ...shop, text }]);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { text: JSON.stringify(toCatalog(model, "1.0.0")), fields: fieldsOf(model.connectors) };
}

function fieldsOf(connectors: readonly Connector[]): readonly Field[] {
  return connectors.flatMap(operationsOf).find(({ id }) => id.startsWith("shop.") && id.endsWith(".list"))?.params.fields ?? [];
}

/** What a field says, but for its name, and where it is written. */
function contentOf(field: Field | undefined): unknown {
  return JSON.parse(JSON.stringify(field, (key, value: unknown) => (["name", "at", "section"].includes(key) ? undefined : value)));
}

it("a named type of the extended catalog means the same to what an overlay adds", () => {
  const { text, fields } = paramsOfBase();
  const added = NAMES.map((name) => `own_${name.toLowerCase()}: { type: ${name}, no_effect: None. }`).join(", ");
  const overlay = `extends: shop\nentities: { orders: { actions: { list: { params: { ${added} } } } } }\n`;
  const { model, diagnostics } = extendShop([ownFile("own", overlay)], { name: "shop-spec", file: "shop-spec/catalog.json", text });
  expect(diagnostics).toEqual([]);
  const all = fieldsOf(model?.connectors ?? []);
  for (const name of NAMES) {
    const field = (list: readonly Field[], prefix: string): Field | undefined =>
      list.find((one) => one.name === `${prefix}${name.toLowerCase()}`);
    expect(field(all, "own_")).toMatchObject({ named: name });
    expect({ name, content: contentOf(field(all, "own_")) }).toEqual({ name, content: contentOf(field(fields, "")) });
  }
});
