import { buildSchema, introspectionFromSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { printInner } from "../../../../generator/drift/index.ts";
import { driftOf, driftQuestion, type DriftTest, graphqlShop, shopDocument } from "../../../fixtures/drift.ts";

function messagesOf(test: DriftTest): readonly string[] {
  return driftOf(test).findings.map(({ code, message, line }) => `${line} ${code} ${message}`);
}

/** The document of the shop as other forms have it, without what the catalog does not say. */
const swagger = {
  swagger: "2.0",
  basePath: "/v1",
  paths: {
    "/orders": {
      get: {
        parameters: [
          { name: "limit", in: "query", type: "integer", maximum: 50 },
          { name: "status", in: "query", type: "string", enum: ["open", "closed"] },
        ],
        responses: {
          200: {
            schema: {
              type: "object",
              properties: { data: { type: "array", items: { $ref: "#/definitions/Order" } }, total: { type: "integer" } },
            },
          },
        },
      },
      post: {
        consumes: ["application/x-www-form-urlencoded"],
        parameters: [
          { name: "note", in: "formData", type: "string" },
          { name: "total", in: "formData", type: "string" },
        ],
        responses: {},
      },
    },
    "/orders/{id}": {
      get: {
        parameters: [{ name: "id", in: "path", required: true, type: "string" }],
        responses: { 200: { schema: { $ref: "#/definitions/Order" } } },
      },
    },
  },
  definitions: {
    Order: {
      items: [
        {
          type: "object",
          properties: {
            id: { type: "string" },
            status: { type: "string" },
            total: { type: "integer" },
            note: { type: "string" },
            customer: {},
            tags: {},
          },
        },
        { type: "object", properties: { id: { type: "string" } } },
      ],
    },
  },
};

const discovery = {
  discoveryVersion: "v1",
  servicePath: "v1/",
  parameters: { key: { type: "string", location: "query" } },
  schemas: {
    Order: {
      type: "object",
      properties: {
        ...{
          id: { type: "string" },
          status: { type: "string", enum: ["open", "closed"], enumDescriptions: ["", ""] },
          total: { type: "integer" },
          note: { type: "string" },
        },
        ...{ customer: { $ref: "Person" }, tags: { type: "array", items: { type: "string" } } },
      },
    },
    Person: { type: "object", properties: { name: { type: "integer" }, email: { type: "any" }, manager: { $ref: "Person" } } },
    Page: { type: "object", properties: { data: { type: "array", items: { $ref: "Order" } }, total: { type: "integer" } } },
  },
  resources: {
    orders: {
      methods: {
        list: {
          ...{ path: "orders", httpMethod: "GET", response: { $ref: "Page" } },
          parameters: {
            limit: { type: "integer", location: "query", maximum: "50", default: "10" },
            status: { type: "string", location: "query", deprecated: true },
          },
        },
        insert: { path: "orders", httpMethod: "POST", request: { $ref: "Order" }, response: { $ref: "Order" } },
        get: {
          path: "orders/{id}",
          httpMethod: "GET",
          parameters: { id: { type: "string", location: "path", required: true } },
          response: { $ref: "Order" },
        },
      },
    },
  },
};

const declarations = `
export interface Page<Item> { data: Item[]; }
declare namespace Shop {
  interface Base { id: string; /** @deprecated Use total. */ note?: string | null; }
  interface Order extends Base {
    status: "open" | "closed" | "lost";
    total: string;
    customer: Person | null;
    tags: ReadonlyArray<string>;
    lines?: Page<Order>;
  }
  type Person = { name: number; email?: string; manager: Partial<Person> };
}
`;

test("Swagger 2.0, with form bodies and variants as lists", () => {
  expect(messagesOf({ document: swagger })).toEqual([
    "30 drift/limit `shop.orders.list.params.limit` has max 100, but max 50 in shop.json#/paths/~1orders/get/parameters/0",
    "44 drift/type `shop.orders.create.params.total` is integer, but string in shop.json#/paths/~1orders/post/parameters",
  ]);
});

test("a discovery document, with the places that it has itself", () => {
  expect(messagesOf({ document: discovery })).toEqual([
    "30 drift/limit `shop.orders.list.params.limit` has max 100, but max 50 in shop.json#/resources/orders/methods/list/parameters/limit",
    "31 drift/deprecated `shop.orders.list.params.status` is deprecated in shop.json#/resources/orders/methods/list/parameters/status",
    "8 drift/type `shop.records.Person.name` is string, but integer in shop.json#/schemas/Person/properties/name",
  ]);
});

describe("TypeScript declarations", () => {
  const documents = [{ path: "shop.d.ts", text: declarations }];

  test("are compared by the names of records", () => {
    expect(driftOf({ documents })).toMatchObject({ covered: 1, noun: "records", unseen: 2 });
    expect(messagesOf({ documents })).toEqual([
      "18 drift/type `shop.records.Order.total` is integer, but string in shop.d.ts:7",
      "19 drift/deprecated `shop.records.Order.note` is deprecated in shop.d.ts:4",
      "8 drift/type `shop.records.Person.name` is string, but integer or number in shop.d.ts:12",
    ]);
  });

  test("of other records are no result", () => {
    const text = "export interface Pet { name: string }";
    expect(messagesOf({ documents: [{ path: "pets.d.ts", text }] })).toEqual([
      "1 drift/blind only 0 of 1 records of `shop` are in this document; it lacks shop.records.Order",
    ]);
  });

  test("may have another name for a record", () => {
    const renamed = [{ path: "shop.d.ts", text: declarations.replaceAll("Order", "Purchase") }];
    expect(driftOf({ documents: renamed, decisions: "names: { shop: { Order: Purchase } }\n" }).covered).toBe(1);
  });

  test("of several versions show what has changed", () => {
    const newer = [{ path: "newer.d.ts", text: declarations.replace("tags: ReadonlyArray<string>", "tags: string[] | null") }];
    expect(messagesOf({ documents, newer })).toEqual([
      "15 drift/null `shop.records.Order.tags` is never null, but null at times in newer.d.ts:9",
    ]);
  });
});

describe("a GraphQL schema", () => {
  const test0 = graphqlShop();
  const ours = test0.files?.at(-1)?.text ?? "";
  const compared = (change: (schema: string) => string): readonly string[] =>
    messagesOf({ ...test0, documents: [{ path: "shop.graphql", text: change(ours) }] });

  test("is compared for what the queries select", () => {
    expect(compared((schema) => schema)).toEqual([]);
    expect(
      compared((schema) =>
        schema.replace("total: Int", 'total: Float @deprecated(reason: "Gone soon.")').replace("state: State!", "state: State"),
      ),
    ).toEqual([
      "5 drift/deprecated `shop.Order.total` is deprecated in shop.graphql:5",
      "5 drift/type `shop.Order.total` is integer, but number in shop.graphql:5",
      "6 drift/null `shop.Order.state` is never null, but null at times in shop.graphql:6",
    ]);
    expect(compared((schema) => schema.replace("  total: Int\n", "  other: Int\n"))).toEqual([
      "5 drift/gone `shop.Order.total` is gone: it is not in shop.graphql:3",
    ]);
    expect(compared((schema) => schema.replace("CLOSED", ""))).toEqual([
      "6 drift/enum `shop.Order.state` may be CLOSED, but only OPEN in shop.graphql:6",
    ]);
    expect(compared((schema) => schema.replace("first: Int", "first: Int, shop: ID!"))).toEqual([
      "18 drift/required `shop.orders.get.shop` is not there, but required in shop.graphql:1",
    ]);
  });

  test("has its places at names, below the descriptions", () => {
    const described = ours.replace("  total: Int", '  """\n  The sum.\n  """\n  total: Int');
    const documents = [{ path: "shop.graphql", text: described.replace("total: Int", "total: Float") }];
    const files = (test0.files ?? []).map((one) => (one.text === ours ? { ...one, text: described } : one));
    expect(messagesOf({ ...test0, files, documents })).toEqual([
      "8 drift/type `shop.Order.total` is integer, but number in shop.graphql:8",
    ]);
  });

  test("has patches for marks, null and simple types, and none for what a query may need", () => {
    const patched = (...[from, to]: readonly [string, string]): readonly string[] => {
      const { findings } = driftOf({ ...test0, documents: [{ path: "shop.graphql", text: ours.replace(from, to) }] });
      return findings.flatMap(({ diff }) => diff ?? ["none"]);
    };
    expect(patched("total: Int", "total: Float")).toEqual(["-  total: Int", "+  total: Float"]);
    expect(patched("total: Int", "total: State")).toEqual(["-  total: Int", "+  total: State"]);
    expect(patched("state: State!", "state: State")).toEqual(["-  state: State!", "+  state: State"]);
    const reason = '@deprecated(reason: "The third party has deprecated it.")';
    expect(patched("id: ID!", 'id: ID! @deprecated(reason: "Other.")')).toEqual(["-  id: ID!", `+  id: ID! ${reason}`]);
    expect(patched("  total: Int\n", "")).toEqual(["none"]);
    expect(patched("Int\n  state: State!\n}", "Other\n  state: State!\n}\nenum Other { A }")).toEqual(["none"]);
    expect(patched("nodes: [Order!]!", "nodes: [Parcel]\n}\ntype Parcel { id: ID! total: Int state: State!")).toEqual(["none", "none"]);
  });

  test("may be the answer to a query for the whole schema, which has no lines", () => {
    const introspection = introspectionFromSchema(buildSchema(ours.replace("total: Int", "total: Float")));
    for (const answer of [introspection, { data: introspection }])
      expect(messagesOf({ ...test0, documents: [{ path: "shop.json", text: JSON.stringify(answer) }] })).toEqual([
        "5 drift/type `shop.Order.total` is integer, but number in Order.total of shop.json",
      ]);
    expect(messagesOf({ ...test0, documents: [{ path: "shop.json", text: '{"__schema":{}}' }] })[0]).toMatch(
      /^1 drift\/form .*it is no GraphQL schema/u,
    );
  });

  test("that is another one, or none, is an error", () => {
    expect(compared(() => "type Query { pets: Int }")).toEqual([
      "1 drift/blind only 0 of 1 calls of `shop` are in this document; it lacks shop.orders.get",
    ]);
    expect(compared(() => "type Query {")[0]).toMatch(
      /^1 drift\/form nothing can be compared with this document: it is no GraphQL schema: /u,
    );
    expect(compared(() => "")[0]).toMatch(/drift\/form/u);
  });

  test("of two versions shows what has changed of what is selected", () => {
    const [older, newer] = [ours.replace("  id: ID!\n", "  id: ID!\n  other: Order\n"), ours.replace("total: Int", "total: String")];
    const documents = [{ path: "old.graphql", text: older }];
    expect(messagesOf({ ...test0, documents, newer: [{ path: "new.graphql", text: newer }] })).toEqual([
      "5 drift/type `shop.Order.total` is integer, but string in new.graphql:5",
    ]);
  });
});

test("several documents describe an interface together", () => {
  const { document, paths } = shopDocument();
  const [first, second] = [["/v1/orders"], ["/v1/orders/{order_id}"]].map((names) => ({
    ...document,
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => names.includes(path))),
  }));
  const documents = [first, second].map((one, index) => ({ path: `shop/${index}.json`, text: JSON.stringify(one) }));
  expect(driftOf({ documents })).toMatchObject({ findings: [], covered: 3 });
});

describe("inner types", () => {
  test("are printed as the document describes them, and can be kept", () => {
    const { document } = shopDocument();
    const printed = printInner(driftQuestion({ document, inner: "" }).question);
    expect(printed).toBe(`extends: shop
inner:
  source: shop.json shows it.
  types:
    Person:
      description: Person.
      fields:
        name: string -- Name.
        email: string -- Email.
        manager: Person -- Manager.
  records:
    Order:
      fields:
        customer: Person
        tags: array<string>
`);
    expect(driftOf({ document, inner: typeof printed === "string" ? printed : "" }).findings).toEqual([]);
  });

  test("of a document that cannot be compared are an error", () => {
    expect(printInner(driftQuestion({ document: "", inner: "" }).question)).toMatchObject({ code: "openapi/syntax" });
  });
});
