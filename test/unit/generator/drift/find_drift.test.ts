import { describe, expect, test } from "vitest";
import { driftOf, type DriftTest, shopDocument } from "../../../fixtures/drift.ts";

type Shop = ReturnType<typeof shopDocument>;

/** What is found when a document is changed, as lines: `drift/type shop.records.Order.total spec/connectors/shop.yaml:18`. */
function foundIn(change: (shop: Shop) => unknown, rest: DriftTest = {}): readonly string[] {
  const shop = shopDocument();
  change(shop);
  return linesOf({ document: shop.document, ...rest });
}

/** What is found between the document and a changed version of it. */
function changesIn(change: (shop: Shop) => unknown, rest: DriftTest = {}): readonly string[] {
  const shop = shopDocument();
  change(shop);
  return linesOf({ document: shopDocument().document, newerDocument: shop.document, ...rest });
}

function linesOf(question: DriftTest): readonly string[] {
  return driftOf(question).findings.map(
    ({ code, message, file, line }) => `${code} ${/`[^`]*`/u.exec(message)?.[0] ?? ""} ${file}:${line}`,
  );
}

const nothing = (): void => undefined;

describe("the catalog beside a document", () => {
  test("has no differences from one that says the same", () => {
    expect(driftOf({ document: shopDocument().document })).toMatchObject({
      findings: [],
      covered: 3,
      noun: "calls",
      unseen: 0,
      ignored: 0,
    });
  });

  test.each<[string, (shop: Shop) => unknown, readonly string[]]>([
    [
      "a field that is gone",
      ({ order }) => delete order.properties["note"],
      ["drift/gone `shop.records.Order.note` spec/connectors/shop.yaml:19"],
    ],
    [
      "a param that is gone",
      ({ paths, limit }) => (paths["/v1/orders"].get.parameters = [limit]),
      ["drift/gone `shop.orders.list.params.status` spec/connectors/shop.yaml:31"],
    ],
    [
      "a param of the body that is gone",
      ({ body }) => delete body.properties["note"],
      ["drift/gone `shop.orders.create.params.note` spec/connectors/shop.yaml:44"],
    ],
    [
      "a deprecated call",
      ({ paths }) => (paths["/v1/orders"].get.deprecated = true),
      ["drift/deprecated `shop.orders.list` spec/connectors/shop.yaml:27"],
    ],
    [
      "a deprecated param",
      ({ limit }) => (limit.deprecated = true),
      ["drift/deprecated `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "a type",
      ({ order }) => (order.properties["total"] = { type: "string" }),
      ["drift/type `shop.records.Order.total` spec/connectors/shop.yaml:18"],
    ],
    [
      "a type inside an open field",
      ({ person }) => (person.properties["name"] = { type: "integer" }),
      ["drift/type `shop.records.Person.name` spec/inner/shop.yaml:8"],
    ],
    [
      "elements of an open field",
      ({ order }) => (order.properties["tags"] = { type: "array", items: { type: "object" } }),
      ["drift/type `shop.records.Order.tags[]` spec/inner/shop.yaml:15"],
    ],
    [
      "null in an answer",
      ({ order }) => (order.properties["id"] = { type: "string", nullable: true }),
      ["drift/null `shop.records.Order.id` spec/connectors/shop.yaml:16"],
    ],
    [
      "a value that is no longer there",
      ({ status }) => (status.schema.enum = ["open"]),
      ["drift/enum `shop.orders.list.params.status` spec/connectors/shop.yaml:31"],
    ],
    [
      "a lower limit",
      ({ limit }) => (limit.schema["maximum"] = 50),
      ["drift/limit `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "a limit where there was none",
      ({ limit }) => (limit.schema["minimum"] = 1),
      ["drift/limit `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "another default",
      ({ limit }) => (limit.schema["default"] = 20),
      ["drift/default `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "a param that is required now",
      ({ limit }) => (limit.required = true),
      ["drift/required `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "a new param that is required",
      ({ paths, limit, status }) => (paths["/v1/orders"].get.parameters = [limit, status, { ...limit, name: "shop", required: true }]),
      ["drift/required `shop.orders.list.shop` spec/connectors/shop.yaml:27"],
    ],
    [
      "a field of Meta",
      ({ page }) => (page.properties.total = { type: "string", nullable: true }),
      ["drift/type `shop.orders.list.meta.total` spec/connectors/shop.yaml:32"],
    ],
  ])("finds %s", (_, change, want) => {
    expect(foundIn(change)).toEqual(want);
  });

  test.each<[string, (shop: Shop) => unknown]>([
    ["a document that does not say what may be null", ({ order }) => (order.properties["note"] = { type: "string" })],
    ["a document without limits and defaults", ({ limit }) => (limit.schema = { type: "integer" })],
    ["a document that does not describe an object", ({ order }) => (order.properties["customer"] = { type: "object" })],
    ["a param in a path that the document only names there", ({ paths }) => (paths["/v1/orders/{order_id}"].get.parameters = [])],
    ["whole numbers where numbers are sent", ({ body }) => (body.properties["total"] = { type: "number" })],
    [
      "a field that only one of two answers has",
      ({ document, order }) => {
        const short = { ...order, properties: { ...order.properties, note: undefined } };
        const responses = { 200: { description: "Fine.", content: { "application/json": { schema: short } } } };
        document.paths["/v1/orders/{order_id}"].get.responses = responses;
      },
    ],
    ["calls that the connector does not have", ({ other }) => (other.properties["id"] = { type: "integer" })],
    [
      "a credential",
      ({ paths, limit, status }) => (paths["/v1/orders"].get.parameters = [limit, status, { ...limit, name: "api_key", required: true }]),
    ],
  ])("finds nothing in %s", (_, change) => {
    expect(foundIn(change)).toEqual([]);
  });

  test("counts what is new, and lists it when asked to", () => {
    const change = ({ order, status }: Shop): void => {
      order.properties["currency"] = { type: "string" };
      status.schema.enum = ["open", "closed", "lost"];
    };
    const shop = shopDocument();
    change(shop);
    expect(driftOf({ document: shop.document })).toMatchObject({ findings: [], unseen: 2 });
    expect(foundIn(change, { showNew: true })).toEqual([
      "drift/new `shop.records.Order.currency` spec/connectors/shop.yaml:13",
      "drift/new `shop.orders.list.params.status` spec/connectors/shop.yaml:31",
    ]);
  });

  test("says where the document has it, with a JSON pointer", () => {
    const shop = shopDocument();
    shop.person.properties["name"] = { type: "integer" };
    expect(driftOf({ document: shop.document }).findings[0]?.message).toBe(
      "`shop.records.Person.name` is string, but integer in shop.json#/components/schemas/Person/properties/name",
    );
  });

  test("reports what a source document states, and has patches only for inner types", () => {
    const shop = shopDocument();
    shop.order.properties["id"] = { type: "integer" };
    shop.person.properties["name"] = { type: "integer" };
    shop.person.properties["email"] = { type: "string", deprecated: true };
    const { findings, fixes } = driftOf({ document: shop.document });
    expect(findings.map(({ file, diff }) => [file, diff])).toEqual([
      ["spec/connectors/shop.yaml", undefined],
      ["spec/inner/shop.yaml", ["-        name: string -- Name of the person.", "+        name: integer -- Name of the person."]],
      [
        "spec/inner/shop.yaml",
        [
          "-        email: { type: string, description: Address of the person. }",
          '+        email: { type: string, deprecated: "The third party has deprecated it.", description: Address of the person. }',
        ],
      ],
    ]);
    expect(findings[0]?.help).toMatch(/a source document states it/u);
    expect([...fixes.keys()]).toEqual(["spec/inner/shop.yaml"]);
  });
});

describe("two versions of a document", () => {
  test("differ in nothing when nothing has changed", () => {
    expect(changesIn(nothing)).toEqual([]);
  });

  test.each<[string, (shop: Shop) => unknown, readonly string[]]>([
    ["a call that is gone", ({ paths }) => Object.assign(paths["/v1/orders"], { post: undefined }), ["drift/blind `shop` newer.json:1"]],
    [
      "a field that the catalog does not have",
      ({ order }) => Object.assign(order.properties, { note: undefined }),
      ["drift/gone `shop.records.Order.note` spec/connectors/shop.yaml:19"],
    ],
    [
      "a limit that is gone",
      ({ limit }) => delete limit.schema["maximum"],
      ["drift/limit `shop.orders.list.params.limit` spec/connectors/shop.yaml:30"],
    ],
    [
      "a field that is never null any more",
      ({ order }) => (order.properties["note"] = { type: "string" }),
      ["drift/null `shop.records.Order.note` spec/connectors/shop.yaml:19"],
    ],
    [
      "a wider type",
      ({ order }) => (order.properties["total"] = { type: "number" }),
      ["drift/type `shop.records.Order.total` spec/connectors/shop.yaml:18"],
    ],
    [
      "a field that is no longer required",
      ({ order }) => (order.required = []),
      ["drift/required `shop.records.Order.id` spec/connectors/shop.yaml:16"],
    ],
  ])("show %s", (_, change, want) => {
    expect(changesIn(change)).toEqual(want);
  });

  test("show what has changed inside fields that the catalog does not have", () => {
    const older = shopDocument();
    older.order.properties["extra"] = { type: "object", properties: { size: { type: "integer" } } };
    const newer = shopDocument();
    newer.order.properties["extra"] = { type: "object", properties: { size: { type: "string" } } };
    expect(linesOf({ document: older.document, newerDocument: newer.document })).toEqual([
      "drift/type `shop.records.Order.extra.size` spec/connectors/shop.yaml:13",
    ]);
  });

  test("show a type that several fields have for each field of the catalog", () => {
    const versions = [20, 10].map((maxLength) => {
      const { document, order } = shopDocument();
      Object.assign(document.components.schemas, { Text: { type: "string", maxLength } });
      for (const name of ["id", "note"]) order.properties[name] = { $ref: "#/components/schemas/Text" };
      return document;
    });
    expect(linesOf({ document: versions[0], newerDocument: versions[1] })).toEqual([
      "drift/limit `shop.records.Order.id` spec/connectors/shop.yaml:16",
      "drift/limit `shop.records.Order.note` spec/connectors/shop.yaml:19",
    ]);
  });

  test("end where choices lead back to each other, and name what is inside by the shortest way to it", () => {
    const versions = ["integer", "string"].map((type) => {
      const { document, order } = shopDocument();
      const names = Array.from({ length: 8 }, (_, index) => `T${index}`);
      const choice = (name: string) => ({
        anyOf: [{ type: "string" }, { $ref: `#/components/schemas/${name}` }, { $ref: "#/components/schemas/Last" }],
      });
      const properties = Object.fromEntries(names.map((name) => [name.toLowerCase(), choice(name)]));
      for (const name of names) Object.assign(document.components.schemas, { [name]: { type: "object", properties } });
      Object.assign(document.components.schemas, { Last: { type: "object", properties: { end: { type } } } });
      order.properties["extra"] = choice("T0");
      return document;
    });
    expect(linesOf({ document: versions[0], newerDocument: versions[1] })).toEqual([
      "drift/type `shop.records.Order.extra.end` spec/connectors/shop.yaml:13",
    ]);
  });

  test("show nothing of calls that the connector does not have", () => {
    expect(changesIn(({ other }) => (other.properties["id"] = { type: "integer" }))).toEqual([]);
  });
});

describe("documents that cannot be compared", () => {
  test.each<[string, unknown, string]>([
    ["is empty", "", "openapi/syntax"],
    ["is a web page", "<!DOCTYPE html><html><body>Sign in</body></html>", "drift/form"],
    ["is cut off", '{"openapi": "3.0.0", "paths": {"/v1/ord', "openapi/syntax"],
    [
      "grows without end",
      `a0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]\n`).join("")}`,
      "openapi/syntax",
    ],
    ["is the answer to a call that was refused", { errors: [{ message: "Unauthorized" }] }, "drift/form"],
    ["is broken", "openapi: 3.0.0\npaths: {\n", "openapi/syntax"],
    ["is a text", "hello", "drift/form"],
    ["is of another form", { asyncapi: "3.0.0" }, "drift/form"],
    ["has no calls", { openapi: "3.0.0", paths: {} }, "openapi/no-operations"],
    ["has calls of something else", { openapi: "3.0.0", paths: { "/pets": { get: { responses: {} } } } }, "drift/blind"],
    ["contains itself", "openapi: 3.0.0\npaths: &all\n  /v1/orders: *all\n", "openapi/not-openapi"],
  ])("one that %s is an error", (_, document, code) => {
    const { findings, covered } = driftOf({ document });
    expect([findings.map((one) => [one.code, one.severity]), covered]).toEqual([[[code, "error"]], 0]);
  });

  const deep = (open: string, close: string, inside = ""): string => open.repeat(20_000) + inside + close.repeat(20_000);

  test.each([
    ["deep.json", `{"openapi":"3.0.0","x":${deep('{"a":', "}", "1")}}`, "openapi/syntax invalid JSON: it is nested too deeply"],
    ["deep.yaml", `a: ${deep("[", "]")}`, "openapi/syntax invalid YAML: it is nested too deeply"],
    ["deep.graphql", `type Query { a: ${deep("[", "]", "Int")} }`, "drift/form it is no GraphQL schema: it is nested too deeply"],
    ["deep.d.ts", `type Order = ${deep("Array<", ">", "string")};`, "drift/form its types are nested too deeply"],
    ["page.d.ts", "<html>Sign in</html>", "drift/form it is a web page, such as a sign-in or an error page"],
  ])("%s has one message that says what is wrong", (path, text, message) => {
    const found = driftOf({ documents: [{ path, text }] }).findings.map((one) => `${one.code} ${one.message}`);
    expect(found.map((one) => one.replace("nothing can be compared with this document: ", ""))).toEqual([message]);
  });

  test("a syntax error in a GraphQL schema has its place", () => {
    const [found] = driftOf({ documents: [{ path: "shop.graphql", text: "type Query {\n  a = Int\n}" }] }).findings;
    expect([found?.line, found?.column]).toEqual([2, 5]);
  });

  test("a connector without calls has nothing that could be compared", () => {
    const edit = (text: string): string => text.replace(/^vendor:\n(?: .*\n)+/mu, "").replaceAll(/^ +(?:call|take|take_meta): .*\n/gmu, "");
    const [found] = driftOf({ document: shopDocument().document, edit }).findings;
    expect([found?.code, found?.message]).toEqual([
      "drift/form",
      "nothing can be compared with this document: no operation of `shop` has a `call`",
    ]);
  });

  test("nine of ten calls are enough, and eight are not", () => {
    const shop = shopDocument();
    Object.assign(shop.paths["/v1/orders"], { post: undefined });
    expect(linesOf({ document: shop.document })).toEqual(["drift/blind `shop` shop.json:1"]);
  });
});

describe("decisions", () => {
  const ignore = (entry: string): string => `ignore:\n  - { connector: shop, ${entry}, because: Known. }\n`;
  const change = ({ limit }: Shop): unknown => (limit.schema["maximum"] = 50);
  const limit = "code: drift/limit, what: shop.orders.list.params.limit";

  test.each<[string, string, readonly string[]]>([
    ["keep a difference from being reported", `${limit}, until: 2026-06-01`, []],
    ["may be about several things", "code: drift/limit, what: shop.orders.*, until: 2026-06-01", []],
    [
      "end",
      `${limit}, until: 2026-05-31`,
      [
        "drift/limit `shop.orders.list.params.limit` spec/connectors/shop.yaml:30",
        "drift/decision `shop.orders.list.params.limit` spec/drift.yaml:2",
      ],
    ],
    [
      "are about one code",
      "code: drift/type, what: shop.orders.list.params.limit, until: 2026-06-01",
      [
        "drift/limit `shop.orders.list.params.limit` spec/connectors/shop.yaml:30",
        "drift/decision `shop.orders.list.params.limit` spec/drift.yaml:2",
      ],
    ],
  ])("%s", (_, entry, want) => {
    expect(foundIn(change, { decisions: ignore(entry) })).toEqual(want);
  });

  test("about a connector that the catalog does not have are reported", () => {
    const decisions = "ignore:\n  - { connector: shpo, code: drift/limit, what: shop.*, because: Known., until: 2026-12-31 }\n";
    expect(driftOf({ document: shopDocument().document, decisions }).findings.map(({ message }) => message)).toEqual([
      "this decision about `shop.*` names a connector that the catalog does not have",
    ]);
  });

  test("that nothing was found for are reported, but not between two versions", () => {
    const decisions = ignore(`${limit}, until: 2026-12-31`);
    expect(foundIn(nothing, { decisions })).toEqual(["drift/decision `shop.orders.list.params.limit` spec/drift.yaml:2"]);
    expect(changesIn(nothing, { decisions })).toEqual([]);
  });

  test("name the calls as a document does", () => {
    const shop = shopDocument();
    const { "/v1/orders": orders, ...others } = shop.paths;
    const document = { ...shop.document, paths: { ...others, "/v2/orders": orders } };
    const names = "names:\n  shop: { GET /v1/orders: GET /v2/orders, POST /v1/orders: POST /v2/orders }\n";
    expect(linesOf({ document, decisions: names })).toEqual([]);
  });
});

describe("retirements", () => {
  const edit = (text: string): string =>
    text.replace("  errors:", "  retired: { because: Ended., source: https://shop.example/end, on: 2026-06-01 }\n  errors:");

  test("whose date has passed are found, with or without a document", () => {
    const want = "drift/retired  spec/connectors/shop.yaml:11";
    expect(linesOf({ edit })).toEqual([want]);
    expect(linesOf({ edit, document: shopDocument().document })).toContain(want);
    expect(linesOf({ edit, today: "2026-05-31" })).toEqual([]);
  });

  test("whose page is missing are found", () => {
    const missingPages = new Map([["https://shop.example/end", "status 404"]]);
    expect(driftOf({ edit, today: "2026-05-31", missingPages }).findings.map(({ message }) => message)).toEqual([
      "shop.retired.source: https://shop.example/end cannot be loaded: status 404",
    ]);
    const decisions = "ignore:\n  - { connector: shop, code: drift/retired, what: shop, because: Known., until: 2026-12-31 }\n";
    expect(driftOf({ edit, decisions, missingPages })).toMatchObject({ findings: [{ code: "drift/retired" }], ignored: 1 });
  });
});
