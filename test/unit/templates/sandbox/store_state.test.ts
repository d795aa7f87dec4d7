import { describe, expect, it, test } from "vitest";
import type { JsonObject, SandboxState, RecordStore } from "../../../../templates/sandbox/definition.ts";
import { list, listed, record, recordsOf, refusalOf, run, storeOf } from "./definitions.ts";
import { Download } from "../../../../templates/runtime/server/download.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

/** A state of one instance, `inst_<connector>`. */
function stateOf(connector: string, records: Readonly<Record<string, readonly JsonObject[]>>): SandboxState {
  return { version: 1, instances: { [`inst_${connector}`]: { connector, records } } };
}

function write(store: RecordStore): void {
  run(store, "shop.customers.create", { name: "New" });
  run(store, "shop.customers.update", { id: "cus_0002", name: "Other" });
  run(store, "shop.customers.delete", { id: "cus_0003" });
  run(store, "shop.refunds.create", { order: "ord_0001", amount: 1 });
}

describe("reset", () => {
  test("brings back the records and instances of the start", () => {
    const store = storeOf(shop);
    const before = store.state();
    write(store);
    store.addInstance("mine", "shop");
    expect(store.state()).not.toEqual(before);
    store.reset();
    expect(store.state()).toEqual(before);
    expect(store.connectorOf("mine")).toBeUndefined();
    expect(record(store, "shop.customers.create")).toEqual(record(storeOf(shop), "shop.customers.create"));
  });
});

describe("state", () => {
  test("is plain JSON that nobody can change", () => {
    const store = storeOf([shop, forum, drive]);
    const state = store.state();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const [first] = state.instances["inst_shop"]?.records["orders"] ?? [];
    expect(Object.isFrozen(first)).toBe(true);
    expect(Object.isFrozen(first?.["refunds"])).toBe(true);
    write(store);
    expect(store.state()).not.toEqual(state);
  });

  test("stays as it was when records change", () => {
    const store = storeOf(shop);
    const state = store.state();
    const copy = structuredClone(state);
    write(store);
    expect(state).toEqual(copy);
  });

  test("keeps instances apart", () => {
    const store = storeOf(shop);
    store.addInstance("mine", "shop");
    run(store, "shop.customers.delete", { id: "cus_0001" });
    expect(store.execute("mine", "shop.customers.get", { id: "cus_0001" })).toMatchObject({ id: "cus_0001" });
  });
});

describe("load", () => {
  test("gives a store that behaves the same", () => {
    const stores = [storeOf(shop), storeOf(shop)];
    const [first, second] = stores as [RecordStore, RecordStore];
    write(first);
    second.load(first.state());
    expect(second.state()).toEqual(first.state());
    const answers = stores.map((store) => [
      record(store, "shop.customers.create"),
      record(store, "shop.customers.update", { id: "cus_0002", name: "Again" }),
      list(store, "shop.customers.list"),
      record(store, "shop.refunds.create", { order: "ord_0001", amount: 1 }),
      store.state(),
    ]);
    expect(answers[0]).toEqual(answers[1]);
  });

  test("does not keep the objects that it was given", () => {
    const store = storeOf(shop);
    const tags: Record<string, string> = { a: "1" };
    store.load(stateOf("shop", { customers: [{ id: "c", name: "n", email: null, created: 5, updated: 5, vip: true, note: null, tags }] }));
    tags["a"] = "2";
    expect(record(store, "shop.customers.get", { id: "c" })).toMatchObject({ tags: { a: "1" } });
    expect(Object.isFrozen(tags)).toBe(false);
  });

  test("leaves entities and instances empty that the state leaves out", () => {
    const store = storeOf([shop, forum]);
    store.load(stateOf("shop", { customers: [{ id: "c" }] }));
    expect(listed(store, "shop.orders.list", { status: "all" })).toEqual([]);
    expect(store.connectorOf("inst_forum")).toBeUndefined();
    expect(recordsOf(store, "shop.customers")).toEqual([{ id: "c" }]);
  });

  test("continues ids and times after the highest ones", () => {
    const store = storeOf(shop);
    const late = 1_900_000_000;
    store.load(
      stateOf("shop", {
        customers: [{ id: "cus_0700", created: late }, { id: "cus_0002", created: 1, updated: late + 50 }, { id: "other" }],
      }),
    );
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0701", created: late + 51 });
  });

  test("starts ids with the example where no record has one of its style", () => {
    const store = storeOf(shop);
    store.load(stateOf("shop", { customers: [{ id: "other" }] }));
    expect(record(store, "shop.customers.create")).toMatchObject({ id: "cus_0001" });
  });

  it.each<[string, string, readonly JsonObject[], readonly unknown[]]>([
    ["the first record of the parent's entity", "topics", [{ ts: "3" }], ["b"]],
    ["the one that it names", "topics", [{ ts: "3", board: "c" }], ["c"]],
  ])("gives children without a parent to %s", (_name, entity, records, want) => {
    const store = storeOf(forum);
    store.load(stateOf("forum", { boards: [{ id: "b" }, { id: "c" }], [entity]: records }));
    expect(recordsOf(store, `forum.${entity}`).map(({ board }) => board)).toEqual(want);
  });

  test("gives children without parents to the first one, and to its parent", () => {
    const store = storeOf(forum);
    store.load(
      stateOf("forum", {
        boards: [{ id: "b" }, { id: "c" }],
        topics: [{ ts: "1", board: "c" }, { ts: "2" }],
        replies: [{ id: 1 }, { id: 2, topic_ts: "2" }, { id: 3, topic_ts: "2", board: "z" }],
        notes: [{ id: "n" }],
      }),
    );
    expect(recordsOf(store, "forum.replies")).toEqual([
      { id: 1, topic_ts: "1", board: "c" },
      { id: 2, topic_ts: "2", board: "b" },
      { id: 3, topic_ts: "2", board: "z" },
    ]);
    expect(recordsOf(store, "forum.notes")).toEqual([{ id: "n", on: "b" }]);
    expect(listed(store, "forum.replies.list", { board: "c", ts: "1" })).toEqual([1]);
  });

  test("leaves children as they are where there are no parents", () => {
    const store = storeOf(forum);
    store.load(stateOf("forum", { replies: [{ id: 1 }] }));
    expect(recordsOf(store, "forum.replies")).toEqual([{ id: 1 }]);
  });

  test("takes records with missing fields and other types", () => {
    const store = storeOf([shop, drive]);
    store.load({
      version: 1,
      instances: {
        inst_shop: {
          connector: "shop",
          records: { customers: [{}, { id: 5, created: "soon" }], orders: [{ id: "o", amount: null, refunds: null, status: "paid" }] },
        },
        inst_drive: { connector: "drive", records: { files: [{ id: "f", mimeType: "no media type", size: "many", attachments: null }] } },
      },
    });
    expect(list(store, "shop.customers.list").records).toEqual([{ id: 5, created: "soon" }, {}]);
    expect(refusalOf(() => run(store, "shop.refunds.create", { order: "o" }))).toMatchObject({ status: 403 });
    const file = run(store, "drive.files.download", { fileId: "f" });
    expect(file instanceof Download && Object.keys(file.details)).toEqual(["size"]);
    expect(refusalOf(() => run(store, "drive.attachments.download", { fileId: "f", index: 0 }))).toMatchObject({ status: 404 });
  });

  test("refuses a connector that does not exist, and changes nothing", () => {
    const store = storeOf(shop);
    const before = store.state();
    expect(() => store.load({ version: 1, instances: { a: { connector: "other", records: {} } } })).toThrow(RangeError);
    expect(store.state()).toEqual(before);
  });
});
