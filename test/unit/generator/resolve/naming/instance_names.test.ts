import { describe, expect, it } from "vitest";
import { findCollisions } from "../../../../../generator/resolve/naming/collisions.ts";
import type { Model } from "../../../../../generator/resolve/model/types.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

/** "name in namespace" and the claimants of each collision. */
function collisionsIn(model: Model): readonly { readonly place: string; readonly claimants: string }[] {
  return findCollisions(model).map(({ name, namespace, claimants }) => ({
    place: `${name} in ${namespace}`,
    claimants: claimants.map(({ what }) => what).join(", "),
  }));
}

/** "name in namespace: claimant, claimant" of a connector with these entities and records. */
function collisions(entities: readonly string[], records: readonly string[] = []): readonly string[] {
  const lines = [
    "records:",
    ...["Order", ...records].map((name) => `  ${name}: { fields: { id: string } }`),
    "entities:",
    ...entities.map((name) => `  ${name}: { description: Things., record: Order, actions: { get: { params: {} } } }`),
  ];
  return collisionsIn(catalogOf(lines.join("\n")).model()).map(({ place, claimants }) => `${place}: ${claimants}`);
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
    expect(collisions(["orders"], ["ShopInstance"])).toEqual(["ShopInstance in the types of shop: the package itself, `ShopInstance`"]);
  });

  it("collide with a record that has the name of an entity's actions", () => {
    expect(collisions(["orders"], ["ShopOrdersActions"])).toEqual([
      "ShopOrdersActions in the types of shop: `ShopOrdersActions`, entity `orders`",
    ]);
  });

  it("collide with a connector that has the name of another one's instance", () => {
    const connectors = ["shop", "shop_instance", "call_options"].map((id) => `connector: ${id}`);
    const found = collisionsIn(catalogOf(...connectors).model()).map(({ place }) => place);
    expect(found.toSorted()).toEqual(["CallOptions in the types of the package", "ShopInstance in the types of the package"]);
  });

  it("do not collide with entities of similar names", () => {
    expect(collisions(["calls", "executes", "instance", "instances", "actions"])).toEqual([]);
  });
});
