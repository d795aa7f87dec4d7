import type { Place } from "../../../../../generator/read/source/source_file.ts";
import { describe, expect, test } from "vitest";
import { findCollisions } from "../../../../../generator/resolve/naming/collisions.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

function at(...path: (string | number)[]): { at: Place } {
  return { at: { file: "spec/connectors/shop.yaml", path } };
}

/** "name in namespace: claimant, claimant" */
function describeCollisions(model = miniModel): readonly string[] {
  return findCollisions(model).map(
    ({ name, namespace, claimants }) => `${name} in ${namespace}: ${claimants.map(({ what }) => what).join(", ")}`,
  );
}

/** The collisions in a catalog of these connectors. */
function collisionsOf(...connectors: readonly string[]): readonly string[] {
  return describeCollisions(catalogOf(...connectors).model());
}

/** YAML of records, of which only the names matter. */
function recordsOf(...names: readonly string[]): string {
  return ["records:", ...names.map((name) => `  ${name}: { fields: { id: string } }`), ""].join("\n");
}

describe("findCollisions", () => {
  test("finds none in a model without any", () => {
    expect(describeCollisions()).toEqual([]);
  });

  test("reports a record that is called like the guard of another one", () => {
    expect(collisionsOf(recordsOf("Order", "IsOrder"))).toEqual(["isOrder in the values of shop: `IsOrder`, `Order`"]);
  });

  test("reports a record that is called like a part of an operation, once, with both places", () => {
    expect(findCollisions(catalogOf(recordsOf("Order", "OrdersListParams")).model())).toEqual([
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

  test("reports a record and a named type of one name, also a type that is written out where it is used", () => {
    const types = "types: { Interval: { fields: { from: integer } }, Size: { type: integer } }\n";
    expect(collisionsOf(types + recordsOf("Interval", "Size"))).toEqual([
      "Interval in the types of shop: `Interval`, `Interval`",
      "Size in the records and named types of shop: `Size`, `Size`",
    ]);
  });

  test("reports a record that is called like the fields of a type that requires one of them", () => {
    const text = `
      types:
        Filter: { at_least_one_of: [a, b], fields: { a: string, b: string } }
      records:
        Order: { fields: { id: string } }
        FilterFields: { fields: { id: string } }
        OrdersGetParamsFields: { fields: { id: string } }
      operations:
        get: { at_least_one_of: [a, b], params: { a: string, b: string } }
    `;
    expect(collisionsOf(text)).toEqual([
      "FilterFields in the types of shop: `FilterFields`, `Filter`",
      "OrdersGetParamsFields in the types of shop: `OrdersGetParamsFields`, operation `shop.orders.get`",
    ]);
  });

  test.each([
    ["Validator", "Validator in the types of shop: the package itself, `Validator`"],
    ["TokenAuthConfig", "TokenAuthConfig in the types of shop: `TokenAuthConfig`, auth method `token`"],
    ["ErrorDetail", "ErrorDetail in the types of shop: `ErrorDetail`, `ErrorDetail`"],
    ["IsOrdersListParams", "isOrdersListParams in the values of shop: `IsOrdersListParams`, operation `shop.orders.list`"],
    ["Validators", "validators in the values of shop: the package itself, `Validators`"],
    ["Delete", "delete in the values of shop: JavaScript, as a reserved word, `Delete`"],
    ["Execute", "Execute in the types of shop: the package itself, `Execute`"],
    ["ShopCalls", "ShopCalls in the types of shop: the package itself, `ShopCalls`"],
    ["Operations", "operations in the values of shop: the package itself, `Operations`"],
  ])("reports a record that is called %s", (name, want) => {
    expect(collisionsOf(recordsOf(name))).toEqual([want]);
  });

  test("reports connectors whose names meet", () => {
    const found = collisionsOf("connector: a1", "connector: a_1", "connector: operations");
    expect(found).toContain("A1 in the types of the package: connector `a1`, connector `a_1`");
    expect(found).toContain("Operations in the types of the package: the package itself, connector `operations`");
  });

  test("reports a connector that is called like a keyword", () => {
    expect(collisionsOf("connector: import")).toEqual([
      "import in the modules of the package: JavaScript, as a reserved word, connector `import`",
    ]);
  });

  test("reports components that meet across connectors", () => {
    expect(collisionsOf(`connector: shop\n${recordsOf("OrderLine")}`, `connector: shop_order\n${recordsOf("Line")}`)).toEqual([
      "ShopOrderLine in the components of the OpenAPI documents: `OrderLine` of shop, `Line` of shop_order",
    ]);
  });

  test("reports a connector that is called like a type that the OpenAPI declarations import", () => {
    expect(collisionsOf("connector: blob")).toEqual([
      "Blob in the declarations of the OpenAPI documents: the package itself, connector `blob`",
    ]);
  });

  test("reports operations whose operationIds meet", () => {
    const withEntity = (connector: string, entity: string): string =>
      `connector: ${connector}\nentities: { ${entity}: { description: Things., record: Order, actions: { get: { params: {} } } } }`;
    expect(collisionsOf(withEntity("a_b", "c"), withEntity("a", "b_c"))).toEqual([
      "aBCGet in the operationIds: operation `a.b_c.get`, operation `a_b.c.get`",
    ]);
  });
});
