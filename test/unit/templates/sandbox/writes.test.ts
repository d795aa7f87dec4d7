import { describe, expect, it, test } from "vitest";
import type { JsonObject, RecordStore } from "../../../../templates/sandbox/definition.ts";
import type { Role } from "../../../../templates/core/roles.ts";
import { connectorOf, entityOf, list, listed, operationOf, record, recordsOf, refusalOf, run, storeOf } from "./definitions.ts";
import { customers, shop } from "./shop.ts";

/** After the last generated customer, in the seconds that customers count. */
const NOW = 1_700_000_000 + 24 * 3600;

describe("create", () => {
  test("adds a record with the next id, the time of now and the stated defaults", () => {
    const store = storeOf(shop);
    const created = record(store, "shop.customers.create", { name: "Di Newman" });
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
    expect(record(store, "shop.customers.get", { id: "cus_0026" })).toEqual(created);
    expect(listed(store, "shop.customers.list", { limit: 2 })).toEqual(["cus_0026", "cus_0025"]);
    expect(listed(store, "shop.customers.api_search", { query: "newman" })).toEqual(["cus_0026"]);
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0027", created: NOW + 2 });
  });

  test("with an id of its own", () => {
    const store = storeOf(shop);
    expect(record(store, "shop.customers.create", { id: "mine" })).toMatchObject({ id: "mine" });
    expect(record(store, "shop.customers.create", { id: "cus_0030" })).toMatchObject({ id: "cus_0030" });
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0031" });
    expect(refusalOf(() => run(store, "shop.customers.create", { id: "mine" }))).toMatchObject({
      status: 403,
      field: "params.id",
      code: "record/not-allowed",
    });
  });

  test("is refused after 10,000 records, also when they were deleted, until a reset", () => {
    const store = storeOf(shop);
    for (let count = 0; count < 10_000; count += 1) run(store, "shop.customers.create");
    run(store, "shop.customers.delete", { id: "cus_0026" });
    expect(refusalOf(() => run(store, "shop.customers.create"))).toMatchObject({
      status: 403,
      code: "record/not-allowed",
      message: "The sandbox takes at most 10000 new `customers` records. Reset it to go on.",
    });
    store.reset();
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0026" });
  });

  test("again after the record has been deleted", () => {
    const store = storeOf(shop);
    run(store, "shop.customers.delete", { id: "cus_0001" });
    expect(record(store, "shop.customers.create", { id: "cus_0001", name: "New" })).toMatchObject({ name: "New" });
    expect(record(store, "shop.customers.get", { id: "cus_0001" })).toMatchObject({ name: "New" });
    expect(listed(store, "shop.customers.list", { limit: 1 })).toEqual(["cus_0001"]);
  });

  test("counts the other fields that records are found by, unless they are given", () => {
    const boards = entityOf("boards", { id: "b1", slug: "s1" }, { identity: ["id", "slug"] });
    const create = operationOf("test.boards.create", "record", { roles: { slug: { kind: "field", field: "slug" } } });
    const store = storeOf(connectorOf("test", [boards], [create]), { records: 2 });
    expect(record(store, "test.boards.create")).toEqual({ id: "b3", slug: "s3" });
    expect(record(store, "test.boards.create", { slug: "mine" })).toEqual({ id: "b4", slug: "mine" });
  });

  test("does not give the id of the last record again, which has been deleted", () => {
    const store = storeOf(shop);
    run(store, "shop.customers.delete", { id: "cus_0025" });
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0026" });
  });

  test("never gives an id again", () => {
    const store = storeOf(shop);
    run(store, "shop.customers.create");
    run(store, "shop.customers.delete", { id: "cus_0026" });
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0027" });
  });

  test("works where there are no records", () => {
    expect(record(storeOf(shop, { records: 0 }), "shop.customers.create")).toMatchObject({ id: "cus_0001" });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["a field with a value of its type", { note: null, balance: 5, name: "N" }, { name: "N", note: null }],
    ["the id, the times and fields that do not exist", { created: 5, updated: 5, other: 1 }, { created: NOW + 1, updated: NOW + 1 }],
  ])("keeps of params that are not known: %s", (_name, params, want) => {
    const created = record(storeOf(shop), "shop.customers.create", params);
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
    const store = storeOf({
      ...shop,
      entities: shop.entities.map((entity) => (entity.name === "customers" ? { ...entity, example, blank: example } : entity)),
    });
    expect(record(store, "shop.customers.create", params)).toMatchObject(want);
  });
});

describe("update", () => {
  test("replaces what it writes, and sets the time of the change", () => {
    const store = storeOf(shop);
    const before = record(store, "shop.customers.get", { id: "cus_0002" });
    const after = record(store, "shop.customers.update", { id: "cus_0002", name: "New", tags: { a: "1" } });
    expect(after).toEqual({ ...before, name: "New", tags: { a: "1" }, updated: NOW + 1 });
    expect(record(store, "shop.customers.update", { id: "cus_0002", tags: { b: "2" } })).toEqual({
      ...after,
      tags: { b: "2" },
      updated: NOW + 2,
    });
    expect(listed(store, "shop.customers.api_search", { query: "new" })).toEqual(["cus_0002"]);
  });

  test("of a name by which records are found lets them be found by the new one only", () => {
    const found: Role = { kind: "identity", fields: ["id", "slug"] };
    const boards = entityOf(
      "boards",
      { id: "b1", slug: "s1" },
      { identity: ["id", "slug"], vary: { id: { kind: "count" }, slug: { kind: "count" } } },
    );
    const store = storeOf(
      connectorOf(
        "test",
        [boards],
        [
          operationOf("test.boards.get", "record", { roles: { id: found } }),
          operationOf("test.boards.update", "record", { roles: { id: found, slug: { kind: "field", field: "slug" } } }),
        ],
      ),
    );
    run(store, "test.boards.update", { id: "s2", slug: "mine" });
    expect(record(store, "test.boards.get", { id: "mine" })).toMatchObject({ id: "b2" });
    expect(refusalOf(() => run(store, "test.boards.get", { id: "s2" }))).toMatchObject({ status: 404 });
  });

  test("does not write stated defaults", () => {
    expect(record(storeOf(shop), "shop.customers.update", { id: "cus_0003", name: "New" })).toMatchObject({ vip: false });
  });

  test("does not change what others were given before", () => {
    const store = storeOf(shop);
    const before = record(store, "shop.customers.get", { id: "cus_0001" });
    const copy = structuredClone(before);
    run(store, "shop.customers.update", { id: "cus_0001", name: "New", tags: { a: "1" } });
    expect(before).toEqual(copy);
    expect(customers.example).toEqual(recordsOf(storeOf(shop), "shop.customers")[0]);
  });

  test("refuses an id that does not exist", () => {
    expect(refusalOf(() => run(storeOf(shop), "shop.customers.update", { id: "x", name: "New" }))).toMatchObject({
      status: 404,
      field: "params.id",
    });
  });
});

describe("delete", () => {
  test("returns the id, and the record is gone", () => {
    const store = storeOf(shop);
    expect(record(store, "shop.customers.delete", { id: "cus_0025" })).toEqual({ id: "cus_0025", deleted: true });
    expect(refusalOf(() => run(store, "shop.customers.get", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(refusalOf(() => run(store, "shop.customers.delete", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(refusalOf(() => run(store, "shop.customers.update", { id: "cus_0025" }))).toMatchObject({ status: 404 });
    expect(listed(store, "shop.customers.list", { limit: 1 })).toEqual(["cus_0024"]);
    expect(list(store, "shop.customers.api_search").meta).toEqual({ total: 24 });
    expect(recordsOf(store, "shop.customers")).toHaveLength(24);
  });
});

describe("a record that draws on another", () => {
  const order = (store: RecordStore, id = "ord_0001"): JsonObject => record(store, "shop.orders.get", { id });
  const untouched = (): RecordStore => storeOf(shop, { records: { "shop.refunds": 0, "shop.customers": 1, "shop.orders": 3 } });

  test("takes a part, and then what is left", () => {
    const store = untouched();
    const first = record(store, "shop.refunds.create", { order: "ord_0001", amount: 500, reason: "late" });
    expect(first).toMatchObject({ id: "re_0001", order: "ord_0001", amount: 500, reason: "late" });
    expect(order(store)).toMatchObject({ refunded_amount: 500, refunded: false, refunds: { data: [first] } });
    const second = record(store, "shop.refunds.create", { order: "ord_0001" });
    expect(second).toMatchObject({ id: "re_0002", amount: 1500 });
    expect(order(store)).toMatchObject({ refunded_amount: 2000, refunded: true, refunds: { data: [second, first] } });
    expect(listed(store, "shop.refunds.list", { order: "ord_0001" })).toEqual(["re_0002", "re_0001"]);
    expect(listed(store, "shop.orders.list", { starting_after: "ord_0002" })).toEqual(["ord_0001"]);
  });

  test("finds the other record by another param, one that can be drawn on if there are several", () => {
    const store = untouched();
    expect(record(store, "shop.refunds.create", { customer: "cus_0001" })).toMatchObject({ order: "ord_0001" });
    expect(record(store, "shop.refunds.create", { customer: "cus_0001" })).toMatchObject({ order: "ord_0002" });
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
    const store = storeOf(shop, { records: { "shop.refunds": 0, "shop.customers": 2, "shop.orders": 3 } });
    const orders = recordsOf(store, "shop.orders").map((one, index) => ({ ...one, customer: index === 0 ? "cus_0001" : "cus_0002" }));
    const records = store.state().instances["inst_shop"]?.records;
    store.load({ version: 1, instances: { inst_shop: { connector: "shop", records: { ...records, orders } } } });
    const before = store.state();
    expect(refusalOf(() => run(store, "shop.refunds.create", params))).toMatchObject({ status, field });
    expect(store.state()).toEqual(before);
    expect(record(store, "shop.refunds.create", { order: "ord_0001" })).toMatchObject({ id: "re_0001", created: 1_700_003_601 });
  });

  test("is refused when nothing is left", () => {
    const store = untouched();
    run(store, "shop.refunds.create", { order: "ord_0001" });
    const refusal = refusalOf(() => run(store, "shop.refunds.create", { order: "ord_0001", amount: 1 }));
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
  const store = (): RecordStore =>
    storeOf(
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
    const host = store();
    expect(record(host, "host.issues.create", { org: "acme", repo: "app" })).toEqual({ id: 3, repo: { name: "app" } });
    expect(listed(host, "host.issues.list", { org: "acme", repo: "app" })).toEqual([3]);
    expect(listed(host, "host.issues.list", { org: "acme", repo: "web" })).toEqual([1, 2]);
    expect(record(host, "host.issues.get", { repo: "app", id: 3 })).toMatchObject({ id: 3 });
    expect(refusalOf(() => run(host, "host.issues.get", { repo: "web", id: 3 }))).toMatchObject({ status: 404 });
  });

  test("decides nothing where no field shows it", () => {
    expect(listed(store(), "host.issues.list", { org: "other" })).toEqual([1, 2]);
  });

  test("may be a record, under which it is found", () => {
    const host = store();
    expect(record(host, "host.comments.create", { issue: 2, text: "Hi" })).toEqual({ id: 7, text: "Hi" });
    expect(listed(host, "host.comments.list", { issue: 2 })).toContain(7);
    expect(listed(host, "host.comments.list", { issue: 1 })).not.toContain(7);
    expect(refusalOf(() => run(host, "host.comments.create", { issue: 9 }))).toMatchObject({ status: 404, field: "params.issue" });
  });
});
