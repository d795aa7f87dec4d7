import { describe, expect, it } from "vitest";
import { responseShape } from "../../../../generator/resolve/model/body_shapes.ts";
import type { Connector, Operation } from "../../../../generator/resolve/model/types.ts";
import { changed, GATEWAY, modelOf, SHOP, shopCatalog } from "../../../fixtures/shop_catalog.ts";

function shop(from = "connector: shop", to = from): Connector {
  const [connector] = modelOf(changed(SHOP, from, to)).connectors;
  if (connector === undefined) throw new Error("There is a connector.");
  return connector;
}

function operation(id: string, from?: string, to?: string): Operation {
  const found = shop(from, to)
    .entities.flatMap(({ operations }) => operations)
    .find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

describe("connectors", () => {
  it("keep the contents of their file, in its order", () => {
    const connector = shop();
    expect(connector).toMatchObject({
      id: "shop",
      title: "Shop",
      document: { title: "Document 9" },
      definitionId: { value: "00000000-0000-4000-8000-000000000001", origin: { kind: "assumed", because: "Made up." } },
      notShown: [{ what: "Rate limits.", at: { file: SHOP, path: ["not_shown", 0] } }],
    });
    expect(connector.records.map(({ name }) => name)).toEqual(["Order", "Line", "OrderSearch", "DeletedOrder"]);
    expect(connector.types.map(({ name }) => name)).toEqual(["PageLimit", "Interval"]);
    expect(connector.entities.map(({ operations }) => operations.map(({ action }) => action))).toEqual([
      ["list", "get", "create", "delete", "api_search"],
      ["download"],
    ]);
  });

  it("name the section of each statement", () => {
    const connector = shop("      note: string | null", "      note: { type: string | null, section: States }");
    expect(connector.records[0]?.section).toBe("Document 9, Records");
    expect(connector.records[0]?.shape.fields.slice(0, 3).map(({ section }) => section)).toEqual([
      "Document 9, Records",
      "Document 9, Records",
      "Document 9, States",
    ]);
    expect(connector.auth[0]?.shape.fields[0]?.section).toBe("Document 9, Access");
    expect(operation("shop.orders.list").params.fields[0]?.section).toBe("Document 9, Operations");
    expect(operation("shop.orders.list").meta?.fields[0]?.section).toBe("Document 9, Operations");
  });

  it("may take values beside auth_config", () => {
    const { config } = shop("types:\n", "config: { assumed: Seen., fields: { region: { type: string, required: true } } }\ntypes:\n");
    expect(config).toMatchObject({
      origin: { kind: "assumed", because: "Seen." },
      shape: { open: true, fields: [{ name: "region", required: false }] },
    });
  });
});

describe("records", () => {
  const field = (name: string, from?: string, to?: string) => shop(from, to).records[0]?.shape.fields.find((one) => one.name === name);

  it("demand what is stated, not nullable and not just anything", () => {
    expect(shop().records[0]?.shape.fields.map(({ name, required }) => [name, required])).toEqual([
      ["id", true],
      ["object", true],
      ["note", false],
      ["status", true],
      ["lines", true],
      ["extra", false],
    ]);
    expect(field("id", "      id: string\n", "      id: { type: string, assumed: Seen. }\n")?.required).toBe(false);
    expect(field("id", "      id: string\n", "      id: { type: string, not_shown: What it is. }\n")?.required).toBe(true);
  });

  it("are open, nested objects as well", () => {
    expect(shop().records.every(({ shape }) => shape.open)).toBe(true);
    expect(field("note", "note: string | null", "note: { fields: { a: string } }")?.type).toMatchObject({ shape: { open: true } });
  });

  it("begin with the fields of what they extend", () => {
    const deleted = shop().records[3];
    expect(deleted).toMatchObject({ name: "DeletedOrder", extends: "Line" });
    expect(deleted?.shape.fields.map(({ name, at }) => [name, at.path.join(".")])).toEqual([
      ["quantity", "records.Line.fields.quantity"],
      ["deleted", "records.DeletedOrder.fields.deleted"],
    ]);
  });

  it("that are assumed assume their fields, inherited ones too", () => {
    const fields = shop("    extends: Line\n", "    extends: Line\n    assumed: Seen elsewhere.\n").records[3]?.shape.fields;
    expect(fields?.map(({ required, origin }) => [required, origin])).toEqual([
      [false, { kind: "assumed", because: "Seen elsewhere." }],
      [false, { kind: "assumed", because: "Seen elsewhere." }],
    ]);
  });

  it("that are assumed demand nothing, also where something about a field is not shown", () => {
    const record = "  Order:\n    description: An order.\n    fields:\n      id: string";
    const fields = shop(
      record,
      record.replace("An order.", "An order.\n    assumed: Seen.").replace("id: string", "id: { type: string, not_shown: What it is. }"),
    );
    expect(fields.records[0]?.shape.fields.map(({ required, origin }) => `${origin.kind} ${required}`)).toEqual([
      "not_shown false",
      ...Array.from({ length: 5 }, () => "assumed false"),
    ]);
  });

  it("apply `not_shown` to themselves alone", () => {
    const record = "    description: An order.\n";
    const [order] = shop(record, `${record}    not_shown: What it is for.\n`).records;
    expect([order?.origin.kind, order?.shape.fields[0]?.origin.kind, order?.shape.fields[0]?.required]).toEqual([
      "not_shown",
      "stated",
      true,
    ]);
  });

  it("note what traffic shows against the document", () => {
    expect(field("note", "note: string | null", "note: { type: string | null, also_seen: integer }")?.alsoSeen).toEqual({
      kind: "scalar",
      types: ["integer"],
      nullable: false,
    });
  });
});

describe("operations", () => {
  it("fill in what is usual", () => {
    expect(operation("shop.orders.list")).toMatchObject({
      kind: "list",
      effect: "read",
      permanent: false,
      ordered: "newest_first",
      returns: { record: "Order", origin: { kind: "stated" } },
      paramsRequired: false,
      paging: { kind: "record_cursor", next: "after", more: { in: "meta", field: "has_more" }, id: "id" },
      notes: [],
    });
    expect(operation("shop.orders.get")).toMatchObject({ kind: "record", paramsRequired: true });
    expect(operation("shop.orders.delete")).toMatchObject({ kind: "delete_result", permanent: true, returns: { record: "DeletedOrder" } });
  });

  it("know where a wrapper has its elements and its paging", () => {
    expect(operation("shop.orders.api_search")).toMatchObject({
      kind: "search_wrapper",
      elements: ["data"],
      returns: { record: "OrderSearch", origin: { kind: "assumed", because: "Seen elsewhere." } },
      paging: { kind: "token", token: { in: "record", field: "next_page" }, more: { in: "record", field: "has_more" } },
    });
  });

  it("need params where at least one of some is needed", () => {
    expect(operation("shop.orders.create")).toMatchObject({
      paramsRequired: true,
      params: { atLeastOneOf: ["name", "code"], open: false },
    });
  });

  it("that are downloads return no record", () => {
    const download = operation("shop.receipts.download");
    expect(download).toMatchObject({ kind: "download", download: { range: "range_header", maxSize: "10 MB" } });
    expect(download).not.toHaveProperty("returns");
    expect(operation("shop.receipts.download", "        download: { range: range_header, max_size: 10 MB }\n", "").download).toEqual({});
  });

  it("that are assumed assume everything in them and take any params", () => {
    const assumed = operation("shop.orders.get", "      get:\n", "      get:\n        assumed: Seen.\n");
    const origin = { kind: "assumed", because: "Seen." };
    expect(assumed).toMatchObject({ origin, paramsRequired: false, returns: { origin } });
    expect(assumed.params).toMatchObject({ open: true, openBecause: "Seen.", fields: [{ name: "id", required: false, origin }] });
  });

  it("may leave open how paging ends, assumed or not", () => {
    const from = "next: after, more: has_more }";
    const paging = operation("shop.orders.list", from, `${from.slice(0, -2)}, assumed: Seen., not_shown: When it ends. }`).paging;
    expect(paging).toMatchObject({ origin: { kind: "assumed", because: "Seen." }, notShown: "When it ends." });
  });

  it.each([
    [
      "{ kind: page_number, next: limit, size: limit, default_size: 10 }",
      { kind: "page_number", next: "limit", size: "limit", defaultSize: 10 },
    ],
    ["{ kind: offset, next: limit, size: limit, last: has_more }", { kind: "offset", last: { in: "meta", field: "has_more" } }],
    ["{ kind: page_info, next: after, size: limit, connection: extra.all }", { kind: "page_info", connection: ["extra", "all"] }],
    ["{ kind: none, reason: There is none. }", { kind: "none", because: "There is none." }],
  ])("can be paged by %s", (written, want) => {
    expect(operation("shop.orders.list", "{ kind: record_cursor, next: after, more: has_more }", written).paging).toMatchObject(want);
  });

  it("can be paged as a change feed", () => {
    const list = operation(
      "shop.orders.list",
      "meta: { has_more: boolean }\n        paging: { kind: record_cursor, next: after, more: has_more }",
      "meta: { next: string | null, start: string | null }\n        paging: { kind: change_feed, next: after, token: next, start_token: start }",
    );
    expect(list.paging).toMatchObject({
      kind: "change_feed",
      token: { in: "meta", field: "next" },
      startToken: { in: "meta", field: "start" },
    });
  });
});

describe("the envelope of responses", () => {
  const envelopeOf = (fields: string) => {
    const model = modelOf(changed(GATEWAY, "fields: { result: any, paging: object | null }", `fields: ${fields}`));
    return model.gateway.execute.response.shape.fields.map(({ name, required, demanded }) => [name, required, demanded]);
  };

  it.each<[string, [name: string, required: boolean, demanded: true | undefined][]]>([
    [
      "{ result: any, paging: object | null }",
      [
        ["result", false, undefined],
        ["paging", false, undefined],
      ],
    ],
    [
      "{ result: { type: any, required: true }, paging: object | null }",
      [
        ["result", true, true],
        ["paging", false, undefined],
      ],
    ],
    [
      "{ result: { type: string, required: true, assumed: Seen. }, paging: { type: object, required: true } }",
      [
        ["result", true, true],
        ["paging", true, true],
      ],
    ],
  ])("demands what it is marked to demand, although it is assumed: %s", (fields, want) => {
    expect(envelopeOf(fields)).toEqual(want);
  });

  it("keeps that for the response of each operation", () => {
    const { gateway, connectors } = modelOf(changed(GATEWAY, "result: any,", "result: { type: any, required: true },"));
    const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));
    for (const one of operations) {
      expect(responseShape(gateway, one).fields.map(({ name, required }) => [name, required])).toEqual([
        ["result", true],
        ["paging", false],
      ]);
    }
  });
});

describe("the gateway", () => {
  it("keeps the contents of its file", () => {
    const { gateway } = modelOf(shopCatalog());
    expect(gateway).toMatchObject({
      title: "Test Gateway",
      baseUrlExample: "https://gateway.example.test",
      headers: [
        { name: "Authorization", secret: true, section: "Document 1, Authentication", type: { kind: "scalar", pattern: "^Bearer " } },
      ],
      createInstance: {
        path: "/instances",
        request: { open: false, fields: [{ required: true }, { required: true, type: { kind: "object", nullable: false } }] },
        response: { origin: { kind: "assumed", because: "Not shown." }, shape: { open: true, fields: [{ required: false }] } },
      },
      execute: { pathParams: [{ name: "instance", required: true }], response: { result: "result", meta: "paging" } },
      records: [{ name: "ErrorDetail", section: "Document 1, Resources" }],
      statuses: [
        { status: 404, retryAfter: false },
        { status: 429, retryAfter: true },
      ],
    });
    expect(gateway.actions.map(({ name }) => name)).toEqual(["list", "get", "create", "update", "delete", "api_search", "download"]);
  });
});
