import { describe, expect, it, test } from "vitest";
import type { JsonObject, World } from "../../../../templates/sandbox/definition.ts";
import type { Role } from "../../../../templates/core/roles.ts";
import { connectorOf, entityOf, list, listed, operationOf, record, recordsOf, refusalOf, run, worldOf } from "./definitions.ts";
import { customers, shop } from "./shop.ts";

/** After the last generated customer, in the seconds that customers count. */
const NOW = 1_700_000_000 + 24 * 3600;

describe("create", () => {
  test("adds a record with the next id, the time of now and the stated defaults", () => {
    const world = worldOf(shop);
    const created = record(world, "shop.customers.create", { name: "Di Newman" });
    expect(created).toEqual({
      id: "cus_0026",
      name: "Di Newman",
      email: null,
      created: NOW + 1,
      updated: NOW + 1,
      vip: true,
      note: null,
      tags: {},
    });
    expect(record(world, "shop.customers.get", { id: "cus_0026" })).toEqual(created);
    expect(listed(world, "shop.customers.list", { limit: 2 })).toEqual(["cus_0026", "cus_0025"]);
    expect(listed(world, "shop.customers.api_search", { query: "newman" })).toEqual(["cus_0026"]);
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0027", created: NOW + 2 });
  });

  test("with an id of its own", () => {
    const world = worldOf(shop);
    expect(record(world, "shop.customers.create", { id: "mine" })).toMatchObject({ id: "mine" });
    expect(record(world, "shop.customers.create", { id: "cus_0030" })).toMatchObject({ id: "cus_0030" });
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0031" });
    expect(refusalOf(() => run(world, "shop.customers.create", { id: "mine" }))).toMatchObject({
      status: 403,
      field: "params.id",
      code: "record/not-allowed",
    });
  });

  test("is refused after 10,000 records, also when they were deleted, until a reset", () => {
    const world = worldOf(shop);
    for (let count = 0; count < 10_000; count += 1) run(world, "shop.customers.create");
    run(world, "shop.customers.delete", { id: "cus_0026" });
    expect(refusalOf(() => run(world, "shop.customers.create"))).toMatchObject({
      status: 403,
      code: "record/not-allowed",
      message: "The sandbox takes at most 10000 new `customers` records. Reset it to go on.",
    });
    world.reset();
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0026" });
  });

  test("again after the record has been deleted", () => {
    const world = worldOf(shop);
    run(world, "shop.customers.delete", { id: "cus_0001" });
    expect(record(world, "shop.customers.create", { id: "cus_0001", name: "New" })).toMatchObject({ name: "New" });
    expect(record(world, "shop.customers.get", { id: "cus_0001" })).toMatchObject({ name: "New" });
    expect(listed(world, "shop.customers.list", { limit: 1 })).toEqual(["cus_0001"]);
  });

  test("counts the other fields that records are found by, unless they are given", () => {
    const boards = entityOf("boards", { id: "b1", slug: "s1" }, { identity: ["id", "slug"] });
    const create = operationOf("test.boards.create", "record", { roles: { slug: { kind: "field", field: "slug" } } });
    const world = worldOf(connectorOf("test", [boards], [create]), { records: 2 });
    expect(record(world, "test.boards.create")).toEqual({ id: "b3", slug: "s3" });
    expect(record(world, "test.boards.create", { slug: "mine" })).toEqual({ id: "b4", slug: "mine" });
  });

  test("does not give the id of the last record again, which has been deleted", () => {
    const world = worldOf(shop);
    run(world, "shop.customers.delete", { id: "cus_0025" });
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0026" });
  });

  test("never gives an id again", () => {
    const world = worldOf(shop);
    run(world, "shop.customers.create");
    run(world, "shop.customers.delete", { id: "cus_0026" });
    expect(record(world, "shop.customers.create")).toMatchObject({ id: "cus_0027" });
  });

  test("works where there are no records", () => {
    expect(record(worldOf(shop, { records: 0 }), "shop.customers.create")).toMatchObject({ id: "cus_0001" });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["a field with a value of its type", { note: null, balance: 5, name: "N" }, { name: "N", note: null }],
    ["the id, the times and fields that do not exist", { created: 5, updated: 5, other: 1 }, { created: NOW + 1, updated: NOW + 1 }],
  ])("keeps of params that are not known: %s", (_name, params, want) => {
    const created = record(worldOf(shop), "shop.customers.create", params);
    expect(created).toMatchObject(want);
    expect(Object.keys(created)).toEqual(Object.keys(customers.example));
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["a text", { text: "new" }, { text: "new" }],
    ["a text for a number", { count: "new" }, { count: 1 }],
    ["a fraction for an integer", { count: 1.5 }, { count: 1 }],
    ["an integer for a fraction", { share: 2 }, { share: 2 }],
    ["an object", { map: { b: 2 } }, { map: { b: 2 } }],
    ["a list for an object", { map: [1] }, { map: { a: 1 } }],
    ["a list", { items: [2] }, { items: [2] }],
    ["an object for a list", { items: {} }, { items: [1] }],
    ["anything for null", { nothing: 1 }, { nothing: null }],
    ["null for a text", { text: null }, { text: "old" }],
  ])("of the type of the example, or not: %s", (_name, params, want) => {
    const example = { id: "t1", text: "old", count: 1, share: 0.5, map: { a: 1 }, items: [1], nothing: null };
    const world = worldOf({
      ...shop,
      entities: shop.entities.map((entity) => (entity.name === "customers" ? { ...entity, example, blank: example } : entity)),
    });
    expect(record(world, "shop.customers.create", params)).toMatchObject(want);
  });
});

describe("update", () => {
  test("replaces what it writes, and sets the time of the change", () => {
    const world = worldOf(shop);
    const before = record(world, "shop.customers.get", { id: "cus_0002" });
    const after = record(world, "shop.customers.update", { id: "cus_0002", name: "New", tags: { a: "1" } });
    expect(after).toEqual({ ...before, name: "New", tags: { a: "1" }, updated: NOW + 1 });
    expect(record(world, "shop.customers.update", { id: "cus_0002", tags: { b: "2" } })).toEqual({
      ...after,
      tags: { b: "2" },
      updated: NOW + 2,
    });
    expect(listed(world, "shop.customers.api_search", { query: "new" })).toEqual(["cus_0002"]);
  });

  test("of a name by which records are found lets them be found by the new one only", () => {
    const found: Role = { kind: "identity", fields: ["id", "slug"] };
    const boards = entityOf(
      "boards",
      { id: "b1", slug: "s1" },
      { identity: ["id", "slug"], vary: { id: { kind: "count" }, slug: { kind: "count" } } },
    );
    const world = worldOf(
      connectorOf(
        "test",
        [boards],
        [
          operationOf("test.boards.get", "record", { roles: { id: found } }),
          operationOf("test.boards.update", "record", { roles: { id: found, slug: { kind: "field", field: "slug" } } }),
        ],
      ),
    );
    run(world, "test.boards.update", { id: "s2", slug: "mine" });
    expect(record(world, "test.boards.get", { id: "mine" })).toMatchObject({ id: "b2" });
    expect(refusalOf(() => run(world, "test.boards.get", { id: "s2" }))).toMatchObject({ status: 404 });
  });

  test("does not write stated defaults", () => {
    expect(record(worldOf(shop), "shop.customers.update", { id: "cus_0003", name: "New" })).toMatchObject({ vip: false });
  });

  test("does not change what others were given before", () => {
    const world = worldOf(shop);
    const before = record(world, "shop.customers.get", { id: "cus_0001" });
    const copy = structuredClone(before);
    run(world, "shop.customers.update", { id: "cus_0001", name: "New", tags: { a: "1" } });
    expect(before).toEqual(copy);
    expect(customers.example).toEqual(recordsOf(worldOf(shop), "shop.customers")[0]);
  });

  test("refuses an id that does not exist", () => {
    expect(refusalOf(() => run(worldOf(shop), "shop.customers.update", { id: "x", name: "New" }))).toMatchObject({
      status: 404,
      field: "params.id",
    });
  });
});

describe("delete", () => {
  test("returns the id, and the record is gone", () => {
    const world = worldOf(shop);
    expect(record(world, "shop.customers.delete", { id: "cus_0025" })).toEqual({ id: "cus_0025", deleted: true });
    expect(refusalOf(() => run(world, "shop.customers.get", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(refusalOf(() => run(world, "shop.customers.delete", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(refusalOf(() => run(world, "shop.customers.update", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(listed(world, "shop.customers.list", { limit: 1 })).toEqual(["cus_0024"]);
    expect(list(world, "shop.customers.api_search").meta).toEqual({ total: 24 });
    expect(recordsOf(world, "shop.customers")).toHaveLength(24);
  });
});

describe("a record that draws on another", () => {
  const order = (world: World, id = "ord_0001"): JsonObject => record(world, "shop.orders.get", { id });
  const untouched = (): World => worldOf(shop, { records: { "shop.refunds": 0, "shop.customers": 1, "shop.orders": 3 } });

  test("takes a part, and then what is left", () => {
    const world = untouched();
    const first = record(world, "shop.refunds.create", { order: "ord_0001", amount: 500, reason: "late" });
    expect(first).toMatchObject({ id: "re_0001", order: "ord_0001", amount: 500, reason: "late" });
    expect(order(world)).toMatchObject({ refunded_amount: 500, refunded: false, refunds: { data: [first] } });
    const second = record(world, "shop.refunds.create", { order: "ord_0001" });
    expect(second).toMatchObject({ id: "re_0002", amount: 1500 });
    expect(order(world)).toMatchObject({ refunded_amount: 2000, refunded: true, refunds: { data: [second, first] } });
    expect(listed(world, "shop.refunds.list", { order: "ord_0001" })).toEqual(["re_0002", "re_0001"]);
    expect(listed(world, "shop.orders.list", { starting_after: "ord_0002" })).toEqual(["ord_0001"]);
  });

  test("finds the other record by another param, one that can be drawn on if there are several", () => {
    const world = untouched();
    expect(record(world, "shop.refunds.create", { customer: "cus_0001" })).toMatchObject({ order: "ord_0001" });
    expect(record(world, "shop.refunds.create", { customer: "cus_0001" })).toMatchObject({ order: "ord_0002" });
  });

  it.each<[string, JsonObject, number, string | undefined]>([
    ["another record that does not exist", { order: "ord_0099" }, 404, "params.order"],
    ["no other record", { amount: 5 }, 404, "params.order"],
    ["one of two that does not exist", { order: "ord_0001", customer: "cus_0099" }, 404, "params.customer"],
    ["two that do not agree", { order: "ord_0001", customer: "cus_0002" }, 403, "params.customer"],
    ["more than there is", { order: "ord_0001", amount: 2001 }, 403, "params.amount"],
    ["nothing", { order: "ord_0001", amount: 0 }, 403, "params.amount"],
    ["less than nothing", { order: "ord_0001", amount: -5 }, 403, "params.amount"],
    ["one that is not in the state for it", { order: "ord_0003" }, 403, undefined],
  ])("is refused, and changes nothing: %s", (_name, params, status, field) => {
    const world = worldOf(shop, { records: { "shop.refunds": 0, "shop.customers": 2, "shop.orders": 3 } });
    const orders = recordsOf(world, "shop.orders").map((one, index) => ({ ...one, customer: index === 0 ? "cus_0001" : "cus_0002" }));
    const records = world.state().instances["inst_shop"]?.records;
    world.load({ version: 1, instances: { inst_shop: { connector: "shop", records: { ...records, orders } } } });
    const before = world.state();
    expect(refusalOf(() => run(world, "shop.refunds.create", params))).toMatchObject({ status, field });
    expect(world.state()).toEqual(before);
    expect(record(world, "shop.refunds.create", { order: "ord_0001" })).toMatchObject({ id: "re_0001", created: 1_700_003_601 });
  });

  test("is refused when nothing is left", () => {
    const world = untouched();
    run(world, "shop.refunds.create", { order: "ord_0001" });
    const refusal = refusalOf(() => run(world, "shop.refunds.create", { order: "ord_0001", amount: 1 }));
    expect(refusal).toMatchObject({ status: 403, code: "record/not-allowed" });
    expect(refusal.message).toContain("Nothing is left");
  });
});

describe("what a created record is in", () => {
  const repoIn: Role = { kind: "within", field: "repo.name" };
  const placed = { org: { kind: "within" }, repo: repoIn } satisfies Readonly<Record<string, Role>>;
  const issues = entityOf("issues", { id: 1, repo: { name: "web" } });
  const comments = entityOf("comments", { id: 1, text: "" }, { parents: [{ param: "issue", entities: ["issues"] }] });
  const parent: Role = { kind: "parent", entities: ["issues"] };
  const world = (): World =>
    worldOf(
      connectorOf(
        "host",
        [issues, comments],
        [
          operationOf("host.issues.list", "list", { roles: placed }),
          operationOf("host.issues.get", "record", { roles: { ...placed, id: { kind: "identity", fields: ["id"] } } }),
          operationOf("host.issues.create", "record", { roles: placed }),
          operationOf("host.comments.list", "list", { roles: { issue: parent } }),
          operationOf("host.comments.create", "record", { roles: { issue: parent, text: { kind: "field", field: "text" } } }),
        ],
      ),
      { records: 2 },
    );

  test("is shown by its field, and decides where it is found", () => {
    const host = world();
    expect(record(host, "host.issues.create", { org: "acme", repo: "app" })).toEqual({ id: 3, repo: { name: "app" } });
    expect(listed(host, "host.issues.list", { org: "acme", repo: "app" })).toEqual([3]);
    expect(listed(host, "host.issues.list", { org: "acme", repo: "web" })).toEqual([1, 2]);
    expect(record(host, "host.issues.get", { repo: "app", id: 3 })).toMatchObject({ id: 3 });
    expect(refusalOf(() => run(host, "host.issues.get", { repo: "web", id: 3 }))).toMatchObject({ status: 404 });
  });

  test("decides nothing where no field shows it", () => {
    expect(listed(world(), "host.issues.list", { org: "other" })).toEqual([1, 2]);
  });

  test("may be a record, under which it is found", () => {
    const host = world();
    expect(record(host, "host.comments.create", { issue: 2, text: "Hi" })).toEqual({ id: 7, text: "Hi" });
    expect(listed(host, "host.comments.list", { issue: 2 })).toContain(7);
    expect(listed(host, "host.comments.list", { issue: 1 })).not.toContain(7);
    expect(refusalOf(() => run(host, "host.comments.create", { issue: 9 }))).toMatchObject({ status: 404, field: "params.issue" });
  });
});
