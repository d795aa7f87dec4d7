import { describe, expect, test } from "vitest";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";
import { extendShop, ownFile, shopBase } from "../../../../fixtures/extended_shop.ts";
import type { BaseSource } from "../../../../../generator/read/source/documents.ts";
import { toCatalog } from "../../../../../generator/emit/catalog.ts";
import { insideOf, insideOfModel } from "../../../../fixtures/inner_catalog.ts";
import { diagnose, messagesOf, modelOf } from "../../../../fixtures/shop_catalog.ts";
import type { SourceFile } from "../../../../../generator/read/source/source_file.ts";

const shop = catalogOf(`
  connector: shop
  records:
    Order:
      fields:
        id: string
        detail: object
        extra: any
        tags: array<object>
        labels: map<object>
        note: object | null
        buyer: { type: object, fields: { name: string, address: object, past: { type: array, items: { type: object, fields: { more: object } } } } }
        lines: array<Line>
    Line: { fields: { id: string, order: object } }
    Gift: { extends: Order, fields: { wrapping: object } }
  entities:
    orders: { description: Orders., record: Order, actions: { list: { params: {}, paging: { kind: none, reason: Short. } } } }
    gifts: { description: Gifts., record: Gift, actions: { list: { params: {}, paging: { kind: none, reason: Short. } } } }
`).sources;

/** The shop with a file about the inside of its fields: the inner types and the fields of records, as YAML. */
function withInner(types: string, records: string): readonly SourceFile[] {
  const text = `extends: shop\ninner:\n  source: People say so.\n  types: ${types}\n  records: ${records}\n`;
  return [...shop, { path: "spec/inner/shop.yaml", text }];
}

const NONE = "{}";

function namesTaken(sources: readonly SourceFile[]): readonly string[] {
  return diagnose(sources).map(({ file, line, message, help }) => `${file}:${line} ${message}; ${help}`);
}

describe("the inside of an open field", () => {
  test.each<[about: string, fields: string, want: Readonly<Record<string, string>>]>([
    ["a map", "detail: map<string>", { "Order.detail": "map<string>" }],
    ["a map of maps", "detail: map<map<array<integer>>>", { "Order.detail": "map<map<array<integer>>>" }],
    ["a list in place of any value", "extra: array<string>", { "Order.extra": "array<string>" }],
    ["text in place of any value", "extra: string", { "Order.extra": "string" }],
    ["any value", "extra: any", { "Order.extra": "any" }],
    ["elements", "tags: array<map<string>>", { "Order.tags": "array<map<string>>" }],
    ["values", "labels: map<map<number>>", { "Order.labels": "map<map<number>>" }],
    ["an object that may be null", "note: map<boolean>", { "Order.note": "map<boolean>" }],
    ["fields", "detail: { type: object, fields: { a: string, b: map<any> } }", { "Order.detail": "{ a: string, b: map<any> }" }],
    ["nothing, with a reason", "detail: { open: Customers choose. }", { "Order.detail": "open: Customers choose." }],
    ["inside a documented object", "buyer: { fields: { address: map<string> } }", { "Order.buyer.address": "map<string>" }],
    [
      "inside the elements of a documented list",
      "buyer: { fields: { past: { fields: { more: map<string> } } } }",
      { "Order.buyer.past.more": "map<string>" },
    ],
  ])("may be %s, also that of heirs", (_about, fields, want) => {
    const ofHeir = Object.entries(want).map(([path, type]) => [path.replace("Order", "Gift"), type] as const);
    expect(insideOf(withInner(NONE, `{ Order: { fields: { ${fields} } } }`))).toEqual({
      fields: { ...want, ...Object.fromEntries(ofHeir) },
      types: {},
    });
  });

  test("may be known of an heir alone", () => {
    expect(insideOf(withInner(NONE, "{ Gift: { fields: { detail: map<string>, wrapping: map<integer> } } }"))).toEqual({
      fields: { "Gift.detail": "map<string>", "Gift.wrapping": "map<integer>" },
      types: {},
    });
  });

  test("has the origin of the file, or its own", () => {
    const sources = withInner(NONE, "{ Order: { fields: { detail: map<string>, extra: { type: string, assumed: I saw it. } } } }");
    const [order] = modelOf(sources).connectors[0]?.records ?? [];
    const origins = order?.shape.fields.flatMap(({ name, inner }) => (inner === undefined ? [] : [[name, inner.origin]]));
    expect(origins).toEqual([
      ["detail", { kind: "assumed", because: "People say so." }],
      ["extra", { kind: "assumed", because: "I saw it." }],
    ]);
  });
});

describe("inner types", () => {
  const use = "{ Order: { fields: { detail: Detail } } }";

  test.each<[about: string, types: string, want: Readonly<Record<string, string>>]>([
    [
      "fields that may be missing or null",
      "{ Detail: { fields: { a: string, b: array<integer> } } }",
      { Detail: "{ a: string, b: array<integer> }" },
    ],
    ["fields of themselves", "{ Detail: { fields: { next: Detail } } }", { Detail: "{ next: Detail }" }],
    [
      "fields of others",
      "{ Detail: { fields: { a: array<Part> } }, Part: { fields: { b: map<Detail> } } }",
      { Detail: "{ a: array<Part> }", Part: "{ b: map<Detail> }" },
    ],
    [
      "known values and further types",
      "{ Detail: { fields: { a: { type: string, known_values: [x, y], also_seen: object } } } }",
      { Detail: "{ a: string (x, y) or object }" },
    ],
    [
      "names of the customer",
      '{ Detail: { fields: { a: string }, others: { "own_*": any, "*": map<string> } } }',
      { Detail: "{ a: string, own_*: any, *: map<string> }" },
    ],
    ["only names of the customer", '{ Detail: { others: { "*": string } } }', { Detail: "{ *: string }" }],
    [
      "the partial form of a record",
      "{ Detail: { fields: { line: Line } } }",
      { Detail: "{ line: PartialLine }", PartialLine: "{ id: string, order: object }" },
    ],
  ])("have %s", (_about, types, want) => {
    expect(insideOf(withInner(types, use))).toEqual({ fields: { "Order.detail": "Detail", "Gift.detail": "Detail" }, types: want });
  });

  test("have partial forms of the records inside of records, once, with what is known about their fields", () => {
    const records = "{ Order: { fields: { detail: Order, tags: array<Line> } }, Line: { fields: { order: Order } } }";
    const fields = [
      "{ id: string, detail: PartialOrder, extra: any, tags: array<PartialLine>, labels: map<object>, note: object",
      "buyer: { name: string, address: object, past: array<{ more: object }> }, lines: array<PartialLine> }",
    ];
    expect(insideOf(withInner(NONE, records))).toMatchObject({
      fields: { "Order.detail": "PartialOrder", "Order.tags": "array<PartialLine>", "Line.order": "PartialOrder" },
      types: { PartialOrder: fields.join(", "), PartialLine: "{ id: string, order: PartialOrder }" },
    });
  });
});

describe("a file about the inside", () => {
  test.each<[about: string, types: string, fields: string, want: readonly string[]]>([
    ["a field that does not exist", NONE, "Order: { fields: { detial: map<string> } }", ["ref/unknown ‹detial› unknown field `detial`"]],
    ["a record that does not exist", NONE, "Ordr: { fields: { detail: map<string> } }", ["ref/unknown ‹Ordr› unknown record `Ordr`"]],
    ["a type that does not exist", NONE, "Order: { fields: { detail: Detial } }", ["ref/unknown ‹Detial› unknown record `Detial`"]],
    [
      "a field that does not exist inside a documented object",
      NONE,
      "Order: { fields: { buyer: { fields: { adress: map<string> } } } }",
      ["ref/unknown ‹adress› unknown field `adress`"],
    ],
    ["a documented field", NONE, "Order: { fields: { id: string } }", ["inner/not-open ‹id› the document says what is inside `id`"]],
    [
      "a field of a record",
      NONE,
      "Order: { fields: { lines: array<Line> } }",
      ["inner/not-open ‹lines› the document says what is inside `lines`"],
    ],
    [
      "the fields of one that has none",
      NONE,
      "Order: { fields: { id: { fields: { a: string } } } }",
      ["overlay/no-fields ‹fields› `id` has no fields of its own, so none can be added"],
    ],
    [
      "another kind",
      NONE,
      "Order: { fields: { detail: array<string> } }",
      ["inner/kind ‹array<string>› the document says that `detail` is an object"],
    ],
    [
      "another kind of elements",
      NONE,
      "Order: { fields: { tags: array<string> } }",
      ["inner/kind ‹array<string>› the document says that `tags` is an array of object"],
    ],
    [
      "an inherited field again",
      NONE,
      "Order: { fields: { detail: map<string> } }, Gift: { fields: { detail: map<string> } }",
      ["inner/decided ‹detail› what is inside `detail` is known already"],
    ],
  ])("may not name %s", (_about, types, records, want) => {
    expect(messagesOf(withInner(types, `{ ${records} }`))).toEqual(want);
  });

  test.each<[about: string, name: string, other: string]>([
    ["a record", "Line", "`Line` (records.Line in spec/connectors/shop.yaml)"],
    [
      "a part of an operation",
      "OrdersListParams",
      "operation `shop.orders.list` (entities.orders.actions.list in spec/connectors/shop.yaml)",
    ],
    ["a type of every module", "AuthConfig", "the package itself"],
  ])("may not call a type like %s", (_about, name, other) => {
    expect(namesTaken(withInner(`{ ${name}: { fields: { a: string } } }`, `{ Order: { fields: { detail: ${name} } } }`))).toEqual([
      `spec/inner/shop.yaml:4 duplicate name \`${name}\` among the types of shop; it is already used by ${other}: rename one of the two`,
    ]);
  });

  test("may not call a type like the partial form of a record that is there, too", () => {
    const sources = withInner("{ PartialLine: { fields: { a: string } } }", "{ Order: { fields: { detail: PartialLine, extra: Line } } }");
    expect(namesTaken(sources)).toEqual([expect.stringContaining("duplicate name `PartialLine` among the types of shop")]);
  });

  test("may have no type that nothing uses", () => {
    expect(messagesOf(withInner("{ Detail: { fields: { a: string } } }", NONE))).toEqual([
      "ref/unused ‹Detail› unused inner type `Detail`",
    ]);
  });
});

/** Files that extend the shop, in whose orders only `extra` is open. */
function inner(id: string, types: string, records: string, source = "We saw it."): string {
  return `extends: ${id}\ninner:\n  source: ${source}\n  types: ${types}\n  records: ${records}\n`;
}

const times = `connector: times
title: Times
description: Times of work.
document: { title: Document 2, records: Records, operations: Operations, auth: Access }
definition_id: { value: 00000000-0000-4000-8000-000000000002, assumed: Made up. }
auth:
  key: { title: Key, description: A key., fields: { key: { type: string, required: true, secret: true, example: key_EXAMPLE, description: The key. } } }
records: { Entry: { description: An entry., fields: { id: string -- Id of the entry., detail: object -- Details., more: any -- More. } } }
entities:
  entries:
    description: Entries.
    record: Entry
    actions: { list: { description: Lists entries., params: {}, paging: { kind: none, reason: Short. } } }
`;

describe("a catalog that extends another one", () => {
  const extra = "{ Order: { fields: { extra: Extra } } }";
  const line = "{ Extra: { fields: { line: Line -- A line. } } }";
  const part = "{ Detail: { fields: { a: string -- A. } } }";
  const published = { fields: { "Order.extra": "Extra" }, types: { Extra: "{ line: PartialLine }", PartialLine: "{ quantity: integer }" } };

  /** The shop as it is published, with what these files know. */
  function knowing(...files: readonly SourceFile[]): BaseSource {
    const { model } = extendShop(files);
    if (model === undefined) throw new Error("an error in the published catalog");
    return { ...shopBase(), text: JSON.stringify(toCatalog(model, "1.0.0")) };
  }

  function read(files: readonly SourceFile[], id = "shop", base?: BaseSource): unknown {
    const { model, diagnostics } = extendShop(files, base);
    return model === undefined ? diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`) : insideOfModel(model, id);
  }

  test("may know the inside of its own connectors", () => {
    const files = [ownFile("times", times), ownFile("inner", inner("times", part, "{ Entry: { fields: { detail: Detail } } }"))];
    expect(read(files, "times")).toEqual({ fields: { "Entry.detail": "Detail" }, types: { Detail: "{ a: string }" } });
  });

  test("may know the inside of published connectors", () => {
    expect(read([ownFile("inner", inner("shop", line, extra))])).toEqual(published);
  });

  test("knows what the published one does", () => {
    const base = knowing(ownFile("inner", inner("shop", line, extra)));
    expect(read([ownFile("times", times)], "shop", base)).toEqual(published);
  });

  test("may add to what the published one knows, but not say it again", () => {
    const base = knowing(ownFile("times", times), ownFile("inner", inner("times", part, "{ Entry: { fields: { detail: Detail } } }")));
    expect(read([ownFile("more", inner("times", NONE, "{ Entry: { fields: { more: array<Detail> } } }"))], "times", base)).toEqual({
      fields: { "Entry.detail": "Detail", "Entry.more": "array<Detail>" },
      types: { Detail: "{ a: string }" },
    });
    expect(read([ownFile("more", inner("times", NONE, "{ Entry: { fields: { detail: map<string> } } }"))], "times", base)).toEqual([
      "connectors/more.yaml inner/decided what is inside `detail` is known already",
    ]);
  });

  test("may have several files about one connector, each with its source", () => {
    const base = knowing(ownFile("times", times));
    const [first, second] = ["detail: map<string>", "more: string"].map((field, index) =>
      ownFile(`inner${index}`, inner("times", NONE, `{ Entry: { fields: { ${field} } } }`, `Person ${index} said so.`)),
    );
    const both = first !== undefined && second !== undefined ? [first, second] : [];
    expect(read(both, "times", base)).toEqual({ fields: { "Entry.detail": "map<string>", "Entry.more": "string" }, types: {} });
  });

  test.each<[about: string, file: string, want: string]>([
    [
      "a published record",
      inner("shop", "{ Line: { fields: { a: string -- A. } } }", "{ Order: { fields: { extra: Line } } }"),
      "name/collision duplicate name `Line` among the types of shop",
    ],
    [
      "a part of a published operation",
      inner("shop", "{ OrdersListParams: { fields: { a: string -- A. } } }", "{ Order: { fields: { extra: OrdersListParams } } }"),
      "name/collision duplicate name `OrdersListParams` among the types of shop",
    ],
    ["a connector that does not exist", inner("shp", NONE, extra), "ref/unknown unknown connector `shp`"],
  ])("may not name %s", (_about, text, want) => {
    expect(read([ownFile("inner", text)])).toEqual([`connectors/inner.yaml ${want}`]);
  });
});
