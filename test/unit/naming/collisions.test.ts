import type { Place } from "../../../generator/source/place.ts";
import { describe, expect, test } from "vitest";
import type { Connector, Model } from "../../../generator/model/types.ts";
import { findCollisions } from "../../../generator/naming/collisions.ts";
import { miniGateway, miniModel } from "../../fixtures/mini_model.ts";
import {
  closed,
  connector,
  entity,
  object,
  operation,
  param,
  recordDefinition,
  returns,
  scalar,
  stated,
} from "../../fixtures/model_builders.ts";

function at(...path: (string | number)[]): { at: Place } {
  return { at: { file: "spec/connectors/shop.yaml", path } };
}

function shop(details: Partial<Connector>): Model {
  return { gateway: miniGateway, connectors: [connector("shop", "Shop", "00000000-0000-4000-8000-000000000000", details)] };
}

/** "name in namespace: claimant, claimant" */
function describeCollisions(model: Model): readonly string[] {
  return findCollisions(model).map(
    ({ name, namespace, claimants }) => `${name} in ${namespace}: ${claimants.map(({ what }) => what).join(", ")}`,
  );
}

describe("findCollisions", () => {
  test("finds none in a model without any", () => {
    expect(describeCollisions(miniModel)).toEqual([]);
  });

  test("reports a record that is called like a part of an operation, once, with both places", () => {
    const operations = [
      operation("shop", "orders", "list", closed([]), { ...at("entities", "orders", "actions", "list"), ...returns("Order") }),
    ];
    const model = shop({
      records: [recordDefinition("Order", []), recordDefinition("OrdersListParams", [], at("records", "OrdersListParams"))],
      entities: [entity("orders", operations)],
    });
    expect(findCollisions(model)).toEqual([
      {
        name: "OrdersListParams",
        namespace: "the types of shop",
        claimants: [
          { what: "`OrdersListParams`", ...at("records", "OrdersListParams") },
          { what: "operation `shop.orders.list`", ...at("entities", "orders", "actions", "list") },
        ],
      },
    ]);
  });

  test("reports a record and a named type, but not of a named type that is written where it is used", () => {
    const interval = { ...stated, name: "Interval", type: object({ shape: closed([]) }), ...at("types", "Interval") };
    const size = { ...stated, name: "Size", type: scalar("integer"), ...at("types", "Size") };
    const records = ["Interval", "Size"].map((name) => recordDefinition(name, [], at("records", name)));
    expect(describeCollisions(shop({ types: [interval, size], records }))).toEqual([
      "Interval in the types of shop: `Interval`, `Interval`",
    ]);
  });

  test("tells of a record that is called like the fields of a type that requires one of them", () => {
    const fields = ["a", "b"].map((name) => param(name, scalar("string")));
    const filter = {
      ...stated,
      name: "Filter",
      type: object({ shape: closed(fields, { atLeastOneOf: ["a", "b"] }) }),
      ...at("types", "Filter"),
    };
    const list = operation("shop", "orders", "list", closed(fields, { atLeastOneOf: ["a", "b"] }), at("entities", "orders"));
    const records = ["FilterFields", "OrdersListParamsFields"].map((name) => recordDefinition(name, [], at("records", name)));
    expect(describeCollisions(shop({ types: [filter], records, entities: [entity("orders", [list])] }))).toEqual([
      "FilterFields in the types of shop: `FilterFields`, `Filter`",
      "OrdersListParamsFields in the types of shop: `OrdersListParamsFields`, operation `shop.orders.list`",
    ]);
  });

  test.each([
    ["Validator", "Validator in the types of shop: the package itself, `Validator`"],
    ["TokenAuthConfig", "TokenAuthConfig in the types of shop: `TokenAuthConfig`, auth method `token`"],
    ["ErrorDetail", "ErrorDetail in the types of shop: `ErrorDetail`, `ErrorDetail`"],
    ["Delete", "delete in the values of shop: JavaScript, as a reserved word, `Delete`"],
    ["Execute", "Execute in the types of shop: the package itself, `Execute`"],
    ["ShopCalls", "ShopCalls in the types of shop: the package itself, `ShopCalls`"],
    ["Operations", "operations in the values of shop: the package itself, `Operations`"],
  ])("reports a record that is called %s", (name, want) => {
    expect(describeCollisions(shop({ records: [recordDefinition(name, [], at("records", name))] }))).toEqual([want]);
  });

  test("reports connectors whose names meet", () => {
    const two = ["a1", "a_1", "operations"].map((id) => connector(id, id, "00000000-0000-4000-8000-000000000000", {}));
    expect(describeCollisions({ gateway: miniGateway, connectors: two })).toContain(
      "A1 in the types of the package: connector `a1`, connector `a_1`",
    );
    expect(describeCollisions({ gateway: miniGateway, connectors: two })).toContain(
      "Operations in the types of the package: the package itself, connector `operations`",
    );
  });

  test("reports a connector that is called like a keyword", () => {
    const model = { gateway: miniGateway, connectors: [connector("import", "Import", "00000000-0000-4000-8000-000000000000", {})] };
    expect(describeCollisions(model)).toEqual(["import in the modules of the package: JavaScript, as a reserved word, connector `import`"]);
  });

  test("reports components that meet across connectors", () => {
    const shopOrder = connector("shop", "Shop", "1", { records: [recordDefinition("OrderLine", [], at("records", "OrderLine"))] });
    const other: Place = { file: "spec/connectors/shop_order.yaml", path: ["records", "Line"] };
    const line = connector("shop_order", "Shop order", "2", { records: [recordDefinition("Line", [], { at: other })] });
    expect(describeCollisions({ gateway: miniGateway, connectors: [shopOrder, line] })).toEqual([
      "ShopOrderLine in the components of the OpenAPI documents: `OrderLine` of shop, `Line` of shop_order",
    ]);
  });

  test("reports a connector that is called like a type that the OpenAPI declarations import", () => {
    const model = { gateway: miniGateway, connectors: [connector("blob", "Blob", "00000000-0000-4000-8000-000000000000", {})] };
    expect(describeCollisions(model)).toEqual(["Blob in the declarations of the OpenAPI documents: the package itself, connector `blob`"]);
  });

  test("reports operations whose operationIds meet", () => {
    const first = connector("a_b", "A", "1", { entities: [entity("c", [operation("a_b", "c", "get", closed([]))])] });
    const second = connector("a", "A", "2", { entities: [entity("b_c", [operation("a", "b_c", "get", closed([]), at("b_c"))])] });
    expect(describeCollisions({ gateway: miniGateway, connectors: [first, second] })).toEqual([
      "aBCGet in the operationIds: operation `a_b.c.get`, operation `a.b_c.get`",
    ]);
  });
});
