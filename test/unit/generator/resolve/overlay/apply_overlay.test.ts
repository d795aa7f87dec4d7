import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCatalog } from "../../../../../generator/emit/catalog.ts";
import type { Connector, Field, Operation } from "../../../../../generator/resolve/model/types.ts";
import { operationsOf } from "../../../../../generator/resolve/model/walk.ts";
import { loadAndCheck } from "../../../../../generator/run.ts";
import { connectorText } from "../../../../golden/messages/extension_cases.ts";
import { extendShop, ownFile, shopBase, shopModel } from "../../../../fixtures/extended_shop.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { describedCatalog } from "../../../../fixtures/shop_catalog.ts";

/** The shop with an overlay, which must be right. */
function shopWith(...overlays: readonly string[]): Connector {
  const { model, diagnostics } = extendShop(overlays.map((text, index) => ownFile(`overlay_${index}`, `extends: shop\n${text}\n`)));
  if (model === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  const [shop] = model.connectors;
  if (shop === undefined) throw new Error("there is no shop");
  return shop;
}

/** The codes of what is wrong with an overlay. */
function codesOf(text: string): readonly string[] {
  return extendShop([ownFile("overlay", `extends: shop\n${text}\n`)]).diagnostics.map(({ code }) => code);
}

function fieldsOf(shop: Connector, record: string): readonly Field[] {
  return shop.records.find(({ name }) => name === record)?.shape.fields ?? [];
}

function operationOf(shop: Connector, id: string): Operation | undefined {
  return operationsOf(shop).find((operation) => operation.id === id);
}

describe("an overlay", () => {
  it("adds a field to a record after those that it has", () => {
    const shop = shopWith("records: { Line: { fields: { color: string | null -- Color of the product. } } }");
    expect(fieldsOf(shop, "Line").map(({ name }) => name)).toEqual(["quantity", "color"]);
  });

  it("adds it to the records that extend the record, too, before their own fields", () => {
    const shop = shopWith("records: { Line: { fields: { color: string | null -- Color of the product. } } }");
    expect(fieldsOf(shop, "DeletedOrder").map(({ name }) => name)).toEqual(["quantity", "color", "deleted"]);
  });

  it("adds a record that extends one of the extended catalog", () => {
    const shop = shopWith(`
records:
  GiftLine: { extends: Line, description: A line with a gift., fields: { card: string | null -- What the card says. } }
  Order: { fields: { gift: { type: GiftLine | null, description: The gift in it. } } }`);
    expect(fieldsOf(shop, "GiftLine").map(({ name }) => name)).toEqual(["quantity", "card"]);
    expect(fieldsOf(shop, "Order").at(-1)).toMatchObject({ name: "gift", type: { kind: "record", record: "GiftLine" } });
  });

  it("adds a param of a named type of the extended catalog, with its limits and its default", () => {
    const shop = shopWith(`
entities: { orders: { actions: { list: { params: { most: { type: PageLimit, no_effect: Not simulated. } } } } } }`);
    const added = operationOf(shop, "shop.orders.list")?.params.fields.at(-1);
    expect(added).toMatchObject({ name: "most", named: "PageLimit", type: { min: 1, max: 100 }, default: { value: 10 } });
  });

  it("adds an entity and an action, which returns what the entity's others do", () => {
    const shop = shopWith(`
entities:
  orders:
    actions:
      update:
        description: Changes an order.
        effect: write
        params: { id: { type: string, required: true, description: Id of the order. } }
  lines:
    description: Lines of all orders.
    record: Line
    actions: { get: { description: Returns a line., params: { id: { type: string, required: true, identity: quantity, description: Which. } } } }`);
    expect(operationOf(shop, "shop.orders.update")?.returns?.record).toBe("Order");
    expect(operationOf(shop, "shop.lines.get")?.returns?.record).toBe("Line");
  });

  it("reports a type of another language that the extended catalog does not define", () => {
    expect(codesOf("records: { Line: { fields: { color: String -- Color. } } }")).toEqual(["ref/unknown"]);
  });

  it("adds an entity with a section of its own, whose actions return its record", () => {
    const shop = shopWith(`
entities:
  lines:
    description: Lines of all orders.
    section: Lines
    actions:
      get: { description: Returns a line., params: { id: { type: string, required: true, identity: quantity, description: Which. } }, returns: Line }
      list: { description: Lists lines., params: {}, paging: { kind: none, reason: Short. } }
    record: Line`);
    expect(operationOf(shop, "shop.lines.list")).toMatchObject({ returns: { record: "Line" }, section: "Document 9, Lines" });
  });

  const ADDED = "update: { description: Changes an order., effect: write, params: { id: string -- Id. }, returns: RETURNS }";

  it.each([
    ["that of the entity", "", "Document 9, Operations"],
    ["its own", "section: Changes, ", "Document 9, Changes"],
  ])("gives an added action the section %s", (_, written, want) => {
    const action = ADDED.replace("RETURNS", "Order").replace(
      "id: string -- Id.",
      "id: { type: string, no_effect: None., description: Id. }",
    );
    const shop = shopWith(`entities: { orders: { ${written}actions: { ${action} } } }`);
    expect(operationOf(shop, "shop.orders.update")?.section).toBe(want);
  });

  /** An entity whose first operation returns something else than its records. */
  const BOXES = `
entities:
  boxes:
    description: Boxes of orders.
    section: Boxes
    actions:
      delete:
        description: Deletes a box.
        effect: write
        params: { code: { type: string, required: true, identity: note, description: Which. } }
        returns: DeletedOrder
      get:
        description: Returns a box.
        params: { code: { type: string, required: true, identity: note, description: Which. } }
        returns: Order`;

  it("gives an added action the record and the section of what returns the entity's records", () => {
    const added = "list: { description: Lists boxes., params: {}, paging: { kind: none, reason: Few. } }";
    const shop = shopWith(BOXES, `entities: { boxes: { actions: { ${added} } } }`);
    expect(operationOf(shop, "shop.boxes.list")).toMatchObject({ returns: { record: "Order" }, section: "Document 9, Boxes" });
  });

  it("cannot know what an action returns where the others return no records", () => {
    const added = "get: { description: Returns a receipt., params: { id: { type: string, required: true, description: Which. } } }";
    expect(codesOf(`entities: { receipts: { actions: { ${added} } } }`)).toEqual(["operation/no-record"]);
  });

  it("adds an `id` that tells which record is meant", () => {
    const shop = shopWith(BOXES, "entities: { boxes: { actions: { get: { params: { id: string -- Id of the order. } } } } }");
    expect(operationOf(shop, "shop.boxes.get")?.params.fields.map(({ name, role }) => [name, role])).toEqual([
      ["code", { kind: "identity", fields: ["note"] }],
      ["id", { kind: "identity", fields: ["id"] }],
    ]);
  });

  it("reports what is wrong with an added action at its place", () => {
    const text = `extends: shop\nentities:\n  orders:\n    actions:\n      ${ADDED.replace("RETURNS", "Nothing")}\n`;
    const found = extendShop([ownFile("overlay", text)]).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
    expect(found).toContain(`ref/unknown 5:${7 + ADDED.indexOf("RETURNS")}`);
  });

  it("narrows a param and sets its default", () => {
    const shop = shopWith("entities: { orders: { actions: { list: { params: { limit: { max: 50, default: 5 } } } } } }");
    expect(operationOf(shop, "shop.orders.list")?.params.fields[0]).toMatchObject({
      type: { min: 1, max: 50 },
      default: { value: 5 },
      role: { kind: "paging", part: "size" },
    });
  });

  it("keeps what a param does whose description it replaces, and adds params after it", () => {
    const before = operationOf(shopWith(""), "shop.orders.list")?.params.fields.map(({ name, role }) => ({ name, role }));
    const params = "{ created: { description: From when to when. }, color: { type: string, no_effect: None., description: Color. } }";
    const shop = shopWith(`entities: { orders: { actions: { list: { params: ${params} } } } }`);
    const added = { name: "color", role: { kind: "no_effect", because: "None." } };
    expect(operationOf(shop, "shop.orders.list")?.params.fields).toMatchObject([...(before ?? []), added]);
  });

  it("changes no other connector", () => {
    const { model: both } = loadAndCheck([...describedCatalog(), ownFile("times", connectorText("times"))]);
    const base = { ...shopBase(), text: JSON.stringify(both && toCatalog(both, "1.0.0")) };
    const { model } = extendShop([ownFile("overlay", "extends: shop\ndescription: Our shop.\n")], base);
    expect(model?.connectors.map(({ description }) => description)).toEqual(["Our shop.", "Hours that people worked."]);
  });

  it.each([
    ["a connector", "description: Our shop.", (shop: Connector) => shop.description],
    ["an entity", "entities: { orders: { description: Our shop. } }", (shop: Connector) => shop.entities[0]?.description],
    [
      "an action",
      "entities: { orders: { actions: { get: { description: Our shop. } } } }",
      (shop: Connector) => operationOf(shop, "shop.orders.get")?.description,
    ],
    ["a record", "records: { Order: { description: Our shop. } }", (shop: Connector) => shop.records[0]?.description],
    [
      "a field",
      "records: { Order: { fields: { note: { description: Our shop. } } } }",
      (shop: Connector) => fieldsOf(shop, "Order").find(({ name }) => name === "note")?.description,
    ],
  ])("replaces the description of %s", (_, text, descriptionOf) => {
    expect(descriptionOf(shopWith(text))).toBe("Our shop.");
  });

  it("applies after another one of the same connector", () => {
    const shop = shopWith(
      "records: { Line: { fields: { color: string | null -- Color. } } }",
      "records: { Line: { fields: { size: string | null -- Size. } } }",
    );
    expect(fieldsOf(shop, "Line").map(({ name }) => name)).toEqual(["quantity", "color", "size"]);
  });

  it("changes nothing when it is empty", () => {
    const base = JSON.parse(shopBase().text) as { readonly connectors: readonly unknown[] };
    const { model } = extendShop([ownFile("overlay", "extends: shop\n")]);
    expect(model && JSON.parse(JSON.stringify(toCatalog(model, "1.0.0")))).toEqual(base);
  });

  it("changes nothing but the description that it sets, whatever that is", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && !/[\p{C}\p{Z}\u2028]/u.test(text)),
        (description) => {
          const { model } = extendShop([ownFile("overlay", `extends: shop\ndescription: ${JSON.stringify(description)}\n`)]);
          const changed = model && {
            ...model,
            connectors: model.connectors.map((shop) => ({ ...shop, description: shopModel().connectors[0]?.description ?? "" })),
          };
          expect(model?.connectors[0]?.description).toBe(description);
          expect(changed && JSON.stringify(toCatalog(changed, "1.0.0"))).toBe(shopBase().text);
        },
      ),
      runs(5),
    );
  });

  it.each([
    ["removes a field", "records: { Order: { fields: { note: null } } }", "shape/wrong-kind"],
    ["names a type that nobody has", "records: { Order: { fields: { gift: { type: Gift, description: It. } } } }", "ref/unknown"],
    [
      "names an auth method twice",
      "auth: { api_key: { title: Key, fields: { key: { type: string, description: It. } } } }",
      "overlay/exists",
    ],
    ["breaks a rule of the catalog", "records: { Order: { fields: { gift: string } } }", "description/missing"],
    [
      "sets a default that the type refuses",
      "entities: { orders: { actions: { list: { params: { limit: { max: 5 } } } } } }",
      "value/misfit",
    ],
    ["has an unknown key", "entity: {}", "shape/unknown-key"],
  ])("that %s is refused", (_, text, code) => {
    expect(codesOf(text)).toContain(code);
  });
});

describe("an open operation", () => {
  /** The shop, whose first operation accepts params that its document does not show. */
  const base = shopBase((text) => text.replace(/"params":\{"open":false/u, '"params":{"open":true,"openBecause":"Not all are shown."'));
  const [first] = shopModel().connectors.flatMap(operationsOf);
  const overlayWith = (open: string): string =>
    `extends: shop\nentities: { ${first?.entity ?? ""}: { actions: { ${first?.action ?? ""}: { open: ${open} } } } }\n`;

  it.each([
    ["stays open", "extends: shop\n", true],
    ["stays open when something else changes", overlayWith("false").replace("open: false", "description: Others."), true],
    ["is closed with `open: false`", overlayWith("false"), false],
  ])("%s", (_, text, open) => {
    const { model } = extendShop([ownFile("overlay", text)], base);
    expect(model?.connectors.flatMap(operationsOf)[0]?.params).toMatchObject({ open });
  });

  it.each(["true", "The document does not show them."])("cannot be opened again: %s", (open) => {
    const { diagnostics } = extendShop([ownFile("overlay", overlayWith(open))], base);
    expect(diagnostics).toMatchObject([{ code: "overlay/exists", help: expect.stringContaining("`open: false`") as string }]);
  });
});

describe("an operation whose call is described", () => {
  const called = connectorText("times")
    .replace(
      "auth: none\n",
      'auth: none\nvendor: { name: Times Inc., base_url: "https://times.example", auth: {}, errors: { message: error } }\n',
    )
    .replace("        params:", '        call: "GET /entries/{id}"\n        params:');
  const extended = (text: string): ReturnType<typeof extendShop> => {
    const { model, diagnostics } = loadAndCheck([describedCatalog()[0] ?? ownFile("", ""), ownFile("times", called)]);
    if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    const base = { ...shopBase(), text: JSON.stringify(toCatalog(model, "1.0.0")) };
    const overlay = `extends: times\nentities: { entries: { actions: { get: { ${text} } } } }\n`;
    return extendShop([ownFile("overlay", overlay)], base);
  };
  const param = (name: string): string => `${name}: { type: string, no_effect: None., description: What it is. }`;

  it("gets each added param sent where the others are, or where the overlay says", () => {
    const params = ["zone", "unit", "trace", "plan"].map(param).join(", ");
    const places = "rename: { unit: u }, headers: { trace: X-Trace }, not_sent: { plan: Nobody reads it. }";
    const { model } = extended(`params: { ${params} }, ${places}`);
    expect(model?.connectors.flatMap(operationsOf)[0]?.binding?.params).toEqual({
      id: { in: "path", name: "id" },
      zone: { in: "query", name: "zone" },
      unit: { in: "query", name: "u" },
      trace: { in: "header", name: "X-Trace" },
      plan: { in: "nowhere", because: "Nobody reads it." },
    });
  });

  it.each([
    ["rename: { zoned: z }", "`rename` refers to an unknown added param `zoned`: did you mean `zone`? Available: `zone`"],
    ["headers: { id: X-Id }", "`headers` refers to an unknown added param `id`: available: `zone`"],
    ["not_sent: { from: Unused. }", "`not_sent` refers to an unknown added param `from`: available: `zone`"],
  ])("has no added param for %s", (places, want) => {
    const { diagnostics } = extended(`params: { id: { description: Its id. }, ${param("zone")} }, ${places}`);
    expect(diagnostics.map(({ message, help }) => `${message}: ${help}`)).toEqual([want]);
  });
});

describe("a connector beside extended ones", () => {
  it("comes after them", () => {
    const { model } = extendShop([ownFile("archive", connectorText("archive"))]);
    expect(model?.connectors.map(({ id }) => id)).toEqual(["shop", "archive"]);
  });
});
