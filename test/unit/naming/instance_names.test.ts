import type { Place } from "../../../generator/source/place.ts";
import { describe, expect, it } from "vitest";
import { findCollisions } from "../../../generator/naming/collisions.ts";
import { miniGateway } from "../../fixtures/mini_gateway.ts";
import { connector, entity, recordDefinition } from "../../fixtures/model_builders.ts";

function at(...path: (string | number)[]): { at: Place } {
  return { at: { file: "spec/connectors/shop.yaml", path } };
}

/** "name in namespace: claimant, claimant" of a connector with some entities. */
function collisions(entities: readonly string[], records: readonly string[] = []): readonly string[] {
  const shop = connector("shop", "Shop", "00000000-0000-4000-8000-000000000000", {
    entities: entities.map((name) => ({ ...entity(name, []), ...at("entities", name) })),
    records: records.map((name) => recordDefinition(name, [], at("records", name))),
  });
  return findCollisions({ gateway: miniGateway, connectors: [shop] }).map(
    ({ name, namespace, claimants }) => `${name} in ${namespace}: ${claimants.map(({ what }) => what).join(", ")}`,
  );
}

describe("the names of an instance", () => {
  it.each([
    ["call", "call in the members of an instance of shop: the package itself, entity `call`"],
    ["execute", "execute in the members of an instance of shop: the package itself, entity `execute`"],
  ])("collide with an entity `%s`", (name, want) => {
    expect(collisions(["orders", name])).toEqual([want]);
  });

  it("collide when two entities have the same type", () => {
    expect(collisions(["item_1", "item1"])).toContain("ShopItem1Actions in the types of shop: entity `item_1`, entity `item1`");
  });

  it("collide with a record that has the name of the instance's type", () => {
    expect(collisions([], ["ShopInstance"])).toEqual(["ShopInstance in the types of shop: the package itself, `ShopInstance`"]);
  });

  it("collide with a record that has the name of an entity's actions", () => {
    expect(collisions(["orders"], ["ShopOrdersActions"])).toEqual([
      "ShopOrdersActions in the types of shop: `ShopOrdersActions`, entity `orders`",
    ]);
  });

  it("collide with a connector that has the name of another one's instance", () => {
    const connectors = ["shop", "shop_instance", "call_options"].map((id) => connector(id, id, "00000000-0000-4000-8000-000000000000", {}));
    const found = findCollisions({ gateway: miniGateway, connectors }).map(({ name, namespace }) => `${name} in ${namespace}`);
    expect(found.sort()).toEqual(["CallOptions in the types of the package", "ShopInstance in the types of the package"]);
  });

  it("do not collide with entities of similar names", () => {
    expect(collisions(["calls", "executes", "instance", "instances", "actions"])).toEqual([]);
  });
});
