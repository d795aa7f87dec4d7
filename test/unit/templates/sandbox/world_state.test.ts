import { describe, expect, it, test } from "vitest";
import type { JsonObject, SandboxState, World } from "../../../../templates/sandbox/definition.ts";
import { list, listed, record, recordsOf, refusalOf, run, worldOf } from "./definitions.ts";
import { Download } from "../../../../templates/runtime/server/download.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

/** A state of one instance, `inst_<connector>`. */
function stateOf(connector: string, records: Readonly<Record<string, readonly JsonObject[]>>): SandboxState {
  return { version: 1, instances: { [`inst_${connector}`]: { connector, records } } };
}

function write(world: World): void {
  run(world, "shop.customers.create", { name: "New" });
  run(world, "shop.customers.update", { id: "cus_0002", name: "Other" });
  run(world, "shop.customers.delete", { id: "cus_0003" });
  run(world, "shop.refunds.create", { order: "ord_0001", amount: 1 });
}

describe("reset", () => {
  test("brings back the records and instances of the start", () => {
    const world = worldOf(shop);
    const before = world.state();
    write(world);
    world.addInstance("mine", "shop");
    expect(world.state()).not.toEqual(before);
    world.reset();
    expect(world.state()).toEqual(before);
    expect(world.connectorOf("mine")).toBeUndefined();
    expect(record(world, "shop.customers.create")).toEqual(record(worldOf(shop), "shop.customers.create"));
  });
});

describe("state", () => {
  test("is plain JSON that nobody can change", () => {
    const world = worldOf([shop, forum, drive]);
    const state = world.state();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const [first] = state.instances["inst_shop"]?.records["orders"] ?? [];
    expect(Object.isFrozen(first)).toBe(true);
    expect(Object.isFrozen(first?.["refunds"])).toBe(true);
    write(world);
    expect(world.state()).not.toEqual(state);
  });

  test("stays as it was when records change", () => {
    const world = worldOf(shop);
    const state = world.state();
    const copy = structuredClone(state);
    write(world);
    expect(state).toEqual(copy);
  });

  test("keeps instances apart", () => {
    const world = worldOf(shop);
    world.addInstance("mine", "shop");
    run(world, "shop.customers.delete", { id: "cus_0001" });
    expect(world.execute("mine", "shop.customers.get", { id: "cus_0001" })).toMatchObject({ id: "cus_0001" });
  });
});

describe("load", () => {
  test("gives a world that behaves the same", () => {
    const worlds = [worldOf(shop), worldOf(shop)];
    const [first, second] = worlds as [World, World];
    write(first);
    second.load(first.state());
    expect(second.state()).toEqual(first.state());
    const answers = worlds.map((world) => [
      record(world, "shop.customers.create"),
      record(world, "shop.customers.update", { id: "cus_0002", name: "Again" }),
      list(world, "shop.customers.list"),
      record(world, "shop.refunds.create", { order: "ord_0001", amount: 1 }),
      world.state(),
    ]);
    expect(answers[0]).toEqual(answers[1]);
  });

  test("does not keep the objects that it was given", () => {
    const world = worldOf(shop);
    const tags: Record<string, string> = { a: "1" };
    world.load(stateOf("shop", { customers: [{ id: "c", name: "n", email: null, created: 5, updated: 5, vip: true, note: null, tags }] }));
    tags["a"] = "2";
    expect(record(world, "shop.customers.get", { id: "c" })).toMatchObject({ tags: { a: "1" } });
    expect(Object.isFrozen(tags)).toBe(false);
  });

  test("leaves entities and instances empty that the state leaves out", () => {
    const world = worldOf([shop, forum]);
    world.load(stateOf("shop", { customers: [{ id: "c" }] }));
    expect(listed(world, "shop.orders.list", { status: "all" })).toEqual([]);
    expect(world.connectorOf("inst_forum")).toBeUndefined();
    expect(recordsOf(world, "shop.customers")).toEqual([{ id: "c" }]);
  });

  test("continues ids and times after the highest ones", () => {
    const world = worldOf(shop);
    const late = 1_900_000_000;
    world.load(
      stateOf("shop", {
        customers: [{ id: "cus_0700", created: late }, { id: "cus_0002", created: 1, updated: late + 50 }, { id: "other" }],
      }),
    );
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0701", created: late + 51 });
  });

  test("starts ids with the example where no record has one of its style", () => {
    const world = worldOf(shop);
    world.load(stateOf("shop", { customers: [{ id: "other" }] }));
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0001" });
  });

  it.each<[string, string, readonly JsonObject[], readonly unknown[]]>([
    ["the first record of the parent's entity", "topics", [{ ts: "3" }], ["b"]],
    ["the one that it names", "topics", [{ ts: "3", board: "c" }], ["c"]],
  ])("gives children without a parent to %s", (_name, entity, records, want) => {
    const world = worldOf(forum);
    world.load(stateOf("forum", { boards: [{ id: "b" }, { id: "c" }], [entity]: records }));
    expect(recordsOf(world, `forum.${entity}`).map(({ board }) => board)).toEqual(want);
  });

  test("gives children without parents to the first one, and to its parent", () => {
    const world = worldOf(forum);
    world.load(
      stateOf("forum", {
        boards: [{ id: "b" }, { id: "c" }],
        topics: [{ ts: "1", board: "c" }, { ts: "2" }],
        replies: [{ id: 1 }, { id: 2, topic_ts: "2" }, { id: 3, topic_ts: "2", board: "z" }],
        notes: [{ id: "n" }],
      }),
    );
    expect(recordsOf(world, "forum.replies")).toEqual([
      { id: 1, topic_ts: "1", board: "c" },
      { id: 2, topic_ts: "2", board: "b" },
      { id: 3, topic_ts: "2", board: "z" },
    ]);
    expect(recordsOf(world, "forum.notes")).toEqual([{ id: "n", on: "b" }]);
    expect(listed(world, "forum.replies.list", { board: "c", ts: "1" })).toEqual([1]);
  });

  test("leaves children as they are where there are no parents", () => {
    const world = worldOf(forum);
    world.load(stateOf("forum", { replies: [{ id: 1 }] }));
    expect(recordsOf(world, "forum.replies")).toEqual([{ id: 1 }]);
  });

  test("takes records with missing fields and other types", () => {
    const world = worldOf([shop, drive]);
    world.load({
      version: 1,
      instances: {
        inst_shop: {
          connector: "shop",
          records: { customers: [{}, { id: 5, created: "soon" }], orders: [{ id: "o", amount: null, refunds: null, status: "paid" }] },
        },
        inst_drive: { connector: "drive", records: { files: [{ id: "f", mimeType: "no media type", size: "many", attachments: null }] } },
      },
    });
    expect(list(world, "shop.customers.list").records).toEqual([{ id: 5, created: "soon" }, {}]);
    expect(refusalOf(() => run(world, "shop.refunds.create", { order: "o" }))).toMatchObject({ status: 403 });
    const file = run(world, "drive.files.download", { fileId: "f" });
    expect(file instanceof Download && Object.keys(file.details)).toEqual(["size"]);
    expect(refusalOf(() => run(world, "drive.attachments.download", { fileId: "f", index: 0 }))).toMatchObject({ status: 404 });
  });

  test("refuses a connector that does not exist, and changes nothing", () => {
    const world = worldOf(shop);
    const before = world.state();
    expect(() => world.load({ version: 1, instances: { a: { connector: "other", records: {} } } })).toThrow(RangeError);
    expect(world.state()).toEqual(before);
  });
});
